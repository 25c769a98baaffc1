"""An append as it comes to the database, and the rows it brings."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, TypeAlias

import msgspec

from kostka.eventlog.person import Person
from kostka.live.events import Appointed, Body, Created, Joined, Said, TableEvent
from kostka.live.projection import Projection

Params: TypeAlias = dict[str, Any]
EventRow: TypeAlias = tuple[str, int, int, str, str | None, str | None]

_encode = msgspec.json.Encoder().encode


class Append(msgspec.Struct):
    """Events to be added to a table's log, as rows, the first numbered ``first``, and what the
    table's row says then. ``think``: the worker that will let the bot think which must choose then,
    and until when; None: whoever has it in hand goes on. ``made``: the columns that never change,
    where the table is new. ``named``: the persons (ids) whom the events name."""

    table_id: str
    first: int
    rows: Sequence[EventRow]
    projection: Projection
    think: tuple[str, int] | None = None
    made: Params | None = None
    named: Collection[str] = ()


def append_job(
    table_id: str,
    added: Sequence[TableEvent],
    projection: Projection,
    *,
    think: tuple[str, int] | None = None,
    secret: bytes | None = None,
) -> Append:
    """An append; ``secret`` given: of a new table, whose first event is Created.

    Raises ValueError where the numbers have gaps or ``projection`` is not that of the last event.
    """
    if not added:
        raise ValueError("nothing to append")
    first, numbers = added[0], [each.number for each in added]
    if numbers != list(range(first.number, projection.number + 1)):
        raise ValueError(
            f"events {numbers} have gaps or do not end with the projection's {projection.number}"
        )
    made = None if secret is None else _made(first, secret)
    rows = event_rows(table_id, added)
    names = {who.id for each in added if (who := named_in(each.body)) is not None}
    lease = think if projection.thinking else None
    return Append(table_id, first.number, rows, projection, lease, made, names)


def named_in(body: Body) -> Person | None:
    """The person whom an event names: it is to be found by that when they are forgotten."""
    match body:
        case Created():
            return body.owner
        case Joined() | Said() | Appointed():
            return body.who
        case _:
            return None


def _made(first: TableEvent, secret: bytes) -> Params:
    if not isinstance(first.body, Created) or first.number != 1:
        raise ValueError("a log begins with the table's making, numbered 1")
    setup = first.body.setup
    return {
        "secret": secret,
        "created": first.at,
        "game": setup.game,
        "public": setup.public,
        "owner": first.body.owner.id,
    }


def event_rows(table_id: str, events: Iterable[TableEvent]) -> list[EventRow]:
    """The rows of a table's events, each in the order of the columns."""
    return [
        (table_id, each.number, each.at, _encode(each.body).decode(), each.by, each.command)
        for each in events
    ]


def projection_row(projection: Projection) -> Params:
    """What a projection says, by column."""
    return {
        "number": projection.number,
        "phase": projection.phase.value,
        "due": projection.due,
        "thinking": projection.thinking,
        "people": _encode(projection.people).decode(),
        "present": _encode(projection.present).decode(),
        "summary": bytes(projection.summary).decode(),
    }


def lease_row(job: Append) -> Params:
    """Who lets the bot think that must choose then, by column."""
    thinker, until = job.think or (None, None)
    return {"thinker": thinker, "think_until": until}


def seat_rows(table_id: str, projection: Projection) -> list[Params]:
    """A row for each seat that somebody has."""
    return [
        {"table_id": table_id, "seat": seat, "person": who, "wanted": seat in projection.present}
        for seat, who in enumerate(projection.people)
        if who is not None
    ]
