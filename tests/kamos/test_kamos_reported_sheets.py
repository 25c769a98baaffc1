"""Whole sheets reported from a real table: what they are worth, and what cannot be."""

from itertools import product
from typing import TYPE_CHECKING

import pytest

from kostka.game.errors import RuleError
from kostka.kamos import rules
from kostka.kamos.report import score
from kostka.kamos.rules.moves import SheetReport
from kostka.kamos.rules.options import Kamos1
from kostka.kamos.rules.reachable import cell_points
from kostka.kamos.rules.reported import reported_sheet
from kostka.kamos.rules.sheet import Sheet

if TYPE_CHECKING:
    from tests.kamos.conftest import Played, Refuses


ROWS_OF_TEN = "1=30 2=50 3=90 4=120 5=150 6=180 delo=30 kamos=100 cina=90 regal=160"


@pytest.mark.rule("KCR-1", "KCR-6", "KCR-15")
def test_a_whole_sheet_reported_by_its_rows(played: "Played") -> None:
    log = played(f"12345=1\n! sheet 2 {ROWS_OF_TEN} total=1000", players=2)
    sheet = log.state.sheets[1]
    assert (sheet.total, sheet.full, sheet.points[3]) == (1000, True, 120)
    assert sheet.balance == (0, 0, 0, 0)
    assert log.state.seat == 0  # the other goes on alone
    said = score(log)["sheets"][1]
    assert said["rows"]["regal"] == 160
    assert (said["finished"], said["reported"]) == (True, True)


@pytest.mark.rule("KCR-15")
def test_a_whole_sheet_reported_by_its_total(played: "Played") -> None:
    log = played("! sheet 1 total=731\n! sheet 2 total=912", players=2)
    result = rules.result(log.state)
    assert result is not None
    assert (result.places, result.score) == ((2, 1), (731, 912))
    assert score(log)["sheets"][0]["rows"] == {}


@pytest.mark.rule("KCR-13")
def test_lost_sheets_reported_in_the_order_they_were_lost(played: "Played") -> None:
    text = "! sheet 3 total=400 lost\n! sheet 1 total=300 lost\n! sheet 2 total=250"
    result = rules.result(played(text, players=3).state)
    assert result is not None
    assert result.places == (2, 1, 3)


@pytest.mark.rule("KCR-1", "KCR-4", "KCR-7", "KCR-8", "KCR-10", "KCR-13", "KCR-14", "KCR-15")
@pytest.mark.parametrize(
    ("line", "rule", "code"),
    [
        ("1=30 2=50", "KCR-1", "kamos-sheet-rows"),
        (ROWS_OF_TEN + " 1=30", "KCR-1", "kamos-sheet-twice"),
        (ROWS_OF_TEN.replace("3=90", "3=91"), "KCR-4", "kamos-row-points"),
        (ROWS_OF_TEN.replace("1=30", "1=9"), "KCR-4", "kamos-row-points"),  # ten cells, a die each
        (ROWS_OF_TEN.replace("6=180", "6=306"), "KCR-4", "kamos-row-points"),
        (ROWS_OF_TEN.replace("delo=30", "delo=31"), "KCR-7", "kamos-row-points"),
        (ROWS_OF_TEN.replace("kamos=100", "kamos=1121"), "KCR-8", "kamos-row-points"),
        (ROWS_OF_TEN.replace("regal=160", "regal=165"), "KCR-10", "kamos-row-points"),
        (ROWS_OF_TEN + " total=999", "KCR-15", "kamos-total"),
        ("total=209", "KCR-15", "kamos-total"),  # less than a die in each numbered cell
        ("total=99999", "KCR-15", "kamos-total"),
        ("", "KCR-15", "kamos-sheet-empty"),
        ("lost", "KCR-15", "kamos-sheet-empty"),
        ("1=50 2=100 3=150 4=200 5=250 6=300 delo=0 kamos=0 cina=0 regal=0 lost",
         "KCR-13", "kamos-loss-nowhere"),
        ("total=500 sleva", "", "record-word"),
    ],
)  # fmt: skip
def test_a_sheet_that_cannot_be_is_refused(
    refusal: "Refuses", line: str, rule: str, code: str
) -> None:
    fault = refusal(f"! sheet 1 {line}")
    assert (fault.rule, fault.code) == (rule, code)


