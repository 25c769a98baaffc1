"""Strategies against each other, as kernels: the best reply to one, and what two make of a gam.

The one who replies sees what it would see at the table: its own dice, the calls and the answers.
"""

import numpy as np

from kostka.game.kernels import kernel
from kostka.mexiko.solver.dice import HAND_OVER, MEXIKO, RANKS, SERVE, Floats
from kostka.mexiko.solver.gam import Law, open_throw, stage_of, stakes_of
from kostka.mexiko.solver.stage import Stage
from kostka.mexiko.solver.strategy import STATES, Strategy

ROUNDS = 100_000  # of mexiko over mexiko, until nothing moves any more


@kernel
def payoff_when_doubted(stage: Stage, throw: int, call: int) -> float:
    """What the thrower gets when this call is doubted with this throw on the dice."""
    if throw < call:
        return float(stage.lose[call])
    return float(stage.mexiko_win[call] if throw == MEXIKO else stage.win[call])


@kernel
def best_throw(stage: Stage, doubt: Floats, calls: Floats) -> float:
    """The thrower's worth when it calls as best it can and is doubted so, shape (21,).

    Writes what it calls with each throw, shape (21, 22).
    """
    worth = 0.0
    calls[:] = 0.0
    for throw in range(RANKS):
        best, best_call = stage.floor, HAND_OVER
        for call in range(stage.low, RANKS):
            value = (1.0 - doubt[call]) * stage.accept[call]
            value += doubt[call] * payoff_when_doubted(stage, throw, call)
            if value >= best:
                best, best_call = value, call
        worth += stage.chance[throw] * best
        calls[throw, best_call] = 1.0
    return worth


@kernel
def best_answer(stage: Stage, calls: Floats, doubt: Floats) -> float:
    """The *thrower's* worth when it calls so, shape (21, 22), and is answered as best may be.

    Writes which calls are doubted then, shape (21,).
    """
    worth = 0.0
    doubt[:] = 0.0
    for throw in range(RANKS):
        if calls[throw, HAND_OVER] > 0.0:
            worth += stage.chance[throw] * calls[throw, HAND_OVER] * stage.floor
    for call in range(stage.low, RANKS):
        doubted = 0.0
        accepted = 0.0
        for throw in range(RANKS):
            reach = stage.chance[throw] * calls[throw, call]
            doubted += reach * payoff_when_doubted(stage, throw, call)
            accepted += reach * stage.accept[call]
        doubt[call] = 1.0 if doubted < accepted else 0.0
        worth += min(doubted, accepted)
    return worth


@kernel
def exchange(stage: Stage, calls: Floats, doubt: Floats) -> float:
    """The thrower's worth when it calls so, shape (21, 22), and is doubted so, shape (21,)."""
    worth = 0.0
    for throw in range(RANKS):
        if calls[throw, HAND_OVER] > 0.0:
            worth += stage.chance[throw] * calls[throw, HAND_OVER] * stage.floor
        for call in range(stage.low, RANKS):
            reach = stage.chance[throw] * calls[throw, call]
            if reach > 0.0:
                worth += reach * doubt[call] * payoff_when_doubted(stage, throw, call)
                worth += reach * (1.0 - doubt[call]) * stage.accept[call]
    return worth


@kernel
def accepted(call: int, hidden: float, pays: Floats, law: Law, table: Floats) -> float:
    """An accepted call's worth to a caller who asks for the open throw so often, shape (21,)."""
    return float(table[call] * open_throw(call, pays, law) + (1.0 - table[call]) * hidden)


