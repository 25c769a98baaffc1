"""What one seat knows of a round: its hand and everything that has happened on the table.

>>> seen = Seen(seat=1, hand=hand("00 03 14 25 26 36 55"), plays=(SolverLay(tile("66")),))
>>> [str(lay) for lay in seen.lays()], seen.sizes
(['26@6', '36@6'], (6, 7, 7, 7))
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from kostka.domino.solver.position import HAND, PASS, SEATS, Count, SolverLay, ends_after
from kostka.domino.solver.tiles import (
    ALL,
    NUMBERS,
    TILES,
    WITH_NUMBER,
    hand,
    mask_of_numbers,
    tile,
    tiles_in,
)


@dataclass(frozen=True)
class Seen:
    """A round as a seat on move sees it.

    ``seat``: 0…3, seat 0 led; ``hand``: the tiles still held; ``plays``: every lay and pass so far,
    in order from seat 0; ``count``: the option of DOM-3; ``shown``: tiles that lie open in front of
    each seat and are still to be laid (DOM-31); ``scores``: the party's points of the seat's own
    pair and of the others before this round; ``target``: what wins the party (DOM-2); ``lead``: the
    option of DOM-24; ``time_up``: the party's time has run out (DOM-10).
    Raises ValueError for plays that cannot be.
    """

    seat: int
    hand: int
    plays: tuple[SolverLay, ...] = ()
    count: Count = "all"
    shown: tuple[int, int, int, int] = (0, 0, 0, 0)
    scores: tuple[int, int] = (0, 0)
    target: int = 200
    lead: Literal["rotate", "winner"] = "rotate"
    time_up: bool = False

    def __post_init__(self) -> None:
        laid = mask_of_numbers(play.tile for play in self.plays if play != PASS)
        if laid & self.hand:
            raise ValueError("a tile both held and laid")
        if len(self.plays) % SEATS != self.seat:
            raise ValueError(f"seat {len(self.plays) % SEATS} is on move, not {self.seat}")
        if self.hand.bit_count() != self.sizes[self.seat] or min(self.sizes) < 0:
            raise ValueError("a hand has seven tiles less those laid")

    @cached_property
    def ends_before(self) -> tuple[tuple[int, int] | None, ...]:
        """The ends before each play, and now."""
        found: list[tuple[int, int] | None] = [None]
        for play in self.plays:
            ends = found[-1]
            if play == PASS:
                if ends is None:
                    raise ValueError("a pass on an empty table")
                found.append(ends)
                continue
            if (play.at == -1) != (ends is None) or (ends is not None and play.at not in ends):
                raise ValueError(f"no such end: {play}")
            if ends is not None and play.at not in TILES[play.tile]:
                raise ValueError(f"the tile does not fit there: {play}")
            found.append(ends_after(ends, play))
        return tuple(found)

    @property
    def ends(self) -> tuple[int, int] | None:
        """The two ends now."""
        return self.ends_before[-1]

    @cached_property
    def unseen(self) -> int:
        """The tiles in the other three hands."""
        return ALL & ~self.hand & ~mask_of_numbers(p.tile for p in self.plays if p != PASS)

    @cached_property
    def sizes(self) -> tuple[int, int, int, int]:
        """How many tiles each seat holds."""
        laid = [sum(p != PASS for p in self.plays[seat::SEATS]) for seat in range(SEATS)]
        return (HAND - laid[0], HAND - laid[1], HAND - laid[2], HAND - laid[3])

    @cached_property
    def lacks(self) -> tuple[int, int, int, int]:
        """For each seat the tiles it cannot hold: it passed on them (DOM-33)."""
        found = [0] * SEATS
        for i, play in enumerate(self.plays):
            ends = self.ends_before[i]
            if play == PASS and ends is not None:
                found[i % SEATS] |= WITH_NUMBER[ends[0]] | WITH_NUMBER[ends[1]]
        return (found[0], found[1], found[2], found[3])

    def lays(self) -> tuple[SolverLay, ...]:
        """Every lay of this seat, lowest tile and lower end first; ``(PASS,)`` if it has none."""
        if self.ends is None:
            return tuple(SolverLay(tile) for tile in tiles_in(self.hand))
        joins = sorted(set(self.ends))
        found = (SolverLay(t, at) for t in tiles_in(self.hand) for at in joins if at in TILES[t])
        return tuple(found) or (PASS,)


__all__ = ["NUMBERS", "Seen", "SolverLay", "hand", "tile"]
