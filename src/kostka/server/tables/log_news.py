"""What goes over the socket of a log of whichever kind, as JSON: as of a table (``live/messages``),
with the log's ``state`` in the place of the ``table``."""

from collections.abc import Hashable, Sequence
from functools import cache
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from kostka.eventlog.decider import Decider
from kostka.eventlog.kind import LogKind
from kostka.eventlog.person import Person
from kostka.eventlog.transition import Transition
from kostka.live.commands import Id
from kostka.live.fault import Fault
from kostka.live.messages import Ping

C = TypeVar("C")

_ENCODER = msgspec.json.Encoder()


class Wish(msgspec.Struct, Generic[C], frozen=True, tag="command", forbid_unknown_fields=True):
    """Do this. ``id`` is of the sender's making: sent again, also elsewhere, it is done once."""

    id: Id
    do: C


class LogWelcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The first message: the log as it stands for this viewer, with what they have missed."""

    state: Any
    events: tuple[Any, ...]
    person: Person | None
    watching: int
    now: int


class LogEvents(msgspec.Struct, frozen=True, tag="events"):
    """Something has happened: events without a gap, and the log's state after them."""

    events: tuple[Any, ...]
    state: Any


class LogRefused(msgspec.Struct, frozen=True, tag="refused"):
    """The command with this id was not done, for now it cannot be."""

    id: str
    error: Fault
    state: Any


@cache
def messages_of(kind: LogKind[Any, Any, Any]) -> msgspec.json.Decoder[Any]:
    """Reads what comes over the socket of a log of this kind."""
    return msgspec.json.Decoder(Wish[kind.command] | Ping)  # type: ignore[name-defined]


class News(Protocol):
    """What has happened at a log, told to many: whose key is the same gets the same text."""

    def key(self, who: Person | None) -> Hashable:
        """All that what they are sent hangs on."""
        ...

    def text(self, key: Any) -> bytes:
        """The message for those with this key."""
        ...


class LogNews:
    """News of a log of whichever kind."""

    def __init__(
        self, decider: Decider[Any, Any, Any], steps: Sequence[Transition[Any, Any]]
    ) -> None:
        self._decider = decider
        self._steps = steps
        self._now = steps[-1].after

    def key(self, who: Person | None) -> Hashable:
        """What they are after each step."""
        return tuple([self._decider.viewer_key(step.after, who) for step in self._steps])

    def text(self, key: Any) -> bytes:
        """The message for those with this key."""
        event_view, now = self._decider.event_view, self._now
        events = tuple(
            event_view(step, one, now) for step, one in zip(self._steps, key, strict=True)
        )
        return _ENCODER.encode(LogEvents(events, self._decider.state_view(now, key[-1])))


def log_welcome(
    decider: Decider[Any, Any, Any],
    state: Any,
    steps: Sequence[Transition[Any, Any]],
    who: Person | None,
    *,
    watching: int,
    now: int,
) -> bytes:
    """What somebody who has just come gets."""
    events = tuple(
        decider.event_view(step, decider.viewer_key(step.after, who), state) for step in steps
    )
    view = decider.state_view(state, decider.viewer_key(state, who))
    return _ENCODER.encode(LogWelcome(view, events, who, watching, now))


def log_refused(
    decider: Decider[Any, Any, Any], state: Any, command: str, fault: Fault, who: Person | None
) -> bytes:
    """A command was not done."""
    view = decider.state_view(state, decider.viewer_key(state, who))
    return _ENCODER.encode(LogRefused(command, fault, view))
