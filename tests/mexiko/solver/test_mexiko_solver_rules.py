"""The solver plays by the rules: the same ladder, the same pay at every end of a gam."""

from itertools import product

import numpy as np
import pytest

from kostka.mexiko.rules.calls import COUNT, MEXIKO, beats, call_of
from kostka.mexiko.rules.options import Fima1
from kostka.mexiko.rules.points import after_doubt, after_hand_over, after_open_throw
from kostka.mexiko.solver.dice import CHANCE, SERVE, lowest
from kostka.mexiko.solver.gam import build_stage
from kostka.mexiko.solver.side import Side
from kostka.mexiko.solver.solution import solution
from kostka.mexiko.solver.stakes import ALL_OPTIONS, POINTS, Options, options_of

CALLS = range(COUNT)


def fima(options: Options) -> Fima1:
    return Fima1(two_points=options.two_points, open_mexiko_pays_two=options.open_mexiko_pays_two)


def signed(score: tuple[int, int], side: int) -> int:
    return score[1] if score[0] == side else -score[1]


def test_the_defaults_are_those_of_fima_1() -> None:
    assert options_of(Fima1()) == Options()
    assert solution(Fima1()) is solution()


def test_the_chances_are_those_of_36_throws() -> None:
    throws = [call_of(*dice) for dice in product(range(1, 7), repeat=2)]
    assert pytest.approx(np.bincount(throws) / 36) == CHANCE


def test_the_calls_allowed_are_those_that_beat() -> None:
    for beat in CALLS:
        assert [beats(call, beat) for call in CALLS] == [call >= lowest(beat) for call in CALLS]
    assert all(beats(call, None) for call in CALLS)
    assert lowest(SERVE) == 0


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_a_doubt_pays_what_the_rules_pay(options: Options) -> None:
    gam, rules = solution(options).gam, fima(options)
    stage = build_stage(SERVE, np.array(POINTS), options.law(), gam.values.accepts[0])
    for call, dice in product(CALLS, repeat=2):
        pays = signed(after_doubt(rules, 0, call, dice), 0)
        win = stage.mexiko_win if dice == MEXIKO else stage.win
        assert gam.doubted(0, call, dice) == pays
        assert (win if dice >= call else stage.lose)[call] == pays


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_an_open_throw_pays_what_the_rules_pay(options: Options) -> None:
    gam, rules = solution(options).gam, fima(options)
    for call in CALLS:
        pays = [signed(after_open_throw(rules, 1, call, dice), 0) for dice in CALLS]
        assert gam.values.tables[0, call] == pytest.approx(float(CHANCE @ pays), abs=1e-15)


def test_handing_over_pays_what_the_rules_pay() -> None:
    side = Side(solution().gam, 1)
    for beat in CALLS:
        assert side.throw_values(beat, 0)[-1] == signed(after_hand_over(1, beat), 1)
