"""Duplicate deals of domino with hidden hands, on the table of the PyPI package ``dominoes`` 6.1.0.

    python bench/domino_hidden.py A B [--deals 400] [--seed 1] [--processes 2]

Each deal is played twice, once with A in seats 0 and 2 (0 leads) and B in 1 and 3, once the other
way round. A and B: random, heavy (``dominoes``' bota gorda, doubles first), alphabeta:N:M (its
probabilistic alphabeta with N sampled deals from move M on, heavy before that, for it takes many
seconds a move then), club (ours: the lay of the most appeal), or a thinker of ours:
worlds=200,open_at=12,trust=1,… (the fields of ``Thinking``; aim=points,few=0,prior=expert: as
it played before it played for the party). Prints JSON from A's side: rounds
won, the share of decided rounds and its 95 % interval, points a round with the standard error over
deals, seconds a move.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import dominoes
import numpy as np

from kostka.domino.solver.choose import Thinking, think
from kostka.domino.solver.deals import random_deals
from kostka.domino.solver.imagine import ANYBODY, WITH_AN_EXPERT
from kostka.domino.solver.layout import Ints
from kostka.domino.solver.players import club_lay
from kostka.domino.solver.position import PASS, SolverLay, ends_after
from kostka.domino.solver.seen import Seen
from kostka.domino.solver.tiles import TILE_AT, TILES, tiles_in
from kostka.game.estimates import Estimate, share_interval

Player = Callable[[dominoes.Game], None]


def tile_of(domino: dominoes.Domino) -> int:
    return int(TILE_AT[domino.first][domino.second])


def seen_at(game: dominoes.Game) -> tuple[Seen, tuple[int, int] | None]:
    """What the seat on move knows, and which end is left and which is right."""
    plays: list[SolverLay] = []
    ends: tuple[int, int] | None = None
    for move in game.moves:
        if move is None:
            plays.append(PASS)
            continue
        lay = SolverLay(tile_of(move[0]))
        if ends is not None:
            lay = SolverLay(lay.tile, ends[0] if move[1] else ends[1])
            joined = ends_after(ends, lay)
            far = joined[0] if lay.at == ends[0] else joined[1]
            ends = (far, ends[1]) if move[1] else (ends[0], far)
        else:
            ends = TILES[lay.tile]
        plays.append(lay)
    hand = sum(1 << tile_of(domino) for domino in game.hands[game.turn])
    return Seen(game.turn, hand, tuple(plays)), (
        None if ends is None else (game.board.left_end(), game.board.right_end())
    )


def our_player(choice: Callable[[Seen], SolverLay]) -> Player:
    """A chooser of ours as a player of ``dominoes``, which wants the move put first."""

    def choose(game: dominoes.Game) -> None:
        seen, ends = seen_at(game)
        lay = choice(seen)
        fits = [
            (domino, left)
            for domino, left in game.valid_moves
            if tile_of(domino) == lay.tile and (ends is None or ends[0 if left else 1] == lay.at)
        ]
        rest = [move for move in game.valid_moves if move != fits[0]]
        game.valid_moves = (fits[0], *rest)

    return choose


def player(text: str, seed: int) -> Player:
    if text == "random":
        anything: Player = dominoes.players.random
        return anything
    if text == "heavy":
        return heavy
    if text.startswith("alphabeta"):
        size, start = (int(number) for number in text.split(":")[1:])
        search = dominoes.players.probabilistic_alphabeta(start_move=start, sample_size=size)

        def heavy_then_search(game: dominoes.Game) -> None:
            heavy(game)
            search(game)

        return heavy_then_search
    if text == "club":
        return our_player(club_lay)
    fields = dict(part.split("=") for part in text.split(",")) if "=" in text else {}
    kinds: dict[str, Callable[[str], Any]] = {
        "worlds": int,
        "seconds": float,
        "aim": str,
        "few": int,
        "trust": float,
        "open_at": int,
        "threads": int,
    }
    kinds["prior"] = lambda name: WITH_AN_EXPERT if name == "expert" else ANYBODY
    how = Thinking(**{name: kinds[name](value) for name, value in fields.items()})
    source = np.random.default_rng(seed)
    return our_player(lambda seen: think(seen, source, how)[0].lay)


def heavy(game: dominoes.Game) -> None:
    dominoes.players.bota_gorda(game)
    dominoes.players.double(game)


def new_game(row: Ints) -> dominoes.Game:
    hands = [
        dominoes.Hand([dominoes.Domino(*TILES[tile]) for tile in tiles_in(int(mask))])
        for mask in row[:4]
    ]
    leads = tuple((tile, True) for tile in hands[0])
    return dominoes.Game(dominoes.Board(), hands, [], 0, leads, 0, None)


def duplicate(names: tuple[str, str], seed: int, number: int) -> list[list[float]]:
    """Both rounds of a deal: points for A, moves and seconds of A, of B."""
    row = random_deals(seed, 1, first=number)[0]
    played = []
    for leader in (0, 1):
        random.seed(f"{seed} {number} {leader}")
        players = [player(name, 2 * number + leader) for name in names]
        game, moves, seconds = new_game(row), [0, 0], [0.0, 0.0]
        while game.result is None:
            side = (game.turn + leader) % 2
            start = time.perf_counter()
            players[side](game)
            if len(game.valid_moves) > 1:
                moves[side] += 1
                seconds[side] += time.perf_counter() - start
            game.make_move(*game.valid_moves[0])
        points = game.result.points * (1 if leader == 0 else -1)
        played.append([points, *moves, *seconds])
    return played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("a")
    parser.add_argument("b")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    work = partial(duplicate, (options.a, options.b), options.seed)
    with ProcessPoolExecutor(options.processes) as pool:
        played = np.array(list(pool.map(work, range(options.deals), chunksize=4)))
    points = played[:, :, 0]
    won, lost = int((points > 0).sum()), int((points < 0).sum())
    totals = played.sum(axis=(0, 1))
    margin = Estimate.of(points.mean(axis=1).tolist())
    result = {
        "a": options.a,
        "b": options.b,
        "rounds": int(points.size),
        "won": won,
        "lost": lost,
        "share": round(won / (won + lost), 4),
        "interval": [round(end, 4) for end in share_interval(won, won + lost)],
        "points_a_round": round(margin.mean, 3),
        "error": None if margin.error is None else round(margin.error, 3),
        "seconds_a_move": [round(totals[3] / totals[1], 4), round(totals[4] / totals[2], 4)],
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
