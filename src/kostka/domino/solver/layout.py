"""One thread's desk: everything the search reads and writes, in a single array of whole numbers.

During a round tiles only leave hands, so who holds a tile never changes: the tiles still in hands
are one number of 28 bits, slot 7·seat + k being the k-th tile of that seat. What a hand can lay to
an end, and what it is worth, are then small tables looked up by seven bits.

One array and not a structure of several: numba counts references to every array a structure holds
at every call, which costs more than the search itself.
"""

import numpy as np
from numpy.typing import NDArray

from kostka.domino.solver.tiles import HALVES
from kostka.game.kernels import kernel

Ints = NDArray[np.int64]

FITS = 0
"""+ 8·seat + number: the slots (7 bits) of a hand that show the number."""
PIPS = FITS + 4 * 8
"""+ 128·seat + slots: the points of these slots of a hand."""
TILE = PIPS + 4 * 128
"""+ slot: the tile in it, 0…27; ``LOW`` and ``HIGH`` + slot: its halves."""
LOW = TILE + 28
HIGH = LOW + 28
OPPONENTS = HIGH + 28
"""1 when the winners write the other pair's tiles only (option ``count`` of DOM-3)."""
SOLVES = OPPONENTS + 1
"""Positions solved with this desk; marks the entries of the table."""
NODES = SOLVES + 1
"""Positions looked at so far."""
NODE = NODES + 1
"""+ ply: the node under search there; ``BEST``, ``MARK``: the best value found, and its move;
``MOVE``: the move under way; ``WAITING``: how many children are still to be searched."""
BEST = NODE + 30
MARK = BEST + 30
MOVE = MARK + 30
WAITING = MOVE + 30
CHILD = WAITING + 30
"""+ 16·ply + k: a child to be searched."""
TABLE = CHILD + 30 * 16
"""+ 2·place: the name of a node; the number after it: what is known of the node."""
TABLE_BITS = 16
DESK = TABLE + (2 << TABLE_BITS)

ALL_SLOTS = 127
TILES_IN_SLOTS = np.array([bin(slots).count("1") for slots in range(128)], dtype=np.int64)
"""How many tiles these slots are."""
FIRST_SLOT = np.array([len(bin(slots & -slots)) - 3 for slots in range(128)], dtype=np.int64)
"""The lowest slot in use (of slots > 0)."""


def new_desk() -> Ints:
    """A desk for one thread: 1 MiB, so that it stays in a core's own cache."""
    return np.zeros(DESK, np.int64)


@kernel
def lay_out(desk: Ints, hands: Ints) -> int:
    """Put four hands (masks of tiles), shape (4,), on the desk; returns all slots in use."""
    desk[FITS : FITS + 32] = 0
    slots = 0
    for seat in range(4):
        size = 0
        for tile in range(28):
            if hands[seat] >> tile & 1:
                low = HALVES[tile, 0]
                high = HALVES[tile, 1]
                slot = 7 * seat + size
                desk[TILE + slot] = tile
                desk[LOW + slot] = low
                desk[HIGH + slot] = high
                desk[FITS + 8 * seat + low] |= 1 << size
                desk[FITS + 8 * seat + high] |= 1 << size
                pips = PIPS + 128 * seat
                for part in range(1 << size):
                    desk[pips + (1 << size | part)] = desk[pips + part] + low + high
                size += 1
        slots |= ((1 << size) - 1) << 7 * seat
    return slots


@kernel
def points_left(desk: Ints, slots: int, seat: int) -> int:
    """The points in one hand."""
    return int(desk[PIPS + (seat << 7 | slots >> 7 * seat & ALL_SLOTS)])


@kernel
def can_lay(desk: Ints, slots: int, seat: int, ends: int) -> int:
    """The slots of a hand that fit the ends (8 · lower + higher)."""
    fits = FITS + 8 * seat
    return int(slots >> 7 * seat & (desk[fits + (ends >> 3)] | desk[fits + (ends & 7)]))


@kernel
def ends_joined(ends: int, low: int, high: int, side: int) -> int:
    """The ends after a tile is laid to the lower (side 0) or higher end (1); -1 if it does not fit.

    With equal ends, and on the empty table, side 0 stands for the only way.
    """
    if ends == EMPTY_TABLE:
        return 8 * low + high if side == 0 else -1
    near = ends >> 3
    stays = ends & 7
    if side == 1:
        if near == stays:
            return -1
        near, stays = stays, near
    if low == near:
        shown = high
    elif high == near:
        shown = low
    else:
        return -1
    return 8 * shown + stays if shown < stays else 8 * stays + shown


EMPTY_TABLE = 63
"""Stands for the ends before the first tile."""
