"""One stage of a gam, solved exactly: one side has thrown and calls, the other doubts or accepts.

What makes a stage simple: a call that is accepted is worth the same whatever the dice were, for
they are thrown away. So with ``a`` the worth of an accepted call and ``d`` how often it is doubted,

    a lie is worth    a − d (a − lose),    the truth    a + d (win − a).

Let the *level* be the worth of the best lie, or of handing over (MX-15) if that is more. Every
throw can have the level: where a call is no lie for it, the truth is worth even more. Given the
level, the doubter does best to doubt each call just so often that lying with it is worth no more
than the level: d = (a − level) / (a − lose), and not at all where a ≤ level. Then a throw is worth
the higher of the level and its best true call, and the whole stage is a convex function of one
number, the level, made of straight pieces. `solve` finds its lowest point by intersecting the
tangents left and right of it until they meet on the function itself: exact after a few steps.

The thrower's side falls out of the same point. Left and right of it each throw has a best choice;
mixed so that the slopes cancel, the throws at the level are just as many as the lies that each true
call needs beside it to make the doubter indifferent (`mix`).
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kostka.game.kernels import kernel
from kostka.mexiko.solver.dice import HAND_OVER, MEXIKO, RANKS, Floats

Choices = NDArray[np.int8]
LEVEL = -1  # a throw's choice: no true call is worth more than the level
LEFT, RIGHT = 0, 1
ROUNDING = 4e-16
MOST_PIECES = 400  # far more straight pieces than 21 calls can make


class Stage(NamedTuple):
    """One stage as the thrower sees it; arrays of shape (21,), by call.

    ``low``: the lowest call allowed. ``floor``: what handing over is worth, −inf at the serve.
    ``accept``: the worth of each call once accepted. ``win`` and ``mexiko_win``: what a doubted
    true call pays with other dice and with mexiko on the dice (MX-13). ``lose``: what a doubted
    lie does. ``chance``: how likely each throw is.
    """

    low: int
    floor: float
    accept: Floats
    win: Floats
    mexiko_win: Floats
    lose: Floats
    chance: Floats


@kernel
def look(stage: Stage, level: float, choice: Choices) -> tuple[float, float]:
    """The stage's worth at this level and its slope there.

    Writes each throw's ``choice``, shape (21,): its best true call, or LEVEL.
    """
    worth = 0.0
    slope = 0.0
    best, best_call = level, LEVEL
    mexiko_best, mexiko_call = level, LEVEL
    for throw in range(RANKS):
        a = stage.accept[throw]
        if throw >= stage.low and a > level:
            doubt = (a - level) / (a - stage.lose[throw])
            # written so that equals stay equal where doubt is 1: then the higher call is taken,
            # which is worth more to whoever should accept it after all
            truth = stage.win[throw] - (1.0 - doubt) * (stage.win[throw] - a)
            if best_call == LEVEL or truth >= best:
                best, best_call = truth, throw
            truth = stage.mexiko_win[throw] - (1.0 - doubt) * (stage.mexiko_win[throw] - a)
            if mexiko_call == LEVEL or truth >= mexiko_best:
                mexiko_best, mexiko_call = truth, throw
        value, call = best, best_call
        if throw == MEXIKO:
            value, call = mexiko_best, mexiko_call
        choice[throw] = call
        if call == LEVEL:
            worth += stage.chance[throw] * level
            slope += stage.chance[throw]
        else:
            worth += stage.chance[throw] * value
            slope -= stage.chance[throw] * lies_beside(stage, throw, call)
    return worth, slope


@kernel
def lies_beside(stage: Stage, throw: int, call: int) -> float:
    """How many lies a true call needs beside it to make doubting and accepting equally good."""
    pays = stage.mexiko_win[call] if throw == MEXIKO else stage.win[call]
    accept = stage.accept[call]
    return float((pays - accept) / (accept - stage.lose[call]))


@kernel
def solve_stage(stage: Stage, choices: Choices) -> tuple[float, float, float]:
    """The worth of a stage to the thrower, its level, and the weight of the left choices.

    Writes ``choices``, shape (2, 21): what each throw does just left and just right of the level.
    """
    lo = stage.floor  # below this not even doubting always keeps the lies down
    hi = stage.floor
    for call in range(stage.low, RANKS):
        lo = max(lo, min(stage.accept[call], stage.lose[call]))
        hi = max(hi, stage.accept[call])
    lo_worth, lo_slope = look(stage, lo, choices[LEFT])
    if lo_slope >= 0:
        choices[RIGHT] = choices[LEFT]
        return lo_worth, lo, 1.0
    hi_worth, hi_slope = look(stage, hi, choices[RIGHT])
    middle = choices[LEFT].copy()
    small = ROUNDING * (abs(hi_worth) + abs(lo_worth))
    level, worth = lo, lo_worth
    for _ in range(MOST_PIECES):
        step = (hi_worth - lo_worth - hi_slope * (hi - lo)) / (lo_slope - hi_slope)
        level = lo + step
        worth, slope = look(stage, level, middle)
        if worth <= lo_worth + lo_slope * step + small or not lo < level < hi:
            break
        if slope <= 0:
            lo, lo_worth, lo_slope = level, worth, slope
            choices[LEFT] = middle
        if slope >= 0:
            hi, hi_worth, hi_slope = level, worth, slope
            choices[RIGHT] = middle
        if slope == 0:
            return worth, level, 1.0
    return worth, level, hi_slope / (hi_slope - lo_slope)


@kernel
def doubts(stage: Stage, level: float, doubt: Floats) -> None:
    """Writes how often each call is doubted at this level, shape (21,); 0 below ``low``."""
    doubt[:] = 0.0
    for call in range(stage.low, RANKS):
        accept = stage.accept[call]
        if accept > level:
            doubt[call] = min(1.0, (accept - level) / (accept - stage.lose[call]))


@kernel
def spend(stage: Stage, level: float, over: float, lies: Floats) -> None:
    """Adds to the ``lies``, shape (22,), those that no true call needs beside it.

    They go where they cost no more than handing over, being always doubted anyway: against a
    perfect doubter that is the same, and others may believe them. Only where there is no such call
    are the dice handed over.
    """
    free = np.zeros(RANKS + 1)
    for call in range(stage.low, RANKS):
        if stage.lose[call] >= level:
            free[call] = lies[call]
    if free.sum() > 0:
        lies += free * (over / free.sum())
    elif np.isfinite(stage.floor):
        lies[HAND_OVER] += over
    else:
        lies[np.argmax(np.minimum(stage.accept, stage.lose))] += over


@kernel
def mix(stage: Stage, level: float, weight: float, choices: Choices, calls: Floats) -> None:
    """Writes the thrower's strategy: ``calls[throw, call]``, shape (21, 22), rows summing to 1.

    ``level``, ``weight`` and ``choices`` come from `solve`. All throws that lie do so alike,
    whatever is on the dice.
    """
    need = np.zeros(RANKS + 1)  # of lies with each call, to make the doubter indifferent
    even = np.zeros(RANKS + 1)  # at most so many more with a call that is worth just the level
    liars = 0.0  # the chance of a throw that has nothing better than the level
    undecided = 0.0  # of one that may as well make a true call which is worth just that
    calls[:] = 0.0
    for throw in range(RANKS):
        share = stage.chance[throw]
        left, right = choices[LEFT, throw], choices[RIGHT, throw]
        if left == LEVEL:
            liars += share
        elif right == LEVEL:
            undecided += share
            even[left] += share * lies_beside(stage, throw, left)
            calls[throw, left] = 1.0
        else:
            need[left] += weight * share * lies_beside(stage, throw, left)
            need[right] += (1.0 - weight) * share * lies_beside(stage, throw, right)
            calls[throw, left] += weight
            calls[throw, right] += 1.0 - weight
    over = liars - need.sum()
    lying = 0.0  # the part of the undecided that must lie
    if over < 0 < undecided:
        lying = min(1.0, -over / undecided)
    elif over > 0 and even.sum() > 0:
        need += even * min(1.0, over / even.sum())
    elif over > 0:
        spend(stage, level, over, need)
    total = need.sum()
    for throw in range(RANKS):
        if choices[RIGHT, throw] != LEVEL:
            continue
        part = lying if choices[LEFT, throw] != LEVEL else 1.0
        for call in range(RANKS + 1):
            calls[throw, call] *= 1.0 - part
            if need[call] > 0.0:
                calls[throw, call] += part * need[call] / total
