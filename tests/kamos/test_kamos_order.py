"""Who begins, whose turn it is, when it is over, and who stands where."""

from typing import TYPE_CHECKING

import pytest

from kostka.game.chance import Seeded, outcomes
from kostka.game.errors import RuleError
from kostka.game.header import Header
from kostka.game.seats import Role
from kostka.kamos import rules
from kostka.kamos.report import score
from kostka.kamos.rules.lot import lot_leaders
from kostka.kamos.rules.moves import First, Lot, Throw
from kostka.kamos.rules.ranking import places, winner
from kostka.kamos.rules.sheet import Sheet

if TYPE_CHECKING:
    from tests.kamos.conftest import Played, Refuses


def finished(total: int) -> Sheet:
    return Sheet(total=total, full=True)


def lost(total: int) -> Sheet:
    return Sheet(total=total, lost=True)


@pytest.mark.rule("KCR-17")
def test_the_highest_die_begins_and_turns_go_clockwise(played: "Played") -> None:
    state = played("! lot 3 5 2", players=3).state
    order = []
    for text in ("", "12345=1 ", "12345=1 12345=1 ", "12345=1 12345=1 12345=1 "):
        state = played(f"! lot 3 5 2\n{text}", players=3).state
        order.append(state.seat)
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("KCR-17")
def test_those_who_tie_for_the_highest_throw_again(played: "Played", refusal: "Refuses") -> None:
    state = played("! lot 5 3 5\n! lot 2 2", players=3).state
    assert (state.lot, state.lots) == ((0, 2), 2)
    state = played("! lot 5 3 5\n! lot 2 2\n! lot 1 6", players=3).state
    assert (state.lot, state.seat) == ((), 2)
    fault = refusal("! lot 5 3 5\n! lot 2 4 6", players=3)  # the second has lost the lot
    assert (fault.rule, fault.code, fault.expected) == ("KCR-17", "kamos-lot-dice", "2")
    fault = refusal("! lot 5 3 5\n12345=1", players=3)
    assert (fault.rule, fault.code) == ("KCR-17", "kamos-lot-due")


@pytest.mark.rule("KCR-17")
def test_every_lot_of_two_is_won_by_the_higher_die() -> None:
    for one in range(1, 7):
        for two in range(1, 7):
            leaders = {True: (0,), False: (1,)}[one > two] if one != two else (0, 1)
            assert lot_leaders((0, 1), (one, two)) == leaders


@pytest.mark.rule("KCR-17")
def test_the_lot_is_chances_move_and_drawn_for_a_game_played_here() -> None:
    state = rules.start(Header("kamos", "kamos-1", ("Ann", "Bob")))
    assert rules.actors(state) == (Role.CHANCE,)
    drawn = [move for _, move in outcomes(lambda source: rules.draw(state, source))]
    assert drawn == [Lot((one, two)) for one in range(1, 7) for two in range(1, 7)]
    after = rules.apply(state, Lot((2, 4)))
    assert (after.seat, isinstance(rules.draw(after, Seeded(1)), Throw)) == (1, True)


@pytest.mark.rule("KCR-17")
def test_one_player_needs_no_lot(refusal: "Refuses") -> None:
    state = rules.start(Header("kamos", "kamos-1", ("Ann",)))
    assert isinstance(rules.draw(state, Seeded(1)), Throw)
    assert refusal("! lot 4").code == "kamos-lot-over"


@pytest.mark.rule("KCR-17")
def test_a_record_may_say_who_began_or_nothing(played: "Played", refusal: "Refuses") -> None:
    assert played("! first 3", players=3).state.seat == 2
    assert played("12345=1", players=3).state.seat == 1  # the first seat began
    assert played("! lot 5 3 5\n! first 3", players=3).state.seat == 2
    fault = refusal("! lot 5 3 5\n! first 2", players=3)
    assert (fault.rule, fault.code, fault.expected) == ("KCR-17", "kamos-first", "1 | 3")
    assert refusal("12345=1\n! first 2", players=3).code == "kamos-lot-over"


@pytest.mark.rule("KCR-17")
def test_who_sits_is_checked() -> None:
    for seats in ((), ("x",) * 13):
        with pytest.raises(RuleError, match="KCR-17 kamos-players"):
            rules.start(Header("kamos", "kamos-1", seats))
    tags = (("Player13", "Zora"),)
    with pytest.raises(RuleError, match="Player13"):
        rules.start(Header("kamos", "kamos-1", ("Ann",), tags=tags))
    assert len(rules.start(Header("kamos", "kamos-1", ("x",) * 12)).sheets) == 12


@pytest.mark.rule("KCR-15")
def test_equal_totals_share_the_place() -> None:
    sheets = [finished(300), finished(412), finished(300), finished(412), finished(7)]
    assert places(sheets, ()) == (3, 1, 3, 1, 5)
    assert winner(sheets, ()) is None
    assert winner([finished(1), finished(2)], ()) == 1


@pytest.mark.rule("KCR-13")
def test_a_lost_sheet_ranks_below_every_finished_one_and_the_later_loss_higher() -> None:
    sheets = [lost(999), finished(50), lost(700), finished(60)]
    assert places(sheets, (2, 0)) == (3, 2, 4, 1)
    assert places(sheets, (0, 2)) == (4, 2, 3, 1)


@pytest.mark.rule("KCR-13", "KCR-15")
def test_where_every_sheet_is_lost_there_are_places_but_no_winner() -> None:
    assert places([lost(10), lost(20)], (1, 0)) == (1, 2)
    assert winner([lost(10), lost(20)], (1, 0)) is None


@pytest.mark.rule("KCR-15")
def test_the_game_ends_when_all_sheets_are_closed(played: "Played", refusal: "Refuses") -> None:
    column = "12345=1 12345=2 12345=3 12345=4 12345=5 23456=6 12345=delo 22555=kamos 22255=cina "
    both = " ".join(f"{turn} {turn}" for turn in column.split())
    open_game = played(f"{both} 44444=regal", players=2, columns=1)
    assert rules.result(open_game.state) is None
    assert score(open_game)["winner"] == "open"
    log = played(f"{both} 44444=regal 44444=regal", players=2, columns=1)
    assert rules.actors(log.state) == ()
    result = rules.result(log.state)
    assert result is not None
    total = 21 + 15 + 4 * 19 + 4 * 16 + 80
    assert (result.places, result.score, result.winners) == ((1, 1), (total, total), ())
    assert score(log)["winner"] is None
    fault = refusal(f"{both} 44444=regal 44444=regal 12345=1", players=2, columns=1)
    assert (fault.rule, fault.code) == ("KCR-15", "kamos-over")
    with pytest.raises(RuleError, match="KCR-15 kamos-over"):
        rules.apply(log.state, First(0))
