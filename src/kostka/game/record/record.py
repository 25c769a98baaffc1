"""A record: a log and the comments people wrote into it."""

from dataclasses import dataclass, replace

from kostka.game.log import AnyLog
from kostka.game.room import AnyRoom


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it stands in a file.

    ``comments`` are pairs of the number of entries before the comment and its text.
    """

    room: AnyRoom
    log: AnyLog
    comments: tuple[tuple[int, str], ...] = ()

    def with_log(self, log: AnyLog) -> "Record":
        """The same record gone further."""
        return replace(self, log=log)
