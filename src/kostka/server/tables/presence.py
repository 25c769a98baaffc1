"""Whose person is connected to this worker, as the store is to know it.

Connections come and go in moments, the store is told in turns: only the last word counts, and what
could not be told is told in the next turn.
"""

from collections import Counter
from typing import TypeAlias

from kostka.game.seats import Seat
from kostka.server.process.background_tasks import all_of
from kostka.store.store import Store

Place: TypeAlias = tuple[str, Seat]
"""A table's id and a seat."""


class PresenceTracker:
    """Counts the sockets of every seat."""

    def __init__(self, store: Store, worker: str) -> None:
        self._store = store
        self._worker = worker
        self._sockets: Counter[Place] = Counter()
        self._told: set[Place] = set()
        self._news: set[Place] = set()

    def here(self, table: str, seat: Seat) -> bool:
        """Somebody is connected for this seat, at this worker."""
        return self._sockets[table, seat] > 0

    def places(self) -> list[Place]:
        """The seats for which somebody is connected, at this worker."""
        return list(self._sockets)

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

    async def _tell(self, place: Place) -> None:
        table, seat = place
        if self.here(table, seat) and place not in self._told:
            await self._store.present(table, seat, self._worker)
            self._told.add(place)
        elif not self.here(table, seat) and place in self._told:
            await self._store.not_present(table, seat, self._worker)
            self._told.discard(place)
