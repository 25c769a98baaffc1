"""Writing a throw in a numbered row, or as a × where it may be or has to be."""

import numpy as np

from kostka.game.kernels import kernel
from kostka.kamos.solver.lattice import Floats, Ints


@kernel
def number_entries(after: Floats, counts: Ints, stop: Floats, hand: Floats) -> None:
    """Fills ``stop`` and ``hand`` [252, lanes], alike: the best number, -inf where there is none.

    ``after`` [6 or more, lanes]: the worth of the sheet once a cell of the row is written, the
    points not yet counted; -inf where the row is full.
    """
    lanes = stop.shape[1]
    for roll in range(counts.shape[0]):
        for lane in range(lanes):
            stop[roll, lane] = -np.inf
        for row in range(6):
            if counts[roll, row] > 0:
                points = float((row + 1) * counts[roll, row])
                for lane in range(lanes):
                    a, b = stop[roll, lane], after[row, lane] + points
                    stop[roll, lane] = a if a > b else b
        for lane in range(lanes):
            hand[roll, lane] = stop[roll, lane]


@kernel
def cross_entries(best: Floats, cross: Floats, lost: float, forced: bool) -> None:
    """Improves ``best`` [252, lanes], the worth of the best number or shape, by a × (KCR-12).

    ``cross`` [lanes]: the worth of the best × in a lower row, -inf where all are full; ``forced``:
    only where nothing else can be written. A roll that can be written nowhere is worth ``lost``.
    """
    for roll in range(best.shape[0]):
        for lane in range(best.shape[1]):
            here = best[roll, lane]
            if here == -np.inf:
                best[roll, lane] = lost if cross[lane] == -np.inf else cross[lane]
            elif not forced and cross[lane] > here:
                best[roll, lane] = cross[lane]
