"""A table's events, folded: the table that they come to."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from kostka.game.definition import game_named
from kostka.live import events as e
from kostka.live import game_events as game
from kostka.live import seat_events as seat
from kostka.live.events import Event
from kostka.live.phase import Phase
from kostka.live.seat_state import SeatState
from kostka.live.table import Changes, Held, Table, last_remembered
from kostka.live.table_info import TableInfo
from kostka.live.time_used import TimeUsed
from kostka.live.transition import Transition

_game = cache(game_named)


def fold(events: Iterable[Event]) -> Table:
    """The table that these events, from the first on, come to."""
    table: Table | None = None
    for event in events:
        table = _first(event) if table is None else apply(table, event)
    if table is None:
        raise ValueError("a table has at least one event")
    return table


def replay(events: Iterable[Event], table: Table | None = None) -> Iterator[Transition]:
    """A transition for each event: of a whole log, or of what follows on this table."""
    for event in events:
        after = _first(event) if table is None else apply(table, event)
        yield Transition(table, event, after)
        table = after


def apply(table: Table, event: Event) -> Table:
    """The table with one more event. Raises RuleError for a move that cannot be."""
    if event.number != table.number + 1:
        raise ValueError(f"event {event.number} after {table.number}")
    return apply_body(table, event.body, event.at)


@last_remembered
def apply_body(table: Table, body: e.Body, at: int) -> Table:
    """The table when this has happened too, at this moment. Raises RuleError. It is asked when this
    is decided, and once more when it is an event of the log."""
    at = table.moment(at)
    changes = _AFTER[type(body)](table, body, at)
    changes["number"], changes["at"] = table.number + 1, at
    return replace(table, **changes)


def _first(event: Event) -> Table:
    body = event.body
    if not isinstance(body, e.Created) or event.number != 1:
        raise ValueError("a table's first event is that it was created")
    seats = len(body.setup.seats)
    info = TableInfo(
        id=body.table,
        game=_game(body.setup.game),
        setup=body.setup,
        owner=body.owner,
        commitment=body.commitment,
        seats=(SeatState(),) * seats,
        opening_moves=body.lead,
    )
    return Table(info, (TimeUsed(),) * seats, 1, event.at)


def _created(_table: Table, _body: e.Created, _at: int) -> Changes:
    raise ValueError("a table is created once")


def _closed(_table: Table, _body: e.Closed, _at: int) -> Changes:
    return {"phase": Phase.CLOSED}


def _said(table: Table, body: e.Said, _at: int) -> Changes:
    return {"held": (*table.held, Held(table.number + 1, body))} if body.held else {}


def _heard(_table: Table, _body: e.Heard, _at: int) -> Changes:
    return {"held": ()}


def _appointed(table: Table, body: e.Appointed, _at: int) -> Changes:
    return {"info": replace(table.info, referee=body.who)}


def _dismissed(table: Table, _body: e.Dismissed, _at: int) -> Changes:
    return {"info": replace(table.info, referee=None)}


def _warned(table: Table, body: e.Warned, _at: int) -> Changes:
    return {"marked": body.seconds, "late": table.late or body.late}


def _fulfilled(_table: Table, _body: e.Fulfilled, _at: int) -> Changes:
    return {}


def _muted(table: Table, body: e.Muted, _at: int) -> Changes:
    pair = frozenset({(body.by, body.whom)})
    return {"muted": table.muted | pair if body.on else table.muted - pair}


_AFTER: dict[type[Any], Callable[[Table, Any, int], Changes]] = {
    e.Created: _created,
    e.Joined: seat.joined,
    e.Left: seat.left,
    e.Committed: seat.committed,
    e.Revealed: seat.revealed,
    e.Closed: _closed,
    e.Begun: game.begun,
    e.Moved: game.moved,
    e.Undone: game.undone,
    e.Offered: game.offered,
    e.Answered: game.answered,
    e.Rematch: game.rematch,
    e.Gone: seat.gone,
    e.Back: seat.back,
    e.TakenOver: seat.taken,
    e.Claimable: seat.claimable,
    e.GivenBack: seat.given_back,
    e.Ended: game.ended,
    e.Said: _said,
    e.Heard: _heard,
    e.Appointed: _appointed,
    e.Dismissed: _dismissed,
    e.Warned: _warned,
    e.Muted: _muted,
    e.Fulfilled: _fulfilled,
}
