"""The double-dummy search: does the pair of seats 0 and 2 come to at least so many points?

Questions with a yes or no answer, asked until the value is pinned down (MTD(f): A. Plaat et al.,
"Best-first fixed-depth minimax algorithms", Artificial Intelligence 87, 1996), cut far more than a
search for the value itself. A node is one number: the tiles left (28 bits, see layout.py), the two
ends (6 bits), the seat on move (2 bits). Seats that cannot move are skipped, so each node has a
move to choose. Every answer is also a bound on the node's value and stays in a table; the table is
small enough for a core's own cache, which is worth more than its size.

A move is 2 · slot in the hand + side (0: the lower end, 1: the higher). Points here are always
those of seats 0 and 2, negative when the others write.
"""

from kostka.domino.solver.layout import (
    ALL_SLOTS,
    BEST,
    CHILD,
    EMPTY_TABLE,
    FIRST_SLOT,
    HIGH,
    LOW,
    MARK,
    MOVE,
    NODE,
    NODES,
    SOLVES,
    TABLE,
    TABLE_BITS,
    WAITING,
    Ints,
    can_lay,
    ends_joined,
    points_left,
)
from kostka.domino.solver.outcome import OPEN, SLOTS, outcome
from kostka.game.kernels import kernel

MOST = 168
"""No round is worth more: all the tiles there are."""
MOVER_AND_SLOTS = 3 << 34 | SLOTS
NAME = (1 << 36) - 1
TABLE_MASK = (1 << TABLE_BITS) - 1
SCATTER = 0x5E3779B
LOOKS = (1 << 27) - 1
"""How many solves a table serves before it must be wiped: older entries carry another count."""
SHIFT = 500
"""Added to bounds so that they are stored as whole numbers above 0."""
FIELD = 1023
FIRST = 1 << 30
"""Raises the table's move above all others."""
NOTHING = -1


@kernel
def begin(desk: Ints) -> None:
    """Forget what earlier deals left in the table."""
    desk[SOLVES] += 1
    if desk[SOLVES] > LOOKS:
        desk[SOLVES] = 1
        desk[TABLE:] = 0


@kernel
def place(name: int) -> int:
    """Where in the table a node is kept (multiplicative hashing; the product stays below 2**63)."""
    return TABLE + ((name & NAME) * SCATTER >> 24 & TABLE_MASK) * 2


@kernel
def open_node(desk: Ints, ply: int, target: int) -> int:
    """Lists the children of the node at this ply.

    Returns a bound on its value that answers the question at once, or OPEN.
    """
    node = desk[NODE + ply]
    slots = node & SLOTS
    every = points_left(desk, slots, 0) + points_left(desk, slots, 1)
    every += points_left(desk, slots, 2) + points_left(desk, slots, 3)
    if every < target:
        return int(every)
    if -every >= target:
        return int(-every)

    at = place(node)
    hint = NOTHING
    if desk[at] == node | desk[SOLVES] << 36:
        known = desk[at + 1]
        lower = (known & FIELD) - SHIFT
        upper = (known >> 10 & FIELD) - SHIFT
        if lower >= target:
            return int(lower)
        if upper < target:
            return int(upper)
        hint = known >> 20

    list_children(desk, ply, target, hint)
    return OPEN


@kernel
def list_children(desk: Ints, ply: int, target: int, hint: int) -> None:
    """Lists the moves of a node that do not end the round, and takes note of those that do.

    None are listed when one of the latter answers the question. ``hint``: the move to try first.
    """
    node = desk[NODE + ply]
    seat = node >> 34
    ends = node >> 28 & 63
    maximise = seat & 1 == 0
    best = -SHIFT if maximise else SHIFT
    mark = 0
    children = 0
    fitting = node >> 7 * seat & ALL_SLOTS
    if ends != EMPTY_TABLE:
        fitting = can_lay(desk, node & SLOTS, seat, ends)
    while fitting:
        slot = FIRST_SLOT[fitting]
        fitting &= fitting - 1
        low = desk[LOW + 7 * seat + slot]
        high = desk[HIGH + 7 * seat + slot]
        after = node & MOVER_AND_SLOTS & ~(1 << 7 * seat + slot)
        for side in range(2):
            joined = ends_joined(ends, low, high, side)
            if joined < 0:
                continue
            move = slot << 1 | side
            came = outcome(desk, after | joined << 28, low + high, move)
            if came > OPEN:
                if move == hint:
                    came += FIRST
                desk[CHILD + 16 * ply + children] = came
                children += 1
            elif came != best and (came > best) == maximise:
                best = came
                mark = move
                if (came >= target) == maximise:
                    children = 0
                    fitting = 0
                    break
    desk[BEST + ply] = best
    desk[MARK + ply] = mark
    desk[WAITING + ply] = children


@kernel
def pop_child(desk: Ints, ply: int) -> int:
    """Takes the best looking child left at this ply."""
    row = CHILD + 16 * ply
    last = row + desk[WAITING + ply] - 1
    top = row
    for child in range(row + 1, last + 1):
        if desk[child] > desk[top]:
            top = child
    found = desk[top]
    desk[top] = desk[last]
    desk[WAITING + ply] -= 1
    return int(found)


@kernel
def remember(desk: Ints, ply: int, target: int) -> None:
    """Writes what the finished node at this ply has shown into the table."""
    node = desk[NODE + ply]
    best = desk[BEST + ply]
    at = place(node)
    lower = 0
    upper = 2 * SHIFT
    if desk[at] == node | desk[SOLVES] << 36:
        lower = desk[at + 1] & FIELD
        upper = desk[at + 1] >> 10 & FIELD
    if best >= target:
        lower = best + SHIFT
    else:
        upper = best + SHIFT
    desk[at] = node | desk[SOLVES] << 36
    desk[at + 1] = desk[MARK + ply] << 20 | upper << 10 | lower


@kernel
def answer(desk: Ints, root: int, target: int) -> int:
    """A bound on the value of ``root``: at least ``target`` if the value is, else below it."""
    ply = 0
    desk[NODE] = root
    down = True
    while True:
        if down:
            desk[NODES] += 1
            value = open_node(desk, ply, target)
        else:
            maximise = desk[NODE + ply] >> 34 & 1 == 0
            if value != desk[BEST + ply] and (value > desk[BEST + ply]) == maximise:
                desk[BEST + ply] = value
                desk[MARK + ply] = desk[MOVE + ply]
            if (value >= target) == maximise:
                desk[WAITING + ply] = 0
            value = OPEN
        if value == OPEN and desk[WAITING + ply]:
            child = pop_child(desk, ply)
            node = desk[NODE + ply]
            move = child >> 8 & 255
            desk[MOVE + ply] = move
            slot = 7 * (node >> 34 & 3) + (move >> 1)
            ply += 1
            desk[NODE + ply] = node & SLOTS & ~(1 << slot) | (child & 255) << 28
            down = True
            continue
        if value == OPEN:
            remember(desk, ply, target)
            value = desk[BEST + ply]
        if ply == 0:
            return int(value)
        ply -= 1
        down = False


@kernel
def pin_down(desk: Ints, root: int, guess: int) -> int:
    """The value of a node, by answers that close in on it, beginning at the guess."""
    lower = -MOST
    upper = MOST
    target = guess
    while lower < upper:
        target = min(max(target, lower + 1), upper)
        value = answer(desk, root, target)
        if value >= target:
            lower = value
            target = value + 1
        else:
            upper = value
            target = value
    return lower
