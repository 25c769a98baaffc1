"""Brings about what time has brought: at the logs in memory, and at those that are in nobody's.

A deadline is a row that any worker may take; the number of the next event makes that it happens
once.
"""

from collections.abc import Sequence

from kostka.server.process.logs import log
from kostka.server.tables.executor import CommandExecutor
from kostka.server.tables.loaded_log import AnyLog
from kostka.server.tables.periodic import MOST_IN_A_TURN, Periodic
from kostka.server.tables.registry import LogRegistry
from kostka.store.store import Store

DULL_MS = 10_000
"""What seemed due and was not is left alone for so long."""


class DeadlineLoop:
    """Looks for deadlines that have passed."""

    def __init__(self, *, store: Store, executor: CommandExecutor, registry: LogRegistry) -> None:
        self._store = store
        self._executor = executor
        self._registry = registry
        self._dull: dict[str, int] = {}

    def begin(self, periodic: Periodic) -> None:
        """Look again and again."""
        periodic.begin(0.2, self.deadlines)
        periodic.begin(1.0, self.overdue)

    async def deadlines(self) -> None:
        """Bring about what time has brought at the logs in memory, which know their own."""
        now = self._executor.clock()
        await self._lapsed([loaded.id for loaded in self._registry.logs() if loaded.lapsed(now)])

    async def overdue(self) -> None:
        """The same at logs that are in no living worker's memory."""
        now = self._executor.clock()
        self._dull = {
            log_id: until
            for log_id, until in self._dull.items()
            if now < until <= now + DULL_MS  # later: the clock was set back
        }
        await self._lapsed(await self._store.due(now, MOST_IN_A_TURN + len(self._dull)))

    async def _lapsed(self, log_ids: Sequence[str]) -> None:
        now = self._executor.clock()
        due = [log_id for log_id in log_ids if self._dull.get(log_id, 0) <= now]
        await self._registry.each((id, self._brought) for id in due[:MOST_IN_A_TURN])

    async def _brought(self, loaded: AnyLog) -> None:
        await self._executor.happen(loaded, lambda loaded, now: loaded.nothing(now))
        now = self._executor.clock()
        if loaded.lapsed(now):
            self._dull[loaded.id] = now + DULL_MS
            log.warning("due-without-effect", **loaded.described, number=loaded.number)
