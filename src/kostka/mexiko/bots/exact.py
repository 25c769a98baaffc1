"""What players are worth exactly, without playing: sets between strategies given for every score.

>>> from kostka.mexiko.bots import Club
>>> club = always(strategy_of(Club()))
>>> [round(chance, 3) for chance in set_won(solid(), club)]  # serving the set, and receiving
[0.539, 0.494]
"""

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

import numpy as np

from kostka.mexiko.bots.heuristic import OF, Heuristic
from kostka.mexiko.bots.reader import POINT, RISK
from kostka.mexiko.rules.sets import LONGEST
from kostka.mexiko.rules.state import TARGET
from kostka.mexiko.solver.dice import HAND_OVER, RANKS, SERVE, lowest
from kostka.mexiko.solver.reader import Habits, along, safe_reply
from kostka.mexiko.solver.reply import play_out
from kostka.mexiko.solver.solution import solution
from kostka.mexiko.solver.stakes import FIMA, Options
from kostka.mexiko.solver.strategy import STATES, Strategy, blank, copy

Plan: TypeAlias = Callable[[int, int], Strategy]
"""A player's strategy for the gam at each score, its server's points first; both sides' parts."""


def strategy_of(heuristic: Heuristic) -> Strategy:
    """A player by rules of thumb as a strategy, of both sides alike."""
    strategy = blank()
    for beat in range(STATES):
        over = None if beat == SERVE else beat
        for dice in range(RANKS):
            calls = heuristic.calls(over, dice)
            for call in calls:
                place = HAND_OVER if call is None else call
                strategy.calls[:, beat, dice, place] += 1.0 / len(calls)
        for call in range(lowest(beat), RANKS):
            strategy.doubt[:, beat, call] = heuristic.doubt(over, call) / OF
    strategy.table[:] = [heuristic.table(call) / OF for call in range(RANKS)]
    strategy.calls[1, SERVE] = 0.0
    return strategy


def always(strategy: Strategy) -> Plan:
    """The same strategy at every score."""
    return lambda _own, _other: strategy


def joined(mine: Strategy, me: int, theirs: Strategy) -> Strategy:
    """Side ``me`` as in ``mine``, the other side as in ``theirs``."""
    both, other = copy(theirs), 1 - me
    both.calls[me], both.table[me] = mine.calls[me], mine.table[me]
    both.doubt[other] = mine.doubt[other]
    return both


def reading(habits: Habits, options: Options = FIMA, risk: float = RISK) -> Plan:
    """What the reader plays who knows these habits, a set's risk spread evenly over its gams."""
    mexiko = solution(options)
    points, part = mexiko.gam, risk / LONGEST
    ways = [safe_reply(points, me, habits.model(points, me), part / POINT).steps for me in range(2)]

    @cache
    def plan(server: int, receiver: int) -> Strategy:
        gam = mexiko.at(server, receiver)
        one, other = (
            along(gam, me, habits.model(gam, me), part, ways[me]).strategy for me in range(2)
        )
        return joined(one, 0, other)

    return plan


def solid(options: Options = FIMA) -> Plan:
    """What the equilibrium plays."""
    return lambda server, receiver: solution(options).at(server, receiver).strategy


def set_won(first: Plan, second: Plan, options: Options = FIMA) -> tuple[float, float]:
    """The first player's probability of winning a set, when it serves the set and when not."""
    law = options.law()
    # won[s, a, b]: by the first, with a points against b, who serves if s is 0
    won = np.zeros((2, TARGET + 1, TARGET + 1))
    won[:, TARGET, :] = 1.0
    for total in range(2 * TARGET - 2, -1, -1):
        for mine in range(max(0, total - TARGET + 1), min(TARGET - 1, total) + 1):
            theirs = total - mine
            ends = np.empty((2, 2))  # [who scores, one or two points]
            for points in (1, 2):
                ends[0, points - 1] = won[0, min(mine + points, TARGET), theirs]
                ends[1, points - 1] = won[1, mine, min(theirs + points, TARGET)]
            both = joined(first(mine, theirs), 0, second(mine, theirs))
            won[0, mine, theirs] = play_out(ends.reshape(-1), law, both)
            both = joined(first(theirs, mine), 1, second(theirs, mine))
            won[1, mine, theirs] = -play_out(-ends[::-1].reshape(-1), law, both)
    return float(won[0, 0, 0]), float(won[1, 0, 0])
