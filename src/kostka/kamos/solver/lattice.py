"""Five dice as a lattice: every multiset of up to five dice, and how one die joins or leaves it.

There are 462 multisets (*keeps*); the last 252 of them are whole throws (*rolls*). They stand in
order of size, so a table indexed by keep has the throws at its end: roll ``r`` is keep
``FIRST_ROLL + r``. Chance goes up the lattice one die at a time, choice comes down it one die at
a time, so a re-throw costs 210 × 6 additions instead of a 462 × 252 matrix product.

>>> KEEPS, ROLLS, keep_of((5, 2)) == keep_of((2, 5))
(462, 252, True)
>>> dice_of(keep_of((5, 2)))
(2, 5)
>>> round(float(ROLL_CHANCE[roll_of((1, 1, 1, 1, 1))] * 6**5), 9)
1.0
"""

from collections.abc import Iterable
from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np
import numpy.typing as npt

DICE = 5
FACES = 6

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int32]
Longs = npt.NDArray[np.int64]

_MULTISETS = [
    dice
    for size in range(DICE + 1)
    for dice in combinations_with_replacement(range(1, FACES + 1), size)
]
_INDEX = {dice: keep for keep, dice in enumerate(_MULTISETS)}

KEEPS = len(_MULTISETS)
ROLLS = sum(len(dice) == DICE for dice in _MULTISETS)
FIRST_ROLL = KEEPS - ROLLS

COUNTS: Ints = np.array(
    [[dice.count(face) for face in range(1, FACES + 1)] for dice in _MULTISETS], dtype=np.int32
)
"""[462, 6] how many dice of each face a keep has."""


def keep_of(dice: Iterable[int]) -> int:
    """The number of a multiset of up to five dice, in any order."""
    return _INDEX[tuple(sorted(dice))]


def roll_of(dice: Iterable[int]) -> int:
    """The number of a whole throw, 0…251."""
    roll = keep_of(dice) - FIRST_ROLL
    if roll < 0:
        raise ValueError("a whole throw has five dice")
    return roll


def dice_of(keep: int) -> tuple[int, ...]:
    """The dice of a keep, in rising order."""
    return _MULTISETS[keep]


def _plus() -> Ints:
    table = np.empty((FIRST_ROLL, FACES), dtype=np.int32)
    for keep in range(FIRST_ROLL):
        for face in range(FACES):
            table[keep, face] = keep_of((*_MULTISETS[keep], face + 1))
    return table


def _minus() -> Ints:
    table = np.full((KEEPS, FACES), -1, dtype=np.int32)
    for keep, dice in enumerate(_MULTISETS):
        for face in set(dice):
            fewer = list(dice)
            fewer.remove(face)
            table[keep, face - 1] = keep_of(fewer)
    return table


PLUS: Ints = _plus()
"""[210, 6] the keep with one more die of a face."""

MINUS: Ints = _minus()
"""[462, 6] the keep with one die of a face fewer, -1 where it has none."""


def _orders(dice: tuple[int, ...]) -> int:
    return factorial(len(dice)) // prod(factorial(dice.count(face)) for face in set(dice))


ROLL_CHANCE: Floats = np.array(
    [_orders(dice) / FACES**DICE for dice in _MULTISETS[FIRST_ROLL:]], dtype=np.float64
)
"""[252] the probability of each roll when all five dice are thrown."""


def keep_chances() -> Floats:
    """[462, 252] the probability of each roll when a keep stays and the rest is thrown.

    The reference for the lattice's one-die steps; a keep of five dice stays what it is.
    """
    chances = np.zeros((KEEPS, ROLLS))
    for keep, kept in enumerate(_MULTISETS):
        thrown = DICE - len(kept)
        for dice in combinations_with_replacement(range(1, FACES + 1), thrown):
            chances[keep, roll_of((*kept, *dice))] += _orders(dice) / FACES**thrown
    return chances
