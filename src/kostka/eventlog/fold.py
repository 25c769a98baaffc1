"""Events, folded: the state that they come to."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias, TypeVar

from kostka.eventlog.event import Event
from kostka.eventlog.transition import Transition

S = TypeVar("S")
B = TypeVar("B")

Apply: TypeAlias = Callable[[S | None, Event[B]], S]
"""The state with one event more; None: before the first."""


def fold(apply: Apply[S, B], events: Iterable[Event[B]]) -> S:
    """The state that these events, from the first on, come to."""
    state: S | None = None
    for event in events:
        state = apply(state, event)
    if state is None:
        raise ValueError("a log has at least one event")
    return state


def replay(
    apply: Apply[S, B], events: Iterable[Event[B]], state: S | None = None
) -> Iterator[Transition[S, B]]:
    """A transition for each event: of a whole log, or of what follows on this state."""
    for event in events:
        after = apply(state, event)
        yield Transition(state, event, after)
        state = after
