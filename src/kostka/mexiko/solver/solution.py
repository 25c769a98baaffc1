"""The solution as bots and analysts ask for it: by options and score, solved when first asked for.

>>> mexiko = solution()
>>> round(mexiko.gam.value, 10)  # points a gam is worth to its server
0.3116151817
>>> round(mexiko.chance(0, 0, serving=True), 9), round(mexiko.chance(14, 14, serving=True), 9)
(0.523043437, 0.64666813)
>>> mine = mexiko.side(7, 9, serving=True)
>>> round(float(mine.throw(SERVE, dice=0).sum()), 12)  # how often each call, with 31 on the dice
1.0
>>> round(mexiko.match(4).draw, 6)  # a best of four ends 2:2
0.375533
"""

from functools import cached_property, lru_cache

import numpy as np

from kostka.mexiko.rules.state import TARGET
from kostka.mexiko.solver.dice import SERVE, Floats
from kostka.mexiko.solver.match import Match
from kostka.mexiko.solver.sets import ends, set_values
from kostka.mexiko.solver.side import Side
from kostka.mexiko.solver.solved import SolvedGam, solve_gam
from kostka.mexiko.solver.stakes import FIMA, POINTS, Options, Rules, Stakes, options_of

__all__ = ["SERVE", "Solution", "solution"]


class Solution:
    """Mexiko under one choice of options. Scores are given own side first."""

    def __init__(self, options: Options = FIMA) -> None:
        self.options = options
        self._gams: dict[tuple[int, int], SolvedGam] = {}

    @cached_property
    def gam(self) -> SolvedGam:
        """A gam for its points alone."""
        return solve_gam(POINTS, self.options)

    @cached_property
    def win(self) -> Floats:
        """The server's probability of winning the set, ``win[own, other]``, shape (16, 16).

        Row 15 is 1: the set is won. Column 15 is never a server's (MX-21) and stays 0.
        """
        win = np.empty((TARGET + 1, TARGET + 1))
        set_values(self.options.law(), win)
        win.flags.writeable = False
        return win

    def chance(self, own: int, other: int, *, serving: bool) -> float:
        """The probability of winning the set from this score, both sides playing the solution."""
        if serving or own == TARGET:
            return float(self.win[own, other])
        return 1.0 - float(self.win[other, own])

    def at(self, server: int, receiver: int) -> SolvedGam:
        """The gam at this score of a set, its server's points first."""
        if not (0 <= server < TARGET and 0 <= receiver < TARGET):
            raise ValueError(f"no gam is played at {server}:{receiver}")
        key = (server, receiver)
        if key not in self._gams:
            stakes = np.empty(4)
            ends(server, receiver, self.win, stakes)
            self._gams[key] = solve_gam(Stakes(*stakes.tolist()), self.options, whole=1.0)
        return self._gams[key]

    def side(self, own: int, other: int, *, serving: bool) -> Side:
        """What to do at this score of a set, as the one who serves or receives this gam."""
        return Side(self.at(own, other), 0) if serving else Side(self.at(other, own), 1)

    def match(self, sets: int, *, play_all: bool = False) -> Match:
        """A match of best of so many sets between two that play the solution."""
        return Match(sets, self.chance(0, 0, serving=True), play_all)


@lru_cache(maxsize=8)
def _solution(options: Options) -> Solution:
    return Solution(options)


def solution(rules: Rules = FIMA) -> Solution:
    """The solution for a rule set, one and the same for equal options."""
    return _solution(options_of(rules))
