"""Group commit: what many ask for at the same time becomes one transaction, one wait for the disk.

A *kind* of write is a function that takes a connection and all jobs of its kind in the group, in
the order they came, and returns for each its outcome: a value, or an exception for the one who
asked. An outcome is told only when the transaction stands on disk. Where a transaction fails as a
whole, each job is tried alone, so that one that cannot be written harms no neighbour; and once more
where it fails alone, for another worker may have made the same table at the same time.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kostka.store.answering import give, writing
from kostka.store.errors import Unanswered
from kostka.store.sqlite_journal import SqliteJournal
from kostka.store.sqlite_writer import SqliteWriter

J = TypeVar("J")
R = TypeVar("R")
T = TypeVar("T")

JobKind: TypeAlias = Callable[[Connection, Sequence[J]], Sequence[R | Exception]]
Plain: TypeAlias = Callable[[Sequence[Any]], Awaitable[bool]]
"""Writes a group's jobs in a shorter way; False, and nothing is written, where that cannot be."""

OnMeasured: TypeAlias = Callable[[int, int, float], None]

MOST = 1024
"""Jobs in one transaction at most."""
MANY, APART = 8, 0.005
"""After a group of so many the next waits until so many seconds after its beginning."""


@dataclass(slots=True)
class _Asked:
    kind: int
    job: Any
    told: Callable[[Any], None]


class GroupCommit:
    """Gathers writes. ``kinds``: every kind of write there is; within a transaction they come in
    this order, so that no two transactions wait for each other. ``thread``: SQLite's, whose journal
    is settled after a group; ``plain``: its short way for jobs of the first kind alone."""

    def __init__(
        self,
        engine: AsyncEngine,
        kinds: Sequence[JobKind[Any, Any]],
        thread: SqliteWriter | None,
        plain: Plain | None,
    ) -> None:
        self._engine = engine
        self._kinds = tuple(kinds)
        self._thread = thread
        self._plain = plain
        self._writing: AbstractAsyncContextManager[None] = (
            asyncio.Lock() if thread else nullcontext()
        )
        """SQLite has one writer: who waits here needs not ask it again and again."""
        self._waiting: list[_Asked] = []
        self._under_way = 0
        self._stand = self._unknown = 0
        self._wake = asyncio.Event()
        self._closed = False
        self._began = 0.0
        self._last = 0
        self._asked_first = 0.0
        """When the first was asked of those who wait."""
        self.measured: OnMeasured = lambda _stand, _unanswered, _seconds: None
        """Told after each group how many appends stand, of how many nobody knows, and how long the
        first of the group took from being asked for (s)."""
        self._task = asyncio.create_task(self._run())

    @property
    def unanswered(self) -> int:
        """So many were asked for and are not told yet."""
        return self._under_way + len(self._waiting)

    @property
    def unsettled(self) -> int:
        """So many events of this process are in SQLite's journal still."""
        return 0 if self._thread is None else self._thread.journal.held

    def submit(self, kind: JobKind[J, R], job: J, told: Callable[[R | Exception], None]) -> None:
        """Writes the job with whatever else is waiting. ``told`` is called in the loop once it is
        on disk, with what the kind says of it; with Unanswered where the database broke off."""
        if self._closed:
            asyncio.get_running_loop().call_soon(told, Unanswered("the store is closed"))
            return
        if not self._waiting:
            self._asked_first = asyncio.get_running_loop().time()
        self._waiting.append(_Asked(self._kinds.index(kind), job, told))
        self._wake.set()

    async def ask(self, kind: JobKind[J, R], job: J) -> R:
        """The same for one who waits: raises what would be told. Whoever stops waiting does not
        stop the write."""
        answer: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self.submit(kind, job, partial(give, answer))
        return await answer

    async def in_own_transaction(self, write: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Runs what is rare in a transaction of its own. Exceptions undo it. Raises Unanswered."""
        async with self._writing, writing(self._engine) as connection:
            return await write(connection)

    async def close(self) -> None:
        """Writes what is waiting, then takes no more."""
        self._closed = True
        self._wake.set()
        await self._task
        if self._thread is not None:
            self._thread.close()

    async def _run(self) -> None:
        while not (self._closed and not self._waiting):
            await self._wake.wait()
            await asyncio.sleep(self._pause())  # whoever is about to ask joins this group
            group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            if not self._waiting and not self._closed:
                self._wake.clear()
            if group:
                asked, self._began = self._asked_first, asyncio.get_running_loop().time()
                self._asked_first = self._began  # of those who wait for the next
                self._last = self._under_way = len(group)
                self._stand = self._unknown = 0
                await self._commit(group)
                self._under_way = 0
                seconds = asyncio.get_running_loop().time() - asked
                self.measured(self._stand, self._unknown, seconds)
            if self._thread is not None and self._thread.journal.full:
                await self._settle(self._thread.journal)

    def _pause(self) -> float:
        """How long to gather: not at all where few write; where many do, groups begin at least
        ``APART`` after each other, for a transaction costs more than what is in it."""
        now, before = asyncio.get_running_loop().time(), self._began
        pause = before + APART - now if self._last >= MANY else 0.0
        return max(0.0, pause)

    async def _commit(self, group: Sequence[_Asked], *, again: bool = False) -> None:
        try:
            told = await self._plainly(group)
            if told is None:
                told = await self._together(partial(self._write, group=group))
        except Exception as error:
            alone = len(group) == 1
            if not isinstance(error, Unanswered) and not (alone and again):
                for asked in group:
                    await self._commit([asked], again=alone)
                return
            told = [(asked, error) for asked in group]
        appends = [outcome for asked, outcome in told if asked.kind == 0]
        self._stand += appends.count(None)
        self._unknown += sum(isinstance(outcome, Unanswered) for outcome in appends)
        for asked, outcome in told:
            try:
                asked.told(outcome)
            except Exception as error:  # who asked stops nobody else
                _complain("not told of a write", error)

    async def _plainly(self, group: Sequence[_Asked]) -> list[tuple[_Asked, Any]] | None:
        if self._plain is None or any(asked.kind != 0 for asked in group):
            return None
        async with self._writing:
            written = await self._plain([asked.job for asked in group])
        return [(asked, None) for asked in group] if written else None

    async def _settle(self, journal: SqliteJournal) -> None:
        try:
            await self._together(journal.settle)
        except Exception as error:  # another time
            _complain("the journal is not settled", error)

    async def _together(self, write: Callable[[Connection], T]) -> T:
        """Runs the write in a transaction; in SQLite in one step in the writer's thread."""
        async with self._writing:
            if self._thread is not None:
                return await self._thread.write(write)
            async with writing(self._engine) as connection:
                return await connection.run_sync(write)

    def _write(self, connection: Connection, group: Sequence[_Asked]) -> list[tuple[_Asked, Any]]:
        told: list[tuple[_Asked, Any]] = []
        for number, kind in enumerate(self._kinds):
            mine = [asked for asked in group if asked.kind == number]
            if mine:
                told += zip(mine, kind(connection, [a.job for a in mine]), strict=True)
        return told


def _complain(what: str, error: Exception) -> None:
    context = {"message": what, "exception": error}
    asyncio.get_running_loop().call_exception_handler(context)
