"""One event, with what it made of a table."""

from typing import NamedTuple

from kostka.live.events import Event
from kostka.live.table import Table


class Transition(NamedTuple):
    """An event, and the table before (None before the first) and after it."""

    before: Table | None
    event: Event
    after: Table
