"""One player's sheet: its cells, what they are worth, and when it is closed."""

import msgspec

from kostka.kamos.rules.marks import CROSS, balance, mark
from kostka.kamos.rules.options import Kamos1
from kostka.kamos.rules.rows import CINA, KAMOS, LOWER, NUMBERS, REGAL, ROWS

NORMED = range(2, 6)
"""The places of rows 3–6, which have norms (KCR-5)."""


class Cell(msgspec.Struct, frozen=True):
    """A filled cell: its ``points``, its ``mark`` on paper (KCR-5; × for a hajcman), and how it
    came about."""

    points: int
    mark: str
    hand: bool = False
    """From the hand (KCR-3); of no account in numbered rows, and never set there."""

    @property
    def cross(self) -> bool:
        """It is a hajcman (KCR-12)."""
        return self.mark == CROSS


CROSSED = Cell(0, CROSS)
"""KCR-12: the hajcman is worth 0."""


class Sheet(msgspec.Struct, frozen=True):
    """A sheet as it stands. Everything by row is in the order 1 2 3 4 5 6 delo kamos cina regal."""

    cells: tuple[tuple[Cell, ...], ...] = ((),) * len(ROWS)
    """The filled cells of each row, from the left (KCR-1); none of a sheet reported whole."""
    points: tuple[int, ...] = (0,) * len(ROWS)
    """What each row is worth, doublings of the row included; empty if only a total is known."""
    balance: tuple[int | None, ...] = (0,) * len(NORMED)
    """KCR-6: dice over or short in rows 3–6; None where the cells are not known."""
    total: int = 0
    """All rows, and doubled as a whole where KCR-14 says so."""
    full: bool = False
    """Every cell is filled, and the sheet is not lost."""
    lost: bool = False
    """Closed by a × in rows 1–6 (KCR-13)."""
    reported: bool = False
    """Reported as a whole."""

    @property
    def closed(self) -> bool:
        """Nothing is written in it any more."""
        return self.full or self.lost

    @property
    def filled(self) -> int:
        """How many cells are filled."""
        return sum(map(len, self.cells))

    @property
    def crosses(self) -> int:
        """How many of the cells that are known are a ×."""
        return sum(cell.cross for row in self.cells for cell in row)


def new_cell(place: int, points: int, hand: bool) -> Cell:
    """A cell of this row with these points, marked as on paper (KCR-5)."""
    if place not in NUMBERS:
        return Cell(points, str(points), hand)
    face = place + 1
    return Cell(points, mark(face, points // face))


def has_room(sheet: Sheet, place: int, rules: Kamos1) -> bool:
    """KCR-1, KCR-16: the row at this place takes one more cell."""
    return len(sheet.cells[place]) < rules.columns


def with_cell(sheet: Sheet, place: int, cell: Cell, rules: Kamos1) -> Sheet:
    """The sheet with one more cell in a row that has room."""
    row = (*sheet.cells[place], cell)
    cells = (*sheet.cells[:place], row, *sheet.cells[place + 1 :])
    points = (*sheet.points[:place], row_points(place, row, rules), *sheet.points[place + 1 :])
    lost = place in NUMBERS and cell.cross  # KCR-13: a × up there loses the whole game
    full = not lost and all(len(row) == rules.columns for row in cells)
    clean = full and not any(cell.cross for row in cells for cell in row)
    norms = list(sheet.balance)
    if place in NORMED and not cell.cross:
        norms[place - NORMED.start] = row_balance(place, row)
    return Sheet(
        cells=cells,
        points=points,
        balance=tuple(norms),
        total=sheet_total(points, clean, rules),
        full=full,
        lost=lost,
    )


def row_points(place: int, cells: tuple[Cell, ...], rules: Kamos1) -> int:
    """What the cells of a row are worth together.

    KCR-6: norms balance each other, but a row's points are its dice, however they lie.
    """
    points = sum(cell.points for cell in cells)
    whole = len(cells) == rules.columns
    if place in (KAMOS, CINA) and whole and all(cell.hand for cell in cells):
        return points * 2  # KCR-9: all from the hand
    if place == REGAL and rules.regal_row_doubles and whole and CROSSED not in cells:
        return points * 2  # KCR-11: by agreement
    return points


def row_balance(place: int, cells: tuple[Cell, ...]) -> int:
    """KCR-6: how many dice the numbered row is over or short, a norm a filled cell."""
    return balance(cell.points // (place + 1) for cell in cells if not cell.cross)


def sheet_total(points: tuple[int, ...], clean: bool, rules: Kamos1) -> int:
    """All rows together. ``clean``: the sheet is finished without a × (KCR-14)."""
    total = sum(points)
    return total * 2 if clean and rules.no_hajcman_doubles else total


def lower_rows_full(sheet: Sheet, rules: Kamos1) -> bool:
    """No × can be written from Dělo to Regál any more."""
    return not any(has_room(sheet, place, rules) for place in LOWER)
