"""The last transitions of a table in memory, for who comes again after a short break."""

from collections import deque

from msgspec.structs import replace

from kostka.live.events import TableEvent
from kostka.live.fold import replay
from kostka.live.table import Table, TableTransition

LEAST = 20
"""So many are there at least, where there have been so many."""


class RecentEvents:
    """The last events, and two tables to fold them from: a table holds all moves of its game, so
    one for each event would be most of a worker's memory."""

    def __init__(self) -> None:
        self._older: Table | None = None
        self._newer: Table | None = None
        self._events: deque[TableEvent] = deque()

    def add(self, event: TableEvent, after: Table) -> None:
        """This has happened, which led to this table."""
        self._events.append(event)
        if self._newer is None or event.number - self._newer.number >= LEAST:
            self._older = self._newer
            self._newer = replace(after)  # without what a table remembers
            while self._older is not None and self._events[0].number <= self._older.number:
                self._events.popleft()

    def since(self, number: int) -> list[TableTransition] | None:
        """The transitions after this event; None where not all of them are in memory."""
        base = self._newer
        if base is None or base.number > number:
            base = self._older
        if base is None or base.number > number:
            return None
        later = (event for event in self._events if event.number > base.number)
        return [one for one in replay(later, base) if one.event.number > number]
