"""What each viewer gets of a table and of an event; nothing hidden leaves through anything else.

Viewers with equal ``viewer_key`` get equal bytes. Moments are told in whole seconds.
"""

from typing import Any, TypeAlias

import msgspec
from msgspec.structs import asdict, replace

from kostka.eventlog.person import Person
from kostka.game.caching import keep_latest
from kostka.game.seats import SPECTATOR, Role, Viewer
from kostka.live import events as e
from kostka.live.agreeing import agreeing
from kostka.live.events import TableEvent
from kostka.live.phase import RUNNING, Phase
from kostka.live.setup import MOST_MOVES
from kostka.live.table import Table, muted_by, raw_json, ready_move, silence
from kostka.live.table_info import TableInfo
from kostka.live.views.clocks import clocks_shown, whole
from kostka.live.views.seats import seats_shown
from kostka.live.views.types import (
    NO_MOVES,
    NOTHING,
    EventView,
    HeardView,
    MovedView,
    OwnView,
    SaidView,
    TableView,
)

ViewerKey: TypeAlias = tuple[Viewer | None, tuple[str, ...]]
"""All that what somebody sees hangs on: their seat (None: they look on; or the referee), and the
persons whose words they do not read, in order."""

REFEREE = Role.REFEREE
NOBODY: ViewerKey = (None, ())
"""Somebody of whom nothing is known."""


def viewer_key(table: Table, who: Person | None) -> ViewerKey:
    """Equal for those who see the same."""
    if who is None:
        return NOBODY
    muted = muted_by(table).get(who.id, ()) if table.muted else ()
    return REFEREE if table.info.is_referee(who) else table.info.seat_by_person.get(who.id), muted


def table_view(table: Table, who: Person | None) -> TableView:
    """The table for this person, or for somebody of whom nothing is known."""
    return seen(table, viewer_key(table, who))


def seen(table: Table, eyes: ViewerKey) -> TableView:
    """The table for those with these eyes."""
    return TableView(**fixed(table.info), **shared(table), **asdict(own_view(table, eyes)))


def fixed(info: TableInfo) -> dict[str, Any]:
    """What everybody gets of a table and what no move changes: fields of a TableView."""
    return {
        "id": info.id,
        "setup": info.setup,
        "commitment": info.commitment,
        "owner": info.owner.id,
        "seats": seats_shown(info),
        "referee": info.referee,
    }


def shared(table: Table) -> dict[str, Any]:
    """What everybody gets of a table besides: more of its fields."""
    log = table.log
    return {
        "number": table.number,
        "at": whole(table.at),
        "phase": table.phase,
        "agreeing": agreeing(table) if table.phase is Phase.OPEN else None,
        "position": table.position,
        "undo": table.undoable_by if table.phase is RUNNING else None,
        "offers": table.offers,
        "silent": bool(silence(table)),
        "points": () if log is None else table.info.game.points(log.state),
        "ended": table.ended,
        "next": table.next,
    }


def own_view(table: Table, eyes: ViewerKey) -> OwnView:
    """What those with these eyes get beside: the rest."""
    viewer, muted = eyes
    officiates = viewer is REFEREE
    seat = None if isinstance(viewer, Role) else viewer
    if table.log is None:
        return OwnView(you=seat, officiates=officiates, muted=muted)
    rules, state = table.info.game.rules, table.log.state
    moves, ready = NO_MOVES, NOTHING
    if seat is not None and table.info.seats[seat].plays and table.position <= MOST_MOVES:
        if seat in table.actors:
            moves = raw_json(rules.legal(state, seat))
        if table.pause is not None and (seen_it := ready_move(table, seat)) is not None:
            ready = raw_json(seen_it)
    hears = officiates or (seat is not None and seat in table.actors)
    return OwnView(
        you=seat,
        officiates=officiates,
        late=table.late and hears,
        view=game_seen(table, eyes),
        moves=moves,
        ready=ready,
        clocks=clocks_shown(table, seat),
        muted=muted,
    )


def game_seen(table: Table, eyes: ViewerKey) -> msgspec.Raw:
    """The game as those with these eyes see it."""
    game = table.info.game
    view = game.rules.view(table.state(), _viewer(eyes[0]))
    if game.lasting:
        view = replace(view, **{name: _lasting(getattr(view, name)) for name in game.lasting})
    return raw_json(view)


_lasting = keep_latest(raw_json)


def event_view(
    before: Table | None,
    event: TableEvent,
    after: Table,
    who: Person | None,
    *,
    beside: Table | None = None,
) -> EventView:
    """The event for this person; ``before`` and ``after`` are the table around it (before the
    first event there is none), ``beside`` the table that is told with it."""
    return event_seen(before, event, after, viewer_key(after, who), beside)


def event_seen(
    before: Table | None, event: TableEvent, after: Table, eyes: ViewerKey, beside: Table | None
) -> EventView:
    """The event for those with these eyes."""
    view = NOTHING
    if isinstance(event.body, e.Moved) and (beside is None or beside.position != after.position):
        view = game_seen(after, eyes)
    return viewed(event, after, visible_body(before, event.body, after, eyes), view)


def visible_body(before: Table | None, body: e.Body, after: Table, eyes: ViewerKey) -> Any:
    """What these eyes see of what has happened: of a move as much as the rules let them, else the
    body as it is told; None: nothing. Who learns the same gets the same event."""
    if isinstance(body, e.Heard):
        return _heard(before, *eyes)
    if not isinstance(body, e.Moved):
        return _body(body, *eyes)
    assert before is not None
    assert after.log is not None
    return after.info.game.rules.shown(before.state(), after.log.entries[-1], _viewer(eyes[0]))


def viewed(event: TableEvent, after: Table, found: Any, view: msgspec.Raw) -> EventView:
    """The event for those who learn this of it."""
    body = event.body
    if isinstance(body, e.Moved):
        assert after.log is not None
        entries = after.log.entries
        move = body.move if found is entries[-1] else raw_json(found)
        found = MovedView(body.by, len(entries), move, view, body.engine)
    return EventView(event.number, whole(event.at), found)


def _heard(before: Table | None, seat: Viewer | None, muted: tuple[str, ...]) -> Any:
    """What was held back from those who sit; others have heard it."""
    if before is None or not isinstance(seat, int):
        return None
    said = [
        SaidView(one.number, one.said.who, one.said.text, one.said.phrase)
        for one in before.held
        if one.said.who.id not in muted
    ]
    return HeardView(tuple(said))


def _body(body: e.Body, seat: Viewer | None, muted: tuple[str, ...]) -> e.Body | None:
    match body:
        case e.Created() if body.lead:
            return replace(body, lead=())  # what of it is hidden here is told by the view
        case e.Joined() if body.engine is None and body.seat != seat:
            return replace(body, value="")  # in older logs one's own value was one's own till then
        case e.Said() if body.who.id in muted or (body.held and isinstance(seat, int)):
            return None
        case e.Warned():  # DOM-13: for others it is one of the lengths that a time may have
            return body if body.late and seat in (body.seat, REFEREE) else None
        case e.Gone():
            return replace(body, until=whole(body.until))
        case e.Muted() | e.Moved() | e.Fulfilled():
            return None
        case _:
            return body


def _viewer(seat: Viewer | None) -> Viewer:
    return SPECTATOR if seat is None else seat
