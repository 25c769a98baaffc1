"""Throws of which everybody sees something: one die open, both, or a throw that counts as 31.

MX-18 (and MX-51 … MX-53). To throw in the open never pays: behind the hand the thrower may call
just the same, and the other side knows less. So a gam's values hold with ``voluntary_open`` too,
and only the stage in which somebody did is solved anew, with the throws that are still possible.

>>> from kostka.mexiko.solver.solution import solution
>>> server = Side(solution().gam, 0)
>>> with_a_six = opened(server, SERVE, one_open(6))
>>> round(with_a_six.before_throw(SERVE), 3), round(in_the_open(server, SERVE, 1), 3)
(0.445, 0.273)
"""

from functools import lru_cache

import numpy as np

from kostka.mexiko.rules.calls import call_of
from kostka.mexiko.solver.dice import CHANCE, RANKS, SERVE, Floats
from kostka.mexiko.solver.gam import build_stage
from kostka.mexiko.solver.side import Side
from kostka.mexiko.solver.solved import SolvedGam
from kostka.mexiko.solver.stage import doubts, mix, solve_stage
from kostka.mexiko.solver.strategy import copy

__all__ = ["SERVE", "in_the_open", "one_open", "opened", "the_throw"]

FACES = range(1, 7)


@lru_cache
def one_open(die: int) -> Floats:
    """How likely each throw is, shape (21,), when this is on one die and the other is hidden."""
    chance = np.zeros(RANKS)
    for other in FACES:
        chance[call_of(die, other)] += 1 / 6
    chance.flags.writeable = False
    return chance


@lru_cache
def the_throw(dice: int) -> Floats:
    """The chances when everybody sees the throw, shape (21,): it is this one."""
    chance = np.zeros(RANKS)
    chance[dice] = 1.0
    chance.flags.writeable = False
    return chance


def opened(side: Side, beat: int, chance: Floats) -> Side:
    """This side about to call over ``beat``, its throw being one of these for all who look on.

    Everything before and after is as in the gam; only what is done over ``beat`` is meant.
    """
    if chance is CHANCE:
        return side
    gam, me = side.gam, side.side
    law = gam.options.law()._replace(chance=chance)
    values = gam.values._replace(beats=gam.values.beats.copy())
    strategy, levels = copy(gam.strategy), gam.levels.copy()
    stage = build_stage(beat, np.array(gam.pays(me)), law, values.accepts[me])
    choices = np.empty((2, RANKS), np.int8)
    values.beats[me, beat], level, weight = solve_stage(stage, choices)
    levels[me, beat] = level
    doubts(stage, level, strategy.doubt[me, beat])
    mix(stage, level, weight, choices, strategy.calls[me, beat])
    return Side(SolvedGam(gam.stakes, gam.options, gam.whole, values, levels, strategy), me, chance)


def in_the_open(side: Side, beat: int, dice: int) -> float:
    """What it is worth to this side to throw so many dice (0, 1, 2) in the open over ``beat``."""
    if dice == 0:
        return side.before_throw(beat)
    if dice == 1:
        return sum(opened(side, beat, one_open(die)).before_throw(beat) for die in FACES) / 6
    return sum(
        float(CHANCE[throw]) * opened(side, beat, the_throw(throw)).before_throw(beat)
        for throw in range(RANKS)
    )
