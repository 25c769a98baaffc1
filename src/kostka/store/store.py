"""The store: the tables' logs and what is asked of them, on SQLite or PostgreSQL.

Every method is durable when it returns. Times are milliseconds since 1970 and come in as data.
"""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Self, TypeVar

from msgspec.structs import replace
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kostka.live.events import TableEvent
from kostka.live.phase import Phase
from kostka.live.projection import Projection
from kostka.store import table_queries, workers
from kostka.store.acts import Acts
from kostka.store.analysis_cache import AnalysisCache
from kostka.store.answering import reading, writing
from kostka.store.append_job import append_job
from kostka.store.appending import Appending
from kostka.store.credentials import Credentials
from kostka.store.engines import Engines, engines
from kostka.store.errors import NotFound
from kostka.store.event_rows import event_of, log_of
from kostka.store.group_commit import GroupCommit, OnMeasured
from kostka.store.insert_if_absent import insert_if_absent
from kostka.store.postgres_log import PostgresLog
from kostka.store.schema import signing, tables
from kostka.store.sessions import Sessions
from kostka.store.sqlite_fast_append import append_plain
from kostka.store.sqlite_journal import settle
from kostka.store.sqlite_writer import SqliteWriter
from kostka.store.table_rows import TableRow, row_of, table_rows
from kostka.store.users import Users
from kostka.store.version import check
from kostka.store.workers import Presence, presence_all

T = TypeVar("T")


async def open_store(url: str) -> "Store":
    """The store at ``sqlite:///path/kostka.db`` or ``postgresql://…``; an empty database gets its
    tables. Raises Refusal ``store-address``, ``store-old``, ``store-new``."""
    there = engines(url)
    try:
        await check(there.write)
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

    async def read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Reads what is rarely asked, all as it is at one moment in SQLite."""
        async with reading(self._engines.read) as connection:
            return await work(connection)

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
        self, table_id: str, secret: bytes, added: Sequence[TableEvent], projection: Projection
    ) -> None:
        """Begins a table's log; the first event is its making. Raises AlreadyThere."""
        await self._group.ask(self._append, append_job(table_id, added, projection, secret=secret))

    def append_soon(
        self,
        table_id: str,
        added: Sequence[TableEvent],
        projection: Projection,
        told: Callable[[Exception | None], None],
        *,
        think: tuple[str, int] | None = None,
    ) -> None:
        """Goes on with a table's log; ``projection`` is what it says after the last of the events.

        ``told`` is called in the loop: with None once it is durable; with NotFound, Conflict where
        another append was first, Unanswered. ``think``: the worker that takes the lease on the
        bot's thinking which is due then, and until when; None leaves it with who has it.
        """
        job = append_job(table_id, added, projection, think=think)
        self._group.submit(self._append, job, told)

    async def append(
        self,
        table_id: str,
        added: Sequence[TableEvent],
        projection: Projection,
        *,
        think: tuple[str, int] | None = None,
    ) -> None:
        """The same for one who waits: raises what would be told."""
        await self._group.ask(self._append, append_job(table_id, added, projection, think=think))

    async def events(self, table_id: str, after: int = 0) -> list[TableEvent]:
        """The events with higher numbers than ``after``, in order. Raises NotFound."""
        async with reading(self._engines.read) as connection:
            found = (await connection.execute(log_of(table_id, after))).all()
            if not found and not await table_queries.numbers(connection, [table_id]):
                raise NotFound(table_id)
        return [event_of(*row) for row in found]

    async def secret(self, table_id: str) -> bytes:
        """The secret that the table's chance is made from. Raises NotFound."""
        async with reading(self._engines.read) as connection:
            found = await connection.scalar(select(tables.c.secret).where(tables.c.id == table_id))
        if found is None:
            raise NotFound(table_id)
        return bytes(found)

    # the tables

    async def row(self, table_id: str) -> TableRow:
        """A table's row, with the number of its log's last event. Raises NotFound."""
        query = table_rows().where(tables.c.id == table_id)
        async with reading(self._engines.read) as connection:
            found = (await connection.execute(query)).mappings().one_or_none()
            if found is None:
                raise NotFound(table_id)
            row, numbers = row_of(found), await table_queries.numbers(connection, [table_id])
        return replace(row, projection=replace(row.projection, number=numbers[table_id]))

    async def listed(
        self,
        *,
        phase: Phase | None = None,
        game: str | None = None,
        private: bool = False,
        people: Sequence[str] = (),
        before: str | None = None,
        limit: int = 50,
    ) -> list[TableRow]:
        """The newest tables first; their logs may have come further than their heads' numbers (see
        ``numbers``). ``private``: those found by their link alone as well;
        ``people``: at which one of them sits; ``before``: the id of the table after which the list
        goes on."""
        async with reading(self._engines.read) as connection:
            return await table_queries.listed(
                connection,
                phase=phase,
                game=game,
                private=private,
                people=people,
                before=before,
                limit=limit,
            )

    async def made_by(self, owners: Sequence[str], phase: Phase, limit: int) -> list[str]:
        """Tables of these people's making that are so far, so many at most."""
        async with reading(self._engines.read) as connection:
            return await table_queries.made_by(connection, owners, phase, limit)

    async def numbers(self, ids: Sequence[str]) -> dict[str, int]:
        """The last event numbers of these tables; unknown ids are left out."""
        async with reading(self._engines.read) as connection:
            return await table_queries.numbers(connection, ids)

    async def due(self, now: int, limit: int = 100) -> list[str]:
        """The tables whose ``due`` has come, the longest overdue first."""
        async with reading(self._engines.read) as connection:
            return await table_queries.due(connection, now, limit)

    async def unthought(self, now: int, limit: int = 100) -> list[str]:
        """The tables where a bot of the house must choose and no worker has the lease."""
        async with reading(self._engines.read) as connection:
            return await table_queries.unthought(connection, now, limit)

    async def take(self, table_id: str, number: int, worker: str, *, now: int, until: int) -> bool:
        """Takes the lease on the thinking that is due at this event number, or renews it; False
        where another worker has it or the table has gone on. Exactly one worker has it."""
        return await self._group.in_own_transaction(
            lambda connection: table_queries.take(
                connection, table_id, number, worker, now=now, until=until
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

    async def present(self, table_id: str, seat: int, worker: str) -> None:
        """Somebody is there for a seat, connected to this worker."""
        await self._group.ask(presence_all, Presence(table_id, seat, worker, True))

    async def not_present(self, table_id: str, seat: int, worker: str) -> None:
        """Nobody is connected to this worker for a seat any more."""
        await self._group.ask(presence_all, Presence(table_id, seat, worker, False))

    async def absent(self, now: int) -> list[tuple[str, int]]:
        """The seats (table, seat) whose person should be there and is not."""
        async with reading(self._engines.read) as connection:
            return await table_queries.absent(connection, now)

    async def outages(self) -> list[tuple[int, int]]:
        """When nobody served, from when until when, in order."""
        async with reading(self._engines.read) as connection:
            return await workers.noted(connection)
