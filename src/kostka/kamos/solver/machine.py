"""A sheet as a machine: parts with local states, and what each entry pays and leads to.

The exact sheet has a part for each row. A relaxed sheet has parts that several rows share: only
the cells left in the part as a whole are counted, and each of its rows charges a price for a cell
(``groups.py``). A row that is doubled when all of it is from the hand (KCR-9) or real (KCR-11)
needs to remember its points while that is still alive: they are paid when written, and once more
when the last cell is written alive.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kostka.kamos.rules.rows import CINA, KAMOS, REGAL
from kostka.kamos.solver.lattice import Floats, Ints
from kostka.kamos.solver.shapes import Shapes, shapes
from kostka.kamos.solver.terms import ROWS, Terms

NOWHERE = -1


@dataclass(frozen=True)
class Machine:
    """Tables of a sheet's parts, padded to the longest.

    A state's number is ``sum(local * stride)`` over parts; ``M`` below is the most local states.
    ``part`` [10]: each row's part. ``radix``, ``stride`` [parts]. ``left`` [parts, M]: cells left.
    ``plain`` [10, M]: the local state after a number or a × in the row, -1 where it is full.
    ``shape_next`` [2, 38, M] and ``shape_pay`` [2, 38, M]: the same for a shape by re-throw (0) and
    from the hand (1), -1 and -inf where it may not be written. ``price`` [10]: what a cell costs.
    """

    terms: Terms
    shapes: Shapes
    part: Ints
    radix: npt.NDArray[np.int64]
    stride: npt.NDArray[np.int64]
    left: Ints
    plain: Ints
    shape_next: Ints
    shape_pay: Floats
    price: Floats

    @property
    def states(self) -> int:
        """How many states the machine has."""
        return int(np.prod(self.radix))

    @property
    def root(self) -> int:
        """The empty sheet: local state ``radix - 1`` of every part."""
        return self.states - 1


def grouped(terms: Terms, parts: Sequence[Sequence[int]], price: Floats | None = None) -> Machine:
    """A machine that counts the cells left in each group of rows, without row doublings.

    Local state = cells left in the group. Groups of one row each, without prices, are the exact
    sheet but for the doublings of KCR-9 and KCR-11.

    >>> grouped(Terms(columns=2), [[row] for row in range(10)]).states == 3**10
    True
    """
    found = shapes(terms)
    part = np.zeros(ROWS, dtype=np.int32)
    for number, rows in enumerate(parts):
        part[list(rows)] = number
    radix = np.array([len(rows) * terms.columns + 1 for rows in parts], dtype=np.int64)
    most = int(radix.max())
    left = np.tile(np.arange(most, dtype=np.int32), (len(parts), 1))
    plain = np.full((ROWS, most), NOWHERE, dtype=np.int32)
    for row in range(ROWS):
        plain[row, 1 : radix[part[row]]] = np.arange(radix[part[row]] - 1)
    shape_next = plain[np.tile(found.row, (2, 1))]
    shape_pay = np.where(shape_next >= 0, found.points[:, :, None], -np.inf)
    return Machine(
        terms,
        found,
        part,
        radix,
        _strides(radix),
        left,
        plain,
        _closed(shape_next, shape_pay),
        shape_pay,
        np.zeros(ROWS) if price is None else price,
    )


def doubled_rows(terms: Terms) -> tuple[int, ...]:
    """The rows that may be doubled as a whole under these terms."""
    return (KAMOS, CINA, REGAL) if terms.regal_row_doubles else (KAMOS, CINA)


def exact(terms: Terms) -> Machine:
    """The sheet with every row doubling, exactly.

    >>> exact(Terms(columns=1)).states == 2**10
    True
    >>> exact(Terms(columns=2)).states == 3**8 * 18**2
    True
    """
    columns = terms.columns
    found = shapes(terms)
    rows = {row: _AliveRow(found, row, columns) for row in doubled_rows(terms)}
    radix = np.array(
        [rows[row].size if row in rows else columns + 1 for row in range(ROWS)], dtype=np.int64
    )
    most = int(radix.max())
    left = np.zeros((ROWS, most), dtype=np.int32)
    plain = np.full((ROWS, most), NOWHERE, dtype=np.int32)
    shape_next = np.full((2, len(found.row), most), NOWHERE, dtype=np.int32)
    shape_pay = np.full((2, len(found.row), most), -np.inf)
    for row in range(ROWS):
        size = int(radix[row])
        left[row, :size] = rows[row].left if row in rows else np.arange(size)
        plain[row, 1:size] = np.maximum(left[row, 1:size] - 1, 0)  # dead from here on
    for shape, row in enumerate(found.row):
        size = int(radix[row])
        for hand in (0, 1):
            if row in rows:
                nexts, pays = rows[row].write(found.points[hand, shape], hand == 1 or row == REGAL)
            else:
                nexts = plain[row, :size]
                pays = np.where(nexts >= 0, found.points[hand, shape], -np.inf)
            shape_next[hand, shape, :size] = nexts
            shape_pay[hand, shape, :size] = pays
    return Machine(
        terms,
        found,
        np.arange(ROWS, dtype=np.int32),
        radix,
        _strides(radix),
        left,
        plain,
        _closed(shape_next, shape_pay),
        shape_pay,
        np.zeros(ROWS),
    )


class _AliveRow:
    """Local states of a row that may be doubled: 0…C-1 dead with so many cells left, then alive
    ones by (cells left, points so far), the empty row last."""

    def __init__(self, found: Shapes, row: int, columns: int) -> None:
        points = found.points[:, found.row == row]
        cells = set(points[1]) | (set(points[0]) if row == REGAL else set())
        sums: list[set[float]] = [{0.0}]
        for _ in range(columns - 1):
            sums.append({before + cell for before in sums[-1] for cell in cells})
        self.columns = columns
        self.alive = [
            (columns - filled, so_far)
            for filled in range(columns - 1, -1, -1)
            for so_far in sorted(sums[filled])
        ]
        self.number = {state: columns + place for place, state in enumerate(self.alive)}
        self.size = columns + len(self.alive)
        self.left = np.array([*range(columns), *(left for left, _ in self.alive)], dtype=np.int32)

    def write(self, points: float, keeps_alive: bool) -> tuple[Ints, Floats]:
        """From every local state: where writing a shape leads, and what it pays."""
        nexts = np.maximum(self.left - 1, NOWHERE)
        pays = np.where(nexts >= 0, points, -np.inf)
        if keeps_alive:
            for (left, so_far), local in self.number.items():
                if left == 1:
                    pays[local] += so_far + points  # the whole row once more
                else:
                    nexts[local] = self.number[left - 1, so_far + points]
        return nexts.astype(np.int32), pays


def local_state(terms: Terms, row: int, left: int, alive: bool, so_far: float) -> int:
    """The local state of a row in the exact machine.

    ``alive``: it may still be doubled; ``so_far``: the points in it.
    """
    if row not in doubled_rows(terms) or left == 0:
        return left
    found = _AliveRow(shapes(terms), row, terms.columns)
    return found.number[left, so_far] if alive else left


def _strides(radix: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    return np.concatenate((np.cumprod(radix[::-1])[-2::-1], [1])).astype(np.int64)


def _closed(shape_next: Ints, shape_pay: Floats) -> Ints:
    """Nowhere to go where nothing may be written."""
    return np.where(np.isneginf(shape_pay), NOWHERE, shape_next).astype(np.int32)
