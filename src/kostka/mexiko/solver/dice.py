"""The rules' ladder of calls as arrays, and how often two dice show each (MX-4).

A call and a throw are both a place in the ladder, 0…20: 31 is 0, mexiko is 20.

>>> [round(36 * chance) for chance in CHANCE]
[2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 2]
"""

import numpy as np
from numpy.typing import NDArray

from kostka.mexiko.rules.calls import COUNT, MEXIKO, NAMES, WAYS

__all__ = ["CHANCE", "HAND_OVER", "MEXIKO", "NAMES", "RANKS", "SERVE", "Floats", "lowest"]

Floats = NDArray[np.float64]

RANKS = COUNT
SERVE = COUNT  # where a gam's state is "the call to beat": there is none yet
HAND_OVER = COUNT  # where a throw's answer is "the call": none, the dice are handed over (MX-15)

CHANCE: Floats = np.array(WAYS) / sum(WAYS)
"""Of each throw, shape (21,)."""
CHANCE.flags.writeable = False


def lowest(beat: int) -> int:
    """The lowest call that beats this one (MX-6: mexiko beats mexiko); any, at the serve.

    >>> lowest(SERVE), lowest(0), lowest(MEXIKO)
    (0, 1, 20)
    """
    if beat == SERVE:
        return 0
    return min(beat + 1, MEXIKO)
