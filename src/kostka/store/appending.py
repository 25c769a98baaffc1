"""How a group of appends is written: know where each log ends, compare, insert.

A table's row is written where what it says has changed. Where the log itself is kept, and how it is
known where one ends, the two kinds of database have each its own way (``postgres_log.py`` for
PostgreSQL, ``sqlite_journal.py`` for SQLite).
"""

from collections.abc import Collection, Sequence
from typing import Protocol

from sqlalchemy import Boolean, Connection, bindparam, case, delete, insert, update

from kostka.live.projection import Projection
from kostka.store.append_job import (
    Append,
    EventRow,
    Params,
    lease_row,
    projection_row,
    seat_rows,
)
from kostka.store.compiled_statements import CompiledInsert
from kostka.store.errors import AlreadyThere, Conflict, NotFound
from kostka.store.insert_if_absent import insert_if_absent
from kostka.store.schema import named, seats, tables
from kostka.store.table_rows import PROJECTION

_GOES_ON = bindparam("goes_on", type_=Boolean)
_UPDATE = CompiledInsert(
    update(tables)
    .where(tables.c.id == bindparam("the_table"))
    .values({name: bindparam(name) for name in PROJECTION})
    .values(
        thinker=case((_GOES_ON, tables.c.thinker), else_=bindparam("thinker")),
        think_until=case((_GOES_ON, tables.c.think_until), else_=bindparam("think_until")),
    )
)
_GO_ON = CompiledInsert(
    update(tables)
    .where(tables.c.id == bindparam("the_table"))
    .values({name: bindparam(name) for name in ("number", "due", "summary")})
)
"""Where nothing else has changed, as with most moves."""
_DELETE_SEATS = delete(seats).where(seats.c.table_id == bindparam("the_table"))


class LogBackend(Protocol):
    """Where the events are kept. ``counted``: a table's row has the number of its last event at
    any time; else that of the event by which the row was last written."""

    @property
    def counted(self) -> bool: ...

    def ends(self, connection: Connection, ids: Collection[str]) -> dict[str, Projection]:
        """What the rows of these tables say, each with the number of its log's last event; tables
        that there are none of are left out. Nobody else adds to these logs before the transaction
        ends. What comes back may be what the log itself remembers: whoever adds to a table's log
        puts the new projection into it, before ``add``."""

    def add(self, connection: Connection, rows: Sequence[EventRow]) -> None:
        """Adds these events."""


class Appending:
    """A kind of write (see ``Group``): appends, and the making of tables."""

    def __init__(self, log: LogBackend) -> None:
        self._log = log

    def __call__(self, connection: Connection, jobs: Sequence[Append]) -> list[Exception | None]:
        """Why each append cannot be; None where it stands."""
        ends = self._log.ends(connection, {job.table_id for job in jobs})
        outcomes: list[Exception | None] = []
        accepted: list[Append] = []
        rows = _Rows(self._log.counted)
        for job in jobs:
            end = ends.get(job.table_id)
            why = refused(job, end)
            outcomes.append(why)
            if why is None:
                accepted.append(job)
                rows.take(job, end)
                ends[job.table_id] = job.projection
        if accepted:
            rows.write(connection)
            self._log.add(connection, [row for job in accepted for row in job.rows])
        return outcomes


def refused(job: Append, end: Projection | None) -> Exception | None:
    """Why an append cannot be at a log that ends so; None where it can."""
    if job.made is not None:
        return None if end is None else AlreadyThere(job.table_id)
    if end is None:
        return NotFound(job.table_id)
    return None if job.first - 1 == end.number else Conflict(end.number)


class _Rows:
    """Which rows of the tables, and of who sits at them, change in one transaction."""

    def __init__(self, counted: bool) -> None:
        self._counted = counted
        self._new: list[Params] = []
        self._heads: list[Params] = []
        self._going_on: list[Params] = []
        self._turned: set[str] = set()
        """The tables of ``_heads``, which are written last."""
        self._moved: dict[str, list[Params]] = {}
        """The tables where who sits has changed."""
        self._named: set[tuple[str, str]] = set()
        """Whom the events name, and at which table."""

    def take(self, job: Append, end: Projection | None) -> None:
        """One append more; ``end``: what the table's row said before."""
        if end is not None and not self._counted and unmoved(job, end):
            return
        table_id, then = job.table_id, job.projection
        self._named |= {(person, table_id) for person in job.named}
        if end is None or not _sitting_same(end, then):
            self._moved[table_id] = seat_rows(table_id, then)
        if end is None:
            made = job.made or {}
            self._new.append({"id": table_id, **projection_row(then), **made, **lease_row(job)})
        elif job.think or table_id in self._turned or not _same(end, then):
            self._turned.add(table_id)
            goes_on = then.thinking and job.think is None
            lease = lease_row(job)
            row = {"the_table": table_id, "goes_on": goes_on, **projection_row(then), **lease}
            self._heads.append(row)
        else:
            self._going_on.append(
                {
                    "the_table": table_id,
                    "number": then.number,
                    "due": then.due,
                    "summary": bytes(then.summary).decode(),
                }
            )

    def write(self, connection: Connection) -> None:
        """Inserts and updates all rows, in the order of the tables' ids where they are new, so that
        two groups never wait for each other crosswise."""
        if self._new:
            new = sorted(self._new, key=lambda row: str(row["id"]))
            connection.execute(insert(tables), new)
        for statement, rows in ((_GO_ON, self._going_on), (_UPDATE, self._heads)):
            if rows:
                statement.run(connection, rows)
        if self._moved:
            gone = [{"the_table": table_id} for table_id in self._moved]
            connection.execute(_DELETE_SEATS, gone)
            sitting = [row for rows in self._moved.values() for row in rows]
            if sitting:
                connection.execute(insert(seats), sitting)
        if self._named:
            rows = [{"person": who, "table_id": at} for who, at in sorted(self._named)]
            connection.execute(insert_if_absent(connection, named), rows)


def unmoved(job: Append, end: Projection) -> bool:
    """Whether an append to a log that ends so changes nothing in the table's row but its number,
    and names nobody."""
    then = job.projection
    same = job.think is None and not job.named and _same(end, then)
    return same and end.due == then.due and end.summary == then.summary


def _same(one: Projection, other: Projection) -> bool:
    """Whether two heads are the same but for what many moves change."""
    return one.thinking == other.thinking and one.phase is other.phase and _sitting_same(one, other)


def _sitting_same(one: Projection, other: Projection) -> bool:
    return one.people == other.people and one.present == other.present
