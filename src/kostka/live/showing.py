"""What has happened, told to many: what everybody may know alike is made and encoded once."""

from collections.abc import Sequence
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


class Showing:
    """Steps, and the table after them, as JSON: the same as ``event_view`` and ``table_view``."""

    def __init__(self, steps: Steps) -> None:
        self._steps = steps
        self._now = steps[-1][2]
        self._public = self._told_to_all(*steps[0]) if len(steps) == 1 else None
        """All that has happened, where everybody gets the same of it."""
        now = _ENCODER.encode(shared(self._now))
        self._shared = b"%b,%b" % (_fixed(self._now.company), now[1:-1])
        """The fields of the table that everybody gets."""

    def eyes(self, who: Person | None) -> tuple[Eyes, ...]:
        """What somebody is after each step: those with the same are shown the same."""
        return tuple([viewer_key(after, who) for _, _, after in self._steps])

    def events(self, eyes: Sequence[Eyes]) -> bytes:
        """What has happened, as far as they may know: the events, parted by commas."""
        if self._public is not None:
            return self._public
        seen = (
            event_seen(*step, then, self._now) for step, then in zip(self._steps, eyes, strict=True)
        )
        return b",".join(map(_ENCODER.encode, seen))

    def table(self, eyes: Sequence[Eyes]) -> tuple[bytes, bytes]:
        """The fields of the table for them: everybody's, and then their own."""
        return self._shared, _ENCODER.encode(own_view(self._now, eyes[-1]))[1:-1]

    def _told_to_all(self, before: Table | None, event: Event, after: Table) -> bytes | None:
        """A move that those who know least are shown whole."""
        if not isinstance(event.body, e.Moved) or after.log is None:
            return None
        found = learnt(before, event.body, after, NOBODY)
        if found is not after.log.entries[-1]:
            return None
        return _ENCODER.encode(viewed(event, after, found, NOTHING))


@remembered
def _fixed(company: Company) -> bytes:
    return _ENCODER.encode(fixed(company))[1:-1]


_ENCODER = msgspec.json.Encoder()
