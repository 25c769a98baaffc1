"""Work that goes on by itself: begun, and brought to its end."""

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any

AGAIN = 0.5
"""Seconds until a task that has not ended is cancelled once more."""


async def ended(tasks: Iterable[asyncio.Task[Any]]) -> None:
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


class Errands:
    """Tasks for which nobody waits. They are held here, for a loop alone might let them go."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Let this go on by itself."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """End all that go on."""
        await ended(self._tasks)
