"""The hajcman (×), and the sheet that it loses."""

from typing import TYPE_CHECKING

import pytest

from kostka.game.seats import Role
from kostka.kamos import rules
from kostka.kamos.rules.moves import Cross, Keep, Write

if TYPE_CHECKING:
    from tests.kamos.conftest import Played, Refuses


LOWER = "12346=delo:x 12346=kamos:x 12346=cina:x 12346=regal:x "
"""The lower rows of a sheet of one column."""


@pytest.mark.rule("KCR-12")
@pytest.mark.parametrize(("row", "place"), [("delo", 6), ("kamos", 7), ("cina", 8), ("regal", 9)])
def test_a_hajcman_is_worth_nothing_and_may_be_chosen(
    played: "Played", row: str, place: int
) -> None:
    """Though ones, twos, threes, fours and sixes could be written, and throws are left."""
    sheet = played(f"12346={row}:x").state.sheets[0]
    assert sheet.points[place] == sheet.total == 0
    assert (sheet.cells[place][0].mark, sheet.crosses) == ("×", 1)


@pytest.mark.rule("KCR-12")
def test_a_hajcman_may_stand_where_the_shape_itself_could(played: "Played") -> None:
    assert played("44444=regal:x").state.sheets[0].points[9] == 0


@pytest.mark.rule("KCR-12")
def test_a_throw_that_can_be_written_nowhere_leaves_only_the_hajcman(played: "Played") -> None:
    state = played("12345=1 12345=2 11223", columns=1, throws=1).state
    assert rules.legal(state, 0) == (
        Write("3"),
        *(Cross(row) for row in ("delo", "kamos", "cina", "regal")),
    )
    state = played("12345=1 12345=2 13345=3 11223", columns=1, throws=1).state
    crosses = tuple(Cross(row) for row in ("delo", "kamos", "cina", "regal"))
    assert rules.legal(state, 0) == crosses


@pytest.mark.rule("KCR-13")
def test_a_cross_above_is_refused_while_there_is_room_below(refusal: "Refuses") -> None:
    fault = refusal("12346=delo:x 12346=kamos:x 12346=cina:x 11123=4:x", columns=1, throws=1)
    assert (fault.rule, fault.code) == ("KCR-13", "kamos-cross-above")
    assert fault.expected == "=regal:x"


@pytest.mark.rule("KCR-13")
def test_a_cross_above_is_refused_while_the_throw_can_be_written(refusal: "Refuses") -> None:
    fault = refusal(LOWER + "11123=4:x", columns=1, throws=1)
    assert (fault.rule, fault.code) == ("KCR-13", "kamos-cross-not-forced")
    assert fault.expected == "=1 | =2 | =3"


@pytest.mark.rule("KCR-13")
def test_what_can_be_written_must_be_where_no_cross_is_allowed(played: "Played") -> None:
    state = played(LOWER + "12345=2 11123", columns=1, throws=1).state
    assert rules.legal(state, 0) == (Write("1"), Write("3"))


@pytest.mark.rule("KCR-13", "KCR-2")
def test_who_stops_where_nothing_fits_has_lost_though_a_throw_was_left(played: "Played") -> None:
    full = LOWER + "12345=1 12345=2 12345=3 12345=5 23456=6 "
    moves = rules.legal(played(full + "11123", columns=1).state, 0)
    assert [move for move in moves if not isinstance(move, Keep)] == [Cross("4")]
    assert played(full + "11123=4:x", columns=1).state.sheets[0].lost


@pytest.mark.rule("KCR-13")
def test_where_it_is_forced_only_the_losing_crosses_are_left(played: "Played") -> None:
    state = played(LOWER + "12345=1 12345=2 12345=3 11123()11123()11123", columns=1).state
    assert rules.legal(state, 0) == (Cross("4"), Cross("5"), Cross("6"))


@pytest.mark.rule("KCR-13")
def test_the_forced_cross_closes_the_sheet_at_once(played: "Played") -> None:
    log = played(LOWER + "12345=1 12345=2 12345=3 11123()11123()11123=5:x", columns=1)
    sheet = log.state.sheets[0]
    assert (sheet.lost, sheet.closed, sheet.full, sheet.total) == (True, True, False, 6)
    assert [cell.mark for cell in sheet.cells[4]] == ["×"]
    assert rules.actors(log.state) == ()
    result = rules.result(log.state)
    assert result is not None
    assert (result.places, result.score) == ((1,), (6,))


@pytest.mark.rule("KCR-13")
def test_a_cross_in_the_very_last_cell_loses_too(played: "Played") -> None:
    text = LOWER + "12345=1 12345=2 12345=3 12345=4 12345=5 11123()11123()11123=6:x"
    sheet = played(text, columns=1).state.sheets[0]
    assert (sheet.lost, sheet.full) == (True, False)


@pytest.mark.rule("KCR-13", "KCR-17")
def test_the_others_play_on_and_the_lost_one_is_passed_over(played: "Played") -> None:
    both = [f"12346={row}:x 12346={row}:x" for row in ("delo", "kamos", "cina", "regal")]
    text = " ".join([*both, "12345=1 12345=1 11123()11123()11111=6:x 12345=2"])
    state = played(text, players=2, columns=1).state
    assert [sheet.lost for sheet in state.sheets] == [True, False]
    assert state.seat == 1
    assert rules.actors(state) == (Role.CHANCE,)
    assert not rules.legal(state, 0)
    state = played(text + " 12345=3", players=2, columns=1).state
    assert (state.seat, state.sheets[1].points[:3]) == (1, (1, 2, 3))
