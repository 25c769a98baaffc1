"""Playing a round on by habit: what comes of a lay when nobody sees through the tiles."""

import numpy as np

from kostka.domino.solver.habits import (
    EVERY_TILE,
    Floats,
    appeal,
    fitting_tiles,
    list_features,
    size_of,
)
from kostka.domino.solver.layout import Ints
from kostka.domino.solver.tiles import HALVES
from kostka.game.kernels import kernel

GOES_ON = 1000
"""Stands for the points of a round that is not over."""


@kernel
def drawn_lay(n: int, appeals: Floats, stand: Ints) -> int:
    """Draws a lay by its appeal; ``stand[3]`` is the state of the random numbers."""
    if n == 1:
        return 0
    top = appeals[:n].max()
    every = 0.0
    for j in range(n):
        appeals[j] = np.exp(appeals[j] - top)
        every += appeals[j]
    stand[3] = (stand[3] * 1103515245 + 12345) & 0x7FFFFFFF
    draw = stand[3] / 2147483648.0 * every
    for j in range(n):
        draw -= appeals[j]
        if draw < 0:
            return j
    return n - 1


@kernel
def play_on(habits: Floats, hands: Ints, view: Ints, stand: Ints, stop: int) -> int:
    """Plays a round on by habit until it is over or ``stop`` tiles are left.

    ``habits`` (4, 8): of each seat; ``hands`` (4,), ``view`` (7,; see ``look_at``) and ``stand``
    (5,: ends, seat on move, all tiles laid, a random state, 1 for ``count`` opponents) are kept up
    to date. Returns the points of seats 0 and 2 when the round is over, else GOES_ON.
    """
    lays = np.zeros(14, np.int64)
    features = np.zeros((14, 8), np.float64)
    appeals = np.zeros(14, np.float64)
    while True:
        seat = stand[1]
        view[4] = hands[seat]
        view[5] = EVERY_TILE & ~stand[2] & ~hands[seat]
        view[6] = seat
        n = list_features(view, stand[0], lays, features)
        stand[1] = (seat + 1) & 3
        if n == 0:
            view[seat] |= fitting_tiles(stand[0])
            continue
        for j in range(n):
            appeals[j] = appeal(habits[seat], features[j])
        made = lays[drawn_lay(n, appeals, stand)]
        hands[seat] &= ~(1 << (made >> 6))
        stand[0] = made & 63
        stand[2] |= 1 << (made >> 6)
        points = round_over(hands, stand, seat)
        if points != GOES_ON or 28 - size_of(stand[2]) <= stop:
            return int(points)


@kernel
def round_over(hands: Ints, stand: Ints, seat: int) -> int:
    """The points of seats 0 and 2 if the round is over after a lay of ``seat``, else GOES_ON.

    By DOM-3 … DOM-6; ``stand[4]`` is 1 when only the other pair's tiles count.
    """
    every = hands[0] | hands[1] | hands[2] | hands[3]
    out = hands[seat] == 0
    if not out and every & fitting_tiles(stand[0]):
        return GOES_ON
    even = 0
    odd = 0
    for tile in range(28):
        points = HALVES[tile, 0] + HALVES[tile, 1]
        if (hands[0] | hands[2]) >> tile & 1:
            even += points
        elif every >> tile & 1:
            odd += points
    won = seat & 1 == 0 if out else even < odd
    if not out and even == odd:
        return 0
    if stand[4]:
        return int(odd if won else -even)
    return int(even + odd if won else -even - odd)


@kernel
def play_worlds(habits: Floats, worlds: Ints, lays: Ints, table: Ints, rows: Ints) -> None:
    """Makes each lay in each world and plays on by habit, into ``rows`` (n · k, 8).

    ``habits`` (n, 4, 8): of each seat in each world; ``worlds`` (n, 4); ``lays`` (k, 2): tile, ends
    after it; ``table`` (9,): the tiles each seat is known to lack, the seat on move, all tiles
    laid, at how many tiles left to stop, a random state, 1 for ``count`` opponents. A row is a
    position as weigh.py has it, then the points of seats 0 and 2 if the round is over, else
    GOES_ON.
    """
    hands = np.zeros(4, np.int64)
    view = np.zeros(7, np.int64)
    stand = np.zeros(5, np.int64)
    stand[4] = table[8]
    for i in range(worlds.shape[0]):
        for k in range(lays.shape[0]):
            hands[:] = worlds[i]
            view[:4] = table[:4]
            seat = table[4]
            hands[seat] &= ~(1 << lays[k, 0])
            stand[0] = lays[k, 1]
            stand[1] = (seat + 1) & 3
            stand[2] = table[5] | 1 << lays[k, 0]
            stand[3] = (table[7] + i) * 69069 & 0x7FFFFFFF  # the same for every lay in a world
            row = rows[i * lays.shape[0] + k]
            row[7] = round_over(hands, stand, seat)
            if row[7] == GOES_ON and 28 - size_of(stand[2]) > table[6]:
                row[7] = play_on(habits[i], hands, view, stand, table[6])
            row[:4] = hands
            row[4] = stand[0] >> 3
            row[5] = stand[0] & 7
            row[6] = stand[1]
