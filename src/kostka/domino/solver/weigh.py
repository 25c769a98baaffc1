"""Solving rows of positions: what a position is worth, and what every lay in it is.

A position is a row of seven numbers: four hands (masks of tiles), the two ends (-1, -1 on an empty
table), the seat on move. What is found is a row of 3 + 2·14 numbers: the value for the pair on
move, the nodes looked at, the number of lays, then the lays (tile · 8 + number joined + 1, lowest
tile and lower end first), then what each of them is worth.
"""

from kostka.domino.solver.layout import (
    EMPTY_TABLE,
    HIGH,
    LOW,
    NODES,
    TILE,
    Ints,
    can_lay,
    ends_joined,
    lay_out,
)
from kostka.domino.solver.outcome import OPEN, SLOTS, outcome
from kostka.domino.solver.search import answer, begin, pin_down
from kostka.game.kernels import kernel

WORTH, BEST, EVERY = range(3)
"""What is wanted: the position's value, its best lays too, or every lay's worth."""
ASKED = 7
WIDEST = 14
"""The most lays there can be: seven tiles, each to either end."""
VALUE, SEEN, COUNT, LAYS = 0, 1, 2, 3
VALUES = LAYS + WIDEST
FOUND = VALUES + WIDEST


@kernel
def solve_rows(desk: Ints, asked: Ints, want: int, found: Ints) -> None:
    """Solves every row of ``asked`` (n, 7) into ``found`` (n, 31).

    With ``want`` WORTH only the position's value is filled in; with BEST the worth of a lay that is
    not best is only a bound from above; with EVERY it is exact.
    """
    for i in range(asked.shape[0]):
        before = desk[NODES]
        begin(desk)
        slots = lay_out(desk, asked[i, :4])
        ends = EMPTY_TABLE
        if asked[i, 4] >= 0:
            ends = 8 * min(asked[i, 4], asked[i, 5]) + max(asked[i, 4], asked[i, 5])
        weigh(desk, slots | ends << 28 | asked[i, 6] << 34, want, found[i])
        found[i, SEEN] = desk[NODES] - before


@kernel
def list_lays(desk: Ints, node: int, found: Ints) -> None:
    """Writes down the lays of the seat on move."""
    seat = node >> 34
    ends = node >> 28 & 63
    lays = 0
    for slot in range(7 * seat, 7 * seat + 7):
        if node >> slot & 1:
            for side in range(2):
                if ends_joined(ends, desk[LOW + slot], desk[HIGH + slot], side) >= 0:
                    at = -1
                    if ends != EMPTY_TABLE:
                        at = ends >> 3 if side == 0 else ends & 7
                    found[LAYS + lays] = desk[TILE + slot] << 3 | at + 1
                    lays += 1
    found[COUNT] = lays


@kernel
def lay_down(desk: Ints, node: int, lay: int) -> int:
    """What comes of a lay, as ``outcome`` has it, but a child as a whole node."""
    seat = node >> 34
    ends = node >> 28 & 63
    slot = 7 * seat
    while desk[TILE + slot] != lay >> 3 or node >> slot & 1 == 0:
        slot += 1
    side = 0
    if ends != EMPTY_TABLE and (lay & 7) - 1 != ends >> 3:
        side = 1
    joined = ends_joined(ends, desk[LOW + slot], desk[HIGH + slot], side)
    after = node & SLOTS & ~(1 << slot)
    came = outcome(desk, after | joined << 28 | seat << 34, 0, 0)
    if came > OPEN:
        return int(after | (came & 255) << 28)
    return int(came)


@kernel
def weigh(desk: Ints, node: int, want: int, found: Ints) -> None:
    """Fills the row of one position; the seat in ``node`` may have to pass."""
    seat = node >> 34
    sign = 1 if seat & 1 == 0 else -1
    list_lays(desk, node, found)
    slots = node & SLOTS
    ends = node >> 28 & 63
    if found[COUNT] == 0:
        while can_lay(desk, slots, seat, ends) == 0:
            seat = (seat + 1) & 3
    value = sign * pin_down(desk, slots | ends << 28 | seat << 34, 1)
    found[VALUE] = value
    if want == WORTH:
        return
    for i in range(found[COUNT]):
        worth = lay_down(desk, node, found[LAYS + i])
        if worth > OPEN:
            child = worth
            # no lay is worth more than the position, so one question tells whether this is best
            worth = answer(desk, child, value if sign == 1 else 1 - value)
            if want == EVERY and sign * worth < value:
                worth = pin_down(desk, child, worth if sign == 1 else worth + 1)
        found[VALUES + i] = sign * worth
