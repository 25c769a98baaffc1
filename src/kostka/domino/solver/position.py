"""A position with all hands open: what the double-dummy solver is asked about.

>>> end = Position(hands=(hand("12"), hand("22 66"), hand("11"), hand("55")), ends=(2, 5), seat=1)
>>> [str(lay) for lay in end.lays()]
['22@2']
>>> str(PASS), str(SolverLay(tile("25"), 5))
('-', '25@5')
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple

from kostka.domino.solver.tiles import TILES, WITH_NUMBER, hand, tile, tile_text, tiles_in

Count = Literal["all", "opponents"]
"""What the winners of a round write (the option of DOM-3): all tiles left, or the other pair's."""
HAND = 7
SEATS = 4


class SolverLay(NamedTuple):
    """A tile laid (``tile``: its number 0…27) to the end that shows ``at``.

    ``at`` is -1 for the first tile of a round. A pass is ``PASS``, the tile -1.
    """

    tile: int
    at: int = -1

    def __str__(self) -> str:
        if self.tile < 0:
            return "-"
        return tile_text(self.tile) + (f"@{self.at}" if self.at >= 0 else "")


PASS = SolverLay(-1)


@dataclass(frozen=True)
class Position:
    """Four hands (masks), the two ends (None: an empty table) and the seat on move.

    Raises ValueError for more than seven tiles in a hand, a tile in two hands, an empty hand
    (the round is over), an end out of range, or a round that nobody can go on with (a fish).
    """

    hands: tuple[int, int, int, int]
    ends: tuple[int, int] | None = None
    seat: int = 0

    def __post_init__(self) -> None:
        seen = 0
        for mask in self.hands:
            if not 0 < mask < 1 << len(TILES) or mask.bit_count() > HAND:
                raise ValueError(f"not a hand of one to seven tiles: {mask:#x}")
            if seen & mask:
                raise ValueError(f"a tile in two hands: {tile_text(tiles_in(seen & mask)[0])}")
            seen |= mask
        if not 0 <= self.seat < SEATS or len(self.hands) != SEATS:
            raise ValueError("a round has four hands and seats 0…3")
        if self.ends is not None:
            if not all(0 <= end < len(WITH_NUMBER) for end in self.ends):
                raise ValueError(f"ends show 0…6, not {self.ends}")
            if not seen & (WITH_NUMBER[self.ends[0]] | WITH_NUMBER[self.ends[1]]):
                raise ValueError("nobody can move: the round is over")

    @cached_property
    def joins(self) -> tuple[int, ...]:
        """The numbers that a tile can be laid to; none on an empty table."""
        return () if self.ends is None else tuple(sorted(set(self.ends)))

    def lays(self) -> tuple[SolverLay, ...]:
        """Every lay of the seat on move, lowest tile first; ``(PASS,)`` if it has none."""
        mine = tiles_in(self.hands[self.seat])
        if self.ends is None:
            return tuple(SolverLay(tile) for tile in mine)
        found = tuple(
            SolverLay(tile, at) for tile in mine for at in self.joins if at in TILES[tile]
        )
        return found or (PASS,)

    def after(self, lay: SolverLay) -> "Position":
        """The position after the lay. Raises ValueError if that ends the round."""
        if lay == PASS:
            return Position(self.hands, self.ends, (self.seat + 1) % SEATS)
        hands = list(self.hands)
        hands[self.seat] &= ~(1 << lay.tile)
        ends = ends_after(self.ends, lay)
        return Position((hands[0], hands[1], hands[2], hands[3]), ends, (self.seat + 1) % SEATS)


def ends_after(ends: tuple[int, int] | None, lay: SolverLay) -> tuple[int, int]:
    """The two ends once the tile lies."""
    low, high = TILES[lay.tile]
    if ends is None:
        return low, high
    left, right = ends
    far = high if low == lay.at else low
    return (far, right) if lay.at == left else (left, far)


def parse_deal(text: str) -> Position:
    """A whole deal: four hands in playing order from the leader, with ``/`` between.

    >>> parse_deal("00 01 02 03 04 05 06/11 12 13 14 15 16 22/23 24 25 26 33 34 35/"
    ...            "36 44 45 46 55 56 66").seat
    0
    """
    hands = [hand(part) for part in text.split("/")]
    if len(hands) != SEATS or any(mask.bit_count() != HAND for mask in hands):
        raise ValueError("a deal is four hands of seven tiles, with / between")
    return Position((hands[0], hands[1], hands[2], hands[3]))


__all__ = ["PASS", "Count", "Position", "SolverLay", "ends_after", "hand", "parse_deal", "tile"]
