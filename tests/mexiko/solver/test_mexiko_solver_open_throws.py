"""Throws in the open: never better for the thrower, and exact where somebody does it (MX-18)."""

import numpy as np
import pytest

from kostka.mexiko.solver.dice import CHANCE, MEXIKO, RANKS, SERVE, lowest
from kostka.mexiko.solver.open_throws import in_the_open, one_open, opened, the_throw
from kostka.mexiko.solver.side import Side
from kostka.mexiko.solver.solution import solution

GAMS = [solution().gam, solution().at(3, 4), solution().at(14, 13)]
STATES = [(0, SERVE), *((side, beat) for side in (0, 1) for beat in (0, 6, 13, 19, MEXIKO))]


@pytest.mark.rule("MX-18")
@pytest.mark.parametrize(("side", "beat"), STATES)
def test_the_more_is_seen_the_less_it_is_worth(side: int, beat: int) -> None:
    for gam in GAMS:
        hidden, half, both = (in_the_open(Side(gam, side), beat, dice) for dice in range(3))
        assert hidden >= half - 1e-12
        assert half >= both - 1e-12


@pytest.mark.parametrize(("side", "beat"), STATES)
def test_with_both_dice_open_only_the_better_answer_counts(side: int, beat: int) -> None:
    for gam in GAMS:
        plain = Side(gam, side)
        zero = plain.doubted(0, 0) - gam.doubted(side, 0, 0)
        for dice in range(RANKS):
            calls = [
                min(gam.values.accepts[side, call], gam.doubted(side, call, dice))
                for call in range(lowest(beat), RANKS)
            ]
            over = plain.throw_values(beat, dice)[RANKS]
            best = max(calls) + zero if np.isnan(over) else max(max(calls) + zero, over)
            seen = opened(plain, beat, the_throw(dice))
            assert seen.before_throw(beat) == pytest.approx(best, abs=1e-12)


@pytest.mark.parametrize(("side", "beat"), STATES)
@pytest.mark.parametrize("die", [1, 4, 6])
def test_with_one_die_open_nobody_gains_by_another_choice(side: int, beat: int, die: int) -> None:
    """The calls made are the best there are, and so are the answers: an equilibrium."""
    for gam in GAMS:
        seen = opened(Side(gam, side), beat, one_open(die))
        worth = 0.0
        for dice in np.flatnonzero(seen.chance):
            plan, values = seen.throw(beat, int(dice)), seen.throw_values(beat, int(dice))
            assert plan.sum() == pytest.approx(1, abs=1e-9)
            assert values[plan > 1e-9] == pytest.approx(np.nanmax(values), abs=1e-9)
            worth += seen.chance[dice] * np.nanmax(values)
        assert seen.before_throw(beat) == pytest.approx(worth, abs=1e-9)
        for call in range(lowest(beat), RANKS):
            doubt, accept = seen.other.answer_values(beat, call)
            if not np.isnan(doubt) and seen.chance @ seen.gam.strategy.calls[side, beat, :, call]:
                often = seen.other.doubt(beat, call)
                chosen = often * doubt + (1 - often) * accept
                assert chosen == pytest.approx(max(doubt, accept), abs=1e-9)


def test_nothing_seen_is_the_solution_itself() -> None:
    side = Side(solution().gam, 0)
    assert opened(side, SERVE, CHANCE) is side
