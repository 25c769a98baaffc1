"""What is queried of a log beside its events: derived from its state."""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

import msgspec


class Place(NamedTuple):
    """Somebody's (id) place in a log, as at a table's seat; ``wanted``: they should be there, so
    that it is noticed when they are not."""

    place: int
    person: str
    wanted: bool


Row: TypeAlias = Mapping[str, Any]
Index: TypeAlias = Mapping[str, tuple[Row, ...]]
"""By the name of an index table the log's rows in it, each without the log's id."""


class Projection(msgspec.Struct, frozen=True):
    """Written in one transaction with the append that changes it; can be computed from the events.

    ``number``: the last event's; ``due``: when something happens by itself (ms since 1970), None:
    nothing will (nobody may be told: a hidden clock may be it); ``lease_wanted``: some worker must
    work on it now, and one alone (a bot chooses). ``people``: who takes part; ``index``: what lists
    ask, whatever that is.
    """

    number: int
    due: int | None = None
    lease_wanted: bool = False
    people: tuple[Place, ...] = ()
    index: Index = {}

    def says_as(self, other: "Projection") -> bool:
        """Whether all but the number is the same."""
        return (
            self.due == other.due
            and self.lease_wanted == other.lease_wanted
            and (self.people is other.people or self.people == other.people)
            and (self.index is other.index or self.index == other.index)
        )
