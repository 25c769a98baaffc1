"""Writing a throw in a numbered row or as a ×: what a roll is worth before shapes are looked at."""

# ruff: noqa: PLR0917  (a compiled kernel takes its tables one by one)

import numpy as np

from kostka.game.kernels import kernel
from kostka.kamos.solver.lattice import Floats, Ints


@kernel
def plain_entries(
    after: Floats, cross: Floats, counts: Ints, lost: float, stop: Floats, hand: Floats
) -> None:
    """Fills ``stop`` and ``hand`` [252, lanes], alike: the best entry without a shape.

    ``after`` [6 or more, lanes]: the worth of the sheet once a cell of the row is written, the
    points not yet counted; ``cross`` [lanes]: of the best × in a lower row; -inf where there is
    none. A roll that can be written nowhere is worth ``lost``.
    """
    lanes = stop.shape[1]
    for roll in range(counts.shape[0]):
        for lane in range(lanes):
            stop[roll, lane] = cross[lane]
        for row in range(6):
            if counts[roll, row] > 0:
                points = float((row + 1) * counts[roll, row])
                for lane in range(lanes):
                    a, b = stop[roll, lane], after[row, lane] + points
                    stop[roll, lane] = a if a > b else b
        for lane in range(lanes):
            if stop[roll, lane] == -np.inf:
                stop[roll, lane] = lost
            hand[roll, lane] = stop[roll, lane]
