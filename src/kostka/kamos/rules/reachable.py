"""What a sheet may come to: the rows and totals that some play from here gives (KCR-1 … KCR-14).

A set of points is an integer with a bit for each of them, so that sets are added by shifting.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from kostka.kamos.rules.options import Kamos1
from kostka.kamos.rules.rows import CINA, KAMOS, LOWER, NUMBERS, REGAL
from kostka.kamos.rules.shapes import worths
from kostka.kamos.rules.sheet import Cell, Sheet
from kostka.kamos.rules.throwing import ways

PointSet = int
"""A set of points, by bits."""
ENOUGH = 2
"""So many full rows, and a throw of their faces fits nowhere whatever else is open."""


class Numbered(NamedTuple):
    """What a row 1–6 may be worth when it is full, and when a cell of it is open."""

    full: PointSet
    open: PointSet


class Lower(NamedTuple):
    """What a full row of Dělo…Regál may be worth without a ×, and with one."""

    clean: PointSet
    crossed: PointSet


@cache
def cell_points(place: int, hand: bool, delo_from_hand_only: bool) -> tuple[int, ...]:
    """All that a cell of this row can be worth, but for a ×, from the lowest.

    >>> cell_points(6, True, True), cell_points(6, False, True)
    ((15, 20), ())
    """
    throws = combinations_with_replacement(range(1, 7), 5)
    found = {worths(dice, hand, delo_from_hand_only)[place] for dice in throws}
    return tuple(sorted(points for points in found if points is not None))


def row_can_be(sheet: Sheet, place: int, points: int, rules: Kamos1, *, lost: bool) -> bool:
    """Whether the row may be worth this when the sheet is finished, or lost."""
    return points >= 0 and bool(_row_points(sheet, place, rules, lost=lost) >> points & 1)


def row_points_near(
    sheet: Sheet, place: int, points: int, rules: Kamos1, *, lost: bool
) -> list[int]:
    """What the row may be worth next to these points, which it cannot be: below, above, and twice
    as many."""
    possible = list(_each(_row_points(sheet, place, rules, lost=lost)))
    below = [one for one in possible if one < points][-1:]
    above = [one for one in possible if one > points]
    twice = [2 * points] if 2 * points in above[1:] else []
    return [*below, *above[:1], *twice]


def _row_points(sheet: Sheet, place: int, rules: Kamos1, *, lost: bool) -> PointSet:
    if place in NUMBERS:
        row = numbered_row(place, sheet.cells[place], rules.columns)
        return row.full | row.open if lost else row.full
    return _all(lower_row(place, sheet.cells[place], rules))


def reachable_totals(sheet: Sheet, rows: Sequence[int], rules: Kamos1, *, lost: bool) -> list[int]:
    """The totals the sheet may have when it is finished, or lost, from the lowest.

    ``rows``: what each row is worth; empty if nobody told.
    """
    told = [1 << points for points in rows] or [-1] * (len(NUMBERS) + len(LOWER))
    numbered = [numbered_row(place, sheet.cells[place], rules.columns) for place in NUMBERS]
    numbered = [
        Numbered(row.full & here, row.open & here)
        for row, here in zip(numbered, told, strict=False)
    ]
    lower = [lower_row(place, sheet.cells[place], rules) for place in LOWER]
    below = told[len(NUMBERS) :]
    lower = [
        Lower(row.clean & here, row.crossed & here) for row, here in zip(lower, below, strict=True)
    ]
    found = _lost(numbered, lower, rules) if lost else _finished(numbered, lower, rules)
    return list(_each(found))


def _finished(numbered: list[Numbered], lower: list[Lower], rules: Kamos1) -> PointSet:
    """KCR-14: a sheet without a × counts twice, where that was agreed."""
    plain = 1
    for number in numbered:
        plain = _sum(plain, number.full)
    clean, crossed = plain, 0
    for row in lower:
        crossed = _sum(crossed, _all(row)) | _sum(clean, row.crossed)
        clean = _sum(clean, row.clean)
    return crossed | (_twice(clean) if rules.no_hajcman_doubles else clean)


def _lost(numbered: list[Numbered], lower: list[Lower], rules: Kamos1) -> PointSet:
    """KCR-13: a × in rows 1–6 takes a cell that is open there, Dělo…Regál all full, and a throw
    that fits nowhere: five dice of full rows, so at least one of them is.

    KCR-12, ``forced``: with one full row only five of its face fit nowhere, and those are a Regál;
    so no × has come to Regál then.
    """
    found: dict[tuple[int, bool], PointSet] = {
        (0, False): 1
    }  # by full rows, and whether one is open
    for number in numbered:
        after: dict[tuple[int, bool], PointSet] = {}
        for (full, some_open), points in found.items():
            for key, more in (
                ((min(full + 1, ENOUGH), some_open), number.full),
                ((full, True), number.open),
            ):
                after[key] = after.get(key, 0) | _sum(points, more)
        found = after
    one, several = found.get((1, True), 0), found.get((ENOUGH, True), 0)
    for place, row in zip(LOWER, lower, strict=True):
        forced = place == REGAL and rules.hajcman == "forced"
        one = _sum(one, row.clean if forced else _all(row))
        several = _sum(several, _all(row))
    return one | several


def numbered_row(place: int, cells: tuple[Cell, ...], columns: int) -> Numbered:
    """KCR-16: every filled cell has one to five dice of the face, each worth it (KCR-4, KCR-6)."""
    left, so_far = columns - len(cells), sum(cell.points for cell in cells)
    face = place + 1
    full = sum(1 << so_far + face * dice for dice in range(left, 5 * left + 1))
    opened = sum(1 << so_far + face * dice for dice in range(5 * (left - 1) + 1)) if left else 0
    return Numbered(full, opened)


@cache
def lower_row(place: int, cells: tuple[Cell, ...], rules: Kamos1) -> Lower:
    """What the row may come to with the doublings of KCR-9 and KCR-11."""
    hand_counts = place in (KAMOS, CINA)  # KCR-9; KCR-11 asks only that there is no ×
    doubles = hand_counts or (place == REGAL and rules.regal_row_doubles)
    hands = cell_points(place, True, rules.delo_from_hand_only)
    again: tuple[int, ...] = ()
    if False in ways(rules):
        again = cell_points(place, False, rules.delo_from_hand_only)
    so_far = 1 << sum(cell.points for cell in cells)
    if any(cell.cross for cell in cells):
        alive, spoilt, crossed = 0, 0, so_far
    elif hand_counts and not all(cell.hand for cell in cells):
        alive, spoilt, crossed = 0, so_far, 0
    else:
        alive, spoilt, crossed = so_far, 0, 0
    keeping = _bits(hands) if hand_counts else _bits(hands) | _bits(again)
    anything = keeping | _bits(again)
    for _ in range(rules.columns - len(cells)):
        crossed |= _sum(crossed, anything) | alive | spoilt
        spoilt = _sum(spoilt, anything) | (_sum(alive, _bits(again)) if hand_counts else 0)
        alive = _sum(alive, keeping)
    return Lower((_twice(alive) if doubles else alive) | spoilt, crossed)


def _all(row: Lower) -> PointSet:
    return row.clean | row.crossed


def _bits(points: Sequence[int]) -> PointSet:
    return sum(1 << one for one in points)


def _each(points: PointSet) -> Iterator[int]:
    """The points of a set, from the lowest."""
    while points:
        lowest = points & -points
        yield lowest.bit_length() - 1
        points ^= lowest


def _sum(points: PointSet, more: PointSet) -> PointSet:
    """All sums of one of these and one of those."""
    found = 0
    for one in _each(more):
        found |= points << one
    return found


def _twice(points: PointSet) -> PointSet:
    return _bits([2 * one for one in _each(points)])
