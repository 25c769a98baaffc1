"""Says again and again that this worker lives, and knows whether it has been away without knowing:
its machine has slept, or its clock was put forward. Time that nobody served is given back at the
tables, and before that is done nobody's time may run out there, nor may anybody's move be measured
by it."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

from kostka.server.process.background_tasks import begin_shared, cancel_and_wait, outcome
from kostka.server.tables.periodic import Periodic
from kostka.store.errors import Unanswered
from kostka.store.store import Store

BEAT = 2.0
"""Seconds after which a worker says again that it lives."""
LEASE_MS = 10_000
"""A worker that has not said for so long that it lives is dead."""


class Heartbeat:
    """``start`` returns when the first beat is in the store. ``reach`` puts the clock forward;
    ``give_back`` gives all tables in memory the time that nobody served (``outages``)."""

    def __init__(
        self,
        *,
        store: Store,
        worker: str,
        clock: Callable[[], int],
        reach: Callable[[int], None],
        give_back: Callable[[], Coroutine[Any, Any, None]],
    ) -> None:
        self._store = store
        self._worker = worker
        self._clock = clock
        self._reach = reach
        self._give_back = give_back
        self._last = 0
        self._beating: asyncio.Task[None] | None = None
        self.seen: int | None = None
        """When this worker last said that it lives."""
        self.outages: Sequence[tuple[int, int]] = ()
        """When no worker served, as far as the store knows."""

    async def start(self) -> None:
        """Say that this worker lives."""
        await self.beat()
        if self._last > (self.seen or 0):  # this machine's clock has been put back since
            self._reach(self._last)
            await self.beat()

    def begin(self, periodic: Periodic) -> None:
        """Say it again and again."""
        periodic.begin(BEAT, self.beat)

    async def beat(self) -> None:
        """This worker lives. Where none did for a while, the tables get that time back."""
        now = self._clock()
        seen = await self._store.worker(self._worker, now=now, until=now + LEASE_MS)
        self._last = seen or self._last
        if self.seen is None or self.slept():
            self.outages = await self._store.outages()
            await self._give_back()
        self.seen = now

    def slept(self) -> bool:
        """The worker has been away, and the tables have not got that time back yet."""
        return self.seen is not None and self._clock() - self.seen > LEASE_MS

    async def awake(self) -> None:
        """Returns when they have. For who holds no table's lock. All who wait share one beat, and
        what it raises: where nothing can be written, each trying again would wait for the last."""
        if self.slept():
            if self._beating is None:
                self._beating = begin_shared(self.beat())
                self._beating.add_done_callback(self._over)
            await outcome(self._beating)

    async def close(self) -> None:
        """End what goes on, and say so."""
        if self._beating is not None:
            await cancel_and_wait([self._beating])
        with suppress(Unanswered):  # then the lease runs out by itself
            await self._store.bye(self._worker, self._clock())

    def _over(self, _beating: asyncio.Task[None]) -> None:
        self._beating = None
