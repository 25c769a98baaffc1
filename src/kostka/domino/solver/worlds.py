"""Worlds: every way the unseen tiles can lie in the other three hands, counted and numbered.

A seat that passed holds no tile with the numbers then at the ends. With that, and the number of
tiles in each hand, all deals are equally likely before one asks what the plays say about them (see
habits.py). The ways are counted exactly, tile by tile, and each has a number, so a world drawn by
its number is drawn evenly, and a small set of worlds can simply be listed.

>>> from kostka.domino.solver.seen import Seen, SolverLay, hand, tile
>>> worlds = Worlds(Seen(0, hand("00 01 02 03 04 05 06")))
>>> worlds.count
399072960
>>> worlds.hands(np.array([0, 399072959])).shape
(2, 4)
"""

import numpy as np

from kostka.domino.solver.layout import Ints
from kostka.domino.solver.position import SEATS
from kostka.domino.solver.seen import Seen
from kostka.domino.solver.tiles import tiles_in
from kostka.game.kernels import kernel

OTHERS = 3


class Worlds:
    """The worlds that agree with what was seen; ``count`` of them.

    With ``passes`` False nothing is made of who passed.
    """

    def __init__(self, seen: Seen, passes: bool = True) -> None:
        self._seen = seen
        self._seats = [(seen.seat + k) % SEATS for k in range(1, SEATS)]
        self._tiles = np.array(tiles_in(seen.unseen), np.int64)
        may = [possible_tiles(seen, seat, passes) for seat in self._seats]
        self._may = np.array(
            [[mask >> int(tile) & 1 for mask in may] for tile in self._tiles], np.int64
        ).reshape(-1, OTHERS)
        self._sizes = np.array([seen.sizes[seat] for seat in self._seats], np.int64)
        self._ways = ways(self._may, self._sizes)
        self.count = int(self._ways[0, self._sizes[0], self._sizes[1]])
        """How many there are: 0 if somebody passed without need (DOM-34)."""

    def hands(self, numbers: Ints) -> Ints:
        """The worlds with these numbers (0 … count-1), as four hands each, shape (n, 4)."""
        found = np.zeros((len(numbers), SEATS), np.int64)
        found[:, self._seats] = number_to_hands(
            self._tiles, self._may, self._ways, self._sizes, numbers
        )
        found[:, self._seen.seat] = self._seen.hand
        return found

    def all(self) -> Ints:
        """Every one of them."""
        return self.hands(np.arange(self.count))

    def drawn(self, source: np.random.Generator, worlds: int) -> Ints:
        """This many worlds, each as likely as any other, drawn again and again."""
        return self.hands(source.integers(0, self.count, worlds))


def possible_tiles(seen: Seen, seat: int, passes: bool = True) -> int:
    """The unseen tiles that this seat may hold."""
    elsewhere = sum(mask for other, mask in enumerate(seen.shown) if other != seat)
    lacks = seen.lacks[seat] if passes else 0
    return seen.unseen & ~elsewhere & ~lacks | seen.shown[seat]


@kernel
def ways(may: Ints, sizes: Ints) -> Ints:
    """How many ways there are to go on, by tiles given out and tiles the first two still need.

    ``may`` (n, 3): who may hold the tile; ``sizes`` (3,). Shape (n + 1, 8, 8).
    """
    tiles = may.shape[0]
    found = np.zeros((tiles + 1, 8, 8), np.int64)
    found[tiles, 0, 0] = 1
    for i in range(tiles - 1, -1, -1):
        for a in range(sizes[0] + 1):
            for b in range(sizes[1] + 1):
                c = tiles - i - a - b
                if c < 0 or c > sizes[2]:
                    continue
                count = 0
                if a > 0 and may[i, 0]:
                    count += found[i + 1, a - 1, b]
                if b > 0 and may[i, 1]:
                    count += found[i + 1, a, b - 1]
                if c > 0 and may[i, 2]:
                    count += found[i + 1, a, b]
                found[i, a, b] = count
    return found


@kernel
def number_to_hands(tiles: Ints, may: Ints, ways: Ints, sizes: Ints, numbers: Ints) -> Ints:
    """The three hands (masks) of each numbered world, shape (n, 3)."""
    found = np.zeros((numbers.shape[0], 3), np.int64)
    for k in range(numbers.shape[0]):
        number = numbers[k]
        a = sizes[0]
        b = sizes[1]
        for i in range(tiles.shape[0]):
            taker = 2
            if a > 0 and may[i, 0]:
                if number < ways[i + 1, a - 1, b]:
                    taker = 0
                else:
                    number -= ways[i + 1, a - 1, b]
            if taker == 2 and b > 0 and may[i, 1]:
                if number < ways[i + 1, a, b - 1]:
                    taker = 1
                else:
                    number -= ways[i + 1, a, b - 1]
            if taker == 0:
                a -= 1
            elif taker == 1:
                b -= 1
            found[k, taker] |= 1 << tiles[i]
    return found
