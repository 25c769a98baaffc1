"""What doubling a whole row, or a sheet without ×, can add at most: for the upper bound.

A row is looked at alone: every turn is played only to fill it with cells that keep its doubling
(KCR-9, KCR-11), and nothing else uses turns. No play of the whole sheet gets more from it.
"""

# ruff: noqa: PLR0917

import numpy as np
import numpy.typing as npt

from kostka.kamos.rules.rows import REGAL
from kostka.kamos.solver.induction import ROLL_COUNTS
from kostka.kamos.solver.lattice import MINUS, PLUS, ROLL_CHANCE, ROLLS, Floats
from kostka.kamos.solver.machine import doubled_rows
from kostka.kamos.solver.shapes import Shapes, shapes
from kostka.kamos.solver.terms import ROWS, Terms
from kostka.kamos.solver.turn import LANES, fill_turn


def most_extra(terms: Terms) -> float:
    """The most that doublings add to expected points: of rows, and of a sheet without ×.

    >>> most_extra(Terms(columns=10)) < 0.03
    True
    """
    found = shapes(terms)
    extra = sum(_alone(terms, found, row, points=True) for row in doubled_rows(terms))
    if terms.no_hajcman_doubles:
        chance = min(_alone(terms, found, row, points=False) for row in range(6, ROWS))
        extra += chance * _most_points(terms, found)
    return extra


def _alone(terms: Terms, found: Shapes, row: int, points: bool) -> float:
    """The most expected points (or, without ``points``, the best chance) of a full row of shapes.

    Backwards over turns; a state is (cells written, their points), in units of the row's points.
    """
    here = np.flatnonzero(found.row == row)
    hand_only = points and row != REGAL
    worth = found.points[:, here] if points else np.where(np.isneginf(found.points[:, here]), -1, 0)
    unit = np.gcd.reduce(worth[worth > 0].astype(int)) if points else 1
    gain = np.where(worth >= 0, np.rint(worth / unit), -1).astype(int)
    if hand_only:
        gain[0] = -1
    most = int(gain.max())
    sums = most * terms.columns + 1
    full = np.arange(sums) * float(unit) if points else np.ones(sums)
    value = np.zeros((terms.columns + 1, sums))
    value[terms.columns] = full
    for _ in range(terms.turns):
        before = value.copy()
        for written in range(terms.columns):
            some = most * written + 1
            before[written, :some] = _turns(terms, found, here, gain, value, written, some)
        value = before
    return float(value[0, 0])


def _turns(
    terms: Terms,
    found: Shapes,
    here: npt.NDArray[np.intp],
    gain: npt.NDArray[np.int_],
    value: Floats,
    written: int,
    some: int,
) -> Floats:
    """The value of one turn more for every sum below ``some``, side by side in lanes."""
    stop = np.repeat(value[written, None, :some], ROLLS, axis=0)
    hand = stop.copy()
    for place, shape in enumerate(here):
        for kind, ending in ((0, stop), (1, hand)):
            step = gain[kind, place]
            if step >= 0:
                onward = value[written + 1, step : step + some]
                roll = found.roll[shape]
                ending[roll] = np.maximum(ending[roll], onward)
    out = np.empty(some)
    for low in range(0, some, LANES):
        lanes = slice(low, min(low + LANES, some))
        fill_turn(
            np.ascontiguousarray(stop[:, lanes]),
            np.ascontiguousarray(hand[:, lanes]),
            terms.throws,
            terms.any_full_throw,
            PLUS,
            MINUS,
            ROLL_CHANCE,
            np.empty((PLUS.shape[0] + ROLLS, lanes.stop - low)),
            out[lanes],
        )
    return out


def _most_points(terms: Terms, found: Shapes) -> float:
    """The most points a sheet can hold, its rows doubled."""
    numbers = float((ROLL_COUNTS.max(axis=0) * np.arange(1, 7)).sum())
    lower = 0.0
    for row in range(6, ROWS):
        lower += float(found.points[:, found.row == row].max()) * (
            2 if row in doubled_rows(terms) else 1
        )
    return terms.columns * (numbers + lower)
