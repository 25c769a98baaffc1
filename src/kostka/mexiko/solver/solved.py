"""One gam, solved: its value, both sides' strategies and what every choice is worth."""

from dataclasses import dataclass

import numpy as np

from kostka.mexiko.solver.dice import MEXIKO, RANKS, SERVE, Floats
from kostka.mexiko.solver.gam import Values, gam_strategy, gam_values
from kostka.mexiko.solver.stakes import FIMA, Options, Stakes
from kostka.mexiko.solver.strategy import STATES, Strategy, blank


@dataclass(frozen=True, eq=False)
class SolvedGam:
    """A solved gam. Side 0 serves it, side 1 receives; arrays are by side, as in `Strategy`.

    ``values``: see `Values`; in the stakes' unit for side 0, and for side 1 negated. ``whole`` is
    what both sides' shares come to, 0 in points and 1 in probabilities, so side 1's share is
    ``whole`` plus its value. ``levels[side, beat]``, shape (2, 22): what a lie is worth.
    """

    stakes: Stakes
    options: Options
    whole: float
    values: Values
    levels: Floats
    strategy: Strategy

    @property
    def value(self) -> float:
        """The server's share."""
        return float(self.values.beats[0, SERVE])

    def pays(self, side: int) -> Stakes:
        """The stakes as this side sees them."""
        return self.stakes if side == 0 else self.stakes.turned()

    def doubted(self, side: int, call: int, throw: int) -> float:
        """What this side gets when its call is doubted with this on the dice (MX-12, MX-13)."""
        pays = self.pays(side)
        if throw < call:
            return pays.lost_two if call == MEXIKO else pays.lost_one
        thrown = self.options.law().thrown_pays and throw == MEXIKO
        return pays.two if call == MEXIKO or thrown else pays.one


def solve_gam(stakes: Stakes, options: Options = FIMA, whole: float = 0.0) -> SolvedGam:
    """Solves a gam for any stakes with two ≥ one > lost_one ≥ lost_two.

    >>> from kostka.mexiko.solver.stakes import POINTS
    >>> round(solve_gam(POINTS).value, 10)
    0.3116151817
    >>> round(solve_gam(POINTS, Options(two_points="called")).value, 10)
    0.3135361691
    """
    if not stakes.two >= stakes.one > stakes.lost_one >= stakes.lost_two:
        raise ValueError(f"stakes must fall from two to lost_two: {stakes}")
    pays = np.array(stakes, dtype=np.float64)
    law = options.law()
    values = Values(np.empty((2, STATES)), np.empty((2, RANKS)), np.empty((2, RANKS)))
    strategy, levels = blank(), np.empty((2, STATES))
    gam_values(pays, law, values)
    gam_strategy(pays, law, values, strategy, levels)
    for array in (*values, *strategy, levels):
        array.flags.writeable = False
    return SolvedGam(stakes, options, whole, values, levels, strategy)
