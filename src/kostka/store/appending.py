"""How a group of appends is written: read where each log ends, compare, insert.

The rows of the tables are locked in the order of their ids, so that two groups never wait for each
other crosswise.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    Boolean,
    Connection,
    Select,
    Text,
    and_,
    bindparam,
    case,
    column,
    delete,
    insert,
    select,
    update,
    values,
)

from kostka.store.errors import AlreadyThere, Conflict, DoneAlready, NotFound
from kostka.store.prepared import Append, Params, Standing, row_of
from kostka.store.raw import Chosen, Many
from kostka.store.schema import answered, events, seats, tables

_SITTING = ("people", "present")
_TURNING = ("phase", "due", "thinking")
_ENDS = Chosen(
    lambda ids: (
        select(*(tables.c[name] for name in ("id", "number", *_SITTING, *_TURNING)))
        .where(tables.c.id.in_(ids))
        .order_by(tables.c.id)
        .with_for_update()
    )
)


def _standing_among(commands: Sequence[Any]) -> Select[Any]:
    """A join and no IN of tuples, for which SQLite reads the whole table."""
    names = ("table_id", "person", "command")
    asked = values(*(column(name, Text) for name in names), name="asked").data(commands).cte()
    same = and_(*(answered.c[name] == asked.c[name] for name in names))
    return select(answered).select_from(asked.join(answered, same))


_STANDING = Chosen(_standing_among)
_PLAIN = ("number", "at", "phase", "due", "thinking", "people", "present", "summary")
_GOES_ON = bindparam("goes_on", type_=Boolean)
_UPDATE = Many(
    update(tables)
    .where(tables.c.id == bindparam("the_table"))
    .values({name: bindparam(name) for name in _PLAIN})
    .values(
        thinker=case((_GOES_ON, tables.c.thinker), else_=bindparam("thinker")),
        think_until=case((_GOES_ON, tables.c.think_until), else_=bindparam("think_until")),
    )
)
_GO_ON = Many(
    update(tables)
    .where(tables.c.id == bindparam("the_table"))
    .values({name: bindparam(name) for name in ("number", "at", "summary")})
)
"""Where nothing else has changed: no index has to be written."""
_INSERT_EVENTS = Many(insert(events), events.c.keys())
_INSERT_ANSWERED = Many(insert(answered), answered.c.keys())
_DELETE_SEATS = delete(seats).where(seats.c.table_id == bindparam("the_table"))


@dataclass(slots=True)
class _End:
    """Where a table's log ends, the columns that say who sits, and those that say what is due."""

    number: int
    sitting: tuple[Any, ...]
    turning: tuple[Any, ...]


def append_all(connection: Connection, jobs: Sequence[Append]) -> list[Exception | None]:
    """Why each append cannot be; None where it stands."""
    found = _ENDS.rows(connection, sorted({job.table_id for job in jobs}))
    ends = {row[0]: _End(row[1], row[2:4], row[4:]) for row in found}
    standing = _standing(connection, jobs)
    outcomes: list[Exception | None] = []
    group = _Group()
    for job in jobs:
        end = ends.get(job.table_id)
        refused = _refused(job, end, standing)
        if refused is not None:
            outcomes.append(refused)
            continue
        ends[job.table_id] = group.take(job, end)
        standing.update(job.commands)
        outcomes.append(None)
    if group.accepted:
        group.write(connection)
    return outcomes


class _Group:
    """The appends of one transaction that can be, and which of the rows they change."""

    def __init__(self) -> None:
        self.accepted: list[Append] = []
        self._heads: list[Params] = []
        self._going_on: list[Params] = []
        self._turned: set[str] = set()
        """The tables of ``_heads``, which are written last."""
        self._moved: dict[str, list[Params]] = {}
        """The tables where who sits has changed."""

    def take(self, job: Append, end: _End | None) -> _End:
        """One more; ``end``: where its table's log ended before. Returns where it ends then."""
        head = job.head
        then = _End(
            head["number"],
            tuple(head[name] for name in _SITTING),
            tuple(head[name] for name in _TURNING),
        )
        self.accepted.append(job)
        if end is None or end.sitting != then.sitting:
            self._moved[job.table_id] = job.seats
        if job.made is None:
            same = end is not None and end.sitting == then.sitting and end.turning == then.turning
            if same and not head["thinking"] and job.table_id not in self._turned:
                self._going_on.append(head)
            else:
                self._turned.add(job.table_id)
                self._heads.append(head)
        return then

    def write(self, connection: Connection) -> None:
        """Inserts and updates all rows."""
        new = sorted((job for job in self.accepted if job.made), key=lambda job: job.table_id)
        if new:
            connection.execute(insert(tables), [row_of(job) for job in new])
        done = [
            {"table_id": table_id, "person": person, "command": command, "number": number}
            for job in self.accepted
            for (table_id, person, command), number in job.commands.items()
        ]
        for statement, rows in (
            (_GO_ON, self._going_on),
            (_UPDATE, self._heads),
            (_INSERT_EVENTS, [row for job in self.accepted for row in job.events]),
            (_INSERT_ANSWERED, done),
        ):
            if rows:
                statement.run(connection, rows)
        if self._moved:
            gone = [{"the_table": table_id} for table_id in self._moved]
            connection.execute(_DELETE_SEATS, gone)
            sitting = [row for rows in self._moved.values() for row in rows]
            if sitting:
                connection.execute(insert(seats), sitting)


def _refused(job: Append, end: _End | None, standing: Standing) -> Exception | None:
    if job.made is not None:
        return None if end is None else AlreadyThere(job.table_id)
    if end is None:
        return NotFound(job.table_id)
    for command in job.commands:
        if command in standing:
            return DoneAlready(standing[command])
    return None if job.first - 1 == end.number else Conflict(end.number)


def _standing(connection: Connection, jobs: Sequence[Append]) -> Standing:
    asked = [command for job in jobs for command in job.commands]
    if not asked:
        return {}
    found = _STANDING.rows(connection, asked)
    return {(table_id, person, command): number for table_id, person, command, number in found}
