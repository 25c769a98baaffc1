"""A worker reads again what an administrator has changed in the database (see store/acts.py): a
table that was closed, logs that were rewritten; games that were put away leave its memory."""

from kostka.server.tables.executor import CommandExecutor
from kostka.server.tables.periodic import Periodic
from kostka.server.tables.registry import LogRegistry
from kostka.store.acts import Act
from kostka.store.store import Store

CLOSED = "table-close"
"""The act whose table has gone on by an event."""
PUT_AWAY = "games-archive"
"""The act whose tables are in the database no more."""
LOOKED_AT = 50
"""So many of the newest acts are looked at: two processes may write theirs in another order than
their moments."""


class AdminChanges:
    """Knows which acts have been heeded; those before the first look need not be, for all logs
    are read after it."""

    def __init__(self, store: Store, executor: CommandExecutor, registry: LogRegistry) -> None:
        self._store = store
        self._executor = executor
        self._registry = registry
        self._heeded: frozenset[str] | None = None

    def begin(self, periodic: Periodic) -> None:
        """Look again and again."""
        periodic.begin(1.0, self.look)

    async def look(self) -> None:
        """Read the logs in memory again that were changed since the last look."""
        ids = await self._store.acts.ids(LOOKED_AT)
        if self._heeded is not None:
            for id in reversed(ids):
                if id not in self._heeded and (act := await self._store.acts.act(id)):
                    await self._heed(act)
        self._heeded = frozenset(ids)

    async def _heed(self, act: Act) -> None:
        if act.what == PUT_AWAY:
            self._registry.drop(act.tables)
        elif act.what != CLOSED:
            await self._registry.reread(act.tables)
        elif (loaded := self._registry.log_in_memory(act.whom)) is not None:
            await self._executor.catch_up(loaded)
