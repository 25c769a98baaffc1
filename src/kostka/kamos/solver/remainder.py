"""What a sheet with few cells left still brings, as a whole distribution, under play for points.

A turn is played forward: the mass of every roll goes where the best choice sends it. No row is
taken to be alive for a doubling that more than one cell would decide.
"""

from functools import lru_cache

import numpy as np

from kostka.kamos.rules.options import Kamos1
from kostka.kamos.rules.rows import LOWER, NUMBERS
from kostka.kamos.rules.sheet import CROSSED, Sheet
from kostka.kamos.solver.endings import Endings, Flags, endings_of
from kostka.kamos.solver.induction import ROLL_COUNTS
from kostka.kamos.solver.kept import solution_of
from kostka.kamos.solver.lanes import PARTS, PARTS_START
from kostka.kamos.solver.lattice import ROLL_CHANCE, ROLLS, Floats, Ints, Longs, keep_chances
from kostka.kamos.solver.shapes import shapes
from kostka.kamos.solver.terms import ROWS, Terms, terms_of
from kostka.kamos.solver.turn import solve_turn

MOST = 1000
"""No few cells bring more points than this."""
OWNER = np.repeat(np.arange(ROLLS), np.diff(PARTS_START))
CHANCES = keep_chances()
Left = tuple[int, ...]


@lru_cache(maxsize=4096)
def remainder(rules: Kamos1, left: Left) -> Floats:
    """[MOST] the probability of so many points still to come; what is missing to 1 is a loss."""
    found = np.zeros(MOST)
    if not any(left):
        found[0] = 1.0
        return found
    terms = terms_of(rules)
    cells = tuple((CROSSED,) * (rules.columns - more) for more in left)
    ends = endings_of(Sheet(cells=cells), solution_of(rules))
    ways = np.zeros((ROWS, MOST))  # that the turn writes so many points in a row
    for kind, mass in enumerate(_turn(ends, terms)):
        worth = reached(ends, kind, terms)
        rows = worth.argmax(axis=1)
        goes_on = (mass > 0) & np.isfinite(worth.max(axis=1))
        points = paid(worth, ends)[np.arange(ROLLS), rows]
        np.add.at(ways, (rows[goes_on], points[goes_on]), mass[goes_on])
    for row in np.flatnonzero(left):
        after = remainder(rules, (*left[:row], left[row] - 1, *left[row + 1 :]))
        for points in np.flatnonzero(ways[row]):
            found[points:] += ways[row, points] * after[: MOST - points]
    return found


def paid(worth: Floats, ends: Endings) -> Longs:
    """[252, 10] the points by each way of writing: its worth less that of the sheet after it."""
    more = np.where(np.isfinite(worth), worth - np.where(ends.left > 0, ends.after, 0.0), 0.0)
    return np.clip(np.rint(more), 0, MOST - 1).astype(np.int64)


def reached(ends: Endings, kind: int, terms: Terms) -> Floats:
    """[252, 10] the worth of writing every roll in every row: ``kind`` 1 from the hand, else 0."""
    worth = np.full((ROLLS, ROWS), -np.inf)
    dice = ROLL_COUNTS * np.arange(1.0, 7.0)
    worth[:, NUMBERS] = ends.after[NUMBERS] + np.where(ROLL_COUNTS > 0, dice, -np.inf)
    found = shapes(terms)
    worth[found.roll, found.row] = ends.after[found.row] + ends.worth[kind]
    nothing: Flags = np.asarray(np.isneginf(worth).all(axis=1))
    may_cross = nothing if terms.forced else np.ones_like(nothing)  # KCR-12
    crossed = np.maximum(worth[:, LOWER], ends.after[LOWER])
    worth[:, LOWER] = np.where(may_cross[:, None], crossed, worth[:, LOWER])
    return worth


def _turn(ends: Endings, terms: Terms) -> tuple[Floats, Floats]:
    """[252] twice: how likely a turn ends with a roll by re-throw, and with one from the hand."""
    solved = solve_turn(ends.stop, ends.hand, terms.throws, terms.any_full_throw)
    ended = np.zeros((2, ROLLS))
    lying = np.stack((np.zeros(ROLLS), ROLL_CHANCE))
    for throws in range(terms.throws - 1, 0, -1):
        keep, best = _keeps(solved.keeping[throws])
        kept = np.zeros(len(CHANCES))
        for kind, stop in enumerate((ends.stop, ends.hand)):
            stays = stop >= best
            ended[kind] += np.where(stays, lying[kind], 0.0)
            np.add.at(kept, keep[~stays], lying[kind][~stays])
        lying = np.zeros((2, ROLLS))
        if terms.any_full_throw:
            lying[1] = kept[0] * ROLL_CHANCE
            kept[0] = 0.0
        lying[0] = kept @ CHANCES
    ended += lying
    return ended[0], ended[1]


def _keeps(keeping: Floats) -> tuple[Ints, Floats]:
    """For every roll the best true part to keep, and what it is worth."""
    worth = keeping[PARTS]
    best = np.maximum.reduceat(worth, PARTS_START[:-1])
    at = np.flatnonzero(worth == best[OWNER])[::-1]
    keep = np.empty(ROLLS, dtype=np.int32)
    keep[OWNER[at]] = PARTS[at]  # the first of equals is written last
    return keep, best
