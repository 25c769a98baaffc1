"""What has been decided at a table, as it comes to the store."""

from collections.abc import Sequence
from typing import NamedTuple

from kostka.eventlog.draft import Draft
from kostka.eventlog.projection import Projection
from kostka.live.bots import bots_due
from kostka.live.events import Body, TableEvent
from kostka.live.projection import project
from kostka.live.table import Table, TableTransition
from kostka.server.tables.loaded import LoadedTable


class PendingAppend(NamedTuple):
    """To be added to a table's log. ``chooses``: a bot of the house must choose then which need not
    before. ``by_time``: it is only what time has brought; what was asked for is to be decided after
    it."""

    loaded: LoadedTable
    steps: Sequence[TableTransition]
    projection: Projection
    chooses: bool
    by_time: bool

    @property
    def first(self) -> int:
        """The number of the first event."""
        return self.steps[0].event.number

    @property
    def events(self) -> list[TableEvent]:
        """What is added."""
        return [step.event for step in self.steps]


def prepare_append(
    loaded: LoadedTable, draft: Draft[Table, Body], *, by_time: bool = False
) -> PendingAppend:
    """What was decided, one event at least; nothing is changed."""
    table, then = loaded.table, draft.state
    row = project(then)
    chooses = row.lease_wanted and (
        (table.decision_position, bots_due(table)) != (then.decision_position, bots_due(then))
    )
    return PendingAppend(loaded, draft.transitions, row, chooses, by_time)
