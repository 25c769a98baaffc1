"""How a cell is marked on paper, and the balance of a row's norms (KCR-5, KCR-6).

>>> [mark(4, dice) for dice in range(1, 6)]
['1', '2', '/', 'O', 'OO']
>>> mark(1, 3), count("OO"), count("2"), count("x")
('3', 5, 2, None)
"""

from collections.abc import Iterable

CROSS = "×"
"""The hajcman on paper (KCR-12)."""
NORM = 3
"""KCR-5: so many dice of its face are a norm in rows 3–6."""
MARKS = {3: "/", 4: "O", 5: "OO"}


def mark(face: int, dice: int) -> str:
    """The mark of a numbered cell with so many dice of its face.

    KCR-4: rows 1 and 2 know no norm, so there it is always the number of dice.
    """
    return MARKS.get(dice, str(dice)) if face >= NORM else str(dice)


def count(mark: str) -> int | None:
    """How many dice a mark or a number from 1 to 5 stands for; None if for none."""
    for dice, sign in MARKS.items():
        if mark == sign:
            return dice
    return int(mark) if mark in ("1", "2", "3", "4", "5") else None


def balance(dice: Iterable[int]) -> int:
    """KCR-6: dice over (or, below zero, short of) a norm a cell, whichever cell came first.

    >>> balance([2, 4])
    0
    """
    return sum(in_cell - NORM for in_cell in dice)
