"""What time it is, for a server that must not see time go back.

A clock that is put back (a machine that begins an hour fast, until it hears the time from the net)
would let every clock at every table stand still for that hour. Here time goes on, a little slower
than it should, until the two agree again. A clock that is put forward is followed: so is the time
that a machine has slept, which the tables get back.
"""

import time
from collections.abc import Callable

from kostka.server.people.identity import now_ms
from kostka.server.process.logs import log

SLOWER = 0.9
"""So fast time goes while it is ahead of the machine's clock: ten hours make up for one."""
TOLD_MS = 1_000
FARTHEST_MS = 24 * 3600 * 1000
"""Who was there later than that, this clock included, was wrong by more than a clock is put back:
once the machine has the right time that is followed."""


class MonotonicClock:
    """A clock in ms since 1970.

    >>> wall, ticks = [1_000_000.0], [0.0]
    >>> clock = MonotonicClock(lambda: int(wall[0]), lambda: ticks[0])
    >>> wall[0] += 5_000; ticks[0] += 5; clock()
    1005000
    >>> wall[0] -= 500; ticks[0] += 0.1; clock()  # put back
    1005090
    """

    def __init__(
        self, wall: Callable[[], int] = now_ms, ticks: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall, self._ticks = wall, ticks
        self._now, self._tick = float(wall()), ticks()
        self._ahead = False

    def __call__(self) -> int:
        tick, wall = self._ticks(), self._wall()
        slow = self._now + SLOWER * 1000 * (tick - self._tick)
        if slow - wall > FARTHEST_MS:
            slow = float(wall)
        self._now, self._tick = max(float(wall), slow), tick
        if (ahead := self._now - wall > TOLD_MS) != self._ahead:
            self._ahead = ahead
            log.warning("clock-ahead" if ahead else "clock-right", ms=round(self._now - wall))
        return int(self._now)

    def reach(self, moment: int) -> None:
        """Somebody was there at this moment already: it is not earlier now."""
        behind = moment - self._wall()
        if behind < FARTHEST_MS:
            self._now = max(self(), float(moment))
        else:
            log.error("clock-behind", ms=behind)
