"""A record: a log and the comments people wrote into it."""

from dataclasses import dataclass, replace

from kostka.game.definition import AnyGame
from kostka.game.log import AnyLog


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it stands in a file.

    ``comments`` are pairs of the number of entries before the comment and its text.
    """

    game: AnyGame
    log: AnyLog
    comments: tuple[tuple[int, str], ...] = ()

    def with_log(self, log: AnyLog) -> "Record":
        """The same record gone further."""
        return replace(self, log=log)
