"""What has happened, told to many: what everybody may know alike is made and encoded once."""

from collections.abc import Sequence

import msgspec

from kostka.eventlog.person import Person
from kostka.live import events as e
from kostka.live.events import TableEvent
from kostka.live.table import Table, TableTransition, remembered
from kostka.live.table_info import TableInfo
from kostka.live.views.table import (
    NOBODY,
    ViewerKey,
    event_seen,
    fixed,
    game_seen,
    own_view,
    shared,
    viewed,
    viewer_key,
    visible_body,
)
from kostka.live.views.types import NOTHING

GAP = b"\0"
"""Stands in a text where each viewer sees the game: no JSON has this byte."""


class SharedViews:
    """Steps, and the table after them, as JSON: the same as ``event_view`` and ``table_view``."""

    def __init__(self, steps: Sequence[TableTransition]) -> None:
        self._steps = steps
        self._now = steps[-1].after
        self._public = [_told_to_all(*step, self._now) for step in steps]
        """What has happened, where everybody gets the same of it."""
        now = _ENCODER.encode(shared(self._now))
        self._shared = b"%b,%b" % (_fixed(self._now.info), now[1:-1])
        """The fields of the table that everybody gets."""

    def eyes(self, who: Person | None) -> tuple[ViewerKey, ...]:
        """What somebody is after each step: those with the same are shown the same."""
        return tuple([viewer_key(after, who) for _, _, after in self._steps])

    def events(self, eyes: Sequence[ViewerKey]) -> bytes:
        """What has happened, as far as they may know: the events, parted by commas."""
        first = self._public[0]
        if first is not None and len(self._public) == 1:
            return first
        return b",".join(map(self._event, self._public, self._steps, eyes))

    def table(self, eyes: Sequence[ViewerKey]) -> tuple[bytes, bytes]:
        """The fields of the table for them: everybody's, and then their own."""
        return self._shared, _ENCODER.encode(own_view(self._now, eyes[-1]))[1:-1]

    def _event(self, public: bytes | None, step: TableTransition, eyes: ViewerKey) -> bytes:
        if public is None:
            return _ENCODER.encode(event_seen(*step, eyes, self._now))
        return public.replace(GAP, game_seen(step[2], eyes)) if GAP in public else public


def _told_to_all(before: Table | None, event: TableEvent, after: Table, now: Table) -> bytes | None:
    """A move that those who know least are shown whole; with a gap where the table that is told
    with it does not say how the game is seen then."""
    if not isinstance(event.body, e.Moved) or after.log is None:
        return None
    found = visible_body(before, event.body, after, NOBODY)
    if found is not after.log.entries[-1]:
        return None
    view = NOTHING if now.position == after.position else msgspec.Raw(GAP)
    return _ENCODER.encode(viewed(event, after, found, view))


@remembered
def _fixed(info: TableInfo) -> bytes:
    return _ENCODER.encode(fixed(info))[1:-1]


_ENCODER = msgspec.json.Encoder()
