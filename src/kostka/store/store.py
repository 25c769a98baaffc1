"""The store: logs and what is asked of them, on SQLite or PostgreSQL.

Every method is durable when it returns. Times are milliseconds since 1970 and come in as data.
"""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Self, TypeVar

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kostka.eventlog.draft import LogState
from kostka.eventlog.event import Event
from kostka.eventlog.kind import LogKind
from kostka.eventlog.projection import Projection
from kostka.store import log_queries, workers
from kostka.store.acts import Acts
from kostka.store.analysis_cache import AnalysisCache
from kostka.store.answering import reading, writing
from kostka.store.append_job import Lease, append_job, begin_job
from kostka.store.appending import Appending
from kostka.store.credentials import Credentials
from kostka.store.engines import Engines, engines
from kostka.store.errors import NotFound
from kostka.store.event_rows import event_of, log_of
from kostka.store.friends import Friends
from kostka.store.group_commit import GroupCommit, OnMeasured
from kostka.store.insert_if_absent import insert_if_absent
from kostka.store.log_queries import LogRow
from kostka.store.postgres_log import PostgresLog
from kostka.store.schema import signing
from kostka.store.sessions import Sessions
from kostka.store.sqlite_fast_append import append_plain
from kostka.store.sqlite_journal import settle
from kostka.store.sqlite_writer import SqliteWriter
from kostka.store.users import Users
from kostka.store.version import check
from kostka.store.workers import Presence, presence_all

S = TypeVar("S", bound=LogState)
B = TypeVar("B")
C = TypeVar("C")
T = TypeVar("T")


async def open_store(url: str) -> "Store":
    """The store at ``sqlite:///path/kostka.db`` or ``postgresql://…``; an empty database gets its
    tables. Raises Refusal ``store-address``, ``store-old``, ``store-new``."""
    there = engines(url)
    try:
        if not await check(there.write):
            from kostka.store.migrate import upgrade  # noqa: PLC0415 (slow to load, seldom needed)

            await upgrade(there.write)
        async with writing(there.write) as connection:
            await connection.run_sync(settle)
    except BaseException:
        await there.dispose()
        raise
    return Store(there)


