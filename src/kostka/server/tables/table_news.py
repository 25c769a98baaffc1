"""What those at a table are sent: what many may know is encoded once."""

from collections.abc import Sequence

from kostka.eventlog.person import Person
from kostka.live.fault import Fault
from kostka.live.messages import NotDone, Welcome
from kostka.live.table import Table, TableTransition
from kostka.live.views.shared import SharedViews
from kostka.live.views.table import ViewerKey, event_view, table_view
from kostka.server.tables.subscriber import encoded

EVENTS = b'{"type":"events","events":[%b],"table":{%b,%b}}'
"""An ``Events`` message, its parts encoded already."""


class TableNews(SharedViews):
    """What has happened, for many."""

    def key(self, who: Person | None) -> tuple[ViewerKey, ...]:
        """What somebody is after each step: those with the same are shown the same."""
        return self.eyes(who)

    def text(self, key: Sequence[ViewerKey]) -> bytes:
        """The message for those with this key."""
        return EVENTS % (self.events(key), *self.table(key))


def table_welcome(
    table: Table, steps: Sequence[TableTransition], who: Person | None, watching: int, now: int
) -> bytes:
    """What somebody who has just come gets."""
    events = tuple(event_view(*step, who, beside=table) for step in steps)
    return encoded(Welcome(table_view(table, who), events, who, watching, now))


def table_refused(table: Table, command: str, fault: Fault, who: Person | None) -> bytes:
    """A command was not done."""
    return encoded(NotDone(command, fault, table_view(table, who)))
