"""One stage against a linear program: HiGHS must find the same worth, to 1e-9 of it."""

import highspy
import numpy as np
import pytest

from kostka.mexiko.solver.dice import CHANCE, HAND_OVER, MEXIKO, RANKS, SERVE, Floats, lowest
from kostka.mexiko.solver.gam import build_stage
from kostka.mexiko.solver.solution import solution
from kostka.mexiko.solver.solved import SolvedGam, solve_gam
from kostka.mexiko.solver.stage import Stage, doubts, mix, solve_stage
from kostka.mexiko.solver.stakes import ALL_OPTIONS, FIMA, Options, Stakes

BEATS = range(SERVE + 1)


def by_linear_program(stage: Stage) -> float:
    """The thrower's best mixture: each call is answered by whatever is worse for it.

    Variables: P(throw and call), P(throw and hand over), and the worth of each call.
    """
    calls = range(stage.low, RANKS)
    solver = highspy.Highs()  # type: ignore[no-untyped-call]
    solver.setOptionValue("output_flag", False)
    floor = stage.floor if np.isfinite(stage.floor) else -1e6
    play = {(i, j): solver.addVariable(lb=0) for i in range(RANKS) for j in calls}
    over = [solver.addVariable(lb=0) for _ in range(RANKS)]
    worth = {j: solver.addVariable(lb=-highspy.kHighsInf) for j in calls}
    for i in range(RANKS):
        solver.addConstr(sum(play[i, j] for j in calls) + over[i] == float(stage.chance[i]))
    for j in calls:
        win = [stage.mexiko_win if i == MEXIKO else stage.win for i in range(RANKS)]
        shown = [float(win[i][j] if i >= j else stage.lose[j]) for i in range(RANKS)]
        accept = float(stage.accept[j])
        solver.addConstr(worth[j] <= sum(shown[i] * play[i, j] for i in range(RANKS)))
        solver.addConstr(worth[j] <= sum(accept * play[i, j] for i in range(RANKS)))
    solver.maximize(sum(worth.values()) + sum(floor * part for part in over))
    assert solver.getModelStatus() == highspy.HighsModelStatus.kOptimal
    return float(solver.getInfo().objective_function_value)


def secured(stage: Stage, calls: Floats) -> float:
    """What the thrower gets at least with this strategy."""
    worth = 0.0
    for j in range(stage.low, RANKS):
        reach = stage.chance * calls[:, j]
        pays = np.where(np.arange(RANKS) == MEXIKO, stage.mexiko_win[j], stage.win[j])
        shown = np.where(np.arange(RANKS) >= j, pays, stage.lose[j])
        worth += min(float(reach @ shown), float(reach.sum() * stage.accept[j]))
    handed = float(stage.chance @ calls[:, HAND_OVER])
    return worth + (handed * stage.floor if handed else 0.0)


def conceded(stage: Stage, doubt: Floats) -> float:
    """What the thrower gets at most against these doubts."""
    worth = 0.0
    for i in range(RANKS):
        win = stage.mexiko_win if i == MEXIKO else stage.win
        shown = np.where(i >= np.arange(RANKS), win, stage.lose)
        each = doubt * shown + (1 - doubt) * stage.accept
        worth += stage.chance[i] * max(stage.floor, each[stage.low :].max())
    return worth


def strategies(stage: Stage) -> tuple[float, Floats, Floats]:
    """The worth, the calls and the doubts that the solver finds."""
    choices = np.empty((2, RANKS), np.int8)
    calls, doubt = np.empty((RANKS, RANKS + 1)), np.empty(RANKS)
    worth, level, weight = solve_stage(stage, choices)
    mix(stage, level, weight, choices, calls)
    doubts(stage, level, doubt)
    return worth, calls, doubt


def any_stage(rng: np.random.Generator, beat: int) -> Stage:
    """A stage no gam leads to: any stakes, any worth of accepted calls, any dice."""
    lost_two, lost_one, one, two = np.sort(rng.normal(size=4))
    accept = rng.uniform(lost_two, one, size=RANKS)
    accept[MEXIKO] = rng.uniform(lost_two, two)
    if rng.random() < 0.3:  # equal worths, where many choices are equally good
        accept = np.round(accept, 1).clip(lost_two, one)
    pays = np.array([one, two, lost_one, lost_two])
    chance = rng.dirichlet(np.ones(RANKS))
    chance.flags.writeable = False  # as the solver's own: nothing more to compile
    law = Options().law()._replace(chance=chance, thrown_pays=bool(rng.random() < 0.5))
    return build_stage(beat, pays, law, accept)


@pytest.mark.parametrize("beat", [SERVE, 0, 8, 14, 18, 19, 20])
def test_a_gams_stage_is_worth_what_highs_finds(beat: int) -> None:
    for gam in (solution().gam, solution().at(13, 12)):
        pays = np.array(gam.stakes)
        stage = build_stage(beat, pays, FIMA.law(), gam.values.accepts[0])
        assert gam.values.beats[0, beat] == pytest.approx(by_linear_program(stage), abs=1e-9)


@pytest.mark.parametrize("seed", range(12))
def test_any_stage_is_worth_what_highs_finds(seed: int) -> None:
    rng = np.random.default_rng(seed)
    stage = any_stage(rng, int(rng.choice(BEATS)))
    assert strategies(stage)[0] == pytest.approx(by_linear_program(stage), abs=1e-9)


def test_both_strategies_meet_in_the_value_of_any_stage() -> None:
    """Secured by the one side, conceded by the other: a proof of exactness, to 1e-12."""
    rng = np.random.default_rng(5)
    for _ in range(3000):
        stage = any_stage(rng, int(rng.choice(BEATS)))
        worth, calls, doubt = strategies(stage)
        assert calls.min() >= 0
        assert calls.sum(axis=1) == pytest.approx(1, abs=1e-12)
        assert 0 <= doubt.min() <= doubt.max() <= 1
        assert secured(stage, calls) == pytest.approx(worth, abs=1e-12)
        assert conceded(stage, doubt) == pytest.approx(worth, abs=1e-12)


def check_play(gam: SolvedGam) -> None:
    """Calls only what beats, and hands over only dice that do not (MX-6, MX-15)."""
    calls = gam.strategy.calls
    for side in range(2):
        for beat in BEATS[: SERVE + 1 - side]:
            low = lowest(beat)
            assert not calls[side, beat, :, :low].any()
            assert not calls[side, beat, low:, HAND_OVER].any()
            if beat == SERVE:
                assert not calls[side, beat, :, HAND_OVER].any()


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_dice_that_beat_the_call_are_never_handed_over(options: Options) -> None:
    """So it makes no difference whether MX-15 lets a thrower hand over dice that do beat."""
    mexiko = solution(options)
    check_play(mexiko.gam)
    for own in range(15):
        for other in range(15):
            check_play(mexiko.at(own, other))


def test_chances_are_those_of_two_dice() -> None:
    assert float(CHANCE.sum()) == pytest.approx(1, abs=1e-15)


def test_stakes_that_do_not_fall_are_refused() -> None:
    with pytest.raises(ValueError, match="fall"):
        solve_gam(Stakes(1, 0.5, -1, -2))
