"""Whose person is connected to this worker, as the store is to know it; and who has been away for
so long that the table is to know it.

Connections come and go in moments, the store is told in turns: only the last word counts, and what
could not be told is told in the next turn. An absence is a row that any worker may take up.
"""

from collections import Counter
from functools import partial
from typing import TypeAlias

from kostka.game.seats import Seat
from kostka.live.presence import is_missed, report_back, report_gone
from kostka.server.process.background_tasks import all_of
from kostka.server.tables.executor import CommandExecutor
from kostka.server.tables.loaded import LoadedTable
from kostka.server.tables.periodic import MOST_IN_A_TURN, Periodic
from kostka.server.tables.registry import LogRegistry
from kostka.store.store import Store

Place: TypeAlias = tuple[str, Seat]
"""A table's id and a seat."""

GRACE_MS = 8_000
"""A seat where nobody was for so long is one whose person is away: a tunnel, a restart are not."""


class PresenceTracker:
    """Counts the sockets of every seat, and looks for seats without one."""

    def __init__(self, *, store: Store, executor: CommandExecutor, registry: LogRegistry) -> None:
        self._store = store
        self._executor = executor
        self._registry = registry
        self._missing: dict[Place, int] = {}
        self._sockets: Counter[Place] = Counter()
        self._told: set[Place] = set()
        self._news: set[Place] = set()

    def begin(self, periodic: Periodic) -> None:
        """Tell the store, and look, again and again."""
        periodic.begin(0.2, self.flush)
        periodic.begin(1.0, self.absences)
        periodic.begin(1.0, self.returns)

    def here(self, table: str, seat: Seat) -> bool:
        """Somebody is connected for this seat, at this worker."""
        return self._sockets[table, seat] > 0

    def came(self, table: str, seat: Seat) -> None:
        """One more socket."""
        self._sockets[table, seat] += 1
        self._news.add((table, seat))

    def left(self, table: str, seat: Seat) -> None:
        """One socket less."""
        self._sockets[table, seat] -= 1
        if not self._sockets[table, seat]:
            del self._sockets[table, seat]
        self._news.add((table, seat))

    async def flush(self) -> None:
        """Tell the store what has changed. Raises what the store raises; then nothing is lost."""
        news, self._news = self._news, set()
        try:
            await all_of(self._tell(place) for place in news)
        except BaseException:
            self._news |= news
            raise

    async def absences(self) -> None:
        """Note who has been away for longer than a moment."""
        now = self._executor.clock()
        absent = await self._store.absent(now)
        self._missing = {place: min(now, self._missing.get(place, now)) for place in absent}
        away = [place for place, since in self._missing.items() if now - since >= GRACE_MS]
        await self._registry.each_table(
            (id, partial(self._gone, seat)) for id, seat in away[:MOST_IN_A_TURN]
        )

    async def returns(self) -> None:
        """Note who is taken to be away and is here: this worker had stood still for so long that
        the others held it for dead, and its sockets outlived that."""
        missed = [
            (id, seat)
            for id, seat in list(self._sockets)
            if (loaded := self._registry.in_memory(id)) is not None
            and is_missed(loaded.table, seat)
        ]
        await self._registry.each_table((id, partial(self._returned, seat)) for id, seat in missed)

    async def _gone(self, seat: Seat, loaded: LoadedTable) -> None:
        if not self.here(loaded.table.id, seat):
            await self._executor.happen(
                loaded, lambda loaded, now: report_gone(loaded.table, seat, now)
            )

    async def _returned(self, seat: Seat, loaded: LoadedTable) -> None:
        if self.here(loaded.table.id, seat):
            await self._executor.happen(
                loaded, lambda loaded, now: report_back(loaded.table, seat, now)
            )

    async def _tell(self, place: Place) -> None:
        table, seat = place
        if self.here(table, seat) and place not in self._told:
            await self._store.present(table, seat, self._executor.worker)
            self._told.add(place)
        elif not self.here(table, seat) and place in self._told:
            await self._store.not_present(table, seat, self._executor.worker)
            self._told.discard(place)
