"""One table of a device: folded from its events, with who looks at it."""

from collections import deque
from collections.abc import Iterable
from itertools import islice

from kostka.eventlog.person import Person
from kostka.live.bots import bots_due
from kostka.live.chance_source import promised
from kostka.live.deadlines import due_at
from kostka.live.kind import TableDecider
from kostka.live.messages import Events, Welcome
from kostka.live.projection import summary_of
from kostka.live.table import Table, TableTransition
from kostka.live.table_key import TableKey
from kostka.live.views.clocks import whole
from kostka.live.views.lists import Listed
from kostka.live.views.table import event_view, table_view
from kostka.live.views.types import EventView

MOST_MISSED = 100
"""So many missed events are told; whoever has missed more gets the table alone."""


class DeviceTable:
    """A table. ``done``: by whom and by what id each command was done, and by which event;
    ``sockets``: who looks at it; ``bots_since``: since when a bot must choose (ms)."""

    def __init__(self, secret: bytes, key: TableKey, steps: Iterable[TableTransition]) -> None:
        self.secret = secret
        self.decider = TableDecider(promised(secret), key)
        self.table: Table
        """As it stands."""
        self.done: dict[tuple[str, str], int] = {}
        self.sockets: dict[int, Person] = {}
        self.bots_since: int | None = None
        self._last: deque[TableTransition] = deque(maxlen=MOST_MISSED)
        self.add(steps)

    @property
    def due(self) -> int | None:
        """When something happens by itself, bots apart (ms)."""
        return due_at(self.table)

    def add(self, steps: Iterable[TableTransition]) -> None:
        """These have happened."""
        for step in steps:
            self.table, event = step.after, step.event
            self._last.append(step)
            if event.by is not None and event.command is not None:
                self.done.setdefault((event.by, event.command), event.number)
            if step.before is None or _choice(step.before) != _choice(step.after):
                self.bots_since = event.at if bots_due(step.after) else None

    def news(self, who: Person, count: int) -> Events:
        """The last events as somebody may see them."""
        return Events(self._told(who, count), table_view(self.table, who))

    def welcome(self, who: Person, since: int | None, now: int) -> Welcome:
        """What somebody gets who comes, having seen the events up to this number."""
        missed = 0 if since is None or since < 0 else self.table.number - since
        told = self._told(who, missed) if 0 < missed <= len(self._last) else ()
        return Welcome(table_view(self.table, who), told, who, 0, now)

    def listed(self, who: Person) -> Listed:
        """The table as a list of this person's tells of it."""
        table = self.table
        you = next((seat for seat, one in enumerate(table.info.people) if one == who.id), None)
        return Listed(table.id, whole(table.info.created), table.phase, summary_of(table), you)

    def _told(self, who: Person, count: int) -> tuple[EventView, ...]:
        steps = islice(self._last, len(self._last) - count, None)
        return tuple(event_view(*step, who, beside=self.table) for step in steps)


def _choice(table: Table) -> tuple[int, tuple[int, ...]]:
    """Which bots must choose, and what."""
    return table.decision_position, bots_due(table)
