"""A run of events in the making: each is applied as it comes, so that the next can build on it."""

from typing import Generic, Protocol, TypeVar

from kostka.eventlog.event import Event
from kostka.eventlog.fold import Apply
from kostka.eventlog.transition import Transition

B = TypeVar("B")


class LogState(Protocol):
    """What a log comes to: after ``number`` events, the last of them at ``at`` (ms since 1970)."""

    @property
    def number(self) -> int: ...

    @property
    def at(self) -> int: ...


S = TypeVar("S", bound=LogState)


class Draft(Generic[S, B]):
    """What happens to a log at one moment (``now``: never before its last event, whatever the clock
    says). ``state`` is as the ``transitions`` so far have left it; an append takes these as they
    are. ``by``: the id of the person whose ``command`` (its id) brings this: it stands in the
    first event, for which it is known that the command was done."""

    def __init__(
        self,
        apply: Apply[S, B],
        state: S,
        now: int,
        by: str | None = None,
        command: str | None = None,
    ) -> None:
        self.state = state
        self.now = max(now, state.at)
        self.transitions: list[Transition[S, B]] = []
        self._apply = apply
        self._by = by
        self._command = command

    def emit(self, body: B) -> None:
        """One event more. Raises Refusal, and takes nothing, if it cannot be."""
        before = self.state
        command = None if self.transitions else self._command
        event = Event(before.number + 1, self.now, body, self._by, command)
        self.state = self._apply(before, event)
        self.transitions.append(Transition(before, event, self.state))

    @property
    def events(self) -> list[Event[B]]:
        """What has happened."""
        return [step.event for step in self.transitions]
