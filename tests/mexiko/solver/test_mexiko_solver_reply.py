"""The solution cannot be exploited: a best reply, written here on its own, gains nothing.

Nothing of the solver is used but the strategy it gives: the dice, the ladder of calls, the pay of
every end and the walk through the game are written down afresh, in plain numpy.
"""

from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest

from kostka.mexiko.solver.exploit import gam_gains, set_gains
from kostka.mexiko.solver.solution import Solution, solution
from kostka.mexiko.solver.stakes import ALL_OPTIONS, POINTS, Options
from kostka.mexiko.solver.strategy import Strategy, uniform

Array = np.ndarray[Any, np.dtype[Any]]
NOTHING = 1e-9
MEXIKOS = 40  # one over the other; what happens after so many is left to the replier's wishes


def dice() -> Array:
    """Chances of 31 … 65, 1 … 6 indiáni, mexiko, counted over the 36 throws."""
    ladder = [a * 10 + b for a in range(3, 7) for b in range(1, a)]
    places: dict[frozenset[int], int] = {
        frozenset(divmod(number, 10)): place for place, number in enumerate(ladder)
    }
    places |= {frozenset({n}): 13 + n for n in range(1, 7)} | {frozenset({1, 2}): 20}
    chances = np.zeros(21)
    for throw in product(range(1, 7), repeat=2):
        chances[places[frozenset(throw)]] += 1 / 36
    return chances


P = dice()


THROW, CALL = np.mgrid[0:21, 0:21]
TRUE = THROW >= CALL
BEATS = (THROW > CALL) | ((THROW == 20) & (CALL == 20))


class Walk:
    """The replier's way through one gam against a strategy. ``ends[points]``: what it is worth to
    the replier to score so many; ``ends[-points]``: to concede them."""

    def __init__(self, plan: Strategy, me: int, options: Options, ends: dict[int, float]) -> None:
        self.plan, self.me, self.ends, self.options = plan, me, ends, options
        self.shown = [self.after_doubt(thrower) for thrower in range(2)]
        self.open = [self.open_throw(caller) for caller in range(2)]

    def pay(self, side: int, two: Array) -> Array:
        """Worth to the replier when this side scores, one point or two."""
        up = 1 if side == self.me else -1
        return np.where(two, self.ends[2 * up], self.ends[up])

    def after_doubt(self, thrower: int) -> Array:
        """By throw and call (MX-12, MX-13)."""
        called = CALL == 20
        thrown = (THROW == 20) & (self.options.two_points == "thrown-or-called")
        return np.where(TRUE, self.pay(thrower, called | thrown), self.pay(1 - thrower, called))

    def open_throw(self, caller: int) -> Array:
        """By call: the caller's opponent throws so that all see (MX-14)."""
        called = CALL == 20
        thrown = (THROW == 20) & self.options.open_mexiko_pays_two
        return P @ np.where(BEATS, self.pay(1 - caller, called | thrown), self.pay(caller, called))

    def accepted(self, caller: int, call: int, hidden: float) -> float:
        open_ = float(self.open[caller][call])
        if caller == self.me:
            return max(hidden, open_)
        asks = float(self.plan.table[caller, call])
        return asks * open_ + (1 - asks) * hidden

    def state(self, thrower: int, beat: int, accepted: Array) -> float:
        """Worth to the replier when ``thrower`` must beat this (21: serves)."""
        low = 0 if beat == 21 else min(beat + 1, 20)
        shown = self.shown[thrower][:, low:]
        after = accepted[low:]
        up = 1 if thrower == self.me else -1
        given_up = self.ends[-up * (2 if beat == 20 else 1)]
        if thrower == self.me:
            doubt = self.plan.doubt[thrower, beat, low:]
            best = (doubt * shown + (1 - doubt) * after).max(axis=1)
            if beat != 21:
                best = np.maximum(best, given_up)
            return float(P @ best)
        reach = P[:, None] * self.plan.calls[thrower, beat]
        calls = reach[:, low:21]
        doubted, taken = (calls * shown).sum(axis=0), calls.sum(axis=0) * after
        return float(np.maximum(doubted, taken).sum() + reach[:, 21].sum() * given_up)

    def gam(self) -> float:
        accepted = np.full((2, 21), np.nan)
        worth = [max(self.ends.values())] * 2
        for _ in range(MEXIKOS):
            for caller in range(2):
                accepted[caller, 20] = self.accepted(caller, 20, worth[1 - caller])
            worth = [self.state(thrower, 20, accepted[thrower]) for thrower in range(2)]
        for beat in range(19, -1, -1):
            worth = [self.state(thrower, beat, accepted[thrower]) for thrower in range(2)]
            for caller in range(2):
                accepted[caller, beat] = self.accepted(caller, beat, worth[1 - caller])
        return self.state(0, 21, accepted[0])


