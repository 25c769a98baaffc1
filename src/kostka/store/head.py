"""What a table's row says beside its log: derived from it, for lists and for what falls due."""

from enum import StrEnum

import msgspec


class Phase(StrEnum):
    """How far a table is."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"
    CLOSED = "closed"


class Head(msgspec.Struct, frozen=True):
    """Written with every append in one transaction; can be computed from the events at any time.

    ``number``: the last event's; ``due``: when something happens by itself (ms since 1970), None:
    nothing will; ``thinking``: a bot of the house must choose now. ``people``: by seat the id of
    the person, None for a free seat and for bots of the house; ``present``: the seats whose person
    should be there, so that it is noticed when nobody is. ``summary``: JSON for the lists, with
    nothing hidden in it.
    """

    number: int
    phase: Phase
    due: int | None
    thinking: bool
    people: tuple[str | None, ...]
    present: tuple[int, ...]
    summary: msgspec.Raw
