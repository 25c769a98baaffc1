"""What goes wrong again and again while something is away: told at once, then ever more seldom, and
told when it is over. A line every half a second would fill the disk and hide everything else."""

import time
from collections.abc import Callable
from typing import Any

from kostka.server.process.logs import log

FIRST, MOST = 60.0, 3600.0
"""Seconds until the same trouble is told of again; each time twice as many, up to these."""


class OutageLog:
    """One thing that may be wrong for a while; ``event`` is what it is called in the log.

    >>> trouble = OutageLog("bus-deaf")
    >>> trouble.well()  # as ever: nothing is told
    """

    def __init__(self, event: str, ticks: Callable[[], float] = time.monotonic) -> None:
        self._event = event
        self._ticks = ticks
        self._tries = 0
        self._began = self._again = 0.0
        self._pause = FIRST
        self._kinds: set[object] = set()

    @property
    def lasts(self) -> bool:
        """It has failed and not been well since."""
        return self._tries > 0

    def failed(self, kind: object, **fields: Any) -> None:
        """It has failed once more; each ``kind`` is told at once."""
        now = self._ticks()
        if not self._tries:
            self._began, self._again, self._pause = now, now + FIRST, FIRST
            self._kinds.clear()
        self._tries += 1
        if kind not in self._kinds:
            self._kinds.add(kind)
        elif now < self._again:
            return
        else:
            self._pause = min(2 * self._pause, MOST)
            self._again = now + self._pause
        log.error(self._event, tries=self._tries, seconds=round(now - self._began), **fields)

    def well(self) -> None:
        """It works."""
        if self._tries:
            seconds = round(self._ticks() - self._began)
            log.warning(f"{self._event}-over", tries=self._tries, seconds=seconds)
            self._tries = 0