@pytest.mark.parametrize(
    ("line", "expected"),
    [("300", "total=300"), ("=300", "total=300"), ("sleva", "kamos=40 | total=300 | lost")],
)
def test_points_without_their_word_are_told_it(
    refusal: "Refuses", line: str, expected: str
) -> None:
    fault = refusal(f"! sheet 1 {line}")
    assert (fault.found, fault.expected) == (line, expected)


@pytest.mark.rule("KCR-14")
def test_where_sheets_without_a_hajcman_are_doubled_the_total_must_say_it(
    played: "Played", refusal: "Refuses"
) -> None:
    rows = ROWS_OF_TEN.replace("delo=30", "delo=150")  # ten of 15, or some of 20 and a ×
    fault = refusal(f"! sheet 1 {rows}", no_hajcman_doubles="yes")
    assert (fault.rule, fault.expected) == ("KCR-14", "total=1120 | total=2240")
    for total in (1120, 2240):
        log = played(f"! sheet 1 {rows} total={total}", no_hajcman_doubles="yes")
        assert log.state.sheets[0].total == total


@pytest.mark.rule("KCR-15")
def test_a_closed_sheet_or_a_player_who_is_not_there_is_not_reported(refusal: "Refuses") -> None:
    fault = refusal("! sheet 1 total=500\n! sheet 1 total=500", players=2)
    assert (fault.rule, fault.code, fault.expected) == ("KCR-15", "kamos-sheet-closed", "2")
    assert refusal("! sheet 3 total=500", players=2).code == "kamos-sheet-closed"
    assert refusal("! sheet 0 total=500", players=2).code == "kamos-sheet-closed"


@pytest.mark.rule("KCR-1")
def test_a_sheet_begun_here_and_finished_elsewhere_keeps_what_was_written(
    played: "Played", refusal: "Refuses"
) -> None:
    begun = "33333=3\n! sheet 1 1=1 2=2 3={} 4=4 5=5 6=6 delo=0 kamos=0 cina=0 regal=0"
    assert played(begun.format(15), columns=1).state.sheets[0].total == 33
    fault = refusal(begun.format(12), columns=1)
    assert (fault.rule, fault.code) == ("KCR-4", "kamos-row-points")


@pytest.mark.rule("KCR-7", "KCR-8", "KCR-9", "KCR-10", "KCR-11")
@pytest.mark.parametrize("doubles", [False, True])
@pytest.mark.parametrize("place", [6, 7, 8, 9])
def test_the_points_a_lower_row_can_come_to_against_listing_all(place: int, doubles: bool) -> None:
    """Two columns: every pair of cells, doubled as the law says, and nothing else is taken."""
    rules_agreed = Kamos1(columns=2, regal_row_doubles=doubles)
    cells = [(0, False, True)]
    for hand in (True, False):
        cells += [(points, hand, False) for points in cell_points(place, hand, True)]
    possible = set()
    for one, two in product(cells, cells):
        from_hand, no_cross = one[1] and two[1], not (one[2] or two[2])
        twice = (place in (7, 8) and from_hand) or (place == 9 and doubles and no_cross)
        possible.add((one[0] + two[0]) * (2 if twice else 1))
    for points in range(0, 700):
        rows = [2, 4, 6, 8, 10, 12, 0, 0, 0, 0]
        rows[place] = points
        report = SheetReport(0, tuple(rows))
        if points in possible:
            assert reported_sheet(Sheet(), report, rules_agreed).points[place] == points
        else:
            with pytest.raises(RuleError):
                reported_sheet(Sheet(), report, rules_agreed)


@pytest.mark.rule("KCR-9")
def test_a_row_not_doubled_again_says_so_and_what_it_can_be(refusal: "Refuses") -> None:
    """38 is one Kámoš from the hand: the whole row of one column, so 76."""
    rows = "1=3 2=6 3=9 4=12 5=15 6=18 delo=15 kamos={} cina=28 regal=0"
    fault = refusal("! sheet 1 " + rows.format(38), columns=1)
    assert (fault.rule, fault.found) == ("KCR-9", "kamos=38")
    assert fault.expected == "kamos=32 | kamos=44 | kamos=76"
    fault = refusal("! sheet 1 " + rows.format(39), columns=1)
    assert (fault.rule, fault.expected) == ("KCR-8", "kamos=32 | kamos=44")


@pytest.mark.rule("KCR-8")
def test_a_row_before_its_sign_is_told_how_it_is_written(refusal: "Refuses") -> None:
    for text, expected in (("kamos=38", "?=kamos:38"), ("?kamos=38", "=kamos:38")):
        fault = refusal(text, columns=1)
        assert (fault.rule, fault.expected) == ("KCR-8", expected)
