"""What the game's own events change of a table: its beginning, moves, offers, and its end."""

from msgspec.structs import replace

from kostka.game.log import AnyLog, Undo
from kostka.game.seats import Actor, Role
from kostka.live import events as e
from kostka.live.events import OfferKind
from kostka.live.origin import beginning
from kostka.live.phase import RUNNING, Phase
from kostka.live.seat_state import Away
from kostka.live.table import (
    Changes,
    OpenOffer,
    PauseState,
    Table,
    ready_move,
    rest_due,
    running_down,
)
from kostka.live.time_used import decided, one_more, with_spent

FIRST_WAIT = 60_000
"""The longest that others wait in a game for somebody who is away, in ms."""


def begun(table: Table, _body: e.Begun, at: int) -> Changes:
    """The game begins; who is away already is waited for no longer than in a game."""
    info = table.info
    for seat, seat_state in enumerate(table.seats):
        if seat_state.away is not None:
            until = min(seat_state.away.until, at + FIRST_WAIT)
            info = info.changed(seat, away=Away(seat_state.away.since, until))
    log = beginning(table)
    running = {"info": info, "phase": RUNNING, "begun": at}
    return running | _gone_on(table, log, at) | _anew(log, at)


def moved(table: Table, body: e.Moved, at: int) -> Changes:
    """A move of the game. Raises Refusal for one that cannot be."""
    assert table.log is not None
    by, before, spent = body.by, table.log.state, table.time_used
    move = table.info.move(bytes(body.move))
    log = table.log.append(move)
    if isinstance(by, int) and body.ms is not None:
        spent = one_more(spent, by, body.ms)
    if table.phase is not RUNNING:  # a signature after the end
        return {"time_used": spent, "log": log, "countdowns": running_down(table, log, at)}
    changes = _gone_on(table, log, at)
    chosen = by in table.actors and move != ready_move(table, by)
    if chosen or table.actors != changes["actors"] or _ruled(table, by, log):
        spent = decided(spent)
        changes |= _anew(log, at)
    changes["time_used"] = spent
    # the end of a part (a gam, a round) is where dice and hands are shown
    game = table.info.game
    same = game.timing.part(before) == game.timing.part(log.state)
    if isinstance(by, int) and body.engine is None and same and not game.stays(log.state, move):
        changes["undoable_by"], changes["unspent"] = by, table.time_used[by]
    return changes


def _ruled(table: Table, by: Actor, log: AnyLog) -> bool:
    """The referee has decided something by which there is something else to choose from."""
    if by is not Role.REFEREE:
        return False
    rules, before = table.info.game.rules, table.state()
    seats = [actor for actor in table.actors if isinstance(actor, int)]
    return any(rules.legal(before, seat) != rules.legal(log.state, seat) for seat in seats)


def undone(table: Table, body: e.Undone, at: int) -> Changes:
    """A move taken back: what is due then is due anew, and neither the time that the move took nor
    what it added to its seat's clock counts."""
    assert table.log is not None
    log, spent = table.log.append(Undo(body.entry)), table.time_used
    if table.undoable_by is not None and table.unspent is not None:
        spent = with_spent(spent, table.undoable_by, table.unspent)
    return _gone_on(table, log, at) | _anew(log, at) | {"time_used": decided(spent)}


def _anew(log: AnyLog, at: int) -> Changes:
    """Another decision has fallen due: its time begins."""
    return {"decision_since": at, "decision_position": len(log.entries), "marked": 0, "late": False}


def _gone_on(table: Table, log: AnyLog, at: int) -> Changes:
    """The game has gone on: what was offered for its former state is void, and it may rest."""
    game, state, rest = table.info.game, log.state, table.pause
    due = rest_due(table.info, state)
    if due is None:
        rest = None
    elif rest is None or rest.about != due.about:
        rest = PauseState(at, len(log.entries), due.about)
    return {
        "log": log,
        "actors": game.rules.actors(state),
        "pause": rest,
        "countdowns": running_down(table, log, at),
        "offers": table.offers and _others(table, OfferKind.UNDO),
        "undoable_by": None,
    }


def offered(table: Table, body: e.Offered, _at: int) -> Changes:
    """An offer stands, in the place of an earlier one of its kind."""
    offer = OpenOffer(body.what, body.seat, body.position)
    return {"offers": (*_others(table, body.what), offer)}


def answered(table: Table, body: e.Answered, _at: int) -> Changes:
    """One more agrees; a no ends the offer."""
    others = _others(table, body.what)
    if not body.yes:
        return {"offers": others}
    agreed = tuple(
        replace(offer, agreed=(*offer.agreed, body.seat))
        for offer in table.offers
        if offer.what is body.what
    )
    return {"offers": others + agreed}


def rematch(table: Table, body: e.Rematch, _at: int) -> Changes:
    """The same people go on elsewhere."""
    return {"next": body.table, "offers": _others(table, OfferKind.REMATCH)}


def ended(_table: Table, body: e.Ended, _at: int) -> Changes:
    """The game is over, and waits for nobody."""
    return {"phase": Phase.OVER, "ended": body, "actors": (), "offers": (), "pause": None}


def _others(table: Table, what: OfferKind) -> tuple[OpenOffer, ...]:
    return tuple(offer for offer in table.offers if offer.what is not what)
