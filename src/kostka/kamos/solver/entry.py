"""Writing a throw: the best row for every roll, and what a doubled row has in prospect by it."""

# ruff: noqa: PLR0917  (a compiled kernel takes its tables one by one)

import numpy as np
import numpy.typing as npt

from kostka.game.kernels import kernel
from kostka.kamos.solver.guide import surplus
from kostka.kamos.solver.lattice import Floats, Ints
from kostka.kamos.solver.numbered import cross_entries, number_entries


@kernel
def entries(
    after: Floats,
    counts: Ints,
    shape_roll: Ints,
    shape_row: Ints,
    worth: Floats,
    lost: float,
    forced: bool,
    stop: Floats,
    hand: Floats,
) -> None:
    """Fills ``stop`` and ``hand`` [252, lanes] from ``after`` [10, lanes]: the worth of the sheet
    once a cell of the row is written, -inf where the row is full. ``worth`` [2, 38, lanes]: what a
    shape adds by re-throw and from the hand."""
    lanes = after.shape[1]
    cross = np.empty(lanes)
    for lane in range(lanes):
        cross[lane] = after[6, lane]
        for row in range(7, 10):
            cross[lane] = max(cross[lane], after[row, lane])
    number_entries(after, counts, stop, hand)
    for shape in range(shape_roll.shape[0]):
        roll, row = shape_roll[shape], shape_row[shape]
        for lane in range(lanes):
            stop[roll, lane] = max(stop[roll, lane], after[row, lane] + worth[0, shape, lane])
            hand[roll, lane] = max(hand[roll, lane], after[row, lane] + worth[1, shape, lane])
    cross_entries(stop, cross, lost, forced)
    cross_entries(hand, cross, lost, forced)


@kernel
def best_entry(
    after: Floats, counts: Ints, shape: int, shape_row: Ints, worth: Floats, forced: bool
) -> tuple[int, bool]:
    """The row to write in, for one sheet (``after`` [10]) and one roll, and whether as its shape.

    ``counts`` [6] the dice by face; ``shape`` its shape or -1; ``worth`` [38] what shapes add now.
    A lower row without its shape is a ×, ``forced`` only where nothing else can be written; row -1:
    it can be written nowhere.
    """
    best, row = -np.inf, -1
    for number in range(6):
        here = after[number] + (number + 1) * counts[number]
        if counts[number] > 0 and here > best:
            best, row = here, number
    as_shape = False
    if shape >= 0:
        here = after[shape_row[shape]] + worth[shape]
        if here > -np.inf and here >= best:
            best, row, as_shape = here, shape_row[shape], True
    if row < 0 or not forced:
        for lower in range(6, 10):
            if after[lower] > best:
                best, row, as_shape = after[lower], lower, False
    return row, as_shape


@kernel
def prospects(
    left: npt.NDArray[np.int64],
    alive: npt.NDArray[np.bool_],
    so_far: Floats,
    turns: int,
    hope: Floats,
    mean: Floats,
    shape_row: Ints,
    points: Floats,
    at_stake: Floats,
    worth: Floats,
) -> float:
    """What doubled rows have in prospect on one sheet, and how entries change it.

    ``at_stake`` [10]: what a × or a number written in a row would lose. ``worth`` [2, 38]: what a
    shape adds: its points, and the row's prospect when the shape keeps it. Returns the sum now,
    with ``turns`` to go.
    """
    total = 0.0
    for row in range(10):
        at_stake[row] = 0.0
        if alive[row] and left[row] > 0 and mean[row] > 0.0:
            total += surplus(left[row], so_far[row], turns, hope[row], mean[row])
            at_stake[row] = surplus(left[row], so_far[row], turns - 1, hope[row], mean[row])
    for shape in range(shape_row.shape[0]):
        row = shape_row[shape]
        for kind in range(2):
            adds = points[kind, shape]
            if alive[row] and left[row] > 0 and mean[row] > 0.0 and (kind == 1 or row == 9):
                sum_then = so_far[row] + points[kind, shape]
                adds += surplus(left[row] - 1, sum_then, turns - 1, hope[row], mean[row])
            worth[kind, shape] = adds
    return total
