"""Turns and whole sheets reported from a real table: what they say, and whether it can be."""

from functools import cache
from itertools import combinations_with_replacement

from kostka.game.errors import RuleError
from kostka.kamos.rules.moves import SheetReport, TurnReport
from kostka.kamos.rules.options import Kamos1
from kostka.kamos.rules.rows import (
    CINA,
    DELO,
    KAMOS,
    LOWER,
    NUMBERS,
    PLACE,
    REGAL,
    ROWS,
    WORTH_RULES,
)
from kostka.kamos.rules.shapes import worths
from kostka.kamos.rules.sheet import (
    CROSSED,
    NORMED,
    Cell,
    Sheet,
    has_room,
    new_cell,
    sheet_total,
)
from kostka.kamos.rules.throwing import check_cross, check_dice, check_write


def reported_cell(sheet: Sheet, turn: TurnReport, rules: Kamos1) -> tuple[int, Cell]:
    """The place of the row and the cell that a reported turn fills, in a row with room. Raises
    RuleError."""
    place = PLACE[turn.row]
    if turn.dice is not None:
        check_dice(turn.dice)
    told = turn.dice is not None or turn.cross
    if told == (turn.points is not None):  # a cell's worth is told once: by dice, × or points
        raise RuleError("KCR-16", "kamos-report", found=turn.row, expected=f"{turn.row}:…")
    known = None
    if turn.dice is not None:
        known = worths(turn.dice, turn.hand, rules.delo_from_hand_only)
    if turn.cross:
        check_cross(sheet, place, known, rules)
        return place, CROSSED
    if turn.dice is not None and known is not None:
        points = check_write(place, turn.dice, known[place])
    else:
        points = turn.points or 0
        lawful = cell_points(place, turn.hand, rules.delo_from_hand_only)
        if points not in lawful:
            _refuse_points(turn, place, points, lawful)
    return place, new_cell(place, points, turn.hand)


@cache
def cell_points(place: int, hand: bool, delo_from_hand_only: bool) -> tuple[int, ...]:
    """All that a cell of this row can be worth, but for a ×, from the lowest.

    >>> cell_points(6, True, True), cell_points(6, False, True)
    ((15, 20), ())
    """
    throws = combinations_with_replacement(range(1, 7), 5)
    found = {worths(dice, hand, delo_from_hand_only)[place] for dice in throws}
    return tuple(sorted(points for points in found if points is not None))


def reported_sheet(sheet: Sheet, report: SheetReport, rules: Kamos1) -> Sheet:
    """The sheet as reported, whatever of it was there before. Raises RuleError."""
    if report.rows and len(report.rows) != len(ROWS):
        expected = " ".join(ROWS)
        raise RuleError("KCR-1", "kamos-sheet-rows", found=len(report.rows), expected=expected)
    for place, points in enumerate(report.rows):
        _check_row(sheet, place, points, report.lost, rules)
    if report.lost and report.rows:
        _check_loss(sheet, report.rows, rules)
    return Sheet(
        points=report.rows,
        balance=tuple(
            report.rows[place] // (place + 1) - 3 * rules.columns
            if report.rows and not report.lost
            else None
            for place in NORMED
        ),
        total=_total(sheet, report, rules),
        full=not report.lost,
        lost=report.lost,
        reported=True,
    )


def _refuse_points(turn: TurnReport, place: int, points: int, lawful: tuple[int, ...]) -> None:
    head = "hand" if turn.hand else "?"
    other = cell_points(place, not turn.hand, False)
    if place == DELO and not lawful:  # KCR-7: by re-throw it is worth nothing
        expected = "hand=delo:15 | hand=delo:20"
    elif points in other and place in LOWER:  # the other way it could be
        expected = f"{'?' if turn.hand else 'hand'}={turn.row}:{points}"
    else:
        expected = " ".join(map(str, lawful))
    found = f"{head}={turn.row}:{points}"
    raise RuleError(WORTH_RULES[place], "kamos-points", found=found, expected=expected)


