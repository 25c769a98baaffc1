"""How a group of appends is written: read where each log ends, compare, insert.

The rows of the tables are locked in the order of their ids, so that two groups never wait for each
other crosswise.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Boolean, bindparam, case, delete, insert, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kostka.live.events import Created, Event
from kostka.live.head import Head
from kostka.store.errors import AlreadyThere, Conflict, DoneAlready, NotFound
from kostka.store.schema import answered, events, seats, tables

Params: TypeAlias = dict[str, Any]
Standing: TypeAlias = dict[tuple[str, str, str], int]
"""Commands done, by table, person and id: the first event each brought."""


@dataclass(frozen=True, slots=True)
class Append:
    """Events to be added to a table's log with what its row says then; ``made``: the columns that
    never change, where the table is new."""

    table_id: str
    first: int
    events: list[Params]
    commands: Standing
    head: Params
    seats: list[Params]
    made: Params | None = None


def prepared(
    table_id: str,
    added: Sequence[Event],
    head: Head,
    *,
    think: tuple[str, int] | None = None,
    secret: bytes | None = None,
) -> Append:
    """An append, encoded; ``secret`` given: of a new table, whose first event is Created.
    ``think``: the worker that will let the bot think which must choose then, and until when; None:
    whoever has it in hand goes on.

    Raises ValueError where the numbers have gaps or ``head`` is not that of the last event.
    """
    if not added:
        raise ValueError("nothing to append")
    first, last = added[0], added[-1]
    if any(e.number != number for number, e in enumerate(added, first.number)):
        raise ValueError("the numbers of the events have gaps")
    if head.number != last.number:
        raise ValueError(f"the head of event {head.number} with event {last.number}")
    made = None
    if secret is not None:
        if not isinstance(first.body, Created) or first.number != 1:
            raise ValueError("a log begins with the table's making, numbered 1")
        setup = first.body.setup
        made = {
            "secret": secret,
            "created": first.at,
            "game": setup.game,
            "public": setup.public,
        }
    commands: Standing = {}
    for event in added:
        if event.by is not None and event.command is not None:
            commands.setdefault((table_id, event.by, event.command), event.number)
    rows = [
        {
            "table_id": table_id,
            "number": event.number,
            "at": event.at,
            "body": msgspec.json.encode(event.body).decode(),
            "by": event.by,
            "command": event.command,
        }
        for event in added
    ]
    return Append(
        table_id,
        first.number,
        rows,
        commands,
        _head_row(table_id, head, last.at, think),
        [
            {"table_id": table_id, "seat": seat, "person": who, "wanted": seat in head.present}
            for seat, who in enumerate(head.people)
            if who is not None
        ],
        made,
    )


def _head_row(table_id: str, head: Head, at: int, think: tuple[str, int] | None) -> Params:
    thinker, until = think if think is not None and head.thinking else (None, None)
    return {
        "the_table": table_id,
        "number": head.number,
        "at": at,
        "phase": head.phase.value,
        "due": head.due,
        "thinking": head.thinking,
        "goes_on": head.thinking and think is None,
        "thinker": thinker,
        "think_until": until,
        "people": msgspec.json.encode(head.people).decode(),
        "present": msgspec.json.encode(head.present).decode(),
        "summary": bytes(head.summary).decode(),
    }


_ENDS = (
    select(tables.c.id, tables.c.number, tables.c.people, tables.c.present)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update()
)
_STANDING = select(answered).where(
    tuple_(answered.c.table_id, answered.c.person, answered.c.command).in_(
        bindparam("commands", expanding=True)
    )
)
_PLAIN = ("number", "at", "phase", "due", "thinking", "people", "present", "summary")
_GOES_ON = bindparam("goes_on", type_=Boolean)
_UPDATE = (
    update(tables)
    .where(tables.c.id == bindparam("the_table"))
    .values({name: bindparam(name) for name in _PLAIN})
    .values(
        thinker=case((_GOES_ON, tables.c.thinker), else_=bindparam("thinker")),
        think_until=case((_GOES_ON, tables.c.think_until), else_=bindparam("think_until")),
    )
)
_DELETE_SEATS = delete(seats).where(seats.c.table_id == bindparam("the_table"))


@dataclass(slots=True)
class _End:
    """Where a table's log ends, and the columns that say who sits."""

    number: int
    sitting: tuple[str, str]


async def append_all(connection: AsyncConnection, jobs: Sequence[Append]) -> list[int | Exception]:
    """Each append's last number, or why it cannot be."""
    ids = sorted({job.table_id for job in jobs})
    found = await connection.execute(_ENDS, {"ids": padded(ids)})
    ends = {id: _End(number, (people, present)) for id, number, people, present in found}
    standing = await _standing(connection, jobs)
    outcomes: list[int | Exception] = []
    accepted: list[Append] = []
    moved: dict[str, list[Params]] = {}  # the tables where who sits has changed
    for job in jobs:
        refused = _refused(job, ends.get(job.table_id), standing)
        if refused is not None:
            outcomes.append(refused)
            continue
        sitting = (job.head["people"], job.head["present"])
        if job.made is not None or ends[job.table_id].sitting != sitting:
            moved[job.table_id] = job.seats
        ends[job.table_id] = _End(job.head["number"], sitting)
        standing.update(job.commands)
        accepted.append(job)
        outcomes.append(job.head["number"])
    if accepted:
        await _insert(connection, accepted, moved)
    return outcomes


def _refused(job: Append, end: _End | None, standing: Standing) -> Exception | None:
    if job.made is not None:
        return None if end is None else AlreadyThere(job.table_id)
    if end is None:
        return NotFound(job.table_id)
    for command in job.commands:
        if command in standing:
            return DoneAlready(standing[command])
    return None if job.first - 1 == end.number else Conflict(end.number)


async def _standing(connection: AsyncConnection, jobs: Sequence[Append]) -> Standing:
    asked = [command for job in jobs for command in job.commands]
    if not asked:
        return {}
    found = await connection.execute(_STANDING, {"commands": padded(asked)})
    return {(table_id, person, command): number for table_id, person, command, number in found}


async def _insert(
    connection: AsyncConnection, accepted: Sequence[Append], moved: dict[str, list[Params]]
) -> None:
    new = sorted((job for job in accepted if job.made is not None), key=lambda job: job.table_id)
    if new:
        await connection.execute(insert(tables), [_row(job) for job in new])
    old = [job.head for job in accepted if job.made is None]
    if old:
        await connection.execute(_UPDATE, old)
    await connection.execute(insert(events), [row for job in accepted for row in job.events])
    done = [
        {"table_id": table_id, "person": person, "command": command, "number": number}
        for job in accepted
        for (table_id, person, command), number in job.commands.items()
    ]
    if done:
        await connection.execute(insert(answered), done)
    if moved:
        await connection.execute(_DELETE_SEATS, [{"the_table": table_id} for table_id in moved])
        sitting = [row for rows in moved.values() for row in rows]
        if sitting:
            await connection.execute(insert(seats), sitting)


def _row(job: Append) -> Params:
    row = {**job.head, **(job.made or {}), "id": job.table_id}
    del row["the_table"], row["goes_on"]
    return row


def padded(items: Sequence[Any]) -> list[Any]:
    """The items, the last one repeated up to a power of two: a statement with a list in it is
    prepared once for each length that occurs.

    >>> padded([1, 2, 3, 4, 5])
    [1, 2, 3, 4, 5, 5, 5, 5]
    """
    length = 1 << (len(items) - 1).bit_length()
    return [*items, *[items[-1]] * (length - len(items))]
