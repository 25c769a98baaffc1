"""Forgets, again and again, what is left of those who have gone."""

from collections.abc import Callable

from kostka.kinds import KINDS
from kostka.server.people.identity import DAY, UNUSED_DAYS
from kostka.server.tables.bus import REWRITTEN, Bus
from kostka.server.tables.periodic import Periodic
from kostka.server.tables.registry import LogRegistry
from kostka.store.store import Store

FORGETTING = 60.0
"""Seconds between two looks for those who have deleted themselves."""
TIDYING = 3600.0
"""Seconds between two looks for what nobody comes back to, and until the first: a machine's clock
may be far ahead until it has heard the time."""
LATE_MS = 120_000
"""So long after somebody was forgotten none of their sockets is open any more (see Config.recheck),
and their logs are gone through a last time."""


class ErasureLoop:
    """Looks for those who have deleted themselves, and for what nobody comes back to."""

    def __init__(
        self, *, store: Store, bus: Bus, registry: LogRegistry, clock: Callable[[], int]
    ) -> None:
        self._store = store
        self._bus = bus
        self._registry = registry
        self._clock = clock
        self._begun = False

    def begin(self, periodic: Periodic) -> None:
        """Look again and again."""
        periodic.begin(FORGETTING, self.forgetting)
        periodic.begin(TIDYING, self.tidying, first=TIDYING)

    async def forgetting(self) -> None:
        """Forget what is left of those who have deleted themselves lately: at the beginning all
        that a server before may have left, later what they said before their sockets were closed.
        Here in memory they have no other name either, whether the bus told of them or not."""
        store, late = self._store, self._clock() - LATE_MS
        if names := await store.users.forgotten():
            for log_id in await store.users.forget_late(late, KINDS, all=not self._begun):
                self._bus.say(REWRITTEN, log_id)
            await self._registry.rename(names)
        self._begun = True

    async def tidying(self) -> None:
        """Let go of sessions that have ended unused, and of guests who had no other way in."""
        now = self._clock()
        await self._store.users.tidy(now - UNUSED_DAYS * DAY, now - DAY)
