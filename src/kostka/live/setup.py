"""What a table is made with: the game, who may sit, the clock, and who may come."""

from typing import Annotated, Literal

import msgspec

OPEN = "open"
"""A seat for whoever comes."""
MINE = "me"
"""The seat of whoever makes the table."""
BOT = "bot:"
"""``bot:novice``: a seat for this bot of the game."""

MOST_SEATS = 12
MOST_MOVES = 20_000
"""No game is longer, a sheet of twenty columns for twelve included: numbers from elsewhere have an
end, and so has a gam in which two call mexiko over mexiko for ever."""
WORD = "^[A-Za-z0-9_-]+(?!\n)$"
"""What an id looks like. ``$`` alone would let a last line's end through, and JSON schemas know no
other end."""

Seconds = Annotated[int, msgspec.Meta(ge=1, le=86_400)]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The times agreed on beside those of the rules (DOM-10, DOM-13), in seconds; None: none.

    ``move``: for each decision; ``game``: for all of a seat's decisions together, to which
    ``added`` comes with each one made. ``rules``: whether those of the rules run.
    """

    move: Seconds | None = None
    game: Seconds | None = None
    added: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    rules: bool = True

    @property
    def agreed(self) -> bool:
        """Whether there is one beside those of the rules."""
        return self.move is not None or self.game is not None


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game that another goes on from: its ``table``, and how many of its moves, as they
    count, stand at the beginning of the new one (``position``)."""

    table: Annotated[str, msgspec.Meta(max_length=64, pattern=WORD)]
    position: Annotated[int, msgspec.Meta(ge=0, le=MOST_MOVES)]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table before anybody has sat down: the ``game`` by its name.

    ``rules`` empty: the game's first rule set; ``options`` only those that differ. ``seats`` in
    seat order, each ``me`` (once at most), ``open`` or ``bot:NAME``. ``public``: listed for
    everybody; else it is found by its link alone. ``clock``: the times agreed on. ``absent``: what
    follows when somebody stays away or lets the clock run out: a bot plays on, or the others may
    claim the game. ``origin``: a finished game whose first moves this one begins with; then its
    rules and options hold. ``referee``: there is a seat for a referee, who decides faults.
    """

    game: str
    seats: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    rules: str = ""
    options: dict[str, str] = {}
    clock: Clock = Clock()
    public: bool = True
    absent: Literal["bot", "claim"] = "bot"
    origin: Origin | None = None
    referee: bool = False
