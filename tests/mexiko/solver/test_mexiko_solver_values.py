"""Known answers, and what must hold of any solution."""

import os
import subprocess
import sys
from itertools import product

import numpy as np
import pytest

from kostka.mexiko.solver.dice import MEXIKO, RANKS, SERVE
from kostka.mexiko.solver.exploit import exploitability
from kostka.mexiko.solver.side import Side
from kostka.mexiko.solver.solution import solution
from kostka.mexiko.solver.solved import SolvedGam, solve_gam
from kostka.mexiko.solver.stakes import ALL_OPTIONS, FIMA, POINTS, Options, Stakes


def test_a_gam_is_worth_this_to_its_server() -> None:
    assert solution().gam.value == pytest.approx(0.3116151817409007, abs=1e-13)


def test_a_set_is_won_by_its_server_so_often() -> None:
    mexiko = solution()
    assert mexiko.chance(0, 0, serving=True) == pytest.approx(0.523043437, abs=5e-10)
    assert mexiko.chance(14, 14, serving=True) == pytest.approx(0.646668130, abs=5e-10)


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_exploitability_is_rounding_alone(options: Options) -> None:
    found = exploitability(solution(options))
    assert max(found) < 1e-12


def test_the_kernels_say_the_same_uncompiled() -> None:
    code = (
        "from kostka.mexiko.solver.solution import solution; gam = solution().gam; "
        "print(repr(gam.value), repr(float(gam.strategy.calls[0, 21, 3, 14])))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    value, call = map(float, run.stdout.split())
    gam = solution().gam
    assert value == pytest.approx(gam.value, abs=1e-15)
    assert call == pytest.approx(gam.strategy.calls[0, 21, 3, 14], abs=1e-12)


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_in_points_both_sides_are_alike_after_the_serve(options: Options) -> None:
    values = solution(options).gam.values
    assert values.beats[0, :SERVE] == pytest.approx(values.beats[1, :SERVE], abs=1e-14)


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_more_points_are_never_worse_and_a_higher_call_is_harder_to_beat(options: Options) -> None:
    mexiko = solution(options)
    win = mexiko.win[:15, :15]
    assert (np.diff(win, axis=0) > 0).all()
    assert (np.diff(win, axis=1) < 0).all()
    for own, other in product(range(15), repeat=2):
        beats = mexiko.at(own, other).values.beats[:, :SERVE]
        assert (np.diff(beats, axis=1) <= 1e-12).all()


def test_at_fourteen_all_two_points_count_as_one() -> None:
    gam = solution().at(14, 14)
    assert gam.stakes == Stakes(1.0, 1.0, 0.0, 0.0)
    assert len({solution(options).win[14, 14] for options in ALL_OPTIONS}) == 1


def test_to_beat_mexiko_is_worth_the_throw_alone() -> None:
    for gam in (solution().gam, solution().at(12, 13)):
        pays = gam.stakes
        alone = 2 / 36 * pays.two + 34 / 36 * pays.lost_two
        assert gam.values.beats[0, MEXIKO] == pytest.approx(alone, abs=1e-15)


def test_one_score_from_both_sides() -> None:
    mexiko = solution()
    server, receiver = mexiko.side(7, 9, serving=True), mexiko.side(9, 7, serving=False)
    assert server.value + receiver.value == pytest.approx(1)
    assert server.value == pytest.approx(mexiko.chance(7, 9, serving=True))
    assert receiver.value == pytest.approx(mexiko.chance(9, 7, serving=False))
    with pytest.raises(ValueError, match="15:3"):
        mexiko.side(15, 3, serving=True)


def choices_are_consistent(gam: SolvedGam) -> None:
    """What a side does is the best it can; stage by stage the values of its choices meet."""
    for side in (Side(gam, 0), Side(gam, 1)):
        for beat in range(SERVE + 1 - side.side):
            worth = 0.0
            for dice in range(RANKS):
                values, plan = side.throw_values(beat, dice), side.throw(beat, dice)
                best = float(np.nanmax(values))
                assert values[plan > 0] == pytest.approx(best, abs=1e-12)
                worth += float(FIMA.law().chance[dice]) * best
            assert worth == pytest.approx(side.before_throw(beat), abs=1e-12)
            for call in range(RANKS):
                doubted, accepted = side.other.answer_values(beat, call)
                doubt = side.other.doubt(beat, call)
                if np.isfinite(doubted) and doubt > 1e-9:
                    assert doubted >= accepted - 1e-9
                if np.isfinite(doubted) and doubt < 1 - 1e-9:
                    assert accepted >= doubted - 1e-9
        for call in range(RANKS):
            hidden, table = side.table_values(call)
            assert (table >= hidden - 1e-12) == side.to_table(call)


def test_every_choice_of_the_solution_is_as_good_as_the_best() -> None:
    choices_are_consistent(solution().gam)
    choices_are_consistent(solution().at(3, 11))


def test_the_rule_sets_options_are_the_solvers() -> None:
    assert solution(FIMA) is solution(Options())
    assert solve_gam(POINTS).value == solution().gam.value
