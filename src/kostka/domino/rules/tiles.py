"""The 28 tiles and what is asked of them (DOM-1).

A tile is its two digits, the lower first: ``"05"``, ``"66"``. A set of tiles is a bit mask, bit n
being the n-th of TILES; the tables here turn questions about hands into lookups.
"""

from collections.abc import Iterable

Tile = str
"""Two digits, the lower first."""

Number = int
"""Half of a tile: 0 … 6."""

Mask = int
"""A set of tiles, a bit each."""

TILES: tuple[Tile, ...] = tuple(f"{low}{high}" for low in range(7) for high in range(low, 7))
BIT: dict[Tile, Mask] = {tile: 1 << place for place, tile in enumerate(TILES)}
PIPS: dict[Tile, int] = {tile: int(tile[0]) + int(tile[1]) for tile in TILES}
ALL: Mask = (1 << 28) - 1
ALL_PIPS = sum(PIPS.values())  # DOM-1: 168

SUIT: tuple[Mask, ...] = tuple(
    sum(BIT[tile] for tile in TILES if str(number) in tile) for number in range(7)
)
"""The seven tiles of each number."""

NONE = -1
"""No number: an end of an empty table, or what comes of a tile that does not fit."""


def beyond(tile: Tile, end: Number) -> Number:
    """The number shown after the tile was joined to an end, or NONE if it does not fit (DOM-23).

    >>> beyond("45", 4), beyond("44", 4), beyond("45", 6)
    (5, 4, -1)
    """
    low, high = int(tile[0]), int(tile[1])
    return high if end == low else low if end == high else NONE


JOIN: dict[Tile, tuple[Mask, tuple[Number, ...]]] = {
    tile: (BIT[tile], tuple(beyond(tile, end) for end in range(7))) for tile in TILES
}
"""For each tile its bit, and what it shows when joined to each number."""


def tiles_of(mask: Mask) -> tuple[Tile, ...]:
    """The tiles in a set, in their order.

    >>> tiles_of(SUIT[6] & SUIT[5])
    ('56',)
    """
    return tuple(tile for tile in TILES if BIT[tile] & mask)


def pips(mask: Mask) -> int:
    """The points on the tiles of a set.

    >>> pips(ALL), [pips(suit) for suit in SUIT]
    (168, [21, 28, 35, 42, 49, 56, 63])
    """
    return sum(PIPS[tile] for tile in TILES if BIT[tile] & mask)


def mask_of(tiles: Iterable[Tile]) -> Mask:
    """The set of these tiles; a tile twice counts once. Raises KeyError for what is no tile."""
    mask = 0
    for tile in tiles:
        mask |= BIT[tile]
    return mask
