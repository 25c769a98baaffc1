"""What is kept of a gam, a set and a match that have ended."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from kostka.game.chance import Seeded
from kostka.game.log import Log
from kostka.game.seats import Role
from kostka.mexiko import rules
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.calls import dice_of, named
from kostka.mexiko.rules.moves import HandOver, Open, Throw
from kostka.mexiko.rules.state import Card, Ended, Phase, Tally

Told = Callable[..., Log[State, Move]]


@pytest.mark.rule("MX-12", "MX-14", "MX-15")
@pytest.mark.parametrize(
    ("text", "how", "call", "dice"),
    [
        ("31>52 no", "1 1 doubt", "52", "31"),
        ("52>52 no", "0 1 doubt", "52", "52"),
        ("?>52 no 61", "0 1 doubt", "52", "61"),
        ("31>52 ok tab 61", "1 1 table", "52", "61"),
        ("31>52 ok 41 give", "0 1 give", "52", None),
        ("31>52 ok = guest 1", "1 1 report", None, None),
        ("61>62 tab 65⏎! off table", "0 1 table", "62", "31"),
        ("61>62 tab⏎! per partes⏎65", "0 1 table", "62", "31"),
        ("64>64 no⏎! per partes", "1 1 doubt", "64", "31"),
    ],
)
def test_the_board_says_how_the_last_gam_ended(
    told: Told, text: str, how: str, call: str | None, dice: str | None
) -> None:
    scorer, points, by = how.split()
    last, shown = (None if name is None else named(name) for name in (call, dice))
    ended = Ended(int(scorer), int(points), by, last, shown)
    assert told(text.replace("⏎", "\n")).state.board.last == ended


@pytest.mark.rule("MX-53a")
def test_a_throw_to_table_that_a_fault_decided_was_not_told(told: Told) -> None:
    decided = told("61>62 tab\n! per partes").state.decided
    assert decided is not None
    assert (decided.gam.table, decided.gam.dice) == (True, None)


@pytest.mark.rule("MX-20", "MX-24", "MX-63")
def test_a_set_or_a_match_told_whole_ends_what_was_before_its_serve(told: Told) -> None:
    before = "! timeout home\n! ready guest\n"
    for whole in ("= 15:3", "= match 2:0"):
        state = told(before + whole, best_of="3").state
        assert (state.board.paused, state.board.ready, state.board.drinking) == (False, (), None)
    assert told(before + "= match 2:0", best_of="3").state.gam.phase is Phase.OVER


@pytest.mark.rule("MX-51")
def test_a_fault_of_this_throw_leaves_the_last_gam_as_it_was_decided(told: Told) -> None:
    state = told("61>62 no\n2. 31>52\n! per partes").state
    assert state.decided is None
    assert (state.gam.dice, state.gam.open, state.gam.die) == (named("31"), 2, 0)


@pytest.mark.rule("MX-53", "MX-53a")
def test_a_gam_decided_anew_by_a_die_on_the_floor_keeps_the_card(told: Told) -> None:
    board = told("64>64 no\n! floor home").state.board
    assert (board.cards, board.points) == ((Card(0, None, red=False),), (0, 1))


@pytest.mark.rule("MX-12", "MX-13", "MX-14", "MX-15")
def test_what_the_board_counts_over_a_match(told: Told) -> None:
    text = "31>52 no\n31>52 ok 61>61 no\n31>52 ok 41 give\n31>32 ok tab 31\n31>M ok = home 2\n"
    counted = Tally(gams=5, calls=6, doubts=2, caught=1, tables=1, gives=1, twos=1)
    assert told(text).state.board.tally == counted
    assert told(text + "= guest 1").state.board.tally == replace(counted, gams=6)


@pytest.mark.rule("MX-11", "MX-15")
def test_who_answers_and_when_the_dice_may_be_handed_over(told: Told) -> None:
    assert rules.actors(told("31>52").state) == (1,)
    assert rules.actors(told("31>52 ok 61>62").state) == (0,)
    for agreed, author in (("yes", 1), ("no", Role.REFEREE)):
        chosen = told("52>61 no", voluntary_open=agreed).state
        assert rules.author(chosen, Open(1)) == author
    for dice, may in (("41", True), ("52", True), ("53", False), ("M", False)):
        offered = rules.legal(told(f"31>52 ok {dice}").state, 1)
        assert (HandOver() in offered) == may
        assert len(offered) == 14 + may, "53 … 65, 1i … 6i, M"


@pytest.mark.rule("MX-18")
@pytest.mark.parametrize(("how", "opened"), [("hidden", 0), ("half", 1), ("open", 0)])
def test_the_die_that_lies_open_is_the_first_that_fell(told: Told, how: str, opened: int) -> None:
    state = told(how, voluntary_open="yes").state
    for seed in range(5):
        throw = rules.draw(state, Seeded(seed))
        assert isinstance(throw, Throw)
        assert throw.dice is not None
        assert throw.die in (dice_of(throw.dice) if opened else (0,))


@pytest.mark.rule("MX-10")
def test_a_gam_in_progress_has_its_number_and_has_begun_or_not(told: Told) -> None:
    units = [rules.unit(told(text, best_of="3").state) for text in ("", "31", "31>52 no", "= 15:3")]
    assert units == [(0, 0, False), (0, 0, True), (1, 0, False), (2, 0, False)]
    assert rules.unit(told("= 15:3").state) == (2, 0, False), "and none when the match is over"


@pytest.mark.rule("MX-60")
def test_after_a_set_told_whole_no_line_up_is_waited_for(told: Told) -> None:
    state = told("= 15:3", lineups="yes", best_of="3").state
    assert rules.view(state, 0).lineup_due is None
    assert told("= 15:3\n31>52", lineups="yes", best_of="3").state.gam.said == named("52")
