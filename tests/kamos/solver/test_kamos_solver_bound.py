"""The bound is never below the exact value, at any sheet; a fitted player comes near it."""

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from kostka.game.chance import Seeded
from kostka.game.header import Header
from kostka.kamos import rules as game
from kostka.kamos.rules.moves import Cross
from kostka.kamos.solver import Terms, decide, exact_value, measure, solve_terms, upper_bound, value
from kostka.kamos.solver.extra import most_extra
from kostka.kamos.solver.fit import fit
from kostka.kamos.solver.groups import COARSE, FINE, FIRST_PRICES, MIDDLE, Parts, relax
from kostka.kamos.solver.guide import Guide, bare_guide, load_guide
from kostka.kamos.solver.induction import solve_states
from kostka.kamos.solver.machine import grouped
from kostka.kamos.solver.solution import Solution

FOUR_COLUMNS = 498.378412
"""Exact, row doublings left out (bench/kamos_solver.py)."""


@cache
def fitted() -> Guide:
    return fit(Terms(columns=4), samples=1000, games=400)


@pytest.mark.parametrize("parts", [COARSE, MIDDLE, FINE])
@pytest.mark.parametrize("scale", [0.0, 1.0])
def test_a_relaxed_sheet_is_never_worth_less(parts: Parts, scale: float) -> None:
    terms = Terms(columns=2)
    machine = grouped(terms, [[row] for row in range(10)])
    true = solve_states(machine)
    relaxed = relax(terms, parts, FIRST_PRICES * scale)
    guide = bare_guide(relaxed.machine, relaxed.value)
    sheets = np.indices((3,) * 10).reshape(10, -1).T
    worth = guide.base[sheets @ guide.stride] + sheets @ guide.price
    assert (worth - true).min() > -1e-9


def test_doublings_add_no_more_than_said() -> None:
    for hand in ("first-throw", "any-full-throw"):
        terms = Terms(columns=1, hand=hand, regal_row_doubles=True)
        plain = grouped(terms, [[row] for row in range(10)])
        without = solve_states(plain)[plain.root]
        assert 0 < exact_value(terms) - without < most_extra(terms)
    assert upper_bound(Terms(columns=1)).value > exact_value(Terms(columns=1))


def test_a_fitted_player_is_near_the_exact_value() -> None:
    found = measure(Terms(columns=4), fitted(), games=500, seed=3)
    assert abs(found.mean - found.expected) < 4 * found.stderr
    assert found.expected > 0.995 * FOUR_COLUMNS
    assert found.expected_stderr < found.stderr / 5


def test_a_guide_on_disk_is_the_same(tmp_path: Path) -> None:
    fitted().save(tmp_path / "guide.npz")
    again = load_guide(tmp_path / "guide.npz")
    left = np.array([4, 3, 2, 1, 0, 4, 3, 2, 1, 4])
    assert again.worth(left) == fitted().worth(left) > 0
    assert again.tables()[1] == 3


@pytest.mark.parametrize("columns", [1, 4])
def test_choices_are_those_the_rules_allow(columns: int) -> None:
    terms = Terms(columns=columns)
    guided = Solution(terms, None, None, fitted())
    solution = solve_terms(terms) if columns == 1 else guided
    header = Header(game="kamos", rules="kamos-1", options={"columns": str(columns)}, seats=("A",))
    for seed in range(2):
        state, source = game.start(header), Seeded(seed)
        assert value(state.sheets[0], solution) > 100 * columns
        while not state.over:
            if not state.choosing:
                state = game.apply(state, game.draw(state, source))
                continue
            left = state.rules.throws - state.thrown
            choices = decide(state.sheets[0], state.dice, left, state.hand, solution)
            allowed = game.legal(state, 0)
            more = {choice.move for choice in choices} - set(allowed)
            assert set(allowed) <= {choice.move for choice in choices}
            assert all(isinstance(move, Cross) and move.row in "123456" for move in more)
            state = game.apply(state, choices[0].move)
        assert state.sheets[0].closed
