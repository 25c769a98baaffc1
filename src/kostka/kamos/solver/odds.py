"""Choices by the probability of winning, for the last cells of a game.

After this turn everybody is taken to play for points; what that brings is known as a whole
distribution (``remainder``). So nobody who decides by these odds wins less often than who plays for
points: each turn can only improve on it.
"""

from collections.abc import Sequence

import numpy as np

from kostka.kamos.rules.moves import Cross
from kostka.kamos.rules.options import Kamos1
from kostka.kamos.rules.rows import NUMBERS
from kostka.kamos.rules.sheet import Sheet
from kostka.kamos.solver.advise import Choice, keepings, writings
from kostka.kamos.solver.endings import endings_of
from kostka.kamos.solver.kept import solution_of
from kostka.kamos.solver.lattice import Floats
from kostka.kamos.solver.remainder import MOST, Left, paid, reached, remainder
from kostka.kamos.solver.terms import ROWS, terms_of
from kostka.kamos.solver.turn import solve_turn

FEW = 10
"""With so many cells left on every sheet the odds are reckoned."""
POINT = 1e-7
"""What a point counts where it makes no difference to winning."""
TurnState = tuple[tuple[int, ...], int, bool]
"""The dice, how often they may still be thrown, and whether they came from the hand."""


def few_left(sheets: Sequence[Sheet], rules: Kamos1) -> bool:
    """The game is so near its end that odds can be reckoned."""
    return all(sheet.closed or sum(cells_left(sheet, rules)) <= FEW for sheet in sheets)


def cells_left(sheet: Sheet, rules: Kamos1) -> Left:
    """How many cells each row has left."""
    return tuple(rules.columns - len(cells) for cells in sheet.cells)


def odds(sheet: Sheet, others: Sequence[Sheet], throw: TurnState, rules: Kamos1) -> list[Choice]:
    """Everything the player may do, by the probability of beating all others, the best first."""
    dice, throws_left, hand = throw
    terms, ends = terms_of(rules), endings_of(sheet, solution_of(rules))
    left = cells_left(sheet, rules)
    beaten = np.prod([_beaten(other, sheet.total, rules) for other in others], axis=0)
    chances = np.stack(
        [
            _chances(beaten, remainder(rules, (*left[:row], left[row] - 1, *left[row + 1 :])))
            if left[row]
            else np.zeros(MOST)
            for row in range(ROWS)
        ]
    )
    lost = POINT * terms.loss

    def winning(worth: Floats) -> Floats:
        """[n, 10] what it is worth to write, from the points by it and after it."""
        wins = chances[np.arange(ROWS), paid(worth, ends)] + POINT * worth
        return np.where(np.isfinite(worth), wins, -np.inf)

    stop, first = (winning(reached(ends, kind, terms)).max(axis=1) for kind in (0, 1))
    stop, first = (np.where(np.isfinite(best), best, lost) for best in (stop, first))
    first = np.maximum(stop, first)
    solved = solve_turn(stop, first, throws_left + 1, terms.any_full_throw)
    choices = keepings(dice, throws_left, solved)
    written = writings(dice, hand, ends, terms)
    here = np.full((len(written), ROWS), -np.inf)
    for place, (_, row, worth) in enumerate(written):
        here[place, row] = worth
    for (move, row, _), wins in zip(written, winning(here).max(axis=1), strict=True):
        loses = isinstance(move, Cross) and row in NUMBERS
        choices.append(Choice(move, lost if loses else float(wins)))
    return sorted(choices, key=lambda choice: -choice.value)


def _beaten(other: Sheet, total: int, rules: Kamos1) -> Floats:
    """[2 MOST] the probability of beating another's sheet with so many points over ``total``; the
    same total is a half."""
    mine = total + np.arange(2 * MOST)
    if other.lost:
        return np.ones(2 * MOST)
    few = remainder(rules, cells_left(other, rules)) if not other.closed else np.eye(1, MOST)[0]
    upto = np.concatenate(([0.0], np.cumsum(few)))  # P(less than so many)
    over = np.clip(mine - other.total, 0, MOST)
    equal = np.where((mine >= other.total) & (over < MOST), few[np.minimum(over, MOST - 1)], 0.0)
    below: Floats = upto[over] + 0.5 * equal + (1.0 - upto[-1])
    return below


def _chances(beaten: Floats, still: Floats) -> Floats:
    """[MOST] the probability of winning with so many points now, and ``still`` to come."""
    most = int(np.flatnonzero(still).max(initial=0)) + 1
    chances: Floats = np.correlate(beaten[: MOST + most - 1], still[:most], mode="valid")
    return chances
