"""How a group of appends is written: know where each log ends, compare, insert.

A log's row, who takes part and the index are written where they say something else than before.
Where the log itself is kept, and how it is known where one ends, the two kinds of database have
each its own way (``postgres_log.py`` for PostgreSQL, ``sqlite_journal.py`` for SQLite).
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from sqlalchemy import Boolean, Connection, bindparam, case, delete, insert, update

from kostka.store.append_job import (
    Append,
    EventRow,
    Lease,
    Params,
    lease_row,
    projection_row,
    seat_rows,
)
from kostka.store.compiled_statements import CompiledInsert
from kostka.store.errors import AlreadyThere, Conflict, NotFound
from kostka.store.index_changes import IndexChanges
from kostka.store.insert_if_absent import insert_if_absent
from kostka.store.schema import logs, named, seats

_GOES_ON = bindparam("goes_on", type_=Boolean)
_UPDATE = CompiledInsert(
    update(logs)
    .where(logs.c.id == bindparam("the_log"))
    .values({name: bindparam(name) for name in ("number", "end", "due", "lease_wanted")})
    .values(
        leased_by=case((_GOES_ON, logs.c.leased_by), else_=bindparam("leased_by")),
        leased_until=case((_GOES_ON, logs.c.leased_until), else_=bindparam("leased_until")),
    )
)
_DELETE_SEATS = delete(seats).where(seats.c.log_id == bindparam("the_log"))


class LogBackend(Protocol):
    """Where the events are kept."""

    def ends(self, connection: Connection, ids: Collection[str]) -> dict[str, int]:
        """The number of the last event of these logs; logs that there are none of are left out.
        Nobody else adds to them before the transaction ends. What comes back may be what is
        remembered here: whoever adds to a log puts its new end into it, before ``add``."""

    def end_kept(self, number: int, /) -> int | None:
        """What a log's row says of its end that has come to this number: None where the row need
        not be written with each append."""

    def advance(self, connection: Connection, ends: Mapping[str, int]) -> None:
        """These logs have come to these numbers, and nothing else of their rows has changed."""

    def add(self, connection: Connection, rows: Sequence[EventRow]) -> None:
        """Adds these events."""


class Appending:
    """A kind of write (see ``Group``): appends, and the making of logs."""

    def __init__(self, log: LogBackend) -> None:
        self._log = log

    def __call__(self, connection: Connection, jobs: Sequence[Append]) -> list[Exception | None]:
        """Why each append cannot be; None where it stands."""
        ends = self._log.ends(connection, {job.log_id for job in jobs})
        outcomes: list[Exception | None] = []
        accepted: list[Append] = []
        changes: dict[str, _Change] = {}
        for job in jobs:
            why = refused(job, ends.get(job.log_id))
            outcomes.append(why)
            if why is None:
                accepted.append(job)
                if job.log_id in changes:
                    changes[job.log_id].take(job)
                else:
                    changes[job.log_id] = _Change(job)
                ends[job.log_id] = job.projection.number
        if accepted:
            self._write(connection, changes)
            self._log.add(connection, [row for job in accepted for row in job.rows])
        return outcomes

    def _write(self, connection: Connection, changes: Mapping[str, "_Change"]) -> None:
        """Inserts and updates all rows, in the order of the logs' ids where they are new, so that
        two groups never wait for each other crosswise."""
        end_kept = self._log.end_kept
        new = [one.new_row(end_kept) for id, one in sorted(changes.items()) if one.made is not None]
        if new:
            connection.execute(insert(logs), new)
        still = {id: one.last.projection.number for id, one in changes.items() if not one.moved}
        if still:
            self._log.advance(connection, still)
        moved = [one for one in changes.values() if one.moved]
        if not moved:
            return
        if rows := [one.changed_row(end_kept) for one in moved if one.made is None]:
            _UPDATE.run(connection, rows)
        sat = [one for one in moved if one.sits_otherwise]
        if sat:
            connection.execute(_DELETE_SEATS, [{"the_log": one.last.log_id} for one in sat])
            sitting = [
                row for one in sat for row in seat_rows(one.last.log_id, one.last.projection.people)
            ]
            if sitting:
                connection.execute(insert(seats), sitting)
        index = IndexChanges()
        for one in moved:
            index.take(one.last.log_id, one.indexed, one.last.projection.index)
        index.write(connection)
        names = sorted({(who, id) for id, one in changes.items() for who in one.named})
        if names:
            rows = [{"person": who, "log_id": at} for who, at in names]
            connection.execute(insert_if_absent(connection, named), rows)


def refused(job: Append, end: int | None) -> Exception | None:
    """Why an append cannot be at a log that ends so; None where it can."""
    if job.made is not None:
        return None if end is None else AlreadyThere(job.log_id)
    if end is None:
        return NotFound(job.log_id)
    return None if job.first - 1 == end else Conflict(end)


class _Change:
    """What one transaction changes of a log beside its events: by one append or several."""

    def __init__(self, first: Append) -> None:
        self.made = first.made
        self.last = first
        self.moved = first.moved
        self.named = set(first.named)
        self._before = first.before
        self._lease: Lease | None = first.lease
        self._goes_on = first.lease is None and first.projection.lease_wanted

    def take(self, job: Append) -> None:
        """One append more."""
        self.last = job
        self.moved = self.moved or job.moved
        self.named.update(job.named)
        if job.lease is not None or not job.projection.lease_wanted:
            self._lease, self._goes_on = job.lease, False

    @property
    def indexed(self) -> Mapping[str, Sequence[Mapping[str, object]]] | None:
        """The index's rows that there are, None: nobody knows."""
        if self.made is not None:
            return {}
        return None if self._before is None else self._before.index

    @property
    def sits_otherwise(self) -> bool:
        """Whether others take part than before."""
        return self._before is None or self._before.people != self.last.projection.people

    def new_row(self, end_kept: "_EndKept") -> Params:
        """A new log's row."""
        row = self._row(end_kept)
        return {"id": self.last.log_id, **row, **(self.made or {})}

    def changed_row(self, end_kept: "_EndKept") -> Params:
        """What is written into its row."""
        return {"the_log": self.last.log_id, "goes_on": self._goes_on, **self._row(end_kept)}

    def _row(self, end_kept: "_EndKept") -> Params:
        then = self.last.projection
        return {**projection_row(then), "end": end_kept(then.number), **lease_row(self._lease)}


class _EndKept(Protocol):
    def __call__(self, number: int, /) -> int | None: ...
