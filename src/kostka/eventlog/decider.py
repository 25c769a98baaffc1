"""What a kind of log answers: all that the store and the server need to know of it."""

from collections.abc import Hashable, Iterable, Mapping
from typing import Any, Protocol, TypeVar

from kostka.eventlog.draft import Draft, LogState
from kostka.eventlog.event import Event
from kostka.eventlog.person import Person
from kostka.eventlog.problem import Problem
from kostka.eventlog.projection import Projection
from kostka.eventlog.transition import Transition

S = TypeVar("S", bound=LogState)
B = TypeVar("B")
C_contra = TypeVar("C_contra", contravariant=True)


class Decider(Protocol[S, B, C_contra]):
    """The rules of one kind of log, as pure functions of its state."""

    def apply(self, state: S | None, event: Event[B]) -> S:
        """The state with one more event; None: before the first. Raises Refusal, ValueError for
        one that cannot follow."""
        ...

    def decide(
        self, state: S, who: Person, command: C_contra, now: int, command_id: str
    ) -> Draft[S, B]:
        """What this command of this person's brings at this moment (ms), one event at least: that
        it was done is remembered by it. Raises Refusal."""
        ...

    def expire(self, state: S, now: int) -> Draft[S, B]:
        """What has happened by itself by this moment; empty where nothing has."""
        ...

    def project(self, state: S) -> Projection:
        """What is queried of the log."""
        ...

    def viewer_key(self, state: S, who: Person | None) -> Hashable:
        """Equal for those who see the same; None: somebody of whom nothing is known."""
        ...

    def state_view(self, state: S, key: Any) -> Any:
        """The state as viewers with this key see it."""
        ...

    def event_view(self, step: Transition[S, B], key: Any, beside: S) -> Any:
        """An event as viewers with this key see it; ``beside``: the state that they are shown with
        it."""
        ...

    def named(self, body: B) -> Person | None:
        """The person whom an event names: it is to be found by that when they are forgotten."""
        ...

    def rename(self, body: B, names: Mapping[str, str]) -> B:
        """An event's body in which these people (ids) have these names."""
        ...

    def check(self, id: str, state: S, secret: bytes | None) -> Iterable[Problem]:
        """What is wrong with the log of this id and secret that the events themselves do not
        show."""
        ...
