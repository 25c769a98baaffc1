"""Gams make a set: MX-20, MX-21, MX-22, MX-23."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kostka.game.errors import RecordFault
from kostka.game.log import Log
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.sets import LONGEST, SHORTEST
from kostka.mexiko.rules.state import TARGET

Told = Callable[..., Log[State, Move]]
Refused = Callable[..., RecordFault]
ONE = "= home 1\n"


@pytest.mark.rule("MX-20")
def test_a_set_goes_to_fifteen(told: Told, refused: Refused) -> None:
    assert told(ONE * 14).state.board.points == (14, 0)
    state = told(ONE * 15).state
    assert state.board.sets == ((15, 0),)
    assert refused(ONE * 16).rule == "MX-24"


@pytest.mark.rule("MX-20")
def test_at_fourteen_two_points_count_as_one(told: Told) -> None:
    assert told(ONE * 14 + "= home 2").state.board.sets == ((15, 0),)
    assert told(ONE * 14 + "M>M no").state.board.sets == ((15, 0),)
    assert told(ONE * 14 + "= guest 2\n= home 2").state.board.sets == ((15, 2),)
    assert told(ONE * 13 + "= home 2").state.board.sets == ((15, 0),)


@pytest.mark.rule("MX-21")
def test_whoever_scored_serves(told: Told) -> None:
    assert told("= guest 1").state.gam.server == 1
    assert told("= guest 1\n= guest 2\n31>52 no").state.gam.server == 0
    assert told("= guest 1\n53>52 no").state.gam.server == 1
    assert told("= guest 1\n53>52 no").state.board.points == (0, 2)


@pytest.mark.rule("MX-22")
def test_the_teams_serve_sets_in_turn_whoever_won(told: Told) -> None:
    servers = [told("= 15:3\n" * played, best_of="9").state.gam.server for played in range(5)]
    assert servers == [0, 1, 0, 1, 0]
    assert told("= 3:15", best_of="9").state.gam.server == 1
    assert told("= 3:15\n= guest 1\n= 15:1", best_of="9").state.gam.server == 0


@pytest.mark.rule("MX-23")
def test_the_shortest_and_the_longest_set(told: Told) -> None:
    shortest = told("= home 2\n" * 8).state
    assert (shortest.board.sets, shortest.board.tally.gams) == (((15, 0),), 8)
    longest = told("= home 1\n= guest 1\n" * 14 + "= guest 1").state
    assert (longest.board.sets, longest.board.tally.gams) == (((14, 15),), 29)


@pytest.mark.rule("MX-23", "MX-20")
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), mexiko=st.booleans())
def test_every_random_set_has_8_to_29_gams(
    random_log: Callable[..., Log[State, Move]], seed: int, mexiko: bool
) -> None:
    options = {"best_of": "3", "two_points": "thrown-or-called" if mexiko else "called"}
    log = random_log(seed, steps=1000, reports=0.0, options=options)
    gams = 0
    for step in log.steps():
        old, new = step.before.board, step.after.board
        gams += new.tally.gams - old.tally.gams
        assert max(new.points) < TARGET
        if len(new.sets) > len(old.sets):
            assert SHORTEST <= gams <= LONGEST
            assert max(new.sets[-1]) == TARGET > min(new.sets[-1])
            gams = 0
    assert log.state.board.sets


@pytest.mark.rule("MX-20")
def test_a_set_can_be_told_whole(told: Told, refused: Refused) -> None:
    assert told("= 15:12").state.board.sets == ((15, 12),)
    assert told("set = 3:15").state.board.sets == ((3, 15),)
    assert told("= home 2\n31>52\n= 15:12").state.board.sets == ((15, 12),)
    for impossible in ("14:12", "15:15", "16:3", "0:0"):
        assert refused(f"= {impossible}").rule == "MX-20", impossible
    fault = refused("= home 2\n= guest 1\n= 1:15")
    assert (fault.found, fault.expected) == ("1:15", "15:1…14 | 2…14:15")


@pytest.mark.rule("MX-23")
def test_a_gam_number_must_be_right(told: Told, refused: Refused) -> None:
    assert told("1. = home 1\n2. = home 2").state.board.points == (3, 0)
    assert refused("1. = home 1\n3. = home 2").expected == "2."
    assert refused("1. 31>52 2. no").rule == "MX-23"


@pytest.mark.rule("MX-23")
def test_gams_may_be_numbered_through_the_match(told: Told, refused: Refused) -> None:
    first = "".join(f"{number}. = home 2\n" for number in range(1, 9))
    assert told(first + "9. = home 1\n2. = home 1", best_of="3").state.board.points == (2, 0)
    assert refused(first + "8. = home 1", best_of="3").expected == "1."


def test_what_happens_in_gams_is_counted(told: Told) -> None:
    log = told("31>52 tab 61\n31>52 tab 61\n31>52 ok 31 give\n31>52 no\n52>52 no\nM>M no\n")
    tally = log.state.board.tally
    counts = (tally.gams, tally.calls, tally.doubts, tally.caught, tally.tables, tally.gives)
    assert counts == (6, 6, 3, 1, 2, 1)
    assert tally.twos == 1
