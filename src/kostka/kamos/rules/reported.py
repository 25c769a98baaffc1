"""Turns and whole sheets reported from a real table: what they say, and whether it can be."""

from collections.abc import Sequence
from typing import NoReturn

from kostka.game.errors import RuleError
from kostka.kamos.rules.moves import SheetReport, TurnReport
from kostka.kamos.rules.options import Kamos1
from kostka.kamos.rules.reachable import cell_points, reachable_totals, row_can_be, row_points_near
from kostka.kamos.rules.rows import CINA, DELO, KAMOS, LOWER, PLACE, ROWS, WORTH_RULES
from kostka.kamos.rules.shapes import worths
from kostka.kamos.rules.sheet import CROSSED, NORMED, Cell, Sheet, new_cell
from kostka.kamos.rules.throwing import check_cross, check_dice, check_write, ways


def reported_cell(sheet: Sheet, turn: TurnReport, rules: Kamos1) -> tuple[int, Cell]:
    """The place of the row and the cell that a reported turn fills, in a row with room: one that
    some turn fills it with. Raises RuleError."""
    place = PLACE[turn.row]
    if turn.dice is not None:
        check_dice(turn.dice)
    told = turn.dice is not None or turn.cross
    if told == (turn.points is not None):  # a cell's worth is told once: by dice, × or points
        raise RuleError("KCR-16", "kamos-report", found=turn.row, expected=f"{turn.row}:…")
    hand = turn.hand or ways(rules) == (True,)  # KCR-3
    if turn.cross:
        known = (hand,) if hand or turn.dice is not None else ways(rules)
        check_cross(sheet, place, turn.dice, known, rules)
        return place, CROSSED
    if turn.dice is not None:
        worth = worths(turn.dice, hand, rules.delo_from_hand_only)[place]
        points = check_write(place, turn.dice, worth)
    else:
        points = turn.points or 0
        lawful = cell_points(place, hand, rules.delo_from_hand_only)
        if points not in lawful:
            _refuse_points(turn, place, points, lawful, rules)
    return place, new_cell(place, points, hand)


def _refuse_row(sheet: Sheet, place: int, points: int, rules: Kamos1, *, lost: bool) -> NoReturn:
    """Raises for a row that cannot be worth this: with the rule by which all of it from the hand is
    doubled (KCR-9), if that was left out, and with the nearest it can be worth."""
    near = row_points_near(sheet, place, points, rules, lost=lost)
    undoubled = place in (KAMOS, CINA) and 2 * points in near
    rule = "KCR-9" if undoubled else WORTH_RULES[place]
    expected = " | ".join(f"{ROWS[place]}={can_be}" for can_be in near)
    raise RuleError(rule, "kamos-row-points", found=f"{ROWS[place]}={points}", expected=expected)


def reported_sheet(sheet: Sheet, report: SheetReport, rules: Kamos1) -> Sheet:
    """The sheet as reported, which must be one that some play fills from here. Raises RuleError."""
    if report.rows and len(report.rows) != len(ROWS):
        expected = " ".join(ROWS)
        raise RuleError("KCR-1", "kamos-sheet-rows", found=len(report.rows), expected=expected)
    for place, points in enumerate(report.rows):
        if not row_can_be(sheet, place, points, rules, lost=report.lost):
            _refuse_row(sheet, place, points, rules, lost=report.lost)
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


def _total(sheet: Sheet, report: SheetReport, rules: Kamos1) -> int:
    """The total reported, which some play gives with these rows; or the only one there is."""
    if not report.rows and report.total is None:
        raise RuleError("KCR-15", "kamos-sheet-empty", expected="total=…")
    possible = reachable_totals(sheet, report.rows, rules, lost=report.lost)
    if not possible:  # KCR-13: it takes a throw that fits nowhere
        raise RuleError("KCR-13", "kamos-loss-nowhere", found="lost")
    if report.total is None and len(possible) == 1:
        return possible[0]
    if report.total in possible:
        assert report.total is not None
        return report.total
    if report.rows:  # KCR-14: whether a × must be in them, or cannot, or may
        doubles = rules.no_hajcman_doubles and not report.lost
        expected = " | ".join(f"total={total}" for total in possible)
        found = "" if report.total is None else f"total={report.total}"
        raise RuleError(
            "KCR-14" if doubles else "KCR-15", "kamos-total", found=found, expected=expected
        )
    assert report.total is not None
    raise RuleError(
        "KCR-15", "kamos-total", found=report.total, expected=_near(report.total, possible)
    )


def _near(total: int, possible: Sequence[int]) -> str:
    """The totals on either side, or the range that they lie in."""
    below = [other for other in possible if other < total]
    above = [other for other in possible if other > total]
    if below and above:
        return f"{below[-1]} | {above[0]}"
    if len(possible) == 1:
        return str(possible[0])
    return f"{possible[0]}…{possible[-1]}"


def _refuse_points(
    turn: TurnReport, place: int, points: int, lawful: tuple[int, ...], rules: Kamos1
) -> None:
    head = "hand" if turn.hand else "?"
    other = cell_points(place, not turn.hand, False) if len(ways(rules)) > 1 else ()
    if place == DELO and not lawful:  # KCR-7: by re-throw it is worth nothing
        expected = "hand=delo:15 | hand=delo:20"
    elif points in other and place in LOWER:  # the other way it could be
        expected = f"{'?' if turn.hand else 'hand'}={turn.row}:{points}"
    else:
        expected = " ".join(map(str, lawful))
    found = f"{head}={turn.row}:{points}"
    raise RuleError(WORTH_RULES[place], "kamos-points", found=found, expected=expected)
