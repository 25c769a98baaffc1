"""Exact values: known answers, and nearly full sheets against play by the rules themselves."""

import numpy as np
import pytest

from kostka.kamos.rules.options import Kamos1
from kostka.kamos.rules.rows import ROWS
from kostka.kamos.rules.shapes import worths
from kostka.kamos.rules.sheet import CROSSED, Cell, Sheet, has_room, new_cell, with_cell
from kostka.kamos.solver import NotExact, Terms, exact_value, terms_of, value
from kostka.kamos.solver.induction import solve_states
from kostka.kamos.solver.lattice import COUNTS, FIRST_ROLL, KEEPS, dice_of, keep_chances
from kostka.kamos.solver.machine import exact, grouped
from kostka.kamos.solver.shapes import shapes
from kostka.kamos.solver.solution import Solution

CHANCES = keep_chances()
DICE = [dice_of(keep) for keep in range(FIRST_ROLL, KEEPS)]
IS_PART = (COUNTS[None, :FIRST_ROLL, :] <= COUNTS[FIRST_ROLL:, None, :]).all(axis=2)


def by_the_rules(sheet: Sheet, rules: Kamos1, known: dict[Sheet, float]) -> float:
    """Points still to come: every entry the rules allow, every keep, no state but the sheet."""
    if sheet.closed:
        return 0.0
    if sheet not in known:
        stop, hand = (
            np.array([best_entry(sheet, dice, from_hand, rules, known) for dice in DICE])
            for from_hand in (False, True)
        )
        here, first = stop, hand
        for _ in range(rules.throws - 1):
            keeping = CHANCES @ here
            if rules.hand == "any-full-throw":
                keeping[0] = CHANCES[0] @ first
            best = np.where(IS_PART, keeping[:FIRST_ROLL], -np.inf).max(axis=1)
            here, first = np.maximum(stop, best), np.maximum(hand, best)
        known[sheet] = float(CHANCES[0] @ first)
    return known[sheet]


def best_entry(
    sheet: Sheet, dice: tuple[int, ...], hand: bool, rules: Kamos1, known: dict[Sheet, float]
) -> float:
    found, crossed = [-1.0], [-1.0]
    for place, points in enumerate(worths(dice, hand, rules.delo_from_hand_only)):
        if not has_room(sheet, place, rules):
            continue
        cells: list[tuple[Cell, list[float]]] = []
        if points is not None:
            cells.append((new_cell(place, points, hand), found))
        if place >= 6:
            cells.append((CROSSED, crossed))
        for cell, worth in cells:
            after = with_cell(sheet, place, cell, rules)
            worth.append(after.total - sheet.total + by_the_rules(after, rules, known))
    if rules.hajcman == "free" or len(found) == 1:  # KCR-12
        found += crossed[1:]
    return max(found) if len(found) > 1 else 0.0  # KCR-13: lost, and nothing more is added


def nearly_full(rules: Kamos1, rng: np.random.Generator, cells: int) -> Sheet:
    """A sheet by random entries, with so many cells left."""
    sheet = Sheet()
    rows = rng.permutation(np.repeat(np.arange(10), rules.columns))[cells:]
    for place in sorted(int(row) for row in rows):
        hand = bool(rng.random() < 0.8)
        takes = [
            points
            for dice in DICE
            if (points := worths(dice, hand, rules.delo_from_hand_only)[place]) is not None
        ]
        points = int(rng.choice(takes)) if takes else 0
        cell = new_cell(place, points, hand)
        if place >= 6 and (not takes or rng.random() < 0.15):
            cell = CROSSED
        sheet = with_cell(sheet, place, cell, rules)
    return sheet


@pytest.mark.parametrize(
    "rules",
    [
        Kamos1(columns=1),
        Kamos1(columns=1, throws=2, delo_from_hand_only=False),
        Kamos1(columns=1, hand="any-full-throw", regal_row_doubles=True),
        Kamos1(columns=1, hajcman="forced"),
        Kamos1(columns=2, hajcman="forced", delo_from_hand_only=False),
        Kamos1(columns=2),
        Kamos1(columns=2, regal_row_doubles=True, delo_from_hand_only=False),
        Kamos1(columns=2, hand="any-full-throw", throws=4),
    ],
)
@pytest.mark.rule("KCR-2", "KCR-3", "KCR-9", "KCR-11", "KCR-12", "KCR-13", "KCR-16")
def test_nearly_full_sheets_are_worth_what_the_rules_say(rules: Kamos1) -> None:
    terms = terms_of(rules)
    machine = exact(terms)
    solution = Solution(terms, machine, solve_states(machine, cells=3), None)
    rng = np.random.default_rng(rules.columns + rules.throws)
    for _ in range(3):
        sheet = nearly_full(rules, rng, cells=3)
        assert value(sheet, solution) == pytest.approx(by_the_rules(sheet, rules, {}), abs=1e-9)


def test_one_column() -> None:
    assert exact_value(Terms(columns=1)) == pytest.approx(116.1668, abs=5e-5)
    rethrown = Terms(columns=1, delo_from_hand_only=False)
    assert exact_value(rethrown) == pytest.approx(120.7144, abs=5e-5)


def test_without_doubled_rows_one_and_two_columns() -> None:
    for columns, known in ((1, 107.870858), (2, 234.969986)):
        machine = grouped(Terms(columns=columns), [[row] for row in range(10)])
        assert solve_states(machine)[machine.root] == pytest.approx(known, abs=1e-6)


@pytest.mark.rule("KCR-14")
def test_a_doubled_sheet_is_refused_not_guessed() -> None:
    with pytest.raises(NotExact):
        exact_value(Terms(columns=1, no_hajcman_doubles=True))


@pytest.mark.rule("KCR-7", "KCR-8", "KCR-10")
def test_shapes_are_those_of_the_rules() -> None:
    for only in (True, False):
        found = shapes(Terms(delo_from_hand_only=only))
        for roll, dice in enumerate(DICE):
            for hand in (False, True):
                lower = worths(dice, hand, only)[6:]
                shape = found.of_roll[roll]
                takes = [row for row, points in enumerate(lower, 6) if points is not None]
                if not takes:
                    assert shape < 0 or np.isneginf(found.points[int(hand), shape])
                else:
                    assert [found.row[shape]] == takes
                    assert found.points[int(hand), shape] == lower[takes[0] - 6]
    assert len(ROWS) == 10
