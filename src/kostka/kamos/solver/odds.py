"""Choices by the probability of winning: by the points the others will have, and how sure they are.

What is still to come on a sheet is taken as normally distributed around its value under best play,
with a variance for every cell left (``SPREAD``). Within a turn nothing is approximated: the turn
engine gets the probability of winning at each of its ends instead of points. So a rival's risk is
right in the last turn, and takes the shape it should in those before: probabilities bend.
"""

from collections.abc import Sequence
from math import erf, sqrt
from typing import NamedTuple

import numpy as np

from kostka.kamos.rules.moves import Cross
from kostka.kamos.rules.rows import NUMBERS
from kostka.kamos.rules.sheet import Sheet
from kostka.kamos.solver.advise import Choice, keepings, value, writings
from kostka.kamos.solver.endings import Endings, endings_of
from kostka.kamos.solver.induction import ROLL_COUNTS
from kostka.kamos.solver.lattice import Floats
from kostka.kamos.solver.shapes import shapes
from kostka.kamos.solver.solution import Solution
from kostka.kamos.solver.terms import Terms
from kostka.kamos.solver.turn import solve_turn

SPREAD: Floats = np.array([62.0] * 6 + [0.0, 237.0, 237.0, 246.0])
"""[10] the variance of the points to come for each cell left in a row, as ``bench/kamos_rival.py
spread`` measured it on two columns. Dělo is where a × goes."""
POINT = 1e-7
"""What a point counts where it makes no difference to winning."""
CERTAIN = 1e-6
"""A deviation so small stands for none; equal totals are half won."""
GRID = np.linspace(-8.0, 8.0, 4001)
NORMAL = np.array([(1 + erf(x / sqrt(2))) / 2 for x in GRID])
NUMBERED = np.arange(1.0, 7.0)


class Outlook(NamedTuple):
    """The total that a sheet will have: its mean and its variance."""

    mean: float
    variance: float


Throw = tuple[tuple[int, ...], int, bool]
"""The dice, how often they may still be thrown, and whether they came from the hand."""


def outlook(sheet: Sheet, solution: Solution) -> Outlook:
    """What becomes of a sheet before a turn of its player."""
    if sheet.closed:
        return Outlook(sheet.total, 0.0)
    left = [solution.terms.columns - len(cells) for cells in sheet.cells]
    return Outlook(sheet.total + value(sheet, solution), float(left @ SPREAD))


def odds(sheet: Sheet, others: Sequence[Outlook], throw: Throw, solution: Solution) -> list[Choice]:
    """Everything the player may do, by the probability of beating all others, the best first.

    ``others``: those whose sheets are not lost.
    """
    dice, throws_left, hand = throw
    terms, ends = solution.terms, endings_of(sheet, solution)
    variance = ends.left @ SPREAD - SPREAD
    stop, first = _ends(sheet.total, ends, variance, others, terms)
    solved = solve_turn(stop, first, throws_left + 1, terms.any_full_throw)
    choices = keepings(dice, throws_left, solved)
    for move, row, worth in writings(dice, hand, ends, terms):
        total = np.array([sheet.total + worth])
        loses = isinstance(move, Cross) and row in NUMBERS
        chance = POINT * total if loses else won(total, variance[row], others)
        choices.append(Choice(move, float(chance[0])))
    return sorted(choices, key=lambda choice: -choice.value)


def won(total: Floats, variance: Floats | float, others: Sequence[Outlook]) -> Floats:
    """The probability that a total is the highest, and a trifle for its points.

    >>> won(np.array([40.0, 50.0, 51.0]), 0.0, [Outlook(50.0, 0.0)]).round(4).tolist()
    [0.0, 0.5, 1.0]
    """
    chance = POINT * total
    beats = np.ones_like(total)
    for other in others:
        deviation = np.sqrt(np.maximum(variance + other.variance, CERTAIN**2))
        beats = beats * np.interp((total - other.mean) / deviation, GRID, NORMAL)
    return chance + beats


def _ends(
    total: int, ends: Endings, variance: Floats, others: Sequence[Outlook], terms: Terms
) -> tuple[Floats, Floats]:
    """``stop`` and ``hand`` [252] for the turn engine, in chances of winning."""
    points = np.tile(total + ends.after, (len(ROLL_COUNTS), 1))
    written = ROLL_COUNTS * NUMBERED
    points[:, NUMBERS] += np.where(ROLL_COUNTS > 0, written, -np.inf)
    stop = won(points, variance, others).max(axis=1)
    stop[np.isneginf(stop)] = POINT * (total + terms.loss)
    hand, found = stop.copy(), shapes(terms)
    for kind, into in enumerate((stop, hand)):
        reached = total + ends.after[found.row] + ends.worth[kind]
        chance = won(reached, variance[found.row], others)
        into[found.roll] = np.maximum(into[found.roll], chance)
    return stop, hand
