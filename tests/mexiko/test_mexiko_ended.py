"""What is kept of a gam, a set and a match that have ended."""

from collections.abc import Callable

import pytest

from kostka.game.log import Log
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.calls import named
from kostka.mexiko.rules.state import Ended, Phase

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
