"""Whole domino deals, double dummy: this solver, the same search in C, and ``dominoes`` 6.1.0.

    python bench/domino_doubledummy.py [--deals 12] [--seed 1] [--limit 60] [--more 200]

One core each, one after the other in one run, processor time. All three solve the same ``deals``
deals (``dominoes`` is given ``limit`` seconds for each, and what it has not finished counts with
just these); then this solver and C alone ``more`` deals. Values, and the number of nodes in C, are
checked to be the same. Prints JSON; "times" are dominoes' seconds over ours.
"""

import argparse
import json
import multiprocessing
import shutil
import statistics
import subprocess
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path

import dominoes

from kostka.domino.solver.deals import random_deals
from kostka.domino.solver.doubledummy import solve_array
from kostka.domino.solver.layout import Ints
from kostka.domino.solver.tiles import TILES, tiles_in
from kostka.domino.solver.weigh import BEST, SEEN, VALUE


def peer_game(row: Ints) -> dominoes.Game:
    """The deal as a game of ``dominoes``, seat 0 to lead."""
    hands = [
        dominoes.Hand([dominoes.Domino(*TILES[tile]) for tile in tiles_in(int(mask))])
        for mask in row[:4]
    ]
    leads = tuple((tile, True) for tile in hands[0])
    game = dominoes.Game(dominoes.Board(), hands, [], 0, leads, 0, None)
    game.skinny_board()  # what its documentation advises before a search
    return game


def peer_solve(row: Ints, answer: Connection) -> None:
    game = peer_game(row)
    start = time.process_time()
    _, value = dominoes.search.alphabeta(game)
    answer.send((value, time.process_time() - start))


def peer(row: Ints, limit: float) -> tuple[int | None, float]:
    """Value and seconds by ``dominoes``; no value when the limit (wall clock) was reached."""
    receive, send = multiprocessing.Pipe(duplex=False)
    work = multiprocessing.Process(target=peer_solve, args=(row, send))
    work.start()
    found: tuple[int | None, float] = receive.recv() if receive.poll(limit) else (None, limit)
    work.kill()
    work.join()
    return found


def ours(rows: Ints) -> tuple[Ints, list[float]]:
    found, seconds = [], []
    for row in rows:
        start = time.process_time()
        found.append(solve_array(row[None], want=BEST)[0])
        seconds.append(time.process_time() - start)
    return found, seconds  # type: ignore[return-value]


def in_c(rows: Ints) -> list[list[int]] | None:
    """Rows of value, best leads, nodes, nanoseconds; None without a C compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "search"
        source = Path(__file__).with_name("domino_search.c")
        subprocess.run([compiler, "-O2", "-o", program, source], check=True)
        given = "\n".join(" ".join(map(str, row[:4])) for row in rows.tolist())
        run = subprocess.run([program], input=given, capture_output=True, text=True, check=True)
    return [[int(word) for word in line.split()] for line in run.stdout.splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=float, default=60)
    parser.add_argument("--more", type=int, default=200)
    options = parser.parse_args()
    rows = random_deals(options.seed, max(options.deals, options.more))
    solve_array(rows[:1])  # compiles or loads
    found, seconds = ours(rows)
    peers = [peer(row, options.limit) for row in rows[: options.deals]]
    for row, (value, _) in zip(found, peers, strict=False):
        assert value is None or value == row[VALUE]
    some = seconds[: options.deals]
    result = {
        "deals": options.deals,
        "peer": "dominoes 6.1.0 alphabeta",
        "peer_unfinished": sum(value is None for value, _ in peers),
        "peer_seconds_per_deal": statistics.mean(t for _, t in peers),
        "seconds_per_deal": statistics.mean(some),
        "times": sum(t for _, t in peers) / sum(some),
        "times_median": statistics.median(p[1] / t for p, t in zip(peers, some, strict=True)),
        "more_deals": len(rows),
        "more_seconds_per_deal": statistics.mean(seconds),
        "more_seconds_worst": max(seconds),
        "nodes_per_deal": statistics.mean(int(row[SEEN]) for row in found),
    }
    c = in_c(rows)
    if c is not None:
        assert [(r[0], r[2]) for r in c] == [(r[VALUE], r[SEEN]) for r in found]
        result["c_seconds_per_deal"] = statistics.mean(r[3] for r in c) / 1e9
        result["times_slower_than_c"] = sum(seconds) / sum(r[3] for r in c) * 1e9
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