class Store:
    """An open store; use it as an async context, or close it."""

    def __init__(self, there: Engines) -> None:
        self._engines = there
        thread = None if there.thread is None else SqliteWriter(there.thread)
        self._append = Appending(PostgresLog() if thread is None else thread.journal)
        plain = None if thread is None else partial(append_plain, thread)
        self._group = GroupCommit(there.write, (self._append, presence_all), thread, plain)
        self.users = Users(there, self._group)
        self.sessions = Sessions(there, self._group)
        self.credentials = Credentials(there, self._group)
        self.findings = AnalysisCache(there, self._group)
        self.acts = Acts(there, self._group)
        self.friends = Friends(there, self._group)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Writes what is under way and closes the connections."""
        await self._group.close()
        await self._engines.dispose()

    @property
    def unanswered(self) -> int:
        """So many appends were asked for of which nobody knows yet whether they stand."""
        return self._group.unanswered

    @property
    def unsettled(self) -> int:
        """So many events of this process are in SQLite's journal and not settled yet."""
        return self._group.unsettled

    def measure(self, told: OnMeasured) -> None:
        """``told`` hears of each group of appends that was written (see ``Group.measured``)."""
        self._group.measured = told

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection to read with what is a kind's own, all as it is at one moment in SQLite.
        Raises Unanswered."""
        return reading(self._engines.read)

    async def in_own_transaction(self, write: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Runs what is rare in a transaction of its own. Exceptions undo it. Raises Unanswered."""
        return await self._group.in_own_transaction(write)

    async def ping(self) -> None:
        """A trivial read: whether the database answers."""
        async with reading(self._engines.read) as connection:
            await connection.execute(select(1))

    async def signed_with(self, fingerprint: str, *, instead: bool = False) -> str:
        """The fingerprint of the key that servers of this database sign with: the first they came
        with, until another comes ``instead``."""

        async def write(connection: AsyncConnection) -> str:
            if instead:
                await connection.execute(delete(signing))
            await connection.execute(insert_if_absent(connection, signing, one=1, key=fingerprint))
            return str(await connection.scalar(select(signing.c.key)))

        return await self._group.in_own_transaction(write)

    async def signer(self) -> str | None:
        """The fingerprint that they sign with; None where nobody has begun yet."""
        async with reading(self._engines.read) as connection:
            return await connection.scalar(select(signing.c.key))

    # the logs

    async def create(
        self,
        kind: LogKind[S, B, C],
        log_id: str,
        secret: bytes | None,
        added: Sequence[Event[B]],
        projection: Projection,
    ) -> None:
        """Begins a log of this kind. Raises AlreadyThere."""
        await self._group.ask(self._append, begin_job(kind, log_id, secret, added, projection))

    def append_soon(
        self,
        kind: LogKind[S, B, C],
        log_id: str,
        added: Sequence[Event[B]],
        projection: Projection,
        told: Callable[[Exception | None], None],
        *,
        before: Projection | None = None,
        lease: Lease | None = None,
    ) -> None:
        """Goes on with a log; ``projection`` is what is queried of it after the last of the events,
        ``before`` what was before the first: nothing is written that is the same (None: all is).

        ``told`` is called in the loop: with None once it is durable; with NotFound, Conflict where
        another append was first, Unanswered. ``lease``: the worker that takes the lease which is
        wanted then, and until when; None leaves it with who has it.
        """
        job = append_job(kind, log_id, added, projection, before=before, lease=lease)
        self._group.submit(self._append, job, told)

    async def append(
        self,
        kind: LogKind[S, B, C],
        log_id: str,
        added: Sequence[Event[B]],
        projection: Projection,
        *,
        before: Projection | None = None,
        lease: Lease | None = None,
    ) -> None:
        """The same for one who waits: raises what would be told."""
        job = append_job(kind, log_id, added, projection, before=before, lease=lease)
        await self._group.ask(self._append, job)

    async def events(self, kind: LogKind[S, B, C], log_id: str, after: int = 0) -> list[Event[B]]:
        """The events with higher numbers than ``after``, in order. Raises NotFound, also where the
        log is of another kind."""
        query = log_of(log_id, after, kind=kind.name)
        async with reading(self._engines.read) as connection:
            found = (await connection.execute(query)).all()
            if not found and not await log_queries.numbers(connection, [log_id], kind.name):
                raise NotFound(log_id)
        return [event_of(kind, row) for row in found]

    async def log(self, log_id: str) -> LogRow:
        """What is kept of a log beside its events. Raises NotFound."""
        async with reading(self._engines.read) as connection:
            found = await log_queries.find_log(connection, log_id)
        if found is None:
            raise NotFound(log_id)
        return found

    async def secret(self, log_id: str) -> bytes:
        """The secret that a log's chance is made from. Raises NotFound, also where it has none."""
        found = (await self.log(log_id)).secret
        if found is None:
            raise NotFound(log_id)
        return found

    async def numbers(self, ids: Sequence[str]) -> dict[str, int]:
        """The last event numbers of these logs; unknown ids are left out."""
        async with reading(self._engines.read) as connection:
            return await log_queries.numbers(connection, ids)

    async def due(self, now: int, limit: int = 100) -> list[str]:
        """The logs whose ``due`` has come, the longest overdue first."""
        async with reading(self._engines.read) as connection:
            return await log_queries.due(connection, now, limit)

    async def unleased(self, now: int, limit: int = 100) -> list[str]:
        """The logs where a lease is wanted and no worker has it."""
        async with reading(self._engines.read) as connection:
            return await log_queries.unleased(connection, now, limit)

    async def take(self, log_id: str, number: int, worker: str, *, now: int, until: int) -> bool:
        """Takes the lease that is wanted at this event number, or renews it; False where another
        worker has it or the log has gone on. Exactly one worker has it."""
        return await self._group.in_own_transaction(
            lambda connection: log_queries.take(
                connection, log_id, number, worker, now=now, until=until
            )
        )

    # the workers

    async def worker(self, worker: str, *, now: int, until: int) -> int | None:
        """Renews a worker's lease. The first of a worker while none other lives notes for how long
        nobody did (see ``outages``); it is told when anybody was there last."""
        return await self._group.in_own_transaction(
            lambda on: workers.alive(on, worker, now, until)
        )

    async def bye(self, worker: str, now: int) -> None:
        """A worker stops: nobody is connected to it any more."""
        await self._group.in_own_transaction(
            lambda connection: workers.bye(connection, worker, now)
        )

    async def present(self, log_id: str, seat: int, worker: str) -> None:
        """Somebody is there for a seat, connected to this worker."""
        await self._group.ask(presence_all, Presence(log_id, seat, worker, True))

    async def not_present(self, log_id: str, seat: int, worker: str) -> None:
        """Nobody is connected to this worker for a seat any more."""
        await self._group.ask(presence_all, Presence(log_id, seat, worker, False))

    async def absent(self, now: int) -> list[tuple[str, int]]:
        """The seats (log, seat) whose person should be there and is not."""
        async with reading(self._engines.read) as connection:
            return await log_queries.absent(connection, now)

    async def outages(self) -> list[tuple[int, int]]:
        """When nobody served, from when until when, in order."""
        async with reading(self._engines.read) as connection:
            return await workers.noted(connection)
