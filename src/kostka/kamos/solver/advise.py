"""What a sheet is worth, and what every choice with a throw is worth, for bots and analysts.

>>> from kostka.kamos.rules.options import Kamos1
>>> from kostka.kamos.rules.sheet import Sheet
>>> from kostka.kamos.solver.solution import solve_terms
>>> solution = solve_terms(Terms(columns=1))
>>> round(value(Sheet(), solution), 4)
116.1668
>>> best = decide(Sheet(), (1, 1, 1, 1, 1), 2, True, solution)[0]
>>> best.move
Write(row='regal')
"""

from dataclasses import dataclass

import numpy as np

from kostka.kamos.rules.moves import Cross, Keep, Write
from kostka.kamos.rules.rows import LOWER, NUMBERS
from kostka.kamos.rules.rows import ROWS as NAMES
from kostka.kamos.rules.shapes import worths
from kostka.kamos.rules.sheet import Sheet
from kostka.kamos.solver.endings import Endings, endings_of
from kostka.kamos.solver.lanes import PARTS, PARTS_START
from kostka.kamos.solver.lattice import dice_of, roll_of
from kostka.kamos.solver.shapes import shapes
from kostka.kamos.solver.solution import Solution
from kostka.kamos.solver.terms import Terms
from kostka.kamos.solver.turn import Turn, solve_turn, turn_value


@dataclass(frozen=True)
class Choice:
    """Something a player may do, and the points still to come by it, best play after it."""

    move: Write | Cross | Keep
    value: float


def value(sheet: Sheet, solution: Solution) -> float:
    """Points still to come on a sheet before a turn; what is written is not counted again."""
    if sheet.closed:
        return 0.0
    ends, terms = endings_of(sheet, solution), solution.terms
    return turn_value(ends.stop, ends.hand, terms.throws, terms.any_full_throw)


def decide(
    sheet: Sheet, dice: tuple[int, ...], throws_left: int, hand: bool, solution: Solution
) -> list[Choice]:
    """Everything the player may do with these dice, the best first.

    ``throws_left``: how often dice may still be thrown in this turn; ``hand``: the dice came from
    the hand (KCR-3).
    """
    terms, ends = solution.terms, endings_of(sheet, solution)
    solved = solve_turn(ends.stop, ends.hand, throws_left + 1, terms.any_full_throw)
    choices = keepings(dice, throws_left, solved)
    choices += [Choice(move, worth) for move, _, worth in writings(dice, hand, ends, terms)]
    return sorted(choices, key=lambda choice: -choice.value)


def break_even(sheet: Sheet, solution: Solution) -> dict[str, float]:
    """For each open row, how many points make writing there as good as the cheapest ×.

    More is a gain over the ×, less a loss; without an open lower row, against the cheapest row.

    >>> from kostka.kamos.solver.solution import solve_terms
    >>> lines = break_even(Sheet(), solve_terms(Terms(columns=1)))
    >>> lines["delo"], lines["6"] > lines["5"] > 10 > 0 > lines["1"]
    (0.0, True)
    """
    after = endings_of(sheet, solution).after
    open_rows = np.flatnonzero(np.isfinite(after))
    lower = [row for row in open_rows if row in LOWER]
    best = max(after[row] for row in lower or open_rows)
    return {NAMES[row]: float(best - after[row]) for row in open_rows}


def keepings(dice: tuple[int, ...], throws_left: int, solved: Turn) -> list[Choice]:
    """Every way to throw again, at what the solved turn says of it."""
    if not throws_left:
        return []
    roll, keeping = roll_of(dice), solved.keeping[throws_left]
    keeps = PARTS[PARTS_START[roll] : PARTS_START[roll + 1]]
    return [Choice(Keep(dice_of(keep)), float(keeping[keep])) for keep in keeps]


def writings(
    dice: tuple[int, ...], hand: bool, ends: Endings, terms: Terms
) -> list[tuple[Write | Cross, int, float]]:
    """Every way to write: the move, its row, and the points by it and after it.

    Where nothing can be written and there is no × left to write, the × that loses (KCR-13).
    """
    points = worths(tuple(sorted(dice)), hand, terms.delo_from_hand_only)
    shape = shapes(terms).of_roll[roll_of(dice)]
    found: list[tuple[Write | Cross, int, float]] = []
    for row in np.flatnonzero(ends.left):
        after, written, name = float(ends.after[row]), points[row], NAMES[row]
        if written is not None:
            adds = float(ends.worth[int(hand), shape]) if row in LOWER else float(written)
            found.append((Write(name), int(row), after + adds))
        if row in LOWER:
            found.append((Cross(name), int(row), after))
    writes = [one for one in found if isinstance(one[0], Write)]
    if terms.forced and writes:  # KCR-12
        return writes
    losing = np.flatnonzero(ends.left[: len(NUMBERS)])
    return found or [(Cross(NAMES[row]), int(row), terms.loss) for row in losing]