def gam_worth(plan: Strategy, me: int, options: Options) -> float:
    return Walk(plan, me, options, {1: 1, 2: 2, -1: -1, -2: -2}).gam()


def set_worth(plans: Callable[[int, int], Strategy], options: Options) -> Array:
    """``win[me, mine, theirs]``: serving (me = 0) or receiving, by points of the replier."""
    win = np.full((2, 15, 15), np.nan)

    def scored(mine: int, theirs: int) -> float:
        return 1.0 if mine >= 15 else float(win[0, mine, theirs])

    def conceded(mine: int, theirs: int) -> float:
        return 0.0 if theirs >= 15 else float(win[1, mine, theirs])

    for mine, theirs in sorted(product(range(15), repeat=2), key=sum, reverse=True):
        ends = {n: scored(mine + n, theirs) for n in (1, 2)}
        ends |= {-n: conceded(mine, theirs + n) for n in (1, 2)}
        win[0, mine, theirs] = Walk(plans(mine, theirs), 0, options, ends).gam()
        win[1, mine, theirs] = Walk(plans(theirs, mine), 1, options, ends).gam()
    return win


def gains(mexiko: Solution) -> Array:
    """What the replier gains over the solution's value, for each score of a set."""
    win = set_worth(lambda own, other: mexiko.at(own, other).strategy, mexiko.options)
    for mine, theirs in product(range(15), repeat=2):
        win[0, mine, theirs] -= mexiko.chance(mine, theirs, serving=True)
        win[1, mine, theirs] -= mexiko.chance(mine, theirs, serving=False)
    return win


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_a_gam_cannot_be_exploited(options: Options) -> None:
    gam = solution(options).gam
    assert gam_worth(gam.strategy, 0, options) - gam.value == pytest.approx(0, abs=NOTHING)
    assert gam_worth(gam.strategy, 1, options) + gam.value == pytest.approx(0, abs=NOTHING)


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_a_set_cannot_be_exploited_from_any_score(options: Options) -> None:
    assert np.abs(gains(solution(options))).max() < NOTHING


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_the_library_finds_the_same_reply_to_a_weak_strategy(options: Options) -> None:
    weak = uniform()
    here = [gam_worth(weak, me, options) for me in range(2)]
    assert gam_gains(weak, POINTS, options.law()) == pytest.approx(here, abs=1e-12)


def test_the_library_finds_the_same_reply_over_a_set() -> None:
    weak, options = uniform(), ALL_OPTIONS[0]
    there = set_gains(lambda own, other: weak, options.law())
    here = set_worth(lambda own, other: weak, options)
    for mine, theirs in product(range(15), repeat=2):
        assert there[0, mine, theirs] == pytest.approx(here[0, mine, theirs], abs=1e-12)
        assert there[1, theirs, mine] == pytest.approx(here[1, mine, theirs], abs=1e-12)


def test_a_small_fault_is_found() -> None:
    """The guard itself: a strategy that serves mexiko as 31 loses what it should."""
    gam, options = solution().gam, ALL_OPTIONS[0]
    calls = gam.strategy.calls.copy()
    calls[0, 21, 20] = 0.0
    calls[0, 21, 20, 0] = 1.0  # mexiko, served as 31
    faulty = gam.strategy._replace(calls=calls)
    assert gam_worth(faulty, 1, options) + gam.value > 0.01
