"""A game between two moves, and what can be read off it."""

import msgspec

from kostka.game.seats import Seat
from kostka.kamos.rules.options import Kamos1
from kostka.kamos.rules.rows import Dice
from kostka.kamos.rules.sheet import Sheet


class State(msgspec.Struct, frozen=True):
    """The sheets, whose turn it is, and the dice on the table."""

    rules: Kamos1
    names: tuple[str, ...]
    sheets: tuple[Sheet, ...]
    lot: tuple[Seat, ...]
    """Those who may still begin and throw for it; empty once it is settled (KCR-17)."""
    lots: int = 0
    """How often they threw for it."""
    lot_settled: bool = False
    """A lot or a report has said who begins, before the first turn."""
    seat: Seat = 0
    """Whose turn it is."""
    dice: Dice = ()
    """The last throw of the turn; empty before the first."""
    kept: Dice | None = None
    """The dice kept for the throw now due; None while the player has yet to choose."""
    thrown: int = 0
    """How many throws the turn has had."""
    hand: bool = False
    """The last throw is from the hand (KCR-3)."""
    losses: tuple[Seat, ...] = ()
    """Whose sheets were lost, the earliest first (KCR-13)."""
    turns: int = 0
    """How many turns are over."""

    @property
    def over(self) -> bool:
        """KCR-15: every sheet is full or lost. While one is not, the turn is with such a one."""
        return self.sheets[self.seat].closed

    @property
    def choosing(self) -> bool:
        """A throw lies on the table and the player has to say what becomes of it."""
        return bool(self.dice) and self.kept is None

    @property
    def may_throw(self) -> bool:
        """KCR-2: the turn has a throw left."""
        return self.thrown < self.rules.throws


def next_open(sheets: tuple[Sheet, ...], seat: Seat) -> Seat:
    """KCR-17: the first seat from this one on, clockwise, that still plays; itself if none does."""
    around = [(seat + step) % len(sheets) for step in range(len(sheets))]
    return next((other for other in around if not sheets[other].closed), seat)
