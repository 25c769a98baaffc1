"""A table's events, folded: the table that they come to."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from kostka.game.log import AnyLog, Undo
from kostka.game.room import room
from kostka.game.seats import Seat
from kostka.live import events as e
from kostka.live.chair import Away, Chair, decided
from kostka.live.events import Event, What
from kostka.live.origin import beginning
from kostka.live.phase import Phase
from kostka.live.table import Offer, Rest, Table, move_of, ready_move, running_down, with_chair

LONG_ABSENCE = 20_000
"""An absence is counted from so many ms on: a tunnel is none."""
FIRST_WAIT = 60_000
"""The longest that others wait in a game for somebody who is away, in ms."""

_room = cache(room)


def fold(events: Iterable[Event]) -> Table:
    """The table that these events, from the first on, come to."""
    table: Table | None = None
    for event in events:
        table = _first(event) if table is None else after(table, event)
    if table is None:
        raise ValueError("a table has at least one event")
    return table


def replay(events: Iterable[Event]) -> Iterator[tuple[Table | None, Event, Table]]:
    """Every event with the table before it (None before the first) and after it."""
    table: Table | None = None
    for event in events:
        then = _first(event) if table is None else after(table, event)
        yield table, event, then
        table = then


def after(table: Table, event: Event) -> Table:
    """The table with one more event. Raises RuleError for a move that cannot be."""
    if event.number != table.number + 1:
        raise ValueError(f"event {event.number} after {table.number}")
    at = max(event.at, table.at)
    known: tuple[e.Body, int, Table] | None = table.__dict__.get("after")
    if known is not None and known[0] is event.body and known[1] == at:
        return known[2]  # whoever decided on this event has applied it already
    stepped = replace(_AFTER[type(event.body)](table, event.body, at), number=event.number, at=at)
    table.__dict__["after"] = (event.body, at, stepped)
    return stepped


def _first(event: Event) -> Table:
    body = event.body
    if not isinstance(body, e.Created) or event.number != 1:
        raise ValueError("a table's first event is that it was created")
    chairs = tuple(Chair() for _ in body.setup.seats)
    where = _room(body.setup.game)
    fixed = (body.table, where, body.setup, body.owner, body.commitment, chairs, 1, event.at)
    return Table(*fixed, lead=body.lead)


def _created(_table: Table, _body: e.Created, _at: int) -> Table:
    raise ValueError("a table is created once")


def _joined(table: Table, body: e.Joined, _at: int) -> Table:
    fresh = Chair(body.who, body.value, body.engine)
    return replace(table, chairs=_with(table.chairs, body.seat, fresh))


def _left(table: Table, body: e.Left, _at: int) -> Table:
    return replace(table, chairs=_with(table.chairs, body.seat, Chair()))


def _closed(table: Table, _body: e.Closed, _at: int) -> Table:
    return replace(table, phase=Phase.CLOSED)


def _begun(table: Table, _body: e.Begun, at: int) -> Table:
    chairs = tuple(
        replace(chair, away=Away(chair.away.since, min(chair.away.until, at + FIRST_WAIT)))
        if chair.away is not None
        else chair
        for chair in table.chairs
    )
    log = beginning(table)
    asked = len(log.entries)
    running = replace(table, chairs=chairs, phase=Phase.RUNNING, begun=at, since=at, asked=asked)
    return _with_log(running, log, at)


def _moved(table: Table, body: e.Moved, at: int) -> Table:
    assert table.log is not None
    where, awaited, before = table.room, table.actors, table.log.state
    move = move_of(table, body.move)
    chosen = body.by in awaited and move != ready_move(table, body.by)
    log = table.log.append(move)
    changed: dict[str, Any] = {}
    if isinstance(body.by, int) and body.ms is not None:
        chair = table.chairs[body.by]
        fresh = replace(chair, used=chair.used + body.ms, made=chair.made + 1)
        changed["chairs"] = _with(table.chairs, body.by, fresh)
    if table.phase is not Phase.RUNNING:  # a signature after the end
        return replace(table, log=log, countdowns=running_down(table, log, at), **changed)
    if chosen or awaited != where.game.actors(log.state):
        chairs = decided(changed.get("chairs", table.chairs))
        changed |= {"since": at, "asked": len(log.entries), "chairs": chairs}
    # the end of a part (a gam, a round) is where dice and hands are shown
    own = isinstance(body.by, int) and body.engine is None
    if own and where.part(before) == where.part(log.state):
        changed["mendable"] = body.by
    return _with_log(table, log, at, **changed)


def _undone(table: Table, body: e.Undone, at: int) -> Table:
    assert table.log is not None
    log = table.log.append(Undo(body.entry))
    chairs = decided(table.chairs)
    return _with_log(table, log, at, since=at, asked=len(log.entries), chairs=chairs)


def _with_log(table: Table, log: AnyLog, at: int, **changed: Any) -> Table:
    """The game has gone on: what was offered for its former state is void, and it may rest."""
    rest = table.rest
    due = table.room.rest(log.state)
    if due is None:
        rest = None
    elif rest is None or rest.about != due.about:
        rest = Rest(at, len(log.entries), due.about)
    offers = table.offers and _others(table, What.UNDO)
    changed = {"offers": offers, "mendable": None} | changed
    return replace(table, log=log, rest=rest, countdowns=running_down(table, log, at), **changed)


def _offered(table: Table, body: e.Offered, _at: int) -> Table:
    offer = Offer(body.what, body.seat, body.position)
    return replace(table, offers=(*_others(table, body.what), offer))


def _answered(table: Table, body: e.Answered, _at: int) -> Table:
    others = _others(table, body.what)
    if not body.yes:
        return replace(table, offers=others)
    agreed = tuple(
        replace(offer, agreed=(*offer.agreed, body.seat))
        for offer in table.offers
        if offer.what is body.what
    )
    return replace(table, offers=others + agreed)


def _rematch(table: Table, body: e.Rematch, _at: int) -> Table:
    return replace(table, next=body.table, offers=_others(table, What.REMATCH))


def _gone(table: Table, body: e.Gone, at: int) -> Table:
    return with_chair(table, body.seat, away=Away(at, body.until))


def _back(table: Table, body: e.Back, at: int) -> Table:
    chair = table.chairs[body.seat]
    if chair.taken is not None and body.seat in table.actors and not chair.thought:
        table = replace(table, since=at)  # what a bot has begun one thinks about anew
    long = chair.away is not None and at - chair.away.since >= LONG_ABSENCE
    return with_chair(
        table,
        body.seat,
        away=None,
        absences=chair.absences + long,
        used=chair.used - chair.thought,
        thought=0,
        claimable=None if chair.claimable == "gone" else chair.claimable,
        taken=None,
        why=None,
    )


def _taken(table: Table, body: e.TakenOver, at: int) -> Table:
    chair = table.chairs[body.seat]
    thought = at - table.since if body.seat in table.actors and chair.taken is None else 0
    thinking = {"used": chair.used + thought, "thought": chair.thought + thought}
    return with_chair(table, body.seat, taken=body.engine, why=body.why, claimable=None, **thinking)


def _claimable(table: Table, body: e.Claimable, _at: int) -> Table:
    return with_chair(table, body.seat, claimable=body.why)


def _given_back(table: Table, body: e.GivenBack, _at: int) -> Table:
    ms = body.ms
    chairs = tuple(
        replace(chair, away=Away(chair.away.since + ms, chair.away.until + ms))
        if chair.away is not None
        else chair
        for chair in table.chairs
    )
    rest = table.rest and replace(table.rest, since=table.rest.since + ms)
    moved = replace(table, since=table.since + ms, begun=table.begun + ms)
    countdowns = tuple((one, since + ms) for one, since in table.countdowns)
    return replace(moved, chairs=chairs, rest=rest, countdowns=countdowns)


def _ended(table: Table, body: e.Ended, _at: int) -> Table:
    return replace(table, phase=Phase.OVER, ended=body, offers=(), rest=None)


def _said(table: Table, _body: e.Said, _at: int) -> Table:
    return table


def _muted(table: Table, body: e.Muted, _at: int) -> Table:
    pair = frozenset({(body.by, body.whom)})
    return replace(table, muted=table.muted | pair if body.on else table.muted - pair)


def _others(table: Table, what: What) -> tuple[Offer, ...]:
    return tuple(offer for offer in table.offers if offer.what is not what)


def _with(chairs: tuple[Chair, ...], seat: Seat, chair: Chair) -> tuple[Chair, ...]:
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


_AFTER: dict[type[Any], Callable[[Table, Any, int], Table]] = {
    e.Created: _created,
    e.Joined: _joined,
    e.Left: _left,
    e.Closed: _closed,
    e.Begun: _begun,
    e.Moved: _moved,
    e.Undone: _undone,
    e.Offered: _offered,
    e.Answered: _answered,
    e.Rematch: _rematch,
    e.Gone: _gone,
    e.Back: _back,
    e.TakenOver: _taken,
    e.Claimable: _claimable,
    e.GivenBack: _given_back,
    e.Ended: _ended,
    e.Said: _said,
    e.Muted: _muted,
}
