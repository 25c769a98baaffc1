"""Our own players of domino against each other on duplicate deals, the expert by worlds, not time.

    python bench/domino_ladder.py [--worlds 250] [--deals 400] [--seed 1] [--processes 2] [--points]

As ``kostka match domino novice club expert``, but the expert tries the same number of worlds for
every move, so that the figures are the same on any machine; with ``--points`` as it played before
it played for the party. Prints what the command prints with ``--json``.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial

from kostka.domino.bots import BOTS
from kostka.domino.definition import GAME
from kostka.domino.solver.choose import Thinking
from kostka.domino.solver.imagine import WITH_AN_EXPERT
from kostka.domino.solver.players import Expert
from kostka.game.definition import new_header
from kostka.game.match import Deal, Maker, both_ways
from kostka.game.round_robin import RoundRobin, standings

HEADER = new_header(GAME, options=dict(GAME.duplicate))


def a_deal(plan: RoundRobin, how: Thinking, number: int) -> Deal:
    """One deal of one pair; those of the first pair come first."""
    first, second = plan.pairs[number // plan.deals]
    makers = maker(plan.bots[first], how), maker(plan.bots[second], how)
    return both_ways(GAME, plan.header, makers, f"{plan.seed}/{number % plan.deals}")


def maker(bot: str, how: Thinking) -> Maker:
    return (lambda: Expert(how)) if bot == "expert" else BOTS[bot]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--worlds", type=int, default=250)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--points", action="store_true")
    options = parser.parse_args()
    plan = RoundRobin("domino", HEADER, ("novice", "club", "expert"), options.deals, options.seed)
    how = Thinking(worlds=options.worlds)
    if options.points:
        how = replace(how, aim="points", few=0, prior=WITH_AN_EXPERT)
    count = len(plan.pairs) * plan.deals
    with ProcessPoolExecutor(options.processes) as pool:
        work = partial(a_deal, plan, how)
        played = list(pool.map(work, range(count), chunksize=8))
    parts = [played[first : first + plan.deals] for first in range(0, count, plan.deals)]
    print(json.dumps(standings(plan, parts), indent=1))


if __name__ == "__main__":
    main()
