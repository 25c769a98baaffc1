"""A table's events, folded: the table that they come to."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from kostka.eventlog import fold as eventlog
from kostka.game.definition import game_named
from kostka.live import events as e
from kostka.live import game_events as game
from kostka.live import seat_events as seat
from kostka.live.events import TableEvent
from kostka.live.phase import Phase
from kostka.live.seat_state import SeatState
from kostka.live.table import Changes, Held, Table, TableTransition
from kostka.live.table_info import TableInfo
from kostka.live.time_used import TimeUsed

_game = cache(game_named)


def apply(table: Table | None, event: TableEvent) -> Table:
    """The table with one more event; None: before the first. Raises Refusal for a move that
    cannot be."""
    if table is None:
        return _first(event)
    if event.number != table.number + 1:
        raise ValueError(f"event {event.number} after {table.number}")
    at = table.moment(event.at)
    changes = _AFTER[type(event.body)](table, event.body, at)
    changes["number"], changes["at"] = event.number, at
    return replace(table, **changes)


def fold(events: Iterable[TableEvent]) -> Table:
    """The table that these events, from the first on, come to."""
    return eventlog.fold(apply, events)


def replay(events: Iterable[TableEvent], table: Table | None = None) -> Iterator[TableTransition]:
    """A transition for each event: of a whole log, or of what follows on this table."""
    return eventlog.replay(apply, events, table)


def _first(event: TableEvent) -> Table:
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
        created=event.at,
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
