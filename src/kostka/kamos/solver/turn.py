"""One turn, solved: five dice, up to some number of throws, any dice kept at each re-throw.

The engine knows no sheet. Whoever uses it says what ending the turn with each of the 252 rolls is
worth, once for a throw *from the hand* and once for any other (KCR-3), and gets the turn's value
under best play. It works on ``LANES`` sheets side by side so that the processor's vector units are
full; arrays have the lane last.
"""

# ruff: noqa: PLR0917  (a compiled kernel takes its tables one by one, and is one loop)

from dataclasses import dataclass

import numpy as np

from kostka.game.kernels import kernel
from kostka.kamos.solver.lattice import (
    FIRST_ROLL,
    KEEPS,
    MINUS,
    PLUS,
    ROLL_CHANCE,
    ROLLS,
    Floats,
    Ints,
)

LANES = 16


@kernel
def chance_up(values: Floats, plus: Ints) -> None:
    """Fills ``values[keep]`` for keeps of 4…0 dice with the mean over throwing what is missing.

    ``values[462, lanes]`` holds the worth of the rolls at its end.
    """
    for keep in range(plus.shape[0] - 1, -1, -1):
        a, b, c = plus[keep, 0], plus[keep, 1], plus[keep, 2]
        d, e, f = plus[keep, 3], plus[keep, 4], plus[keep, 5]
        for lane in range(values.shape[1]):
            values[keep, lane] = (
                values[a, lane]
                + values[b, lane]
                + values[c, lane]
                + values[d, lane]
                + values[e, lane]
                + values[f, lane]
            ) * (1.0 / 6.0)


@kernel
def choice_down(values: Floats, minus: Ints, stop: Floats) -> None:
    """Turns the worth of keeping exactly a keep into the worth of keeping any part of it.

    For the rolls at the end: the best of stopping (``stop[252, lanes]``) and of every keep.
    """
    first_roll = values.shape[0] - stop.shape[0]
    for keep in range(values.shape[0]):
        if keep >= first_roll:
            for lane in range(values.shape[1]):
                values[keep, lane] = stop[keep - first_roll, lane]
        for face in range(6):
            fewer = minus[keep, face]
            if fewer >= 0:
                for lane in range(values.shape[1]):
                    a, b = values[keep, lane], values[fewer, lane]
                    values[keep, lane] = a if a > b else b


@kernel
def full_throw(values: Floats, hand: Floats, chance: Floats, out: Floats) -> None:
    """``out[lanes]``: the mean over throwing all five dice, when that throw is from the hand.

    ``values`` holds the rolls' worth when they are not; ``hand[252, lanes]`` what stopping at
    once is worth when they are.
    """
    first_roll = values.shape[0] - hand.shape[0]
    for lane in range(out.shape[0]):
        out[lane] = 0.0
    for roll in range(hand.shape[0]):
        for lane in range(out.shape[0]):
            a, b = values[first_roll + roll, lane], hand[roll, lane]
            out[lane] += chance[roll] * (a if a > b else b)


@kernel
def rethrow(
    values: Floats,
    stop: Floats,
    hand: Floats,
    any_full: bool,
    plus: Ints,
    minus: Ints,
    chance: Floats,
    out: Floats,
) -> None:
    """One re-throw back: ``values`` at the rolls goes from after it to before it (in place)."""
    if any_full:
        full_throw(values, hand, chance, out)
    chance_up(values, plus)
    if any_full:
        for lane in range(out.shape[0]):
            values[0, lane] = out[lane]
    choice_down(values, minus, stop)


@kernel
def fill_turn(
    stop: Floats,
    hand: Floats,
    throws: int,
    any_full: bool,
    plus: Ints,
    minus: Ints,
    chance: Floats,
    values: Floats,
    out: Floats,
) -> None:
    """``out[lanes]``: the value of a whole turn before its first throw.

    ``stop`` and ``hand`` [252, lanes]: what ending with a roll is worth, by re-throw and from the
    hand; ``any_full``: a re-throw of all five dice counts as from the hand. ``values`` [462, lanes]
    is work space.
    """
    first_roll = values.shape[0] - stop.shape[0]
    for roll in range(stop.shape[0]):
        for lane in range(out.shape[0]):
            values[first_roll + roll, lane] = stop[roll, lane]
    for _ in range(throws - 1):
        rethrow(values, stop, hand, any_full, plus, minus, chance, out)
    full_throw(values, hand, chance, out)


def turn_value(stop: Floats, hand: Floats, throws: int = 3, any_full: bool = False) -> float:
    """The value of a turn on one sheet.

    >>> from kostka.kamos.solver.lattice import COUNTS
    >>> pips = COUNTS[FIRST_ROLL:] @ np.arange(1.0, 7.0)
    >>> round(turn_value(pips, pips, throws=1), 9)  # five dice, 3.5 each
    17.5
    >>> round(turn_value(pips, pips, throws=2), 9)  # a die below 4 is thrown again
    21.25
    """
    out = np.empty(1)
    values = np.empty((KEEPS, 1))
    column = np.ascontiguousarray(stop, dtype=np.float64).reshape(ROLLS, 1)
    first = np.ascontiguousarray(hand, dtype=np.float64).reshape(ROLLS, 1)
    fill_turn(column, first, throws, any_full, PLUS, MINUS, ROLL_CHANCE, values, out)
    return float(out[0])


@dataclass(frozen=True)
class Turn:
    """Every decision of a turn on one sheet.

    ``keeping[t]`` [462]: the worth of keeping exactly these dice with ``t`` throws left (t ≥ 1);
    ``stop`` and ``hand`` [252] as given to the engine; ``value`` before the first throw.
    """

    stop: Floats
    hand: Floats
    keeping: tuple[Floats, ...]
    value: float


def solve_turn(stop: Floats, hand: Floats, throws: int = 3, any_full: bool = False) -> Turn:
    """The turn with the worth of every keep at every re-throw.

    >>> from kostka.kamos.solver.lattice import COUNTS
    >>> pips = COUNTS[FIRST_ROLL:] @ np.arange(1.0, 7.0)
    >>> solved = solve_turn(pips, pips, throws=3)
    >>> float(solved.keeping[1][KEEPS - 1]), round(float(solved.keeping[2][0]), 9)
    (30.0, 21.25)
    """
    column = np.ascontiguousarray(stop, dtype=np.float64).reshape(ROLLS, 1)
    first = np.ascontiguousarray(hand, dtype=np.float64).reshape(ROLLS, 1)
    values = np.empty((KEEPS, 1))
    values[FIRST_ROLL:] = column
    out = np.empty(1)
    keeping = [np.full(KEEPS, np.nan)]
    for _ in range(throws - 1):
        if any_full:
            full_throw(values, first, ROLL_CHANCE, out)
        chance_up(values, PLUS)
        if any_full:
            values[0] = out
        keeping.append(np.concatenate((values[:FIRST_ROLL, 0], column[:, 0])))
        choice_down(values, MINUS, column)
    full_throw(values, first, ROLL_CHANCE, out)
    return Turn(column[:, 0], first[:, 0], tuple(keeping), float(out[0]))
