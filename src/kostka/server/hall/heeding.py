"""A worker reads again what an administrator has changed in the database (see store/acts.py)."""

from kostka.server.hall.floor import Floor
from kostka.store.acts import Act
from kostka.store.store import Store

CLOSED = "table-close"
"""The act whose table has gone on by an event; of others the logs were rewritten."""
LOOKED_AT = 50
"""So many of the newest acts are looked at: two processes may write theirs in another order than
their moments."""


class Heeding:
    """Knows which acts have been heeded; those before the first look need not be, for all tables
    are read after it."""

    def __init__(self, store: Store, floor: Floor) -> None:
        self._store = store
        self._floor = floor
        self._heeded: frozenset[str] | None = None

    async def look(self) -> None:
        """Read the tables in memory again that were changed since the last look."""
        acts = await self._store.acts.latest(LOOKED_AT)
        if self._heeded is not None:
            for act in reversed(acts):
                if act.id not in self._heeded:
                    await self._heed(act)
        self._heeded = frozenset(act.id for act in acts)

    async def _heed(self, act: Act) -> None:
        if act.what != CLOSED:
            await self._floor.reread(act.tables)
        elif (hot := self._floor.in_memory(act.whom)) is not None:
            await self._floor.catch_up(hot)
