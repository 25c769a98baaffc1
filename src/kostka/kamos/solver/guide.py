"""The worth of any sheet, looked up: what a player by prices goes by.

Three layers, the first that knows the sheet decides:

* ``tail``: exact, for sheets with at most ``cap`` cells left in every row;
* ``base``: a relaxed sheet's value (``groups.py``), which is never too low;
* a correction of the base, at most 0, fitted for every number of cells left (``fit.py``).

On top of it, ``surplus`` says what the hope of a doubled row (KCR-9, KCR-11) is worth.
"""

# ruff: noqa: PLR0917  (a compiled kernel takes its tables one by one, and is one loop)

from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np

from kostka.game.kernels import kernel
from kostka.kamos.rules.rows import REGAL
from kostka.kamos.solver.lattice import ROLLS, Floats, Longs
from kostka.kamos.solver.machine import Machine, doubled_rows
from kostka.kamos.solver.shapes import Shapes, shapes
from kostka.kamos.solver.terms import ROWS, Terms
from kostka.kamos.solver.turn import turn_value


@dataclass(frozen=True)
class Guide:
    """Tables over the cells left in the ten rows.

    ``tail`` [(cap+1)^10] with ``cap`` -1 for none. ``base`` at ``left · stride``, plus ``left ·
    price``. ``one`` [turns+1, 10, C+1] and ``pair`` [turns+1, 2, 10, 10]: the correction's terms by
    total cells left, or empty. ``hope`` [10, C+1, turns+1]: the chance that a row gets so many
    more cells that keep it doubled in so many turns; ``mean`` [10] the points of such a cell.
    """

    tail: Floats
    cap: int
    base: Floats
    stride: Longs
    price: Floats
    one: Floats
    pair: Floats
    hope: Floats
    mean: Floats

    def save(self, path: Path) -> None:
        """Writes the guide's tables to a file (numpy's npz)."""
        np.savez(path, allow_pickle=False, **{name: getattr(self, name) for name in TABLES})

    def worth(self, left: Longs) -> float:
        """Points still to come with these cells left, row by row, without doubled rows."""
        cells = np.ascontiguousarray(left, dtype=np.int64)
        return float(sheet_worth(cells, *self.tables()))

    def tables(self) -> tuple[Floats, int, Floats, Longs, Floats, Floats, Floats]:
        """The arguments of ``sheet_worth`` after the cells left."""
        return self.tail, self.cap, self.base, self.stride, self.price, self.one, self.pair


TABLES = tuple(field.name for field in fields(Guide))


def load_guide(path: Path) -> Guide:
    """The guide that ``Guide.save`` wrote."""
    with np.load(path, allow_pickle=False) as tables:
        found = {name: tables[name] for name in TABLES}
    return Guide(**{**found, "cap": int(found["cap"])})


def bare_guide(machine: Machine, value: Floats) -> Guide:
    """A solved machine as a guide with nothing on top, and no hope of doubled rows."""
    columns, turns = machine.terms.columns, machine.terms.turns
    return Guide(
        tail=np.zeros(1),
        cap=-1,
        base=value,
        stride=machine.stride[machine.part].astype(np.int64),
        price=machine.price,
        one=np.zeros((0, ROWS, columns + 1)),
        pair=np.zeros((0, 2, ROWS, ROWS)),
        hope=np.zeros((ROWS, columns + 1, turns + 1)),
        mean=np.zeros(ROWS),
    )


@kernel
def correction(left: Longs, one: Floats, pair: Floats) -> float:
    """The fitted correction of the base: terms for each row, and products of rows.

    Products of the cells left say how rows share the turns; products of ``1 - 2^-left`` how rows
    stand in for one another when they are nearly full.
    """
    total = 0
    for row in range(10):
        total += left[row]
    if total == 0:
        return 0.0
    open_ = np.empty(10)
    worth = 0.0
    for row in range(10):
        worth += one[total, row, left[row]]
        open_[row] = 1.0 - 0.5 ** left[row]
    for row in range(10):
        cells, opens = 0.0, 0.0
        for other in range(row):
            cells += pair[total, 0, row, other] * left[other]
            opens += pair[total, 1, row, other] * open_[other]
        worth += cells * left[row] + opens * open_[row]
    return float(worth) if worth < 0.0 else 0.0


@kernel
def sheet_worth(
    left: Longs,
    tail: Floats,
    cap: int,
    base: Floats,
    stride: Longs,
    price: Floats,
    one: Floats,
    pair: Floats,
) -> float:
    """Points still to come with ``left`` [10] cells in the rows."""
    if left.max() <= cap:
        index = 0
        for row in range(10):
            index = index * (cap + 1) + left[row]
        return float(tail[index])
    index, paid = 0, 0.0
    for row in range(10):
        index += left[row] * stride[row]
        paid += left[row] * price[row]
    worth = base[index] + paid
    if one.shape[0] > 0:
        worth += correction(left, one, pair)
    return float(worth)


@kernel
def surplus(left: int, so_far: float, turns: int, hope: Floats, mean: float) -> float:
    """What a row that may still be doubled has in prospect, with ``so_far`` points in it.

    ``hope`` [C+1, turns+1] as in ``Guide``, for the row.
    """
    if left > turns:
        return 0.0
    return float(hope[left, turns] * (so_far + left * mean))


def hopes(terms: Terms) -> tuple[Floats, Floats]:
    """``Guide.hope`` and ``Guide.mean``: a binomial count of turns that yield the shape, when every
    turn is played for it.

    >>> hope, mean = hopes(Terms(columns=1))
    >>> round(float(hope[7, 1, 1]) * 7776), round(float(mean[7]), 9)  # 15 kámoše, 10 orders each
    (150, 37.333333333)
    """
    found = shapes(terms)
    hope = np.zeros((ROWS, terms.columns + 1, terms.turns + 1))
    mean = np.zeros(ROWS)
    for row in doubled_rows(terms):
        chance = _chance(terms, found, row)
        mean[row] = found.points[0 if row == REGAL else 1, found.row == row].mean()
        hope[row, 0] = 1.0
        for left in range(1, terms.columns + 1):
            for turn in range(1, terms.turns + 1):
                before = hope[row, :, turn - 1]
                hope[row, left, turn] = chance * before[left - 1] + (1 - chance) * before[left]
    return hope, mean


def _chance(terms: Terms, found: Shapes, row: int) -> float:
    """The best chance that one turn ends with a shape that keeps the row's doubling."""
    hand = np.zeros(ROLLS)
    hand[found.roll[found.row == row]] = 1.0
    stop = hand if row == REGAL else np.zeros(ROLLS)
    return turn_value(stop, hand, terms.throws, terms.any_full_throw)
