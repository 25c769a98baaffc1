"""Plays rounds of domino by the expert and writes how they end: kostka/domino/solver/rounds.csv.

    python bench/domino_rounds.py [--rounds 4000] [--worlds 40] [--seed 1] [--out FILE]

Four experts play each random deal for points, which is what the start of a party asks for, so
the file does not depend on itself. A line says in how many rounds the leader's pair wrote so many
points (negative: the others did; 0: drawn), once with all tiles left counted and once, for the same
rounds, with the opponents' only (DOM-3). Figures depend on seed, rounds and worlds only; they are
written as they come, so that a run that was stopped has said something.
"""

import argparse
import csv
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np

from kostka.domino.solver.choose import Thinking, think
from kostka.domino.solver.deals import random_deals
from kostka.domino.solver.position import PASS, SolverLay, ends_after
from kostka.domino.solver.seen import Seen
from kostka.domino.solver.tiles import WITH_NUMBER, pips_of

OUT = Path("src/kostka/domino/solver/rounds.csv")


def played(how: Thinking, seed: int, number: int) -> tuple[int, int]:
    """How a deal ends for the leader's pair, by both ways to count."""
    source = np.random.default_rng([seed, number])
    hands = [int(mask) for mask in random_deals(seed, 1, first=number)[0][:4]]
    plays: list[SolverLay] = []
    while True:
        seat = len(plays) % 4
        seen = Seen(seat, hands[seat], tuple(plays))
        lay = think(seen, source, how)[0].lay
        plays.append(lay)
        if lay == PASS:
            continue
        hands[seat] &= ~(1 << lay.tile)
        left, right = ends_after(seen.ends, lay)
        if not hands[seat] or not sum(hands) & (WITH_NUMBER[left] | WITH_NUMBER[right]):
            break
    a, b = pips_of(hands[0] | hands[2]), pips_of(hands[1] | hands[3])
    if hands[seat] and a == b:
        return 0, 0  # DOM-5
    won = a < b if hands[seat] else seat % 2 == 0
    return (a + b, b) if won else (-a - b, -a)


def write(found: list[tuple[int, int]], made: str, out: Path) -> None:
    """The results so far."""
    with out.open("w", newline="") as file:
        print(f"# {made}", file=file)
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(("count", "points", "rounds"))
        for name, column in (("all", 0), ("opponents", 1)):
            counted = Counter(one[column] for one in found)
            writer.writerows((name, points, counted[points]) for points in sorted(counted))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4000)
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path, default=OUT)
    options = parser.parse_args()
    work = partial(played, Thinking(worlds=options.worlds, aim="points"), options.seed)
    found: list[tuple[int, int]] = []
    start = time.time()
    with ProcessPoolExecutor(options.processes) as pool:
        for one in pool.map(work, range(options.rounds), chunksize=10):
            found.append(one)
            if len(found) % 200 == 0 or len(found) == options.rounds:
                made = f"bench/domino_rounds.py --worlds {options.worlds} --seed {options.seed}"
                made += f" --rounds {len(found)}"
                write(found, made, options.out)
                print(f"{len(found)} rounds, {time.time() - start:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
