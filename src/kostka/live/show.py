"""What each viewer gets of a table and of an event; nothing hidden leaves through anything else.

Viewers with equal ``viewer_key`` get equal bytes. Moments are told in whole seconds.
"""

from collections.abc import Hashable
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from kostka.game.seats import Role, Seat, Viewer
from kostka.live import events as e
from kostka.live.clocks_shown import ClockView, clocks_shown, whole
from kostka.live.events import Event, Person
from kostka.live.phase import Phase
from kostka.live.seats_shown import SeatView, seats_shown
from kostka.live.setup import Setup
from kostka.live.table import Offer, Table, ready_move, told

NOTHING = msgspec.Raw(b"null")
NO_MOVES = msgspec.Raw(b"[]")


class TableView(msgspec.Struct, frozen=True):
    """A table for one viewer. ``you`` is the viewer's seat. ``view``: the game as its rules let
    this viewer see it; ``moves``: what this viewer may choose from now; ``ready``: the move by
    which it says in a rest that it has seen. ``undo``: the seat that may offer to take its move
    back. ``muted``: the persons whose words this viewer does not read."""

    number: int
    at: int
    id: str
    setup: Setup
    phase: Phase
    commitment: str
    owner: str
    seats: tuple[SeatView, ...]
    you: Seat | None = None
    position: int = 0
    view: msgspec.Raw = msgspec.field(default_factory=lambda: NOTHING)
    moves: msgspec.Raw = msgspec.field(default_factory=lambda: NO_MOVES)
    ready: msgspec.Raw = msgspec.field(default_factory=lambda: NOTHING)
    undo: Seat | None = None
    offers: tuple[Offer, ...] = ()
    clocks: ClockView = ClockView()
    points: tuple[int, ...] = ()
    muted: tuple[str, ...] = ()
    ended: e.Ended | None = None
    next: str | None = None


class MovedView(msgspec.Struct, frozen=True, tag="moved"):
    """A move of the game: what this viewer learns of it (null: nothing), and the game as this
    viewer sees it then; null where the table that is told with it says the same. ``position``: the
    length of the game's log with it."""

    by: Seat | Role
    position: int
    move: msgspec.Raw
    view: msgspec.Raw
    engine: str | None = None


Shown: TypeAlias = (
    e.Created
    | e.Joined
    | e.Left
    | e.Closed
    | e.Begun
    | MovedView
    | e.Undone
    | e.Offered
    | e.Answered
    | e.Rematch
    | e.Gone
    | e.Back
    | e.TakenOver
    | e.Claimable
    | e.GivenBack
    | e.Ended
    | e.Said
)


Seen: TypeAlias = dict[tuple[int, Viewer], msgspec.Raw]
"""Views of one table's game that were made already, by the length of its log and the viewer."""


class EventView(msgspec.Struct, frozen=True):
    """An event for one viewer; ``body`` null where it is none of theirs."""

    number: int
    at: int
    body: Shown | None


def viewer_key(table: Table, who: Person | None) -> Hashable:
    """Equal for viewers who see the same."""
    return table.seat_of(who), muted_by(table, who)


def muted_by(table: Table, who: Person | None) -> tuple[str, ...]:
    """The persons whose words this one does not read, in order."""
    if who is None or not table.muted:
        return ()
    return tuple(sorted(b for a, b in table.muted if a == who.id))


def table_view(table: Table, who: Person | None, seen: Seen | None = None) -> TableView:
    """The table for this person, or for somebody of whom nothing is known. One ``seen`` for all
    that is shown of a table at once saves making the same view twice."""
    seat = table.seat_of(who)
    always: dict[str, Any] = {
        "number": table.number,
        "at": whole(table.at),
        "id": table.id,
        "setup": table.setup,
        "phase": table.phase,
        "commitment": table.commitment,
        "owner": table.owner.id,
        "seats": seats_shown(table),
        "you": seat,
        "muted": muted_by(table, who),
        "next": table.next,
    }
    if table.log is None:
        return TableView(**always)
    game, state = table.room.game, table.log.state
    playing = table.phase is Phase.RUNNING
    return TableView(
        **always,
        position=table.position,
        view=_view(table, _viewer(seat), seen),
        moves=told(game.legal(state, seat)) if playing and seat is not None else NO_MOVES,
        ready=told(None if seat is None else ready_move(table, seat)),
        undo=table.mendable if playing else None,
        offers=table.offers,
        clocks=clocks_shown(table, seat),
        points=table.room.points(state),
        ended=table.ended,
    )


def event_view(
    before: Table | None,
    event: Event,
    after: Table,
    who: Person | None,
    seen: Seen | None = None,
    *,
    beside: Table | None = None,
) -> EventView:
    """The event for this person; ``before`` and ``after`` are the table around it (before the
    first event there is none), ``beside`` the table that is told with it."""
    body, seat = event.body, after.seat_of(who)
    shown: Shown | None
    if isinstance(body, e.Moved):
        assert before is not None
        told_beside = beside is not None and beside.position == after.position
        view = NOTHING if told_beside else _view(after, _viewer(seat), seen)
        shown = _moved(before, body, after, _viewer(seat), view)
    else:
        shown = _body(body, after, who, seat)
    return EventView(event.number, whole(event.at), shown)


def _body(body: e.Body, after: Table, who: Person | None, seat: Seat | None) -> Shown | None:
    match body:
        case e.Created() if body.lead:
            return replace(body, lead=())  # what of it is hidden here is told by the view
        case e.Joined() if body.seat != seat:
            return replace(body, value="")  # until the game begins one's own value is one's own
        case e.Said() if who is not None and (who.id, body.who.id) in after.muted:
            return None
        case e.Gone():
            return replace(body, until=whole(body.until))
        case e.Muted() | e.Moved():
            return None
        case _:
            return body


def _moved(
    before: Table, body: e.Moved, after: Table, viewer: Viewer, view: msgspec.Raw
) -> MovedView:
    assert before.log is not None
    assert after.log is not None
    game = after.room.game
    move: Any = after.log.entries[-1]
    learnt = game.shown(before.log.state, move, viewer)
    return MovedView(
        by=body.by,
        position=after.position,
        move=told(learnt),
        view=view,
        engine=body.engine,
    )


def _view(table: Table, viewer: Viewer, seen: Seen | None) -> msgspec.Raw:
    made = None if seen is None else seen.get((table.position, viewer))
    if made is None:
        made = told(table.room.game.view(table.state(), viewer))
        if seen is not None:
            seen[table.position, viewer] = made
    return made


def _viewer(seat: Seat | None) -> Viewer:
    return Role.SPECTATOR if seat is None else seat
