"""Tiles as numbers, sets of tiles as masks: what the kernels count with (DOM-1).

Tile 0 is 0-0, tile 1 is 0-1 … tile 27 is 6-6: lower half first, in dictionary order.

>>> TILES[1], TILE_AT[6][3] == TILE_AT[3][6]
((0, 1), True)
>>> hand_text(hand("66 05"))
'05 66'
>>> sum(PIPS)
168
"""

from collections.abc import Iterable

import numpy as np

from kostka.domino.rules.tiles import ALL, SUIT
from kostka.domino.rules.tiles import PIPS as PIPS_OF
from kostka.domino.rules.tiles import TILES as NAMES

NUMBERS = len(SUIT)
TILES = tuple((int(name[0]), int(name[1])) for name in NAMES)
"""The two halves of every tile, by its number."""
TILE_AT = tuple(
    tuple(TILES.index((min(a, b), max(a, b))) for b in range(NUMBERS)) for a in range(NUMBERS)
)
"""The tile with these two halves, in either order."""
PIPS = tuple(PIPS_OF[name] for name in NAMES)
WITH_NUMBER = SUIT
"""For each number, the set of the seven tiles that show it."""
HALVES = np.array(TILES, dtype=np.int64)
"""``TILES`` for the kernels, shape (28, 2)."""


def tiles_in(mask: int) -> tuple[int, ...]:
    """The tiles of a set, lowest first."""
    return tuple(tile for tile in range(len(TILES)) if mask >> tile & 1)


def mask_of_numbers(tiles: Iterable[int]) -> int:
    """The set of these tiles. Raises ValueError for a tile given twice or out of range."""
    mask = 0
    for tile in tiles:
        if not 0 <= tile < len(TILES) or mask >> tile & 1:
            raise ValueError(f"no tile of its own: {tile}")
        mask |= 1 << tile
    return mask


def pips_of(mask: int) -> int:
    """The points of a set of tiles."""
    return sum(PIPS[tile] for tile in tiles_in(mask))


def tile(text: str) -> int:
    """A tile written as two digits, as records have it."""
    if len(text) != 2 or not all("0" <= digit <= "6" for digit in text):
        raise ValueError(f"not a tile: {text}")
    return TILE_AT[int(text[0])][int(text[1])]


def tile_text(number: int) -> str:
    """Two digits, lower half first."""
    return NAMES[number]


def hand(text: str) -> int:
    """The set of tiles written with spaces between."""
    return mask_of_numbers(tile(word) for word in text.split())


def hand_text(mask: int) -> str:
    """The tiles of a set, lowest first, with spaces between."""
    return " ".join(tile_text(number) for number in tiles_in(mask))


__all__ = [
    "ALL",
    "HALVES",
    "NUMBERS",
    "PIPS",
    "TILES",
    "TILE_AT",
    "WITH_NUMBER",
    "hand",
    "hand_text",
    "mask_of_numbers",
    "pips_of",
    "tile",
    "tile_text",
    "tiles_in",
]
