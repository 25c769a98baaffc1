"""What has happened, told to many: what everybody may know alike is made and encoded once."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from kostka.live import events as e
from kostka.live.company import Company
from kostka.live.events import Event, Person
from kostka.live.show import (
    NOBODY,
    Eyes,
    event_seen,
    fixed,
    game_seen,
    learnt,
    own_view,
    shared,
    viewed,
    viewer_key,
)
from kostka.live.table import Table, remembered
from kostka.live.views import NOTHING

Steps: TypeAlias = Sequence[tuple[Table | None, Event, Table]]
"""Events, each with the table before and after it."""

Told: TypeAlias = Callable[[Eyes], bytes]
"""What those with these eyes get, as JSON."""

GAP = msgspec.Raw(b"\0")
"""Stands in a text where each viewer gets something else: no JSON has this byte."""


class Showing:
    """Steps, and the table after them, as JSON: the same as ``event_view`` and ``table_view``."""

    def __init__(self, steps: Steps) -> None:
        self._steps = steps
        self._now = steps[-1][2]
        self._events = [_event(*step, self._now) for step in steps]
        now = _ENCODER.encode(shared(self._now))
        self._shared = b"%b,%b" % (_fixed(self._now.company), now[1:-1])
        """The fields of the table that everybody gets."""

    def eyes(self, who: Person | None) -> tuple[Eyes, ...]:
        """What somebody is after each step: those with the same are shown the same."""
        return tuple([viewer_key(after, who) for _, _, after in self._steps])

    def events(self, eyes: Sequence[Eyes]) -> bytes:
        """What has happened, as far as they may know: the events, parted by commas."""
        if len(self._events) == 1:
            return self._events[0](eyes[0])
        return b",".join([told(then) for told, then in zip(self._events, eyes, strict=True)])

    def table(self, eyes: Sequence[Eyes]) -> tuple[bytes, bytes]:
        """The fields of the table for them: everybody's, and then their own."""
        return self._shared, _ENCODER.encode(own_view(self._now, eyes[-1]))[1:-1]


def _event(before: Table | None, event: Event, after: Table, now: Table) -> Told:
    """An event; what those who know least are shown whole of a move is put together once."""
    if isinstance(event.body, e.Moved) and after.log is not None:
        found = learnt(before, event.body, after, NOBODY)
        if found is after.log.entries[-1]:
            if now.position == after.position:
                text = _ENCODER.encode(viewed(event, after, found, NOTHING))
                return lambda _: text
            begin, end = _ENCODER.encode(viewed(event, after, found, GAP)).split(bytes(GAP))
            return lambda eyes: b"%b%b%b" % (begin, game_seen(after, eyes), end)
    return lambda eyes: _ENCODER.encode(event_seen(before, event, after, eyes, now))


@remembered
def _fixed(company: Company) -> bytes:
    return _ENCODER.encode(fixed(company))[1:-1]


_ENCODER = msgspec.json.Encoder()
