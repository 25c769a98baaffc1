"""What each viewer gets of a table and of an event; nothing hidden leaves through anything else.

Viewers with equal ``viewer_key`` get equal bytes. Moments are told in whole seconds.
"""

from collections.abc import Hashable
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import asdict, replace

from kostka.game.seats import Role, Seat, Viewer
from kostka.live import events as e
from kostka.live.clocks_shown import clocks_shown, whole
from kostka.live.events import Event, Person
from kostka.live.phase import Phase
from kostka.live.seats_shown import seats_shown
from kostka.live.table import Table, ready_move, told
from kostka.live.views import NO_MOVES, NOTHING, EventView, MovedView, OwnView, TableView

Seen: TypeAlias = dict[tuple[int, Viewer], msgspec.Raw]
"""Views of one table's game that were made already, by the length of its log and the viewer."""


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
    return TableView(**shared(table), **asdict(own_view(table, who, seen)))


def shared(table: Table) -> dict[str, Any]:
    """What everybody gets of a table alike: a TableView's fields but those of an OwnView."""
    log, running = table.log, table.phase is Phase.RUNNING
    return {
        "number": table.number,
        "at": whole(table.at),
        "id": table.id,
        "setup": table.setup,
        "phase": table.phase,
        "commitment": table.commitment,
        "owner": table.owner.id,
        "seats": seats_shown(table.company),
        "position": table.position,
        "undo": table.mendable if running else None,
        "offers": table.offers,
        "points": () if log is None else table.room.points(log.state),
        "ended": table.ended,
        "next": table.next,
    }


def own_view(table: Table, who: Person | None, seen: Seen | None = None) -> OwnView:
    """What this person gets beside."""
    seat, muted = table.seat_of(who), muted_by(table, who)
    if table.log is None:
        return OwnView(you=seat, muted=muted)
    moves, ready = NO_MOVES, NOTHING
    if seat is not None:
        if seat in table.actors:
            moves = told(table.room.game.legal(table.log.state, seat))
        if (seen_it := ready_move(table, seat)) is not None:
            ready = told(seen_it)
    return OwnView(
        you=seat,
        view=seen_by(table, _viewer(seat), seen),
        moves=moves,
        ready=ready,
        clocks=clocks_shown(table, seat),
        muted=muted,
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
    found = learnt(before, event.body, after, who)
    return viewed(event, after, found, view_with(event, after, who, seen, beside))


def learnt(before: Table | None, body: e.Body, after: Table, who: Person | None) -> Any:
    """What this person learns of what has happened: of a move as much of it as the rules let them
    see, else the body as it is told; None: nothing. Who learns the same gets the same event."""
    seat = after.seat_of(who)
    if not isinstance(body, e.Moved):
        return _body(body, after, who, seat)
    assert before is not None
    assert after.log is not None
    return after.room.game.shown(before.state(), after.log.entries[-1], _viewer(seat))


def view_with(
    event: Event, after: Table, who: Person | None, seen: Seen | None, beside: Table | None
) -> msgspec.Raw:
    """The game as this person sees it after a move, where no table beside says the same."""
    told_beside = beside is not None and beside.position == after.position
    if told_beside or not isinstance(event.body, e.Moved):
        return NOTHING
    return seen_by(after, _viewer(after.seat_of(who)), seen)


def viewed(event: Event, after: Table, found: Any, view: msgspec.Raw) -> EventView:
    """The event for those who learn this of it."""
    body = event.body
    if isinstance(body, e.Moved):
        found = MovedView(body.by, after.position, told(found), view, body.engine)
    return EventView(event.number, whole(event.at), found)


def seen_by(table: Table, viewer: Viewer, seen: Seen | None) -> msgspec.Raw:
    """The game as this viewer sees it."""
    made = None if seen is None else seen.get((table.position, viewer))
    if made is None:
        made = told(table.room.game.view(table.state(), viewer))
        if seen is not None:
            seen[table.position, viewer] = made
    return made


def _body(body: e.Body, after: Table, who: Person | None, seat: Seat | None) -> e.Body | None:
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


def _viewer(seat: Seat | None) -> Viewer:
    return Role.SPECTATOR if seat is None else seat
