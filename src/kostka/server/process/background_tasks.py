"""Work that goes on by itself: begun, heard of however it ends, and brought to its end.

asyncio complains of every task whose exception nobody has asked for. Here each has somebody who
asks: a waiter, or the log.
"""

import asyncio
from collections.abc import Awaitable, Coroutine, Iterable
from typing import Any, TypeVar

from kostka.game.errors import Refusal
from kostka.server.process.logs import fields_of, log
from kostka.store.database_errors import why_away

T = TypeVar("T")

AGAIN = 0.5
"""Seconds until a task that has not ended is cancelled once more."""


async def cancel_and_wait(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancels these tasks and waits until they have ended, however that is.

    More than once if need be: a client of a database or a bus may take its being cancelled for a
    time-out of its own, and whoever called it then goes on as after any other error.
    """
    waiting = set(tasks)
    while waiting:
        for task in waiting:
            task.cancel()
        over, waiting = await asyncio.wait(waiting, timeout=AGAIN)
        await asyncio.gather(*over, return_exceptions=True)


def begin_task(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """A task for which perhaps nobody waits. Where it fails by a mistake of the program's the log
    is told; not of a refusal, nor of a database that is away, which others tell."""
    task = asyncio.create_task(work)
    task.add_done_callback(_heard)
    return task


def begin_shared(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """A task for which several wait (see ``outcome``), each of whom hears how it ends."""
    task = asyncio.create_task(work)
    task.add_done_callback(lambda over: over.cancelled() or over.exception())
    return task


async def outcome(task: asyncio.Future[T]) -> T:
    """What a task comes to. Whoever stops waiting does not stop it, and it may fail then; with
    ``asyncio.shield`` the loop would complain of that."""
    await asyncio.wait({task})
    return task.result()


async def all_of(works: Iterable[Awaitable[Any]]) -> None:
    """Does all of these at once. Raises the first exception, when all are done."""
    for found in await asyncio.gather(*works, return_exceptions=True):
        if isinstance(found, Exception):
            raise found


class BackgroundTasks:
    """Tasks for which nobody waits. They are held here, for a loop alone might let them go."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Let this go on by itself."""
        task = begin_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """End all that go on."""
        await cancel_and_wait(self._tasks)


def _heard(task: asyncio.Task[Any]) -> None:
    if task.cancelled() or (error := task.exception()) is None:
        return
    if isinstance(error, Exception) and not isinstance(error, Refusal) and not why_away(error):
        log.error("fault", **fields_of(error))
