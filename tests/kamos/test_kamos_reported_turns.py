"""Turns reported from a real table, in any mixture with those played here."""

from typing import TYPE_CHECKING

import pytest

from kostka.game.errors import RuleError
from kostka.kamos import rules
from kostka.kamos.rules.moves import SheetReport, TurnReport
from kostka.kamos.rules.rows import ROWS

if TYPE_CHECKING:
    from tests.kamos.conftest import Played, Refuses


@pytest.mark.rule("KCR-4", "KCR-5", "KCR-7", "KCR-8", "KCR-10", "KCR-12")
@pytest.mark.parametrize(
    ("text", "row", "points", "mark"),
    [
        ("?13336=3", "3", 9, "/"),
        ("?13336=3:/", "3", 9, "/"),
        ("?=3:O", "3", 12, "O"),
        ("?=6:OO", "6", 30, "OO"),
        ("?=5:2", "5", 10, "2"),
        ("?=2:2222", "2", 8, "4"),  # a number alone could be dice or points
        ("?=3:6", "3", 6, "2"),  # six dice there are not
        ("?=kamos:19", "kamos", 19, "19"),
        ("=camos:19", "kamos", 19, "19"),
        ("hand=kamos:38", "kamos", 38, "38"),
        ("?22555=kamos", "kamos", 19, "19"),
        ("hand22555=kamos:38", "kamos", 38, "38"),
        ("hand=delo:20", "delo", 20, "20"),
        ("?=kamos:38", "kamos", 38, "38"),  # so much comes only from the hand
        ("?=regal:80", "regal", 80, "80"),
        ("?=regal:60", "regal", 60, "60"),  # sixes by re-throw, not threes from the hand
        ("?=delo:15", "delo", 15, "15"),
        ("?=kamos:55522", "kamos", 19, "19"),  # its dice in the place of its points
        ("hand=kamos:55522", "kamos", 38, "38"),
        ("?=regal:44444", "regal", 40, "40"),
        ("?=delo:65432", "delo", 20, "20"),
        ("?=3:33331", "3", 12, "O"),
        ("?44444=regal", "regal", 40, "40"),
        ("44444=regal", "regal", 80, "80"),  # five fours from the hand, in Regál
        ("hand=regal:150", "regal", 150, "150"),
        ("?=regal:x", "regal", 0, "×"),
        ("?12346=delo:x", "delo", 0, "×"),
    ],
)
def test_a_reported_turn_fills_its_cell(
    played: "Played", text: str, row: str, points: int, mark: str
) -> None:
    sheet = played(text).state.sheets[0]
    place = ROWS.index(row)
    assert (sheet.points[place], [cell.mark for cell in sheet.cells[place]]) == (points, [mark])


@pytest.mark.rule("KCR-4", "KCR-5", "KCR-7", "KCR-8", "KCR-10", "KCR-13", "KCR-16")
@pytest.mark.parametrize(
    ("text", "rule", "code", "expected"),
    [
        ("?=kamos:37", "KCR-8", "kamos-points", None),
        ("?=kamos:22255", "KCR-8", "kamos-shape", "22555"),
        ("?=regal:44447", "KCR-2", "kamos-dice", "12345"),
        ("hand=cina:21", "KCR-8", "kamos-points", "?=cina:21"),
        ("?=kamos:12", "KCR-8", "kamos-points", None),  # no three and two come to 12
        ("?=regal:45", "KCR-10", "kamos-points", "10 20 30 40 50 60"),
        ("?=delo:16", "KCR-7", "kamos-points", "hand=delo:15 | hand=delo:20"),
        ("?23456=delo", "KCR-7", "kamos-delo-rethrown", "delo:x"),
        ("?=3:7", "KCR-5", "kamos-mark", "1 2 / O OO"),
        ("?=2:/", "KCR-4", "kamos-mark", "1 2 3 4 5"),
        ("?13336=3:O", "KCR-5", "kamos-mark", "/"),
        ("?22555=kamos:38", "KCR-8", "kamos-mark", "19"),
        ("?12346=5", "KCR-16", "kamos-no-die", "5"),
        ("?=3", "KCR-16", "kamos-report", "3:…"),
        ("?=kamos", "KCR-16", "kamos-report", "kamos:…"),
        ("?=3:x", "KCR-13", "kamos-cross-above", None),
        ("13356 ?=3:/", "KCR-2", "record-word", "(…) | ="),  # the turn goes on as it began
    ],
)
def test_a_report_that_cannot_be_is_refused(
    refusal: "Refuses", text: str, rule: str, code: str, expected: str | None
) -> None:
    fault = refusal(text)
    assert (fault.rule, fault.code) == (rule, code)
    assert expected is None or fault.expected == expected


@pytest.mark.rule("KCR-2")
def test_a_turn_that_has_begun_is_not_reported(played: "Played") -> None:
    state = played("13356(33)").state
    with pytest.raises(RuleError, match="KCR-2 kamos-turn-begun"):
        rules.apply(state, TurnReport("3", points=9))
    with pytest.raises(RuleError, match="KCR-2 kamos-turn-begun"):
        rules.apply(state, SheetReport(0, total=412))


@pytest.mark.rule("KCR-16")
@pytest.mark.parametrize(
    "move",
    [
        TurnReport("3", (1, 3, 3, 3, 6), points=9),
        TurnReport("delo", points=15, cross=True),
        TurnReport("delo", points=0, hand=True),
        TurnReport("3", points=0),
        TurnReport("3", points=10),
        TurnReport("3", (3, 3, 3)),
        TurnReport("3", (3, 3, 3, 1, 6)),
    ],
)
def test_a_reported_cell_is_told_once_and_possible(played: "Played", move: TurnReport) -> None:
    with pytest.raises(RuleError):
        rules.apply(played("").state, move)


@pytest.mark.rule("KCR-9")
def test_reported_cells_count_for_the_doubling_of_a_row(played: "Played") -> None:
    hand = played("hand=kamos:38 22555=kamos", columns=2).state.sheets[0]
    assert hand.points[7] == 2 * (38 + 38)
    mixed = played("hand=kamos:38 ?=kamos:19", columns=2).state.sheets[0]
    assert mixed.points[7] == 38 + 19


@pytest.mark.rule("KCR-13")
def test_a_loss_can_be_reported_as_a_turn(played: "Played") -> None:
    lower = "?=delo:x ?=kamos:x ?=cina:x ?=regal:x "
    assert played(lower + "12345=1 ?=4:x", columns=1).state.sheets[0].lost
    state = played(lower + "12345=1 12345=5 ?11555=4:x", columns=1).state
    assert state.losses == (0,)


@pytest.mark.rule("KCR-13")
def test_a_reported_loss_must_have_been_forced(refusal: "Refuses") -> None:
    lower = "?=delo:x ?=kamos:x ?=cina:x ?=regal:x "
    fault = refusal(lower + "?11555=4:x", columns=1)
    assert (fault.rule, fault.expected) == ("KCR-13", "=1 | =5")
