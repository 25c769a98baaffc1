"""Moves that no record can hold, as a program may send them: what each is refused for."""

from collections.abc import Callable

import pytest

from kostka.game.errors import Refusal
from kostka.game.header import Header
from kostka.game.log import Log
from kostka.mexiko import rules
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules import moves as m
from kostka.mexiko.rules.lineup import LARGEST_NUMBER, LONGEST_NAME

Told = Callable[..., Log[State, Move]]
TO_NUMBER = f"expected 0…{LARGEST_NUMBER}"


@pytest.mark.rule("MX-4", "MX-10", "MX-13", "MX-18", "MX-33", "MX-61", "MX-63")
@pytest.mark.parametrize(
    ("before", "move", "why"),
    [
        ("", m.Ready(2), "mexiko-seat: found 2, expected 0 | 1"),
        ("", m.GamResult(2, 1), "mexiko-seat: found 2, expected 0 | 1"),
        ("", m.GamResult(0, 3), "MX-13 mexiko-gam-points: found = home 3, expected 1 | 2"),
        ("", m.Throw(21), "MX-4 mexiko-no-such-call: found 21, expected 31 … M"),
        ("31", m.Throw(None), "MX-10 mexiko-not-now: found ?, expected >31 … >M"),
        ("31", m.Throw(-1), "MX-10 mexiko-not-now: found -1, expected >31 … >M"),
        ("31", m.Throw(21), "MX-10 mexiko-not-now: found 21, expected >31 … >M"),
        ("31", m.Say(21), "MX-4 mexiko-no-such-call: found 21, expected 31 … M"),
        ("31", m.Show(4), "MX-12 mexiko-not-now: found 43, expected >31 … >M"),
        ("31", m.Show(0), "MX-12 mexiko-not-now: found 31, expected >31 … >M"),
        ("?/3>52 no", m.Show(2), "MX-18 mexiko-open-die: found 41/3"),
        ("half", m.Throw(None), "MX-18 mexiko-open-die: found ?/0"),
        ("?>52 no", m.Show(-1), "MX-4 mexiko-no-such-call: found -1, expected 31 … M"),
        ("", m.Open(3), "MX-18 mexiko-not-now: found 3, expected 31 … M"),
        ("", m.Open(0), "MX-18 mexiko-not-now: found hidden, expected 31 … M"),
        ("", m.HandOver(), "MX-15 mexiko-not-now: found give, expected 31 … M"),
        ("", m.Behind(), "MX-14 mexiko-not-now: found behind, expected 31 … M"),
        ("", m.ToTable(), "MX-14 mexiko-not-now: found tab, expected 31 … M"),
        ("", m.Nominate(0, -1), f"MX-61 mexiko-die-number: found -1, {TO_NUMBER}"),
        ("", m.LineUp(1, ()), "MX-60 mexiko-lineup-size: found 0, expected 1…6"),
        ("", m.TimeOut(0, -1), f"MX-63 mexiko-seconds: found -1, {TO_NUMBER}"),
        ("", m.Foam(0, LARGEST_NUMBER + 1), f"MX-33 mexiko-seconds: found 1000000000, {TO_NUMBER}"),
    ],
)
def test_a_move_that_no_record_holds_is_refused(
    told: Told, before: str, move: Move, why: str
) -> None:
    with pytest.raises(Refusal) as refused:
        rules.apply(told(before, beer="yes").state, move)
    assert str(refused.value) == why


@pytest.mark.rule("MX-33", "MX-61", "MX-63")
def test_the_limits_themselves_are_taken(told: Told) -> None:
    start = told("", beer="yes").state
    for seconds in (0, LARGEST_NUMBER):
        assert rules.apply(start, m.TimeOut(0, seconds)).board.paused
        assert rules.apply(start, m.Foam(0, seconds)).board.foam == (True, False)
    six = (*map(m.Die, range(5)), m.Die(LARGEST_NUMBER, "x" * LONGEST_NAME))
    assert rules.apply(start, m.LineUp(1, six)).board.lineups[1] == six


def test_a_third_team_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        rules.start(Header("mexiko", "fima-1", ("a", "b", "c")))
    assert str(refused.value) == "mexiko-two-teams: found 3, expected 2"
