"""The last transitions of a log in memory, for who comes again after a short break."""

from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

from kostka.eventlog.draft import LogState
from kostka.eventlog.event import Event
from kostka.eventlog.fold import Apply, replay
from kostka.eventlog.transition import Transition

LEAST = 20
"""So many are there at least, where there have been so many."""

S = TypeVar("S", bound=LogState)
B = TypeVar("B")


class RecentEvents(Generic[S, B]):
    """The last events, and two states to fold them from: a table holds all moves of its game, so
    one for each event would be most of a worker's memory. ``bare``: a state as it is kept, without
    what it only remembers."""

    def __init__(self, apply: Apply[S, B], bare: Callable[[S], S]) -> None:
        self._apply = apply
        self._bare = bare
        self._older: S | None = None
        self._newer: S | None = None
        self._events: deque[Event[B]] = deque()

    def add(self, event: Event[B], after: S) -> None:
        """This has happened, which led to this state."""
        self._events.append(event)
        if self._newer is None or event.number - self._newer.number >= LEAST:
            self._older = self._newer
            self._newer = self._bare(after)
            while self._older is not None and self._events[0].number <= self._older.number:
                self._events.popleft()

    def since(self, number: int) -> list[Transition[S, B]] | None:
        """The transitions after this event; None where not all of them are in memory."""
        base = self._newer
        if base is None or base.number > number:
            base = self._older
        if base is None or base.number > number:
            return None
        later = (event for event in self._events if event.number > base.number)
        return [one for one in replay(self._apply, later, base) if one.event.number > number]
