"""A table in a worker's memory: folded from its log, with who looks at it here."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from kostka.eventlog.projection import Projection
from kostka.live.chance_source import ChanceSource
from kostka.live.deadlines import due_at
from kostka.live.events import Back, Committed, Moved, Revealed, TableEvent
from kostka.live.fold import replay
from kostka.live.projection import project
from kostka.live.table import Table, TableTransition
from kostka.server.tables.recent import RecentEvents
from kostka.server.tables.subscriber import Subscriber
from kostka.server.tables.try_lock import TryLock

MOVES = (Moved, Back)
"""What a move brings first: itself, or that who makes it is there."""

CommandId: TypeAlias = tuple[str, str]
"""A command as it is known to everybody: whose it is (a person's id), and the id they gave it."""


class LoadedTable:
    """One table. Whatever changes it holds ``lock`` from reading it until the change is durable
    and shown; ``number`` is the last event that is."""

    def __init__(self, steps: Iterable[TableTransition], chance: ChanceSource) -> None:
        self.chance = chance
        self.table: Table
        """As it stands."""
        self._projection: Projection | None = None
        self.reread(steps)
        self.lock = TryLock()
        self.watchers: set[Subscriber] = set()
        self.others: dict[str, tuple[int, float]] = {}
        """How many look on at other workers, by worker, and when that was heard."""
        self.thinking: dict[int, int] = {}
        """The bots let think here: by seat the game's position they think about."""

    @property
    def projection(self) -> Projection:
        """What is queried of the table as it stands."""
        if self._projection is None:
            self._projection = project(self.table)
        return self._projection

    @projection.setter
    def projection(self, projection: Projection) -> None:
        self._projection = projection

    def reread(self, steps: Iterable[TableTransition]) -> None:
        """Take a whole log for what it says now."""
        self.done: dict[CommandId, int] = {}
        """The commands done here: the event that each brought first."""
        self.wishes: Counter[str] = Counter()
        """How many of them were no moves, by person (id)."""
        self.recent = RecentEvents()
        self.add(steps)
        self.due = due_at(self.table)
        """When something happens by itself."""

    @property
    def number(self) -> int:
        """The last event's number."""
        return self.table.number

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing happens: it need not stay in memory."""
        return not (self.watchers or self.thinking or self.lock.held)

    @property
    def looking(self) -> int:
        """How many look on from here, each person counted once, the referee not."""
        known = {
            w.who.id
            for w in self.watchers
            if w.seat is None and w.who is not None and not self.table.info.is_referee(w.who)
        }
        return len(known) + sum(w.seat is None and w.who is None for w in self.watchers)

    @property
    def watching(self) -> int:
        """How many look on, at all workers."""
        return self.looking + sum(count for count, _ in self.others.values())

    def lapsed(self, now: int) -> bool:
        """Whether something has happened by itself that is not in the log yet."""
        return self.due is not None and self.due <= now

    def calls_otherwise(self, names: Mapping[str, str]) -> bool:
        """Whether one of these people (ids) has another name here than this one."""
        info = self.table.info
        people = [info.owner, info.referee, *(seat_state.who for seat_state in info.seats)]
        return any(who is not None and names.get(who.id, who.name) != who.name for who in people)

    def steps(self, events: Iterable[TableEvent]) -> list[TableTransition]:
        """What these events would lead to; nothing is changed."""
        return list(replay(events, self.table))

    def add(self, steps: Iterable[TableTransition]) -> None:
        """The log has gone on by these."""
        self._projection = None
        for step in steps:
            self.table, event = step.after, step.event
            self.recent.add(event, step.after)
            if event.by is not None and event.command is not None:
                self.done.setdefault((event.by, event.command), event.number)
                if not isinstance(event.body, MOVES) and not _first_value(step):
                    self.wishes[event.by] += 1


def _first_value(step: TableTransition) -> bool:
    """A value is given to the chance as everybody must; not one in the place of another."""
    body = step.event.body
    if isinstance(body, Committed):
        assert step.before is not None, "a table is made first"
        return not step.before.seats[body.seat].commitment
    return isinstance(body, Revealed)
