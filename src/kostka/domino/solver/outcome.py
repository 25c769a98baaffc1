"""What a lay leads to: the end of the round and its worth, or the child to search and its order."""

from kostka.domino.solver.layout import (
    ALL_SLOTS,
    OPPONENTS,
    TILES_IN_SLOTS,
    Ints,
    can_lay,
    points_left,
)
from kostka.game.kernels import kernel

SLOTS = (1 << 28) - 1
"""All slots of the four hands, as the low bits of a node."""
OPEN = 1000
"""A node that must be searched: no answer yet."""


@kernel
def outcome(desk: Ints, node: int, points: int, move: int) -> int:
    """What comes of a lay that leaves these slots and ends; ``node`` still has its maker's seat.

    If the round is over: what it is worth, going out before the fish (DOM-3, DOM-4, DOM-5, DOM-6).
    Else a number above OPEN, the child: order · 2**16 + move · 2**8 + next mover · 2**6 + ends.
    The order is how good a lay of so many ``points`` looks to the one who made it; only the
    search's speed hangs on it. Its weights come from a random walk that counted nodes.
    """
    slots = node & SLOTS
    ends = node >> 28 & 63
    seat = node >> 34
    if slots >> 7 * seat & ALL_SLOTS == 0:
        paid = points_left(desk, slots, (seat + 1) & 3) + points_left(desk, slots, (seat + 3) & 3)
        if desk[OPPONENTS] == 0:
            paid += points_left(desk, slots, (seat + 2) & 3)
        return int(paid if seat & 1 == 0 else -paid)
    left = TILES_IN_SLOTS[can_lay(desk, slots, (seat + 1) & 3, ends)]
    partner = TILES_IN_SLOTS[can_lay(desk, slots, (seat + 2) & 3, ends)]
    right = TILES_IN_SLOTS[can_lay(desk, slots, (seat + 3) & 3, ends)]
    own = TILES_IN_SLOTS[can_lay(desk, slots, seat, ends)]
    if left + partner + right + own == 0:
        even = points_left(desk, slots, 0) + points_left(desk, slots, 2)
        odd = points_left(desk, slots, 1) + points_left(desk, slots, 3)
        if even == odd:
            return 0
        if desk[OPPONENTS]:
            return int(odd if even < odd else -even)
        return int(even + odd if even < odd else -even - odd)
    order = 4096 - 190 * left + 10 * partner - 20 * right + 30 * own + 5 * points
    mover = seat + 1
    if right == 0:
        order += 70
    if own == 0:
        order += 100
    if left == 0:
        order += 385
        mover = seat + 2
        if partner == 0:
            order += 20
            mover = seat + 3
            if right == 0:
                mover = seat
    return int(order << 16 | move << 8 | (mover & 3) << 6 | ends)
