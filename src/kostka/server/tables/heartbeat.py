"""Whether a worker has been away without knowing it: its machine has slept, or its clock was put
forward. Time that nobody served is given back at the tables, and before that is done nobody's time
may run out there, nor may anybody's move be measured by it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from kostka.server.process.background_tasks import begin_shared, cancel_and_wait, outcome

LEASE_MS = 10_000
"""A worker that has not said for so long that it lives is dead."""


class Heartbeat:
    """Knows when this worker last said that it lives (``seen``), and lets it say so again: ``beat``
    does, and gives back what time nobody served."""

    def __init__(
        self, clock: Callable[[], int], beat: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        self._clock, self._beat = clock, beat
        self._beating: asyncio.Task[None] | None = None
        self.seen: int | None = None

    def slept(self) -> bool:
        """The worker has been away, and the tables have not got that time back yet."""
        return self.seen is not None and self._clock() - self.seen > LEASE_MS

    async def awake(self) -> None:
        """Returns when they have. For who holds no table's lock. All who wait share one beat, and
        what it raises: where nothing can be written, each trying again would wait for the last."""
        if self.slept():
            if self._beating is None:
                self._beating = begin_shared(self._beat())
                self._beating.add_done_callback(self._over)
            await outcome(self._beating)

    async def close(self) -> None:
        """End what goes on."""
        if self._beating is not None:
            await cancel_and_wait([self._beating])

    def _over(self, _beating: asyncio.Task[None]) -> None:
        self._beating = None
