"""Who begins (KCR-17)."""

from kostka.game.errors import RuleError
from kostka.game.seats import Seat


def lot_leaders(throwers: tuple[Seat, ...], dice: tuple[int, ...]) -> tuple[Seat, ...]:
    """KCR-17: those whose die is the highest: one begins, several throw again.

    >>> lot_leaders((0, 1, 2), (3, 5, 5))
    (1, 2)
    """
    if len(dice) != len(throwers) or not all(1 <= die <= 6 for die in dice):
        found = " ".join(map(str, dice))
        raise RuleError("KCR-17", "kamos-lot-dice", found=found, expected=len(throwers))
    return tuple(seat for seat, die in zip(throwers, dice, strict=True) if die == max(dice))
