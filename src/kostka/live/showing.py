"""What has happened, told to many: what several may know alike is made and encoded once."""

from collections.abc import Sequence
from typing import Any

import msgspec

from kostka.live.events import Event, Person
from kostka.live.show import (
    Eyes,
    Seen,
    learnt,
    own_view,
    shared,
    view_with,
    viewed,
    viewer_key,
)
from kostka.live.table import Table


class Showing:
    """The steps (an event, the table before and after it) and the table now, as JSON. The same as
    ``event_view`` and ``table_view``, made together."""

    def __init__(self, steps: Sequence[tuple[Table | None, Event, Table]], now: Table) -> None:
        self._steps = steps
        self._now = now
        self._seen: Seen = {}
        self._told: dict[int, tuple[Any, msgspec.Raw, bytes]] = {}
        """By an event's number what was learnt last of it, the view with that, and its JSON."""
        self._shared = _ENCODER.encode(shared(now))[:-1]
        """The table without its last brace."""

    def events(self, who: Person | None) -> bytes:
        """What has happened, as far as this person may know."""
        told = [
            self._event(before, event, after, viewer_key(after, who))
            for before, event, after in self._steps
        ]
        return b"[%b]" % b",".join(told)

    def table(self, who: Person | None) -> bytes:
        """The table for this person."""
        own = own_view(self._now, viewer_key(self._now, who), self._seen)
        return b"%b,%b" % (self._shared, _ENCODER.encode(own)[1:])

    def _event(self, before: Table | None, event: Event, after: Table, eyes: Eyes) -> bytes:
        found = learnt(before, event.body, after, eyes)
        view = view_with(event, after, eyes, self._seen, self._now)
        known = self._told.get(event.number)
        if known is None or known[0] != found or known[1] is not view:
            text = _ENCODER.encode(viewed(event, after, found, view))
            known = self._told[event.number] = (found, view, text)
        return known[2]


_ENCODER = msgspec.json.Encoder()
