"""Does αμ cure strategy fusion near the end of a domino round? Played against the plain expert.

    python bench/domino_alphamu.py [--tiles 12] [--worlds 60] [--deals 400] [--seed 1]

αμ: T. Cazenave & V. Ventos, "The αμ Search Algorithm for the Game of Bridge" (2019). With so many
tiles or fewer in the other hands, the first player looks at two lays of its own over the same
imagined worlds: a lay is worth the points it comes to in every world at once (a vector), the second
must be the same in all worlds that have looked the same so far, and is followed by open hands. The
other pair is taken to see through the tiles, the partner too. Of vectors only those are kept that
no other beats everywhere (the Pareto front). Before that, and on the other side: the expert. Every
deal is played twice, with the pairs' seats exchanged. Prints JSON, from the first player's side.
"""

import argparse
import json
import time
from collections import defaultdict

import numpy as np

from kostka.domino.definition import GAME
from kostka.domino.rules import Move, View
from kostka.domino.solver.choose import Thinking, Thought
from kostka.domino.solver.doubledummy import solve_array
from kostka.domino.solver.habits import Floats
from kostka.domino.solver.imagine import WITH_AN_EXPERT, imagine
from kostka.domino.solver.players import Expert
from kostka.domino.solver.position import PASS, SolverLay, ends_after
from kostka.domino.solver.seen import Seen
from kostka.domino.solver.table import lays_in, seen_in
from kostka.domino.solver.tiles import PIPS, TILES, WITH_NUMBER, tiles_in
from kostka.domino.solver.weigh import VALUE, WORTH
from kostka.game.definition import new_header
from kostka.game.estimates import Estimate, share_interval
from kostka.game.match import both_ways
from kostka.game.player import Turn

Hands = tuple[int, ...]
Ends = tuple[int, int]
MOST = 12
"""Vectors kept of a front."""
HOW = Thinking(worlds=250, aim="points", few=0, prior=WITH_AN_EXPERT)
"""For points, of which its fronts are made; worlds are drawn, the partner taken for an expert."""


class AlphaMu(Expert):
    """The expert, but for the end of the round."""

    spent: list[float] = []  # noqa: RUF012  (seconds of every decision by αμ, of all players)

    def __init__(self, tiles: int, worlds: int) -> None:
        super().__init__(HOW)
        self.tiles, self.worlds = tiles, worlds

    def thoughts(self, turn: Turn[View, Move]) -> list[Thought]:
        seen = seen_in(turn.view)
        if seen.ends is None or sum(seen.sizes) - 1 > self.tiles:
            return super().thoughts(turn)
        begun = time.process_time()
        source = np.random.default_rng(turn.source.below(1 << 62))
        drawn, _ = imagine(seen, source, self.worlds, HOW.prior, HOW.trust)
        worlds, often = np.unique(drawn, axis=0, return_counts=True)
        hands = [tuple(row) for row in worlds.tolist()]
        found = []
        for lay in lays_in(turn):
            front = _laid(seen, seen.seat, seen.ends, hands, lay)
            worth = float((front @ often).max()) / len(drawn)
            found.append(Thought(lay, worth, 0.0))
        self.spent.append(time.process_time() - begun)
        return sorted(found, key=lambda thought: -thought.mean)


def _laid(seen: Seen, seat: int, ends: Ends, hands: list[Hands], lay: SolverLay) -> Floats:
    """The front after a lay, or a pass: vectors (k, worlds)."""
    if lay != PASS:
        ends = ends_after(ends, lay)
        hands = [_without(world, seat, lay.tile) for world in hands]
        over = _over(seen, seat, ends, hands)
        if over is not None:
            return over
    following = (seat + 1) % 4
    if following == seen.seat:
        return _own(seen, ends, hands)
    return _others(seen, following, ends, hands)


