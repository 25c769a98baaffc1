"""The match on top of the set: MX-22 and MX-24."""

from itertools import product

import pytest

from kostka.mexiko.solver.match import Match
from kostka.mexiko.solver.solution import solution


def by_playing_all_sets(sets: int, serve_wins: float) -> tuple[float, float, float]:
    """Every course of all N sets; the ones after the decision change nothing."""
    ends = [0.0, 0.0, 0.0]
    for course in product((True, False), repeat=sets):
        chance = 1.0
        for number, home_won in enumerate(course):
            home = serve_wins if number % 2 == 0 else 1 - serve_wins
            chance *= home if home_won else 1 - home
        margin = 2 * sum(course) - sets
        ends[0 if margin > 0 else 1 if margin == 0 else 2] += chance
    return ends[0], ends[1], ends[2]


@pytest.mark.parametrize("sets", range(1, 12))
def test_a_match_ends_as_its_sets_say(sets: int) -> None:
    match = Match(sets, 0.53)
    found = (match.win, match.draw, match.loss)
    assert found == pytest.approx(by_playing_all_sets(sets, 0.53), abs=1e-12)
    assert match.value == pytest.approx(match.win + match.draw / 2)


def test_one_set_is_the_set() -> None:
    assert solution().match(1).value == solution().chance(0, 0, serving=True)


def test_a_match_of_four_ends_as_soon_as_it_is_certain() -> None:
    match = Match(4, 0.6)
    assert match.at(3, 0) == (1, 0, 0)
    assert match.at(2, 2) == (0, 1, 0)
    assert match.at(2, 1) == pytest.approx((0.4, 0.6, 0))
    assert match.at(2, 1, set_won=0.9) == pytest.approx((0.9, 0.1, 0))
    assert not match.home_serves(2, 1)


def test_even_numbers_of_sets_are_fair() -> None:
    match = solution().match(2)
    assert match.win == pytest.approx(match.loss)
    assert match.value == pytest.approx(0.5)
