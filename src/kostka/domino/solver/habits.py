"""Habits: how likely somebody who sees only their own hand is to lay which tile.

A lay's appeal is a weighted sum of what anybody at the table can see of it; the chance of a lay
grows with the exponential of its appeal (a multinomial logit: D. McFadden, "Conditional logit
analysis of qualitative choice behavior", 1974). Two uses: worlds in which the plays so far were
likely count more, and rounds can be played on by players who do not see through the tiles.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kostka.domino.solver.layout import Ints
from kostka.domino.solver.tiles import HALVES, WITH_NUMBER
from kostka.game.kernels import kernel

Floats = NDArray[np.float64]

WITH = np.array(WITH_NUMBER, np.int64)
EVERY_TILE = (1 << 28) - 1
LOW_BITS = (1 << 14) - 1
TILES_OF_14 = np.array([bin(mask).count("1") for mask in range(1 << 14)], np.int64)

FEATURES = (
    "double",
    "points",
    "own tiles that fit after it",
    "next opponent must pass",
    "next opponent lacks one of two ends",
    "partner must pass",
    "other opponent must pass",
    "unseen tiles that fit after it",
)
DOUBLE, POINTS, OWN, NEXT_PASSES, NEXT_SHORT, PARTNER_PASSES, LAST_PASSES, UNSEEN = range(8)
STRONG = (3.8, 1.4, 1.7, 1.5, 2.2, -0.9, 1.9, -3.1)
"""Found by climbing: sums of small changes that won over 20,000 duplicate deals each."""
HEAVY = (12.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
"""Doubles first, then the heaviest tile: what most beginners are told."""
VEILED = (0.8, 0.05, 0.05, 1.1, 0.75, 0.0, -0.2, -0.13)
"""Fitted to plays of the bot of this package: they tell little."""


class Habit(NamedTuple):
    """A kind of player: ``tells``, how its plays are foretold (and so what they say of a hand), and
    ``plays``, how it is taken to play on. For a good player these are not the same: what it does is
    good, but not easily foretold."""

    tells: tuple[float, ...]
    plays: tuple[float, ...]


EXPERT = Habit(VEILED, STRONG)
CLUB = Habit(STRONG, STRONG)
BEGINNER = Habit(HEAVY, HEAVY)


@kernel
def size_of(mask: int) -> int:
    """How many tiles a set has."""
    return int(TILES_OF_14[mask & LOW_BITS] + TILES_OF_14[mask >> 14])


@kernel
def fitting_tiles(ends: int) -> int:
    """The tiles that fit the ends (8 · one + other)."""
    return int(WITH[ends >> 3] | WITH[ends & 7])


@kernel
def look_at(view: Ints, tile: int, ends: int, features: Floats) -> None:
    """What the seat on move can see of a lay, into ``features`` (8,); ``ends`` are those after it.

    ``view`` (7,): the tiles each seat is known to lack, the seat's hand, all tiles it has not seen,
    the seat.
    """
    fits = fitting_tiles(ends)
    seat = view[6]
    unseen = view[5] & fits
    may = view[5] & ~view[(seat + 1) & 3]
    passes = may & fits == 0
    short = may & WITH[ends >> 3] == 0 or may & WITH[ends & 7] == 0
    features[DOUBLE] = HALVES[tile, 0] == HALVES[tile, 1]
    features[POINTS] = HALVES[tile, 0] + HALVES[tile, 1]
    features[OWN] = size_of(view[4] & ~(1 << tile) & fits)
    features[NEXT_PASSES] = passes
    features[NEXT_SHORT] = short and not passes
    features[PARTNER_PASSES] = unseen & ~view[(seat + 2) & 3] == 0
    features[LAST_PASSES] = unseen & ~view[(seat + 3) & 3] == 0
    features[UNSEEN] = size_of(unseen)


@kernel
def appeal(weights: Floats, features: Floats) -> float:
    """How good a lay looks by a habit."""
    total = 0.0
    for i in range(8):
        total += weights[i] * features[i]
    return total


@kernel
def laid_to(ends: int, tile: int, side: int) -> int:
    """The ends after the tile is laid to the first (0) or second (1) end; -1 if it does not fit.

    ``ends`` -1: the empty table. With equal ends the second stands for nothing.
    """
    low = HALVES[tile, 0]
    high = HALVES[tile, 1]
    if ends < 0:
        return int(8 * low + high) if side == 0 else -1
    near = ends >> 3
    stays = ends & 7
    if side == 1:
        if near == stays:
            return -1
        near, stays = stays, near
    if low == near:
        return int(8 * high + stays)
    if high == near:
        return int(8 * low + stays)
    return -1


@kernel
def list_features(view: Ints, ends: int, lays: Ints, features: Floats) -> int:
    """Every lay of the seat (tile · 64 + ends after it) and its features; returns how many."""
    found = 0
    for tile in range(28):
        if view[4] >> tile & 1:
            for side in range(2):
                after = laid_to(ends, tile, side)
                if after >= 0:
                    lays[found] = tile << 6 | after
                    look_at(view, tile, after, features[found])
                    found += 1
    return found


@kernel
def log_chance(habits: Floats, worlds: Ints, plays: Ints, me: int, found: Floats) -> None:
    """How likely the others' plays were by each habit, added as logarithms to ``found`` (n, 4, h).

    ``habits`` (h, 8); ``worlds`` (n, 4): the hands now; ``plays`` (m, 3): seat, tile (-1: a pass),
    ends after it.
    """
    view = np.zeros(7, np.int64)
    lays = np.zeros(14, np.int64)
    features = np.zeros((14, 8), np.float64)
    appeals = np.zeros(14, np.float64)
    held = np.zeros(4, np.int64)
    for k in range(worlds.shape[0]):
        held[:] = worlds[k]
        for i in range(plays.shape[0]):
            if plays[i, 1] >= 0:
                held[plays[i, 0]] |= 1 << plays[i, 1]
        view[:] = 0
        laid = 0
        ends = -1
        for i in range(plays.shape[0]):
            seat = plays[i, 0]
            tile = plays[i, 1]
            if tile < 0:
                view[seat] |= fitting_tiles(ends)
                continue
            if seat != me:
                view[4] = held[seat]
                view[5] = EVERY_TILE & ~laid & ~held[seat]
                view[6] = seat
                made = tile << 6 | plays[i, 2]
                n = list_features(view, ends, lays, features)
                for h in range(habits.shape[0]):
                    for j in range(n):
                        appeals[j] = appeal(habits[h], features[j])
                    found[k, seat, h] += log_share(made, n, lays, appeals)
            held[seat] &= ~(1 << tile)
            laid |= 1 << tile
            ends = plays[i, 2]


@kernel
def log_share(made: int, n: int, lays: Ints, appeals: Floats) -> float:
    """The logarithm of the chance of the lay that was made, out of the ``n`` that could have been.

    Ends named in the other order are the same ends.
    """
    mirrored = made >> 6 << 6 | (made & 7) << 3 | made >> 3 & 7
    top = appeals[:n].max()
    every = 0.0
    chosen = 0.0
    for j in range(n):
        share = np.exp(appeals[j] - top)
        every += share
        if lays[j] in {made, mirrored}:
            chosen += share
    return float(np.log(chosen / every))
