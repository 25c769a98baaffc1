"""Who sits where: seats 0 … 3 in playing order, counter-clockwise, partners opposite.

Seats 0 and 2 are pair A, seats 1 and 3 pair B; in a record they are A1, B1, A2, B2.
"""

from typing import Literal

from kostka.game.seats import Seat

Pair = Literal["A", "B"]
PAIRS: tuple[Pair, Pair] = ("A", "B")
SEATS: tuple[Seat, ...] = (0, 1, 2, 3)
TAGS = ("A1", "B1", "A2", "B2")


def pair_of(seat: Seat) -> Pair:
    """The pair that this seat plays for.

    >>> [pair_of(seat) for seat in SEATS]
    ['A', 'B', 'A', 'B']
    """
    return PAIRS[seat & 1]


def other(pair: Pair) -> Pair:
    """The opponents."""
    return "B" if pair == "A" else "A"


def following(seat: Seat, by: int = 1) -> Seat:
    """The seat that plays after this one: the next counter-clockwise, at its right hand (DOM-23).

    >>> following(3)
    0
    """
    return (seat + by) % 4


def left_hand(seat: Seat) -> Seat:
    """The seat at the left hand of this one: the one that plays before it."""
    return (seat - 1) % 4
