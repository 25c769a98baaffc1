"""A whole gam by backward induction, from mexiko down to the serve.

Accepted dice are thrown away, so all that both sides share is the last call and who throws now.
The values of the *side* that serves and of the one that receives differ where a point is worth
more to one of them, so both are kept: side 0 serves the gam, side 1 receives.

Mexiko over mexiko is the one place where a gam may turn in a circle; it needs no iteration. Whoever
must beat mexiko is worth P(mexiko) × two + P(not) × lost_two whatever an accepted mexiko is worth:
the doubter always doubts, and a lie costs no more than handing over. That is also what an open
throw (MX-14) gives, so hidden and to table are equally good there.
"""

from typing import NamedTuple

import numpy as np

from kostka.game.kernels import kernel
from kostka.mexiko.solver.dice import MEXIKO, RANKS, SERVE, Floats
from kostka.mexiko.solver.stage import Stage, doubts, mix, solve_stage
from kostka.mexiko.solver.strategy import STATES, Strategy

TIE = 1e-13  # hidden and to table as good as each other: then to table, which ends the gam


class Law(NamedTuple):
    """The options as kernels take them, and the chance of each throw, shape (21,).

    ``thrown_pays``: a mexiko that was thrown but not called pays two (MX-13). ``open_pays``: so
    does one thrown to table over a lower call (MX-14).
    """

    thrown_pays: bool
    open_pays: bool
    chance: Floats


class Values(NamedTuple):
    """What a gam's states are worth, by side.

    ``beats[side, beat]``, shape (2, 22): to the side that throws, with this call to beat (21: the
    serve). ``accepts[side, call]`` and ``tables[side, call]``, shape (2, 21), to the side that
    called: its call once accepted, and the open throw alone.
    """

    beats: Floats
    accepts: Floats
    tables: Floats


@kernel
def stakes_of(side: int, stakes: Floats, pays: Floats) -> None:
    """Writes the four stakes (one, two, lost_one, lost_two) as this side sees them."""
    if side == 0:
        pays[:] = stakes
    else:
        pays[0], pays[1], pays[2], pays[3] = -stakes[2], -stakes[3], -stakes[0], -stakes[1]


@kernel
def open_throw(call: int, pays: Floats, law: Law) -> float:
    """What an open throw after this call is worth to the caller (MX-14)."""
    mexiko = law.chance[MEXIKO]
    if call == MEXIKO:
        return float((1.0 - mexiko) * pays[1] + mexiko * pays[3])
    beaten = law.chance[call + 1 : MEXIKO].sum()
    by_mexiko = pays[3] if law.open_pays else pays[2]
    return float((1.0 - beaten - mexiko) * pays[0] + beaten * pays[2] + mexiko * by_mexiko)


def build_stage(beat: int, pays: Floats, law: Law, accept: Floats) -> Stage:
    """The stage with this call to beat, for the side with these stakes and accepted calls."""
    win, mexiko_win, lose = np.empty(RANKS), np.empty(RANKS), np.empty(RANKS)
    win[:] = pays[0]
    mexiko_win[:] = pays[1] if law.thrown_pays else pays[0]
    lose[:] = pays[2]
    win[MEXIKO], mexiko_win[MEXIKO], lose[MEXIKO] = pays[1], pays[1], pays[3]
    low, floor = min(beat + 1, MEXIKO), pays[2]
    if beat == MEXIKO:
        floor = pays[3]
    elif beat == SERVE:
        low, floor = 0, -np.inf
    return Stage(low, floor, accept, win, mexiko_win, lose, law.chance)


stage_of = kernel(build_stage)


@kernel
def gam_values(stakes: Floats, law: Law, values: Values) -> float:
    """Solves a gam and returns what it is worth to the server; fills ``values``.

    ``stakes``: shape (4,), as the server sees them.
    """
    choices = np.empty((2, RANKS), np.int8)
    pays = np.empty((2, 4))
    for side in range(2):
        stakes_of(side, stakes, pays[side])
        for call in range(RANKS):
            values.tables[side, call] = open_throw(call, pays[side], law)
        values.accepts[side, MEXIKO] = values.tables[side, MEXIKO]
        values.beats[side, SERVE] = np.nan
    for beat in range(MEXIKO, -1, -1):
        for side in range(2):
            stage = stage_of(beat, pays[side], law, values.accepts[side])
            values.beats[side, beat] = solve_stage(stage, choices)[0]
        if beat < MEXIKO:
            for side in range(2):
                hidden = -values.beats[1 - side, beat]
                values.accepts[side, beat] = max(hidden, values.tables[side, beat])
    stage = stage_of(SERVE, pays[0], law, values.accepts[0])
    values.beats[0, SERVE] = solve_stage(stage, choices)[0]
    return float(values.beats[0, SERVE])


@kernel
def gam_strategy(
    stakes: Floats, law: Law, values: Values, strategy: Strategy, levels: Floats
) -> None:
    """Fills both sides' ``strategy`` from the values that `gam_values` has found.

    ``levels[side, beat]``, shape (2, 22): what a lie is worth. Side 1 never serves: there its
    calls, doubts and level stay 0.
    """
    choices = np.empty((2, RANKS), np.int8)
    pays = np.empty(4)
    strategy.calls[:] = 0.0
    strategy.doubt[:] = 0.0
    levels[:] = 0.0
    for side in range(2):
        stakes_of(side, stakes, pays)
        accept = values.accepts[side]
        for call in range(RANKS):
            tabled = values.tables[side, call] >= accept[call] - TIE
            strategy.table[side, call] = 1.0 if tabled else 0.0
        for beat in range(STATES - side):
            stage = stage_of(beat, pays, law, accept)
            _, level, weight = solve_stage(stage, choices)
            levels[side, beat] = level
            doubts(stage, level, strategy.doubt[side, beat])
            mix(stage, level, weight, choices, strategy.calls[side, beat])
