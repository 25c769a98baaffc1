"""The envelope that everything is kept in that happens."""

from typing import Generic, TypeVar

import msgspec

B_co = TypeVar("B_co", covariant=True)


class Event(msgspec.Struct, Generic[B_co], frozen=True):
    """One line of a log: ``number`` counts from 1 without a gap, ``at`` in milliseconds since 1970,
    ``by`` the id of the person whose command (``command``: its id) brought it, both None where none
    did."""

    number: int
    at: int
    body: B_co
    by: str | None = None
    command: str | None = None
