"""SQLite's writer: a thread with a connection of its own, which does one transaction after another.

An executor with its own futures does the same for half as much again.
"""

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import TypeVar

from sqlalchemy import Connection, Engine

from kostka.store.answering import asking, give
from kostka.store.sqlite_journal import SqliteJournal

T = TypeVar("T")


class SqliteWriter:
    """Writes from the loop that made it. ``journal``: the logs as its connection knows them."""

    def __init__(self, engine: Engine) -> None:
        self.journal = SqliteJournal()
        self._engine = engine
        self._connection: Connection | None = None
        self._loop = asyncio.get_running_loop()
        self._asked: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="kostka-store", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Runs this in a transaction. Exceptions undo it. Raises Unanswered."""

        def in_transaction(connection: Connection) -> T:
            with connection.begin():
                return work(connection)

        return await self.run(in_transaction)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Runs this with the connection, on which no transaction is open. Raises Unanswered."""
        answer: asyncio.Future[T] = self._loop.create_future()

        def do() -> None:
            outcome: T | BaseException
            try:
                outcome = self._done(work)
            except BaseException as error:  # is raised where it was asked
                outcome = error
            self._loop.call_soon_threadsafe(give, answer, outcome)

        self._asked.put(do)
        return await answer

    def close(self) -> None:
        """Ends when all is done that was asked."""
        self._asked.put(None)
        self._thread.join()

    def _run(self) -> None:
        while do := self._asked.get():
            do()
        self._disconnect()

    def _done(self, work: Callable[[Connection], T]) -> T:
        try:
            with asking():
                if self._connection is None:
                    self._connection = self._engine.connect()
                return work(self._connection)
        except BaseException:
            self.journal.forget_ends()
            self._disconnect()
            raise

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
