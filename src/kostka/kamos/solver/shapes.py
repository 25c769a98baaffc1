"""The 38 rolls that are a shape: dělo, kámoš, čína, regál, and what each is worth in a cell.

All other rolls can only be written under a number or as a ×. A shape is worth one thing by
re-throw and another from the hand (KCR-7, 8, 10); whole rows are doubled elsewhere.
"""

from dataclasses import dataclass

import numpy as np

from kostka.kamos.solver.lattice import FIRST_ROLL, ROLLS, Floats, Ints, dice_of
from kostka.kamos.solver.terms import CINA, DELO, KAMOS, REGAL, Terms

FIVE_ONES_FROM_HAND = 150.0


def row_of(dice: tuple[int, ...]) -> int | None:
    """The lower row whose shape these five dice have, else None.

    >>> [row_of(d) for d in ((2, 3, 4, 5, 6), (2, 2, 5, 5, 5), (3, 3, 3, 6, 6), (4,) * 5)]
    [6, 7, 8, 9]
    >>> row_of((1, 2, 3, 4, 6)) is None
    True
    """
    ordered = sorted(dice)
    faces = sorted(set(ordered))
    if len(faces) == 1:
        return REGAL
    if len(faces) == 5 and faces[-1] - faces[0] == 4:
        return DELO
    if len(faces) == 2 and ordered.count(faces[0]) in {2, 3}:
        return KAMOS if ordered.count(faces[1]) == 3 else CINA
    return None


def shape_points(dice: tuple[int, ...], row: int, from_hand: bool) -> float:
    """What a shape is worth in its cell.

    >>> shape_points((5, 5, 5, 2, 2), KAMOS, False), shape_points((5, 5, 5, 2, 2), KAMOS, True)
    (19.0, 38.0)
    >>> shape_points((4,) * 5, REGAL, False), shape_points((4,) * 5, REGAL, True)
    (40.0, 80.0)
    """
    total = float(sum(dice))
    if row == DELO:
        return total
    if row in {KAMOS, CINA}:
        return total * (2 if from_hand else 1)
    if from_hand:
        return FIVE_ONES_FROM_HAND if dice[0] == 1 else 4 * total
    return 2 * total


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

    def chance_from_hand(self, row: int, chance: Floats) -> Floats:
        """The probability of each of a row's shapes in one throw of five dice."""
        return np.asarray(chance[self.roll[self.row == row]])


def shapes(terms: Terms) -> Shapes:
    """All shapes under these terms.

    >>> [int((shapes(Terms()).row == row).sum()) for row in (DELO, KAMOS, CINA, REGAL)]
    [2, 15, 15, 6]
    """
    found = [
        (roll, row)
        for roll in range(ROLLS)
        if (row := row_of(dice_of(FIRST_ROLL + roll))) is not None
    ]
    points = np.empty((2, len(found)))
    of_roll = np.full(ROLLS, -1, dtype=np.int32)
    for shape, (roll, row) in enumerate(found):
        of_roll[roll] = shape
        dice = dice_of(FIRST_ROLL + roll)
        points[0, shape] = shape_points(dice, row, False)
        points[1, shape] = shape_points(dice, row, True)
        if row == DELO and terms.delo_from_hand_only:
            points[0, shape] = -np.inf
    return Shapes(
        np.array([roll for roll, _ in found], dtype=np.int32),
        np.array([row for _, row in found], dtype=np.int32),
        points,
        of_roll,
    )
