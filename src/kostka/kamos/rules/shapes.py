"""What a throw of five dice is worth in each row. Needs nothing of the rest of the game.

>>> worth("kamos", (2, 2, 5, 5, 5), hand=False), worth("kamos", (2, 2, 5, 5, 5), hand=True)
(19, 38)
>>> worth("cina", (2, 2, 5, 5, 5), hand=True) is None
True
"""

from functools import cache

from kostka.kamos.rules.rows import PLACE, Dice, Row

ONES_FROM_HAND = 150
"""KCR-10: five ones from the hand, in Regál."""


def worth(row: Row, dice: Dice, *, hand: bool, delo_from_hand_only: bool = True) -> int | None:
    """The points of these dice (sorted) in a cell of this row; None if it does not take them."""
    return worths(dice, hand, delo_from_hand_only)[PLACE[row]]


@cache
def worths(dice: Dice, hand: bool, delo_from_hand_only: bool = True) -> tuple[int | None, ...]:
    """The points of these dice (sorted) in every row, in the order of ``ROWS`` (KCR-16).

    ``hand``: they came from the hand (KCR-3).
    """
    lowest, second, third, fourth, highest = dice
    pips = sum(dice)
    # KCR-4: a numbered row takes the dice of its face, at least one (KCR-16), each worth its face
    numbers = [face * dice.count(face) or None for face in range(1, 7)]
    # KCR-7: five in a row; usually only from the hand
    straight = len(set(dice)) == 5 and highest - lowest == 4
    delo = pips if straight and (hand or not delo_from_hand_only) else None
    # KCR-8: five equal dice are neither, for there must be a larger and a smaller number
    twice = pips * 2 if hand else pips
    kamos = twice if lowest == second < third == highest else None
    cina = twice if lowest == third < fourth == highest else None
    regal = _regal(lowest, hand) if lowest == highest else None
    return (*numbers, delo, kamos, cina, regal)


def _regal(face: int, hand: bool) -> int:
    """KCR-10: five equal dice, 2 × the sum by re-throw, 4 × from the hand, and the ones' 150."""
    if hand:
        return ONES_FROM_HAND if face == 1 else 4 * 5 * face
    return 2 * 5 * face
