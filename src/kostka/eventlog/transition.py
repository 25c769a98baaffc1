"""One event, with what it made of the state."""

from typing import Generic, NamedTuple, TypeVar

from kostka.eventlog.event import Event

S = TypeVar("S")
B = TypeVar("B")


class Transition(NamedTuple, Generic[S, B]):
    """An event, and the state before (None before the first) and after it."""

    before: S | None
    event: Event[B]
    after: S
