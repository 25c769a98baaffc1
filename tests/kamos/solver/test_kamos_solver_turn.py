"""The turn engine against the plain matrix of chances, and against known probabilities."""

import numpy as np
import numpy.typing as npt
import pytest

from kostka.kamos.solver.lattice import (
    COUNTS,
    FIRST_ROLL,
    KEEPS,
    MINUS,
    PLUS,
    ROLL_CHANCE,
    ROLLS,
    Floats,
    keep_chances,
)
from kostka.kamos.solver.turn import LANES, fill_turn, solve_turn, turn_value

CHANCES = keep_chances()
ROLL_COUNTS = COUNTS[FIRST_ROLL:]
IS_PART: npt.NDArray[np.bool_] = np.all(COUNTS[None, :, :] <= ROLL_COUNTS[:, None, :], axis=2)


def by_matrix(stop: Floats, hand: Floats, throws: int, any_full: bool) -> float:
    """The same turn with the 462 × 252 matrix: every keep of every roll, no lattice."""
    here, from_hand = stop, hand
    for _ in range(throws - 1):
        keeping = CHANCES @ here
        if any_full:
            keeping[0] = CHANCES[0] @ from_hand
        best = np.where(IS_PART[:, :FIRST_ROLL], keeping[:FIRST_ROLL], -np.inf).max(axis=1)
        here, from_hand = np.maximum(stop, best), np.maximum(hand, best)
    return float(CHANCES[0] @ from_hand)


def test_every_keep_leads_to_one_roll_or_another() -> None:
    assert CHANCES.sum(axis=1) == pytest.approx(np.ones(KEEPS))
    assert CHANCES[0] == pytest.approx(ROLL_CHANCE)


@pytest.mark.rule("KCR-2", "KCR-3")
@pytest.mark.parametrize("throws", [1, 2, 3, 5])
@pytest.mark.parametrize("any_full", [False, True])
def test_the_lattice_agrees_with_the_matrix(throws: int, any_full: bool) -> None:
    rng = np.random.default_rng(throws)
    stop = rng.normal(size=ROLLS)
    hand = stop + rng.exponential(size=ROLLS) * (rng.random(ROLLS) < 0.2)
    expected = by_matrix(stop, hand, throws, any_full)
    assert turn_value(stop, hand, throws, any_full) == pytest.approx(expected, abs=1e-12)
    assert solve_turn(stop, hand, throws, any_full).value == pytest.approx(expected, abs=1e-12)


def test_lanes_do_not_disturb_each_other() -> None:
    rng = np.random.default_rng(7)
    stop = rng.normal(size=(ROLLS, LANES))
    values, out = np.empty((KEEPS, LANES)), np.empty(LANES)
    fill_turn(stop, stop, 3, False, PLUS, MINUS, ROLL_CHANCE, values, out)
    alone = [turn_value(stop[:, lane], stop[:, lane]) for lane in range(LANES)]
    assert out == pytest.approx(alone, abs=1e-12)


def test_five_of_a_kind_in_three_throws() -> None:
    """A Yahtzee's probability, 347897/7558272 (literature)."""
    five = (ROLL_COUNTS.max(axis=1) == 5).astype(float)
    assert turn_value(five, five) == pytest.approx(347897 / 7558272, abs=1e-14)


def test_as_many_sixes_as_possible() -> None:
    sixes = ROLL_COUNTS[:, 5].astype(float)
    assert turn_value(sixes, sixes) == pytest.approx(5 * (1 - (5 / 6) ** 3), abs=1e-12)


def test_two_last_yahtzee_categories_against_brute_force() -> None:
    """Chance and Yahtzee left: the engine over the engine, and the matrix over the matrix."""
    pips = ROLL_COUNTS @ np.arange(1.0, 7.0)
    five = 50.0 * (ROLL_COUNTS.max(axis=1) == 5)
    last = np.maximum(pips + turn_value(five, five), five + turn_value(pips, pips))
    plain = np.maximum(
        pips + by_matrix(five, five, 3, False), five + by_matrix(pips, pips, 3, False)
    )
    assert turn_value(last, last) == pytest.approx(by_matrix(plain, plain, 3, False), abs=1e-12)
