"""What has been decided at a log, as it comes to the store."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kostka.eventlog.draft import Draft
from kostka.eventlog.event import Event
from kostka.eventlog.projection import Projection
from kostka.eventlog.transition import Transition
from kostka.server.tables.loaded_log import AnyLog


class PendingAppend(NamedTuple):
    """To be added to a log. ``wants_lease``: the lease is wanted then for something else than
    before. ``by_time``: it is only what time has brought; what was asked for is to be decided after
    it."""

    loaded: AnyLog
    steps: Sequence[Transition[Any, Any]]
    projection: Projection
    wants_lease: bool
    by_time: bool

    @property
    def first(self) -> int:
        """The number of the first event."""
        return self.steps[0].event.number

    @property
    def events(self) -> list[Event[Any]]:
        """What is added."""
        return [step.event for step in self.steps]


def prepare_append(
    loaded: AnyLog, draft: Draft[Any, Any], *, by_time: bool = False
) -> PendingAppend:
    """What was decided, one event at least; nothing is changed."""
    projection = loaded.decider.project(draft.state)
    wanted = loaded.wants_lease(draft.state, projection)
    return PendingAppend(loaded, draft.transitions, projection, wanted, by_time)
