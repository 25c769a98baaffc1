"""Certain wins of a party, and endgames in which every world is weighed."""

from functools import cache

import numpy as np
import pytest
from tests.domino.solver.random_rounds import every_way, random_round

from kostka.domino.solver.certain import certain
from kostka.domino.solver.choose import Thinking, stand_of, think, tried
from kostka.domino.solver.doubledummy import values_of_moves
from kostka.domino.solver.imagine import ANYBODY, weighed
from kostka.domino.solver.party import MOST, prices
from kostka.domino.solver.position import PASS, Position, SolverLay, ends_after
from kostka.domino.solver.seen import Seen
from kostka.domino.solver.tiles import TILES, WITH_NUMBER, pips_of, tiles_in

World = tuple[int, ...]
SCORES = [(190, 195), (150, 199), (120, 150)]


def possible_worlds(seen: Seen) -> list[World]:
    """Every way to share out the unseen tiles in which nobody holds what they passed on."""
    return sorted(
        world
        for world in every_way(seen)
        if not any(world[seat] & seen.lacks[seat] for seat in range(4) if seat != seen.seat)
    )


def wins_whatever_comes(seen: Seen, lay: SolverLay, won: list[bool]) -> bool:
    """By trying everything: own lays by what is known, all that the others may hold and do."""

    def result(world: World, ends: tuple[int, int], last: int) -> bool | None:
        fits = WITH_NUMBER[ends[0]] | WITH_NUMBER[ends[1]]
        if world[last] and sum(world) & fits:
            return None
        even, odd = pips_of(world[0] | world[2]), pips_of(world[1] | world[3])
        if world[last] and even == odd:
            return won[MOST]
        winner = int(even > odd) if world[last] else last % 2
        return won[MOST + (even + odd) * (1 if winner == seen.seat % 2 else -1)]

    def after(worlds: frozenset[World], ends: tuple[int, int], seat: int, lay: SolverLay) -> bool:
        if lay != PASS:
            ends = ends_after(ends, lay)
            worlds = frozenset(
                tuple(h & ~(1 << lay.tile) if s == seat else h for s, h in enumerate(world))
                for world in worlds
            )
            results = [result(world, ends, seat) for world in worlds]
            if None not in results:
                return all(results)
        return goes_on(worlds, ends, (seat + 1) % 4)

    @cache
    def goes_on(worlds: frozenset[World], ends: tuple[int, int], seat: int) -> bool:
        plays: dict[SolverLay, set[World]] = {}
        for world in worlds:
            lays = [
                SolverLay(t, at)
                for t in tiles_in(world[seat])
                for at in set(ends)
                if at in TILES[t]
            ]
            for lay in lays or [PASS]:
                plays.setdefault(lay, set()).add(world)
        wins = (after(frozenset(some), ends, seat, lay) for lay, some in plays.items())
        return any(wins) if seat == seen.seat else all(wins)

    assert seen.ends is not None
    return after(frozenset(possible_worlds(seen)), seen.ends, seen.seat, lay)


def endgames(count: int, left: int) -> list[Seen]:
    """Last rounds of parties with so many tiles left and something to choose."""
    found: list[Seen] = []
    seed = 0
    while len(found) < count:
        seen, _ = random_round(1000 * left + seed, left)
        seed += 1
        if len(seen.lays()) > 1:
            scores = SCORES[seed % len(SCORES)]
            found.append(Seen(seen.seat, seen.hand, seen.plays, scores=scores))
    return found


@pytest.mark.rule("DOM-2")
def test_a_certain_win_of_the_party_is_always_taken() -> None:
    some = 0
    for seen in [*endgames(30, 6), *endgames(60, 7), *endgames(20, 8), *endgames(6, 9)]:
        won = [price >= 1 for price in prices(stand_of(seen)).tolist()]
        wins = {lay for lay in seen.lays() if wins_whatever_comes(seen, lay, won)}
        found = think(seen, np.random.default_rng(1), Thinking(worlds=20))
        assert {thought.lay for thought in found if thought.certain} == wins
        if wins:
            assert found[0].lay in wins
            assert found[0].mean == pytest.approx(1)
            some += len(wins) < len(found)
    assert some > 3


def test_where_too_few_worlds_are_drawn_a_certain_win_is_taken_all_the_same() -> None:
    some = 0
    for seen in endgames(60, 10):
        exact = think(seen, np.random.default_rng(1), Thinking(few=5000))
        drawn = think(seen, np.random.default_rng(1), Thinking(worlds=20, few=0))
        wins = {thought.lay for thought in exact if thought.certain}
        assert {thought.lay for thought in drawn if thought.certain} == wins
        assert not wins or drawn[0].lay in wins
        some += bool(wins)
    assert some


def test_a_search_that_may_not_look_finds_nothing_certain() -> None:
    for seen in endgames(5, 7):
        worlds = np.array(possible_worlds(seen))
        won = np.ones(2 * MOST + 1, np.int64)
        assert all(certain(seen, worlds, won, seen.lays()))
        assert not any(certain(seen, worlds, won, seen.lays(), visits=0))


@pytest.mark.parametrize("left", [5, 8])
def test_an_exact_endgame_is_the_weighted_mean_of_all_worlds(left: int) -> None:
    """Every world, found by trying every way, solved with open hands one by one."""
    for seen in endgames(12, left):
        worlds = possible_worlds(seen)
        weights = weighed(seen, np.array(worlds), ANYBODY, 0.5).weights
        exact = [
            values_of_moves(Position((a, b, c, d), seen.ends, seen.seat)) for a, b, c, d in worlds
        ]
        found = tried(seen, np.random.default_rng(1), Thinking(trust=0.5), seen.lays())
        assert found.exact
        assert len(found.points) == len(worlds)
        means = found.means(found.points.astype(float))
        for lay, mean in zip(seen.lays(), means.tolist(), strict=True):
            values = [one[lay] for one in exact]
            assert mean == pytest.approx(np.average(values, weights=weights))
        assert not found.errors(found.points.astype(float)).any()


def test_worlds_in_which_the_plays_were_likely_weigh_more() -> None:
    """``trust`` is the power to which the plays' chances are taken; 0 makes all worlds even."""
    for seen in endgames(5, 8):
        worlds = np.array(possible_worlds(seen))
        flat = weighed(seen, worlds, ANYBODY, 0.0).weights
        full = weighed(seen, worlds, ANYBODY, 1.0).weights
        half = weighed(seen, worlds, ANYBODY, 0.5).weights
        assert (flat == 1).all()
        assert half == pytest.approx(full**0.5)
        assert full.min() < full.max() == 1
