"""The set: for each score the server's probability of winning it (MX-20…MX-22).

Whoever scores serves next and scores only grow, so the 225 scores are solved from 14:14 down, each
as one gam whose stakes are the probabilities that its four ends lead to.
"""

import numpy as np

from kostka.game.kernels import kernel
from kostka.mexiko.rules.state import TARGET
from kostka.mexiko.solver.dice import RANKS, Floats
from kostka.mexiko.solver.gam import Law, Values, gam_values
from kostka.mexiko.solver.strategy import STATES


@kernel
def ends(own: int, other: int, win: Floats, stakes: Floats) -> None:
    """Writes what the four ends of a gam at this score are worth to its server, shape (4,).

    ``win[a, b]``, shape (16, 16), is the server's probability of winning with ``a`` points against
    ``b``; 1 where ``a`` is 15. At 14 a two-point gam counts as one.
    """
    for points in range(1, 3):
        stakes[points - 1] = win[min(own + points, TARGET), other]
        stakes[points + 1] = 1.0 - win[min(other + points, TARGET), own]


@kernel
def set_values(law: Law, win: Floats) -> None:
    """Writes ``win[a, b]``, shape (16, 16), for every score with a, b < 15; see `ends`."""
    win[:] = 0.0
    win[TARGET, :] = 1.0
    stakes = np.empty(4)
    values = Values(np.empty((2, STATES)), np.empty((2, RANKS)), np.empty((2, RANKS)))
    for total in range(2 * TARGET - 2, -1, -1):
        for own in range(max(0, total - TARGET + 1), min(TARGET - 1, total) + 1):
            ends(own, total - own, win, stakes)
            win[own, total - own] = gam_values(stakes, law, values)
