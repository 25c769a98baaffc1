"""What has been decided at a table, as it comes to the store."""

from collections.abc import Sequence
from typing import NamedTuple

from kostka.live.bots import bots_due
from kostka.live.events import Body, Event
from kostka.live.projection import Projection, project
from kostka.live.transition import Transition
from kostka.server.tables.loaded import CommandId, LoadedTable


class PendingAppend(NamedTuple):
    """To be added to a table's log. ``chooses``: a bot of the house must choose then which need not
    before."""

    loaded: LoadedTable
    events: Sequence[Event]
    steps: Sequence[Transition]
    projection: Projection
    chooses: bool

    @property
    def first(self) -> int:
        """The number of the first event."""
        return self.events[0].number


def addition(
    loaded: LoadedTable, bodies: Sequence[Body], now: int, brought_by: CommandId | None = None
) -> PendingAppend:
    """These bodies, one at least, as events of this moment; nothing is changed. ``brought_by``: the
    command of which the first is the answer."""
    by, command = brought_by or (None, None)
    first = loaded.number + 1
    events = [
        Event(number, now, body, by, command if number == first else None)
        for number, body in enumerate(bodies, first)
    ]
    steps = loaded.steps(events)
    table, then = loaded.table, steps[-1].after
    row = project(then)
    chooses = row.thinking and (
        (table.decision_position, bots_due(table)) != (then.decision_position, bots_due(then))
    )
    return PendingAppend(loaded, events, steps, row, chooses)
