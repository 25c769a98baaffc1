"""A record: a log and the comments people wrote into it."""

from dataclasses import dataclass, replace
from typing import Any

from kostka.game.log import Log
from kostka.game.room import Room


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it stands in a file.

    ``comments`` are pairs of the number of entries before the comment and its text.
    """

    room: Room[Any, Any, Any]
    log: Log[Any, Any]
    comments: tuple[tuple[int, str], ...] = ()

    def with_log(self, log: Log[Any, Any]) -> "Record":
        """The same record gone further."""
        return replace(self, log=log)
