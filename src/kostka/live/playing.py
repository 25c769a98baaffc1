"""A move: whose it is, for which state it was meant, and how long it took."""

from typing import Any

import msgspec

from kostka.eventlog.person import Person
from kostka.game.contract import is_over
from kostka.game.errors import Refusal, refusal
from kostka.game.seats import Role
from kostka.live.commands import Play
from kostka.live.draft import TableDraft
from kostka.live.events import Back, Moved
from kostka.live.phase import RUNNING, Phase
from kostka.live.seating import check_running, seat_of
from kostka.live.table import Table, raw_json, ready_move


def play(draft: TableDraft, who: Person, command: Play) -> None:
    """A move of the game by one who sits. Raises Refusal: unreadable, stale, somebody else's,
    late, or against the rules. What it took is measured here, whatever the move says."""
    table = draft.state
    if table.info.is_referee(who):
        judge(draft, command)
        return
    seat = seat_of(table, who)
    if table.info.seats[seat].away is not None and table.phase is RUNNING:
        draft.emit(Back(seat))  # who moves is there
        table = draft.state
    if table.phase is not RUNNING and not _signs(table):
        check_running(table)
    info = table.info
    seat_state, game = info.seats[seat], info.game
    if seat_state.taken is not None:
        raise Refusal("table-taken")
    move, text = _read(table, command)
    ready = move == ready_move(table, seat)
    _check_position(table, command.position, ready=ready)
    state = table.state()
    if game.rules.author(state, move) != seat:
        raise Refusal("table-not-yours")
    if seat_state.claimable is not None:
        raise Refusal("table-late")
    decides = seat in table.actors and not ready
    ms = draft.now - table.decision_since if decides else None
    counted = ms is not None and table.setup.clock.rules
    timed = game.timing.timed(move, ms // 1000 if ms is not None and counted else None)
    draft.emit(Moved(seat, text if timed is move else raw_json(timed), ms))


def judge(draft: TableDraft, command: Play) -> None:
    """A decision of the referee's: a fault, a warning, a penalty, an excuse. Where the rules wait
    for the referee it may be anything that they take from one.

    A refusal does not say what was expected: that may be what is hidden from them.
    """
    table = draft.state
    check_running(table)
    move, text = _read(table, command)
    _check_position(table, command.position, ready=False)
    game, state = table.info.game, table.state()
    if game.rules.author(state, move) is not Role.REFEREE:
        raise Refusal("table-not-yours")
    if not game.judges(move) and Role.REFEREE not in table.actors:
        raise Refusal("table-not-judged", found=bytes(command.move).decode())
    try:
        draft.emit(Moved(Role.REFEREE, text))
    except Refusal as refused:
        raise refusal(refused.rule, refused.code, found=refused.found) from None


def _read(table: Table, command: Play) -> tuple[Any, msgspec.Raw]:
    """The move, and how it is written down. Raises Refusal ``table-move``."""
    try:
        move = table.info.moves.decode(command.move)
    except msgspec.MsgspecError:
        raise _no_move(command) from None
    text = raw_json(move)
    if text != command.move and not _all_of(msgspec.json.decode(command.move), move):
        raise _no_move(command)
    return move, text


def _no_move(command: Play) -> Refusal:
    return Refusal("table-move", found=bytes(command.move).decode())


def _all_of(given: Any, move: Any) -> bool:
    """Whether a move, read from this JSON, has all that stood there: what it has not was meant for
    something, and would be passed over in silence."""

    def within(given: Any, read: Any) -> bool:
        if isinstance(given, dict):
            return all(key in read and within(value, read[key]) for key, value in given.items())
        if isinstance(given, list):
            return all(map(within, given, read))
        return True

    return within(given, msgspec.to_builtins(move))


def _signs(table: Table) -> bool:
    """The game has been played to its end, and what follows may still be said of it."""
    return table.phase is Phase.OVER and is_over(table.game.rules, table.state())


def _check_position(table: Table, position: int, *, ready: bool) -> None:
    """The move must be meant for the decision that is still due, or for this rest: what others
    confirm meanwhile, or a warning by the clock, makes it none too late."""
    first = table.decision_position
    if ready and table.pause is not None:
        first = min(first, table.pause.position)
    if not first <= position <= table.position:
        raise Refusal("table-stale", found=position, expected=table.position)
