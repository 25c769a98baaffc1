"""Corrections: entries of a game taken back, replaced or put in, also after its end."""

from typing import TYPE_CHECKING, Any

import pytest

from kostka.game.contract import is_over
from kostka.game.log import Insert, Replace, Undo
from kostka.kamos import rules
from kostka.kamos.rules.moves import First, Lot, SheetReport, Throw, TurnReport, Write

if TYPE_CHECKING:
    from tests.kamos.conftest import Played, Refuses


COLUMN = (
    "12345=1 12345=2 12345=3 12345=4 12345=5 23456=6 12345=delo 22555=kamos 22255=cina 44444=regal"
)
TOTAL = 21 + 15 + 4 * 19 + 4 * 16 + 80


def test_a_cell_corrected_after_the_end_changes_the_total(played: "Played") -> None:
    log = played(COLUMN, columns=1)
    assert (is_over(rules, log.state), log.state.sheets[0].total) == (True, TOTAL)
    log = log.append(Replace(11, Throw((3, 4, 5, 6, 6))))  # the throw of row 6
    assert is_over(rules, log.state)
    assert log.state.sheets[0].total == TOTAL + 6


def test_an_undo_after_the_end_opens_the_game_again(played: "Played") -> None:
    log = played(COLUMN, columns=1).append(Undo(20))
    assert (is_over(rules, log.state), log.state.seat) == (False, 0)
    log = log.append(Undo(21))  # and back
    assert log.state.sheets[0].total == TOTAL


def test_a_reported_turn_is_replaced(played: "Played") -> None:
    log = played("?=kamos:19 ?=3:/", columns=2)
    log = log.append(Replace(1, TurnReport("kamos", points=38, hand=True)))
    assert log.state.sheets[0].points[7] == 38


def test_a_forgotten_turn_is_put_in(played: "Played") -> None:
    """What was written for one player is never counted for another without a word."""
    log = played("?=3:/ ?=4:O", players=2)
    log = log.append(Insert(2, TurnReport("5", points=10)))
    assert [(number, fault.code) for number, fault in log.faults] == [(2, "correction-moved")]
    assert log.state.sheets[0].points[:5] == (0, 0, 9, 0, 0)
    assert log.state.sheets[1].points[:5] == (0, 0, 0, 0, 10)


@pytest.mark.rule("KCR-17")
def test_the_lot_put_in_afterwards_says_which_turn_was_another_players(played: "Played") -> None:
    """Ann's turn came second, then; Bob's stays his."""
    log = played("?=3:/ ?=4:O", players=2)
    moved = log.append(Insert(1, Lot((2, 5))))
    assert [(number, fault.code) for number, fault in moved.faults] == [(1, "correction-moved")]
    assert [sheet.total for sheet in moved.state.sheets] == [0, 16]
    assert log.append(Insert(1, Lot((5, 2)))).faults == ()
    tied = log.append(Insert(1, Lot((2, 2))))
    assert [(number, fault.code) for number, fault in tied.faults] == [
        (3, "correction-passed-over")
    ]
    assert [sheet.total for sheet in tied.state.sheets] == [9, 16]
    assert tied.append(Insert(1, Lot((5, 2)))).faults == ()


@pytest.mark.rule("KCR-17")
@pytest.mark.parametrize("correction", [Replace(1, Lot((5, 2))), Undo(1), Replace(1, First(0))])
def test_another_lot_gives_nobodys_turn_to_another(played: "Played", correction: Any) -> None:
    log = played("! lot 2 5\n?=3:/ ?=4:O", players=2).append(correction)
    assert [(number, fault.code) for number, fault in log.faults] == [(2, "correction-moved")]
    assert [sheet.total for sheet in log.state.sheets] == [16, 0]


@pytest.mark.rule("KCR-15")
def test_a_sheet_put_in_before_a_turn_gives_that_turn_to_nobody(played: "Played") -> None:
    log = played("?=3:/ ?=4:O ?=5:/", players=2).append(Insert(3, SheetReport(0, total=900)))
    assert [(number, fault.code) for number, fault in log.faults] == [(3, "correction-moved")]
    assert [sheet.total for sheet in log.state.sheets] == [900, 16]
    later = played("?=3:/ ?=4:O\n! sheet 1 total=900\n?=5:/", players=2)
    assert later.append(Replace(1, TurnReport("3", points=12))).faults == ()


@pytest.mark.rule("KCR-16")
def test_an_entry_that_became_impossible_is_pointed_out_and_left_out(played: "Played") -> None:
    log = played("?=3:/ 12345=3", columns=2)
    log = log.append(Insert(1, TurnReport("3", points=9)))
    ((number, fault),) = log.faults
    assert (number, fault.rule, fault.code) == (3, "KCR-16", "kamos-row-full")
    assert log.state.sheets[0].points[2] == 18
    assert log.state.choosing  # the throw lies there, to be written elsewhere
    assert log.append(Write("4")).state.sheets[0].points[3] == 4


def test_corrections_in_a_record(played: "Played", refusal: "Refuses") -> None:
    log = played("1. ?=3:/\n1. 13356=5:1\n! replace 3 =3\n! insert 1 lot 5 2\n! undo 4", players=2)
    assert log.entries[3:] == (Replace(3, Write("3")), Insert(1, Lot((5, 2))), Undo(4))
    assert log.state.sheets[1].points[4] == 5
    fault = refusal("13356=5\n! replace 2 =4")
    assert (fault.rule, fault.code) == ("KCR-16", "kamos-no-die")


@pytest.mark.rule("KCR-15", "KCR-17")
def test_a_sheet_reported_is_of_no_turn_and_stays_whoever_began(played: "Played") -> None:
    log = played("! sheet 2 total=987\n! sheet 1 total=1042", players=2)
    log = log.append(Insert(1, Lot((3, 4))))
    assert (log.faults, [sheet.total for sheet in log.state.sheets]) == ((), [1042, 987])