def _check_row(sheet: Sheet, place: int, points: int, lost: bool, rules: Kamos1) -> None:
    """The row can come to this, given the cells that were already filled."""
    cells = sheet.cells[place]
    left = rules.columns - len(cells)
    if place in NUMBERS:  # KCR-16: every cell has one to five dice; of a lost sheet some are empty
        dice, over = divmod(points - sum(cell.points for cell in cells), place + 1)
        possible = not over and (0 if lost else left) <= dice <= 5 * left
    else:
        alive, dead = _sums(place, cells, left, rules)
        doubles = place in (KAMOS, CINA) or (place == REGAL and rules.regal_row_doubles)
        whole = points % 2 == 0 and alive >> points // 2 & 1 if doubles else alive >> points & 1
        possible = bool(dead >> points & 1 or whole)
    if not possible:
        found = f"{ROWS[place]}={points}"
        raise RuleError(WORTH_RULES[place], "kamos-row-points", found=found)


def _sums(place: int, cells: tuple[Cell, ...], left: int, rules: Kamos1) -> tuple[int, int]:
    """What a lower row's cells can add up to, as bits: with the row's doubling alive, and lost."""
    hand = cell_points(place, True, rules.delo_from_hand_only)
    again = cell_points(place, False, rules.delo_from_hand_only)
    from_hand_only = place in (KAMOS, CINA)  # KCR-9; KCR-11 asks only that there is no ×
    good = hand if from_hand_only else tuple({*hand, *again})
    bad = (0, *again) if from_hand_only else (0,)
    so_far = 1 << sum(cell.points for cell in cells)
    spoilt = any(cell.cross or (from_hand_only and not cell.hand) for cell in cells)
    alive, dead = (0, so_far) if spoilt else (so_far, 0)
    for _ in range(left):
        new_dead = 0
        for points in (*good, *bad):
            new_dead |= dead << points
        for points in bad:
            new_dead |= alive << points
        new_alive = 0
        for points in good:
            new_alive |= alive << points
        alive, dead = new_alive, new_dead
    return alive, dead


def _check_loss(sheet: Sheet, rows: tuple[int, ...], rules: Kamos1) -> None:
    """KCR-13: somewhere in rows 1–6 there is a cell left for the × that lost the sheet."""
    for place in NUMBERS:
        cells = sheet.cells[place]
        dice = (rows[place] - sum(cell.points for cell in cells)) // (place + 1)
        left = rules.columns - len(cells) - 1
        if has_room(sheet, place, rules) and dice <= 5 * left:
            return
    raise RuleError("KCR-13", "kamos-loss-nowhere", found="lost")


def _total(sheet: Sheet, report: SheetReport, rules: Kamos1) -> int:
    """The total reported, checked against the rows; or what the rows give."""
    if not report.rows:
        if report.total is None:
            raise RuleError("KCR-15", "kamos-sheet-empty", expected="total=…")
        written = sum(cell.points for row in sheet.cells for cell in row)
        least = 0 if report.lost else sum(range(1, 7)) * rules.columns  # KCR-16: a die a cell
        lowest = max(written, least)
        if not lowest <= report.total <= _highest(rules):
            expected = f"{lowest}…{_highest(rules)}"
            raise RuleError("KCR-15", "kamos-total", found=report.total, expected=expected)
        return report.total
    plain = sheet_total(report.rows, False, rules)
    doubled = sheet_total(report.rows, not report.lost, rules)
    possible = (plain, doubled) if plain != doubled else (plain,)
    if report.total is None and len(possible) == 1:
        return plain
    if report.total not in possible:  # KCR-14: the rows do not say whether there was a ×
        rule = "KCR-14" if len(possible) > 1 else "KCR-15"
        expected = " | ".join(f"total={total}" for total in possible)
        found = "" if report.total is None else f"total={report.total}"
        raise RuleError(rule, "kamos-total", found=found, expected=expected)
    return report.total if report.total is not None else plain


def _highest(rules: Kamos1) -> int:
    """The most a sheet can come to."""
    numbers = 5 * sum(range(1, 7))
    best = [cell_points(place, True, rules.delo_from_hand_only)[-1] for place in LOWER]
    twice = [1, 2, 2, 2 if rules.regal_row_doubles else 1]
    lower = sum(points * times for points, times in zip(best, twice, strict=True))
    return (numbers + lower) * rules.columns * (2 if rules.no_hajcman_doubles else 1)
