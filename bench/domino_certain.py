"""Certain wins of a domino party: how many are taken, by the expert and as it played before.

    python bench/domino_certain.py [--positions 200] [--seed 1] [--worlds 40] [--score 190:195]

Rounds are played by the bot *club* from a score at which a round can decide the party. A position
counts where the seat on move has a lay that wins the party whatever the other three hold and do,
and another that does not. Certain wins are found by the expert's own search (solver/certain.py),
which tests/domino/solver holds against trying everything. Prints JSON.
"""

import argparse
import json
from collections.abc import Iterator

import numpy as np

from kostka.domino.solver.certain import certain
from kostka.domino.solver.choose import SEARCHED, Thinking, stand_of, think
from kostka.domino.solver.deals import random_deals
from kostka.domino.solver.imagine import WITH_AN_EXPERT, ways_of
from kostka.domino.solver.party import prices
from kostka.domino.solver.players import club_lay
from kostka.domino.solver.position import PASS, SolverLay, ends_after
from kostka.domino.solver.seen import Seen
from kostka.domino.solver.tiles import WITH_NUMBER

MOST_LEFT = 14


def positions(seed: int, scores: tuple[int, int]) -> Iterator[tuple[Seen, set[SolverLay]]]:
    """Positions with certain wins, and these lays."""
    deal = 0
    while True:
        hands = [int(mask) for mask in random_deals(seed, 1, first=deal)[0][:4]]
        deal += 1
        plays: list[SolverLay] = []
        while True:
            seat = len(plays) % 4
            own = scores if seat % 2 == 0 else scores[::-1]
            seen = Seen(seat, hands[seat], tuple(plays), scores=own)
            lays = seen.lays()
            if len(lays) > 1 and sum(seen.sizes) <= MOST_LEFT:
                wins = certain_in(seen)
                if 0 < len(wins) < len(lays):
                    yield seen, wins
            lay = PASS if lays == (PASS,) else club_lay(seen)
            plays.append(lay)
            if lay == PASS:
                continue
            hands[seat] &= ~(1 << lay.tile)
            left, right = ends_after(seen.ends, lay)
            if not hands[seat] or not sum(hands) & (WITH_NUMBER[left] | WITH_NUMBER[right]):
                break


def certain_in(seen: Seen) -> set[SolverLay]:
    ways = ways_of(seen)
    if ways.count > SEARCHED:
        return set()
    won = (prices(stand_of(seen)) >= 1).astype(np.int64)
    lays = seen.lays()
    found = certain(seen, ways.all(), won, lays)
    return {lay for lay, wins in zip(lays, found, strict=True) if wins}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--score", default="190:195")
    options = parser.parse_args()
    us, them = (int(points) for points in options.score.split(":"))
    ways = {
        "party": Thinking(worlds=options.worlds),
        "points": Thinking(worlds=options.worlds, aim="points", few=0, prior=WITH_AN_EXPERT),
    }
    given_away = dict.fromkeys(ways, 0)
    found = positions(options.seed, (us, them))
    for _ in range(options.positions):
        seen, wins = next(found)
        for name, how in ways.items():
            lay = think(seen, np.random.default_rng(options.seed), how)[0].lay
            given_away[name] += lay not in wins
    print(json.dumps({"positions": options.positions, "given_away": given_away}))


if __name__ == "__main__":
    main()
