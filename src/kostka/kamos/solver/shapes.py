"""The 38 rolls that are a shape: dělo, kámoš, čína, regál, and what each is worth in a cell.

All other rolls can only be written under a number or as a ×. A shape is worth one thing by
re-throw and another from the hand (KCR-7, KCR-8, KCR-10); whole rows are doubled elsewhere.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from kostka.kamos.rules.rows import LOWER
from kostka.kamos.rules.shapes import worths
from kostka.kamos.solver.lattice import FIRST_ROLL, ROLLS, Floats, Ints, dice_of
from kostka.kamos.solver.terms import Terms


@dataclass(frozen=True)
class Shapes:
    """The shape rolls under some terms.

    ``roll`` [38] and ``row`` [38]; ``points`` [2, 38]: by re-throw and from the hand, -inf where it
    may not be written (dělo by re-throw, KCR-7); ``of_roll`` [252]: the shape's number or -1.
    """

    roll: Ints
    row: Ints
    points: Floats
    of_roll: Ints


@lru_cache(maxsize=32)
def shapes(terms: Terms) -> Shapes:
    """All shapes under these terms; kept, for every decision asks for them.

    >>> [int((shapes(Terms()).row == row).sum()) for row in LOWER]
    [2, 15, 15, 6]
    """
    found = [
        (roll, row)
        for roll in range(ROLLS)
        for row in LOWER
        if worths(dice_of(FIRST_ROLL + roll), True)[row] is not None
    ]
    points = np.full((2, len(found)), -np.inf)
    of_roll = np.full(ROLLS, -1, dtype=np.int32)
    for shape, (roll, row) in enumerate(found):
        of_roll[roll] = shape
        for hand in (False, True):
            dice = dice_of(FIRST_ROLL + roll)
            worth = worths(dice, hand, terms.delo_from_hand_only)[row]
            if worth is not None:
                points[int(hand), shape] = worth
    return Shapes(
        np.array([roll for roll, _ in found], dtype=np.int32),
        np.array([row for _, row in found], dtype=np.int32),
        points,
        of_roll,
    )
