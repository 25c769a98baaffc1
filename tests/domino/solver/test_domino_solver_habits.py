"""Habits: chances that add up, and rounds played on that end as the rules say."""

import numpy as np
import pytest

from kostka.domino.rules.count import worth
from kostka.domino.rules.options import Sport1
from kostka.domino.solver.choose import Thinking, think
from kostka.domino.solver.deals import random_deals
from kostka.domino.solver.habits import BEGINNER, FEATURES, HEAVY, STRONG, log_chance
from kostka.domino.solver.layout import Ints
from kostka.domino.solver.playout import GOES_ON, play_on, play_worlds, round_over
from kostka.domino.solver.position import SolverLay
from kostka.domino.solver.seen import Seen
from kostka.domino.solver.tiles import TILES, hand, pips_of, tile, tiles_in


def test_the_chances_of_all_leads_add_up_to_one() -> None:
    held = hand("00 12 23 34 45 56 66")
    total = 0.0
    for lead in tiles_in(held):
        world = np.array([[held & ~(1 << lead), 0, 0, 0]], np.int64)
        low, high = TILES[lead]
        plays = np.array([[0, lead, 8 * low + high]], np.int64)
        found = np.zeros((1, 4, 1))
        log_chance(np.array([STRONG]), world, plays, 1, found)
        total += float(np.exp(found[0, 0, 0]))
    assert total == pytest.approx(1)
    assert len(STRONG) == len(FEATURES)


def test_the_heaviest_double_is_what_a_beginner_leads() -> None:
    chances = []
    for lead in ("55", "00", "46"):
        rest = hand("00 55 46 12 13 14 15") & ~(1 << tile(lead))
        plays = np.array([[0, tile(lead), 8 * int(lead[0]) + int(lead[1])]], np.int64)
        found = np.zeros((1, 4, 1))
        worlds = np.array([[rest, 0, 0, 0]], np.int64)
        log_chance(np.array([BEGINNER.tells]), worlds, plays, 1, found)
        chances.append(float(np.exp(found[0, 0, 0])))
    assert chances[0] > 0.99 > chances[1] > chances[2]


@pytest.mark.parametrize("only", [0, 1])
def test_a_round_played_on_is_worth_what_the_rules_say(only: int) -> None:
    law = Sport1(count="opponents" if only else "all")
    habits = np.array([STRONG, HEAVY, STRONG, HEAVY])
    ways = set()
    for k, row in enumerate(random_deals(8, 300)):
        hands, view = row[:4].copy(), np.zeros(7, np.int64)
        stand = np.array([-1, 0, 0, k, only], np.int64)
        points = play_on(habits, hands, view, stand, 0)
        last = (stand[1] - 1) % 4
        left = [pips_of(int(mask)) for mask in hands]
        by = "out" if hands[last] == 0 else "fish"
        winner, paid = worth(law, by, int(last), (left[0], left[1], left[2], left[3]))  # type: ignore[arg-type]
        assert points == (paid if winner == "A" else -paid)
        ways.add((by, winner))
    assert {("out", "A"), ("out", "B"), ("fish", "A"), ("fish", "B")} <= ways


def test_playing_on_stops_where_it_should() -> None:
    rows = worlds_after(hand("66"), stop=20)
    assert all(
        row[7] != GOES_ON or sum(int(mask).bit_count() for mask in row[:4]) == 20 for row in rows
    )
    assert (rows[:, 7] == GOES_ON).sum() > 30


def worlds_after(lead: int, stop: int) -> Ints:
    deals = random_deals(4, 200)
    worlds = deals[(deals[:, 0] & lead) != 0, :4]
    lays = np.array([[tiles_in(lead)[0], 8 * 6 + 6]], np.int64)
    table = np.array([0, 0, 0, 0, 0, 0, stop, 1, 0], np.int64)
    rows = np.zeros((len(worlds), 8), np.int64)
    play_worlds(np.tile(np.array(STRONG), (len(worlds), 4, 1)), worlds, lays, table, rows)
    return rows


def test_a_round_that_goes_on_is_not_over() -> None:
    hands = np.array([hand("12"), hand("33 44"), hand("35 36"), hand("55 56")], np.int64)
    at_one_and_two = np.array([8 * 1 + 2, 0, 0, 0, 0], np.int64)
    at_zero = np.array([0, 0, 0, 0, 0], np.int64)
    assert round_over(hands, at_one_and_two, 1) == GOES_ON
    assert round_over(hands, at_zero, 1) == 3 + 14 + 17 + 21


def test_errors_shrink_with_the_worlds() -> None:
    seen = Seen(1, hand("00 12 23 34 45 56 26"), (SolverLay(tile("66")),))
    source = np.random.default_rng(1)
    few = think(seen, source, Thinking(worlds=40))
    many = think(seen, source, Thinking(worlds=640))
    assert {thought.lay for thought in few} == {SolverLay(tile("56"), 6), SolverLay(tile("26"), 6)}
    assert max(t.error for t in many) < 0.5 * max(t.error for t in few)
    assert many[0].mean >= many[1].mean
