"""The reader: what it risks is bounded, and it gains from the habits it has seen."""

import numpy as np
import pytest

from kostka.mexiko.solver.dice import CHANCE, HAND_OVER, RANKS, SERVE
from kostka.mexiko.solver.exploit import gam_gains, set_gains
from kostka.mexiko.solver.reader import Habits, expected, plain_strategy, safe_reply
from kostka.mexiko.solver.reply import play_out
from kostka.mexiko.solver.solution import solution
from kostka.mexiko.solver.stakes import FIMA
from kostka.mexiko.solver.strategy import Strategy, copy, uniform

LAW = FIMA.law()


def joined(mine: Strategy, me: int, theirs: Strategy) -> Strategy:
    """Both sides' parts in one."""
    both, other = copy(theirs), 1 - me
    both.calls[me], both.doubt[other], both.table[me] = (
        mine.calls[me],
        mine.doubt[other],
        mine.table[me],
    )
    return both


def watch(habits: Habits, theirs: Strategy, me: int, gams: int, rng: np.random.Generator) -> None:
    """Plays gams of the solution against a strategy and tells the habits what could be seen."""
    both = joined(solution().gam.strategy, me, theirs)
    for _ in range(gams):
        thrower, beat = 0, SERVE
        while True:
            dice = int(rng.choice(RANKS, p=CHANCE))
            call = int(rng.choice(RANKS + 1, p=both.calls[thrower, beat, dice]))
            doubted = call != HAND_OVER and bool(rng.random() < both.doubt[thrower, beat, call])
            if thrower != me:
                habits.saw_call(beat, call, dice if doubted else None)
            elif call != HAND_OVER:
                habits.saw_answer(beat, call, doubted=doubted)
            if call == HAND_OVER or doubted:
                break
            asked = bool(rng.random() < both.table[thrower, call])
            if thrower != me:
                habits.saw_table(call, asked=asked)
            if asked:
                break
            thrower, beat = 1 - thrower, call


@pytest.mark.parametrize("risk", [0.0, 0.1])
@pytest.mark.parametrize("me", [0, 1])
def test_a_perfect_opponent_gains_no_more_than_the_risk(me: int, risk: float) -> None:
    gam = solution().gam
    for model in (plain_strategy(), uniform()):
        reply = safe_reply(gam, me, model, risk)
        worth = gam_gains(reply.strategy, gam.stakes, LAW)[1 - me]
        equal = gam.value if me == 1 else -gam.value
        assert worth - equal <= risk + 1e-9
        assert reply.loss == pytest.approx(worth - equal, abs=1e-9)
        mine = reply.strategy
        assert mine.calls[me, :SERVE].sum(axis=2) == pytest.approx(1, abs=1e-12)
        assert 0 <= mine.doubt[1 - me].min() <= mine.doubt[1 - me].max() <= 1


@pytest.mark.parametrize("me", [0, 1])
def test_the_gain_over_the_model_is_what_is_said(me: int) -> None:
    gam, model = solution().gam, plain_strategy()
    reply = safe_reply(gam, me, model, risk=0.1)
    stakes = np.array(gam.stakes)
    up = 1 if me == 0 else -1
    solid = up * play_out(stakes, LAW, joined(gam.strategy, me, model))
    mine = up * play_out(stakes, LAW, joined(reply.strategy, me, model))
    assert mine - solid == pytest.approx(reply.gain, abs=1e-12)
    assert reply.gain > 0.05


def test_in_a_set_the_losses_of_its_gams_add_up_at_most() -> None:
    """From 13:13 a set has three gams at most, so three times the risk bounds its loss."""
    mexiko, risk = solution(), 0.01
    read = {
        score: safe_reply(mexiko.at(*score), 0, plain_strategy(), risk).strategy
        for score in ((13, 13), (14, 13), (13, 14), (14, 14))
    }
    win = set_gains(
        lambda own, other: (
            joined(read[own, other], 0, mexiko.at(own, other).strategy)
            if (own, other) in read
            else mexiko.at(own, other).strategy
        ),
        LAW,
    )
    assert win[1, 14, 14] - (1 - mexiko.win[14, 14]) <= risk + 1e-9
    assert win[1, 13, 13] - (1 - mexiko.win[13, 13]) <= 3 * risk + 1e-9


def test_who_has_seen_nothing_expects_little_but_the_solution() -> None:
    gam = solution().gam
    model = Habits().model(gam, me=0)
    before = expected(gam)
    assert model.calls[1, :SERVE] == pytest.approx(before.calls[1, :SERVE], abs=1e-12)
    assert model.doubt[0] == pytest.approx(before.doubt[0], abs=1e-12)
    assert model.table[1] == pytest.approx(before.table[1], abs=1e-12)


@pytest.mark.parametrize("me", [0, 1])
def test_watching_teaches_what_pays(me: int) -> None:
    """After a few hundred gams the reply gains against the opponent itself, not just its model."""
    gam, theirs, habits = solution().gam, plain_strategy(), Habits()
    watch(habits, theirs, me, 400, np.random.default_rng(7))
    reply = safe_reply(gam, me, habits.model(gam, me), risk=0.1)
    up, stakes = (1 if me == 0 else -1), np.array(gam.stakes)
    solid = up * play_out(stakes, LAW, joined(gam.strategy, me, theirs))
    mine = up * play_out(stakes, LAW, joined(reply.strategy, me, theirs))
    assert mine - solid > 0.02


def test_a_model_of_calls_adds_up() -> None:
    gam, habits = solution().gam, Habits()
    watch(habits, plain_strategy(), 1, 100, np.random.default_rng(1))
    model = habits.model(gam, me=1)
    joint = CHANCE[:, None] * model.calls[0]
    assert joint.sum(axis=(1, 2)) == pytest.approx(1, abs=1e-12)
    assert joint.min() >= 0


def test_two_that_play_the_solution_get_its_value() -> None:
    gam = solution().at(5, 8)
    worth = play_out(np.array(gam.stakes), LAW, copy(gam.strategy))
    assert worth == pytest.approx(gam.value, abs=1e-14)