def _own(seen: Seen, ends: Ends, hands: list[Hands]) -> Floats:
    """My second lay: the same in all these worlds, then open hands."""
    lays = _lays(hands[0][seen.seat], ends)
    if lays == [PASS]:
        return _laid(seen, seen.seat, ends, hands, PASS)
    vectors = np.zeros((len(lays), len(hands)))
    for vector, lay in zip(vectors, lays, strict=True):
        after = ends_after(ends, lay)
        left = [_without(world, seen.seat, lay.tile) for world in hands]
        over = _over(seen, seen.seat, after, left)
        if over is not None:
            vector[:] = over[0]
            continue
        rows = np.array([(*world, *after, (seen.seat + 1) % 4) for world in left], np.int64)
        vector[:] = -solve_array(rows, want=WORTH, count=seen.count)[:, VALUE]
    return _front(vectors)


def _others(seen: Seen, seat: int, ends: Ends, hands: list[Hands]) -> Floats:
    """Somebody else's lay: each world's own choice, the best or the worst for us."""
    groups: defaultdict[SolverLay, list[int]] = defaultdict(list)
    for place, world in enumerate(hands):
        for lay in _lays(world[seat], ends):
            groups[lay].append(place)
    ours = seat % 2 == seen.seat % 2
    front: Floats = np.full((1, len(hands)), -np.inf if ours else np.inf)
    for lay, places in groups.items():
        then = _laid(seen, seat, ends, [hands[place] for place in places], lay)
        joined = np.repeat(front, len(then), axis=0)
        better = np.maximum if ours else np.minimum
        joined[:, places] = better(joined[:, places], np.tile(then, (len(front), 1)))
        front = _front(joined)
    return front


def _front(vectors: Floats) -> Floats:
    """Those that no other beats everywhere; the best on the mean where they are many."""
    some = np.unique(vectors, axis=0)
    below = np.less_equal(some[:, None, :], some[None, :, :])
    some = some[np.all(below, axis=2).sum(axis=1) == 1]  # below itself only
    kept: Floats = some[np.argsort(-some.mean(axis=1))[:MOST]]
    return kept


def _over(seen: Seen, seat: int, ends: Ends, hands: list[Hands]) -> Floats | None:
    """The points of our pair in each world (1, worlds), if this lay of ``seat`` ended the round."""
    every = hands[0][0] | hands[0][1] | hands[0][2] | hands[0][3]
    out = hands[0][seat] == 0
    if not out and every & (WITH_NUMBER[ends[0]] | WITH_NUMBER[ends[1]]):
        return None
    total, us = _pips(every), seen.seat % 2
    points = []
    for world in hands:
        mine = _pips(world[us] | world[us + 2])
        won = seat % 2 == us if out else mine < total - mine
        drawn = not out and mine == total - mine
        counted = total if seen.count == "all" else total - mine if won else mine
        points.append(0 if drawn else counted if won else -counted)
    return np.array([points], np.float64)


def _lays(hand: int, ends: Ends) -> list[SolverLay]:
    joins = sorted(set(ends))
    found = [SolverLay(tile, at) for tile in tiles_in(hand) for at in joins if at in TILES[tile]]
    return found or [PASS]


def _without(world: Hands, seat: int, tile: int) -> Hands:
    return (*world[:seat], world[seat] & ~(1 << tile), *world[seat + 1 :])


def _pips(mask: int) -> int:
    return sum(PIPS[tile] for tile in tiles_in(mask))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tiles", type=int, default=12)
    parser.add_argument("--worlds", type=int, default=60)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    header = new_header(GAME, options=dict(GAME.duplicate))
    makers = (lambda: AlphaMu(options.tiles, options.worlds)), (lambda: Expert(HOW))
    deals = [both_ways(GAME, header, makers, f"{options.seed}/{n}") for n in range(options.deals)]
    results = [result for deal in deals for result in deal.results]
    won, lost = results.count(1), results.count(-1)
    spread = Estimate.of([deal.margin for deal in deals])
    print(
        json.dumps(
            {
                "tiles": options.tiles,
                "worlds": options.worlds,
                "deals": options.deals,
                "won": won,
                "lost": lost,
                "interval": share_interval(won, won + lost),
                "margin": spread.mean,
                "error": spread.error,
                "decisions": len(AlphaMu.spent),
                "seconds_a_decision": sum(AlphaMu.spent) / max(1, len(AlphaMu.spent)),
            }
        )
    )


if __name__ == "__main__":
    main()
