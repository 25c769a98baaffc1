"""What a sheet is worth once one more cell is written, by row: what a turn's ends are worth."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kostka.kamos.rules.rows import REGAL
from kostka.kamos.rules.sheet import Sheet
from kostka.kamos.solver.entry import entries, prospects
from kostka.kamos.solver.guide import Guide
from kostka.kamos.solver.induction import ROLL_COUNTS
from kostka.kamos.solver.lattice import ROLLS, Floats, Longs
from kostka.kamos.solver.machine import doubled_rows, local_state
from kostka.kamos.solver.shapes import shapes
from kostka.kamos.solver.solution import Solution
from kostka.kamos.solver.terms import ROWS, Terms

Flags = npt.NDArray[np.bool_]


@dataclass(frozen=True)
class Endings:
    """How a turn can end on one sheet.

    ``left`` [10]: cells left in the rows now. ``after`` [10]: the worth of the sheet once a cell of
    the row is a number or a ×, -inf where the row is full; ``worth`` [2, 38]: what a shape adds to
    that, by re-throw and from the hand. ``stop`` and ``hand`` [252]: the best for every roll.
    """

    left: Longs
    after: Floats
    worth: Floats
    stop: Floats
    hand: Floats


def endings_of(sheet: Sheet, solution: Solution) -> Endings:
    """The ends of a turn on this sheet, for the turn engine."""
    terms = solution.terms
    left = np.array([terms.columns - len(cells) for cells in sheet.cells], dtype=np.int64)
    so_far = np.array([sum(cell.points for cell in cells) for cells in sheet.cells], dtype=float)
    alive = np.array(
        [
            row in doubled_rows(terms)
            and all((cell.hand or row == REGAL) and not cell.cross for cell in cells)
            for row, cells in enumerate(sheet.cells)
        ]
    )
    if solution.guide is not None:
        after, worth = _by_guide(terms, solution.guide, left, alive, so_far)
    else:
        after, worth = _by_machine(solution, left, alive, so_far)
    found = shapes(terms)
    stop, hand = np.empty((ROLLS, 1)), np.empty((ROLLS, 1))
    entries(
        after[:, None],
        ROLL_COUNTS,
        found.roll,
        found.row,
        np.ascontiguousarray(worth[:, :, None]),
        terms.loss,
        terms.forced,
        stop,
        hand,
    )
    return Endings(left, after, worth, stop[:, 0], hand[:, 0])


def _by_guide(
    terms: Terms, guide: Guide, left: Longs, alive: Flags, so_far: Floats
) -> tuple[Floats, Floats]:
    found = shapes(terms)
    turns = int(left.sum())
    at_stake, worth = np.empty(ROWS), np.empty((2, len(found.row)))
    prospects(
        left,
        alive,
        so_far,
        turns,
        guide.hope,
        guide.mean,
        found.row,
        found.points,
        at_stake,
        worth,
    )
    after = np.full(ROWS, -np.inf)
    for row in np.flatnonzero(left):
        fewer = left.copy()
        fewer[row] -= 1
        after[row] = guide.worth(fewer) + at_stake.sum() - at_stake[row]
    return after, worth


def _by_machine(
    solution: Solution, left: Longs, alive: Flags, so_far: Floats
) -> tuple[Floats, Floats]:
    machine, values, terms = solution.machine, solution.values, solution.terms
    assert machine is not None
    assert values is not None
    locals_ = [
        local_state(terms, row, int(left[row]), bool(alive[row]), float(so_far[row]))
        for row in range(ROWS)
    ]
    state = sum(local * int(stride) for local, stride in zip(locals_, machine.stride, strict=True))
    after = np.full(ROWS, -np.inf)
    for row in np.flatnonzero(left):
        step = int(machine.plain[row, locals_[row]]) - locals_[row]
        after[row] = values[state + step * machine.stride[row]]
    worth = np.full((2, len(machine.shapes.row)), -np.inf)
    for shape, row in enumerate(machine.shapes.row):
        for hand in (0, 1):
            onward = int(machine.shape_next[hand, shape, locals_[row]])
            if onward >= 0:
                there = values[state + (onward - locals_[row]) * machine.stride[row]]
                paid = machine.shape_pay[hand, shape, locals_[row]]
                worth[hand, shape] = there + paid - after[row]
    return after, worth
