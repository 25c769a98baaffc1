"""What a round's points are worth in a party: the chance to win it by its score and lead."""

import itertools

import numpy as np
import pytest
from tests.domino.solver.random_rounds import random_round

from kostka.domino.solver.choose import Thinking, stand_of, think
from kostka.domino.solver.party import MOST, Lead, Stand, chance, prices, results
from kostka.domino.solver.position import Count
from kostka.domino.solver.seen import Seen

STANDS = [
    Stand(us, them, leads, target, count, lead, time_up)
    for us, them in ((0, 0), (150, 40), (190, 195), (-40, 120))
    for leads in (True, False)
    for target in (200, 310)
    for count in ("all", "opponents")
    for lead in ("rotate", "winner")
    for time_up in (True, False)
]


@pytest.mark.parametrize("stand", STANDS)
def test_more_points_are_never_worth_less_and_chances_lie_between_0_and_1(stand: Stand) -> None:
    worth = prices(stand)
    assert (np.diff(worth) >= -1e-12).all()
    assert 0 <= worth.min() <= worth.max() <= 1


@pytest.mark.parametrize("stand", STANDS)
def test_one_pair_of_the_two_wins(stand: Stand) -> None:
    """DOM-11: there are no drawn parties."""
    others = Stand(
        stand.them, stand.us, not stand.leads, *(getattr(stand, name) for name in OPTIONS)
    )
    assert chance(stand) + chance(others) == pytest.approx(1)


OPTIONS = ("target", "count", "lead", "time_up")


@pytest.mark.rule("DOM-2")
def test_the_chance_rises_with_the_own_points_and_falls_with_the_others() -> None:
    for leads in (True, False):
        by_us = [chance(Stand(us, 100, leads)) for us in range(0, 210, 10)]
        by_them = [chance(Stand(100, them, leads)) for them in range(0, 210, 10)]
        assert by_us == sorted(by_us)
        assert by_them == sorted(by_them, reverse=True)
        assert (by_us[-1], by_them[-1]) == (1, 0)


@pytest.mark.rule("DOM-24")
@pytest.mark.parametrize("lead", ["rotate", "winner"])
@pytest.mark.parametrize("count", ["all", "opponents"])
def test_the_table_is_what_simulated_parties_come_to(count: Count, lead: Lead) -> None:
    source = np.random.default_rng(3)
    points, share = results(count)
    won = 0
    parties = 4000
    drawn = source.choice(points, p=share, size=(parties, 60))
    for came in drawn.tolist():
        score, leader = [120, 150], 0
        rounds = itertools.cycle(came)
        while max(score) < 200:
            result = next(rounds)
            winner = leader if result > 0 else 1 - leader
            score[winner] += abs(result)
            leader = winner if lead == "winner" and result else 1 - leader
        won += score[0] > score[1]
    expected = chance(Stand(120, 150, True, 200, count, lead))
    assert won / parties == pytest.approx(expected, abs=4 * 0.5 / parties**0.5)


@pytest.mark.rule("DOM-10", "DOM-11")
def test_when_time_is_up_the_pair_ahead_has_won_and_level_pairs_play_on() -> None:
    worth = prices(Stand(80, 100, time_up=True))
    assert (worth[: MOST + 20] == 0).all()
    assert 0 < worth[MOST + 20] < 1
    assert (worth[MOST + 21 :] == 1).all()


def test_far_from_the_target_points_are_what_counts() -> None:
    assert Stand(0, 0, target=9999).far
    assert not Stand(9600, 0, target=9999).far
    assert not Stand(0, 0, target=9999, time_up=True).far
    seen, _ = random_round(1, 8)
    far = Seen(seen.seat, seen.hand, seen.plays, target=9999)
    found = think(far, np.random.default_rng(1), Thinking(worlds=20))
    assert all(thought.mean == thought.points for thought in found)


@pytest.mark.rule("DOM-2")
def test_the_score_changes_what_is_laid() -> None:
    """The same tiles and the same worlds; at 0:0 many points are wanted, at 190:195 any."""
    changed = 0
    for seed in range(60):
        seen, _ = random_round(seed, 10)
        if len(seen.lays()) < 2:
            continue
        level = Seen(seen.seat, seen.hand, seen.plays)
        late = Seen(seen.seat, seen.hand, seen.plays, scores=(190, 195))
        assert stand_of(late) == Stand(190, 195, seen.seat % 2 == 0)
        first, second = (
            think(one, np.random.default_rng(1), Thinking(worlds=40))[0] for one in (level, late)
        )
        if first.lay != second.lay:
            changed += 1
            before = think(late, np.random.default_rng(1), Thinking(worlds=40))
            (same,) = (thought for thought in before if thought.lay == first.lay)
            assert second.mean >= same.mean
    assert changed
