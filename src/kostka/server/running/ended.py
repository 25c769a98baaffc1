"""How work that goes on by itself is brought to its end."""

import asyncio
from collections.abc import Iterable
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
