"""What a sheet is worth, and what every choice with a throw is worth, for bots and analysts.

>>> from kostka.kamos.rules.options import Kamos1
>>> from kostka.kamos.rules.sheet import Sheet
>>> solution = solve_terms(Terms(columns=1))
>>> round(value(Sheet(), solution), 4)
116.1668
>>> best = decide(Sheet(), (1, 1, 1, 1, 1), 2, True, solution)[0]
>>> best.move
Write(row='regal')
"""

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from os import getpid
from pathlib import Path

import numpy as np
import numpy.typing as npt

from kostka.kamos.rules.moves import Cross, Keep, Write
from kostka.kamos.rules.rows import LOWER, NUMBERS, REGAL
from kostka.kamos.rules.rows import ROWS as NAMES
from kostka.kamos.rules.shapes import worths
from kostka.kamos.rules.sheet import Sheet
from kostka.kamos.solver.entry import entries, prospects
from kostka.kamos.solver.fit import fit
from kostka.kamos.solver.guide import Guide, load_guide
from kostka.kamos.solver.induction import ROLL_COUNTS, solve
from kostka.kamos.solver.lattice import ROLLS, Floats, dice_of, roll_of
from kostka.kamos.solver.machine import Machine, doubled_rows, exact, local_state
from kostka.kamos.solver.play import PARTS, PARTS_START
from kostka.kamos.solver.shapes import shapes
from kostka.kamos.solver.terms import ROWS, NotExact, Terms
from kostka.kamos.solver.turn import solve_turn, turn_value

EXACT_COLUMNS = 2
VERSION = 1
"""Of the guides: a new one makes those on disk forgotten."""
Longs = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]


@dataclass(frozen=True)
class Solution:
    """A solved sheet: exactly, by its machine's values, or by a guide."""

    terms: Terms
    machine: Machine | None
    values: Floats | None
    guide: Guide | None

    @property
    def is_exact(self) -> bool:
        """The values are those of best play, not of a guide."""
        return self.machine is not None


@dataclass(frozen=True)
class Choice:
    """Something a player may do, and the points still to come by it, best play after it."""

    move: Write | Cross | Keep
    value: float


@lru_cache(maxsize=8)
def solve_terms(terms: Terms, folder: Path | None = None) -> Solution:
    """The best solution there is: exact up to two columns, by a fitted guide above.

    Fitting takes half a minute at ten columns. With a ``folder``, the guide is read from there, or
    written there once it is fitted.

    The doubling of a whole sheet (KCR-14) needs its total as well: it is left out of the guide, and
    exact values with it are refused.
    """
    if terms.columns <= EXACT_COLUMNS and not terms.no_hajcman_doubles:
        machine = exact(terms)
        return Solution(terms, machine, solve(machine), None)
    if folder is None:
        return Solution(terms, None, None, fit(terms))
    key = hashlib.sha256(repr((VERSION, terms)).encode()).hexdigest()[:16]
    path = folder / f"kamos-{terms.columns}-{key}.npz"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(f".{getpid()}.npz")
        fit(terms).save(fresh)
        fresh.replace(path)
    return Solution(terms, None, None, load_guide(path))


def exact_value(terms: Terms) -> float:
    """The expected points of a whole game under best play.

    >>> round(exact_value(Terms(columns=1, delo_from_hand_only=False)), 4)
    120.7144
    """
    if terms.no_hajcman_doubles:
        raise NotExact("with no_hajcman_doubles the sheet's total would be part of the state")
    machine = exact(terms)
    return float(solve(machine)[machine.root])


def value(sheet: Sheet, solution: Solution) -> float:
    """Points still to come on a sheet before a turn; what is written is not counted again."""
    if sheet.closed:
        return 0.0
    stop, hand, _, _ = _endings(sheet, solution)
    terms = solution.terms
    return turn_value(stop, hand, terms.throws, terms.any_full_throw)


def decide(
    sheet: Sheet, dice: tuple[int, ...], throws_left: int, hand: bool, solution: Solution
) -> list[Choice]:
    """Everything the player may do with these dice, the best first.

    ``throws_left``: how often dice may still be thrown in this turn; ``hand``: the dice came from
    the hand (KCR-3).
    """
    terms = solution.terms
    stop, first, after, worth = _endings(sheet, solution)
    roll = roll_of(dice)
    solved = solve_turn(stop, first, throws_left + 1, terms.any_full_throw)
    choices: list[Choice] = []
    if throws_left:
        for keep in PARTS[PARTS_START[roll] : PARTS_START[roll + 1]]:
            choices.append(Choice(Keep(dice_of(keep)), float(solved.keeping[throws_left][keep])))
    choices += _writings(dice, hand, after, worth, terms)
    if not choices:
        open_rows = [row for row in NUMBERS if len(sheet.cells[row]) < terms.columns]
        choices = [Choice(Cross(NAMES[row]), terms.loss) for row in open_rows]
    return sorted(choices, key=lambda choice: -choice.value)


def break_even(sheet: Sheet, solution: Solution) -> dict[str, float]:
    """For each open row, how many points make writing there as good as the cheapest ×.

    More is a gain over the ×, less a loss; without an open lower row, against the cheapest row.

    >>> lines = break_even(Sheet(), solve_terms(Terms(columns=1)))
    >>> lines["delo"], lines["6"] > lines["5"] > 10 > 0 > lines["1"]
    (0.0, True)
    """
    _, _, after, _ = _endings(sheet, solution)
    open_rows = np.flatnonzero(np.isfinite(after))
    lower = [row for row in open_rows if row in LOWER]
    best = max(after[row] for row in lower or open_rows)
    return {NAMES[row]: float(best - after[row]) for row in open_rows}


def _writings(
    dice: tuple[int, ...], hand: bool, after: Floats, worth: Floats, terms: Terms
) -> list[Choice]:
    points = worths(tuple(sorted(dice)), hand, terms.delo_from_hand_only)
    shape = shapes(terms).of_roll[roll_of(dice)]
    choices = []
    for row in range(ROWS):
        written = points[row]
        if np.isneginf(after[row]):
            continue
        if written is not None:
            adds = float(worth[int(hand), shape]) if row in LOWER else float(written)
            choices.append(Choice(Write(NAMES[row]), float(after[row]) + adds))
        if row in LOWER:
            choices.append(Choice(Cross(NAMES[row]), float(after[row])))
    return choices


def _endings(sheet: Sheet, solution: Solution) -> tuple[Floats, Floats, Floats, Floats]:
    """``stop`` and ``hand`` [252] for the turn engine, and what they come from.

    ``after`` [10]: the sheet once a cell of a row is a number or a ×; ``worth`` [2, 38]: what a
    shape adds to that."""
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
        stop,
        hand,
    )
    return stop[:, 0], hand[:, 0], after, worth


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
