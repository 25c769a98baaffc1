"""A lock that can also be taken without waiting."""

import asyncio
from collections import deque
from types import TracebackType


class TryLock:
    """Held by one at a time; who waits gets it in the order of their coming (``async with``), and
    until the last of them has had it nobody can take it from between.

    >>> lock = TryLock()
    >>> lock.take(), lock.take(), lock.held
    (True, False, True)
    >>> lock.leave()
    >>> lock.held
    False
    """

    __slots__ = ("_waiting", "held")

    def __init__(self) -> None:
        self.held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Whether it could be taken at once; then ``leave`` is owed."""
        if self.held:
            return False
        self.held = True
        return True

    def leave(self) -> None:
        """Give it to who has waited longest, if anybody waits."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():  # else they have given up
                turn.set_result(None)
                return
        self.held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was given in the same moment
                self.leave()
            raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.leave()
