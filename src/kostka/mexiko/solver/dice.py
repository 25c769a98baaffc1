"""The ladder of 21 calls as numbers, and how often two dice show each (MX-1…MX-4).

A call and a throw are both a rank, 0…20: 31 is 0, 65 is 13, 1…6 indiáni are 14…19, mexiko is 20.

>>> rank(2, 6), rank(5, 5), rank(1, 2)
(10, 18, 20)
>>> name(10), name(18), name(20)
('62', '5i', 'M')
>>> [round(36 * chance) for chance in CHANCE]
[2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 2]
"""

from itertools import product

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

RANKS = 21
MEXIKO = 20
SERVE = 21  # where a gam's state is "the call to beat": there is none yet
HAND_OVER = 21  # where a throw's answer is "the call": none, the dice are handed over (MX-15)

NAMES = (
    *("31", "32", "41", "42", "43", "51", "52", "53", "54", "61", "62", "63", "64", "65"),
    *(f"{count}i" for count in range(1, 7)),
    "M",
)
RANK_OF = {name: rank for rank, name in enumerate(NAMES)}


def rank(one: int, other: int) -> int:
    """The rank of two dice."""
    low, high = sorted((one, other))
    if (low, high) == (1, 2):
        return MEXIKO
    return RANK_OF[f"{low}i" if low == high else f"{high}{low}"]


def name(call: int) -> str:
    """A rank in short: ``62``, ``5i`` for 5 indiánů, ``M`` for mexiko."""
    return NAMES[call]


def _chances() -> Floats:
    throws = [rank(one, other) for one, other in product(range(1, 7), repeat=2)]
    chances: Floats = np.bincount(throws, minlength=RANKS) / 36
    chances.flags.writeable = False
    return chances


CHANCE = _chances()
"""Of each rank, shape (21,)."""


def lowest(beat: int) -> int:
    """The lowest call that beats this one (MX-6: mexiko beats mexiko); any, at the serve."""
    if beat == SERVE:
        return 0
    return min(beat + 1, MEXIKO)
