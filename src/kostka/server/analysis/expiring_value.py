"""A value that is the same for everybody who asks, computed again when it has grown old."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

from kostka.server.process.background_tasks import begin_shared, outcome

T = TypeVar("T")
SOON = 1.0


class ExpiringValue(Generic[T]):
    """Computed by whoever asks first, for at most ``seconds`` of ``clock``, or for ``SOON``
    where it is not ``settled`` yet; whoever asks meanwhile waits for the same computation.

    >>> async def ask() -> list[int]:
    ...     made = []
    ...     async def make() -> int:
    ...         made.append(1)
    ...         return len(made)
    ...     now = [0.0]
    ...     shared = ExpiringValue(60.0, lambda: now[0])
    ...     together = await asyncio.gather(shared.get(make), shared.get(make))
    ...     now[0] = 61.0
    ...     return [*together, await shared.get(make)]
    >>> asyncio.run(ask())
    [1, 1, 2]
    """

    def __init__(
        self,
        seconds: float,
        clock: Callable[[], float],
        settled: Callable[[T], bool] = lambda _: True,
    ) -> None:
        self._seconds, self._clock, self._settled = seconds, clock, settled
        self._made: asyncio.Task[T] | None = None
        self._at = 0.0

    async def get(self, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The value; ``make`` computes it where it is too old. What fails is not kept."""
        now = self._clock()
        made = self._made
        if made is None or (made.done() and now - self._at >= self._lasts(made)):
            made = self._made = begin_shared(make())
            self._at = now
        return await outcome(made)

    def _lasts(self, made: asyncio.Task[T]) -> float:
        if made.cancelled() or made.exception() is not None:
            return 0.0
        return self._seconds if self._settled(made.result()) else SOON
