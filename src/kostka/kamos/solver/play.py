"""Whole games, simulated: a solo player who takes every decision by a guide.

Many games run side by side (``lanes``). Beside the points made, each game adds up by how much the
turns' values differ from what the guide said (``slack``). The player's expectation is the guide's
worth of the empty sheet plus the mean slack: luck cancels out of it, so its standard error is a
hundredth of that of the mean of the points.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kostka.kamos.solver.guide import Guide
from kostka.kamos.solver.induction import ROLL_COUNTS
from kostka.kamos.solver.lanes import PARTS, PARTS_START, play_lanes
from kostka.kamos.solver.lattice import MINUS, PLUS, ROLL_CHANCE, Floats, Ints
from kostka.kamos.solver.shapes import shapes
from kostka.kamos.solver.terms import ROWS, Terms
from kostka.kamos.solver.turn import LANES


@dataclass(frozen=True)
class Games:
    """Simulated games, one a line of each array.

    ``totals`` points as the rules count them, doublings in; ``slack`` see the module; ``cells`` and
    ``rows`` [games, 10] cells and points by row; ``crosses``; ``lost_at`` the turn (from 0) at
    which a sheet was lost, -1 if it was not; ``path`` [games, turns, 10] the cells left before
    every turn, if they were recorded.
    """

    totals: Floats
    slack: Floats
    cells: Floats
    rows: Floats
    crosses: Ints
    lost_at: Ints
    path: npt.NDArray[np.int8]

    @property
    def mean(self) -> float:
        """Points a game."""
        return float(self.totals.mean())

    @property
    def stderr(self) -> float:
        """The standard error of ``mean``."""
        return float(self.totals.std(ddof=1) / np.sqrt(len(self.totals)))


def play(  # noqa: PLR0917
    terms: Terms,
    guide: Guide,
    games: int,
    seed: int,
    part: npt.NDArray[np.int32] | None = None,
    record: bool = False,
) -> Games:
    """Simulates ``games`` solo games; with ``part``, on a sheet whose parts share their cells."""
    found = shapes(terms)
    lanes = min(LANES, games)
    rng = np.random.default_rng(seed)
    played = -(-games // lanes) * lanes
    totals, slack = np.zeros(played), np.zeros(played)
    cells, rows = np.zeros((played, ROWS)), np.zeros((played, ROWS))
    crosses, lost_at = np.zeros(played, dtype=np.int32), np.zeros(played, dtype=np.int32)
    turns = terms.turns if record else 0
    path = np.zeros((played, turns, ROWS), dtype=np.int8)
    for low in range(0, played, lanes):
        some = slice(low, low + lanes)
        dice = rng.integers(0, 6, (lanes, terms.turns, terms.throws, 5), dtype=np.int8)
        play_lanes(
            dice,
            terms.columns,
            terms.throws,
            terms.any_full_throw,
            terms.loss,
            terms.forced,
            np.arange(ROWS, dtype=np.int32) if part is None else part,
            part is not None,
            *guide.tables(),
            guide.hope,
            guide.mean,
            found.of_roll,
            found.roll,
            found.row,
            found.points,
            ROLL_COUNTS,
            PLUS,
            MINUS,
            ROLL_CHANCE,
            PARTS,
            PARTS_START,
            totals[some],
            slack[some],
            cells[some],
            rows[some],
            crosses[some],
            lost_at[some],
            path[some],
        )
    if terms.no_hajcman_doubles:
        totals[(crosses == 0) & (lost_at < 0)] *= 2  # KCR-14
    return Games(
        totals[:games],
        slack[:games],
        cells[:games],
        rows[:games],
        crosses[:games],
        lost_at[:games],
        path[:games],
    )