@kernel
def best_reply(stakes: Floats, law: Law, strategy: Strategy, me: int, reply: Strategy) -> float:
    """What a gam is worth to side ``me`` when it replies as best it can to the other's strategy.

    ``stakes``: shape (4,), as the server sees them. Writes ``me``'s part of ``reply``.
    """
    other = 1 - me
    pays, accepts = np.empty((2, 4)), np.empty((2, RANKS))
    for side in range(2):
        stakes_of(side, stakes, pays[side])
    for beat in range(MEXIKO, -1, -1):
        # mexiko over mexiko turns in a circle: start from the worst for me and let it rise
        mine, theirs = pays[me, 3], pays[other, 1]
        for _ in range(ROUNDS):
            if beat == MEXIKO:
                accepts[me, beat] = max(-theirs, open_throw(beat, pays[me], law))
                accepts[other, beat] = accepted(
                    beat, -mine, pays[other], law, strategy.table[other]
                )
            before = mine, theirs
            stage = stage_of(beat, pays[me], law, accepts[me])
            mine = best_throw(stage, strategy.doubt[me, beat], reply.calls[me, beat])
            stage = stage_of(beat, pays[other], law, accepts[other])
            theirs = best_answer(stage, strategy.calls[other, beat], reply.doubt[other, beat])
            if beat < MEXIKO or before == (mine, theirs):
                break
        table = open_throw(beat, pays[me], law)
        reply.table[me, beat] = 1.0 if table >= -theirs else 0.0
        accepts[me, beat] = max(-theirs, table)
        accepts[other, beat] = accepted(beat, -mine, pays[other], law, strategy.table[other])
    stage = stage_of(SERVE, pays[0], law, accepts[0])
    if me == 0:
        return best_throw(stage, strategy.doubt[0, SERVE], reply.calls[0, SERVE])
    return -best_answer(stage, strategy.calls[0, SERVE], reply.doubt[0, SERVE])


@kernel
def play_out(stakes: Floats, law: Law, strategy: Strategy) -> float:
    """What a gam is worth to its server when both sides play their part of ``strategy``.

    ``stakes``: shape (4,), as the server sees them.
    """
    pays, accepts = np.empty((2, 4)), np.empty((2, RANKS))
    for side in range(2):
        stakes_of(side, stakes, pays[side])
        accepts[side, MEXIKO] = open_throw(MEXIKO, pays[side], law)
    worth = np.zeros(2)
    for beat in range(MEXIKO, -1, -1):
        for _ in range(ROUNDS):
            before = worth[0], worth[1]
            for side in range(2):
                stage = stage_of(beat, pays[side], law, accepts[side])
                calls, doubt = strategy.calls[side, beat], strategy.doubt[side, beat]
                worth[side] = exchange(stage, calls, doubt)
            for side in range(2):
                accepts[side, beat] = accepted(
                    beat, -worth[1 - side], pays[side], law, strategy.table[side]
                )
            if beat < MEXIKO or before == (worth[0], worth[1]):
                break
    stage = stage_of(SERVE, pays[0], law, accepts[0])
    return exchange(stage, strategy.calls[0, SERVE], strategy.doubt[0, SERVE])


@kernel
def between(solution: Strategy, reply: Strategy, at: Floats, me: int, mixed: Strategy) -> None:
    """Writes side ``me``'s part of ``mixed``: the solution's, gone towards the reply as far as
    ``at`` (45,) says, by information sets: calls and doubts in each state, what is asked for."""
    other = 1 - me
    for state in range(STATES):
        step = at[state]
        for throw in range(RANKS):
            start, end = solution.calls[me, state, throw], reply.calls[me, state, throw]
            for call in range(HAND_OVER + 1):
                mixed.calls[me, state, throw, call] = part_way(start[call], end[call], step)
        start, end = solution.doubt[other, state], reply.doubt[other, state]
        for call in range(RANKS):
            mixed.doubt[other, state, call] = part_way(start[call], end[call], at[STATES + state])
    before, after = solution.table[me], reply.table[me]
    for call in range(RANKS):
        mixed.table[me, call] = part_way(before[call], after[call], at[2 * STATES])


@kernel
def part_way(start: float, end: float, step: float) -> float:
    """``start`` for step 0, ``end`` for 1."""
    return (1.0 - step) * start + step * end
