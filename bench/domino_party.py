"""Last rounds of domino parties, duplicate: who plays for the party against who plays for points.

    python bench/domino_party.py A B [--deals 2000] [--seed 1] [--from near] [--processes 2]
        [--worlds 40] [--partner BOT] [--out FILE]

A game is the rest of a party from a score, played by the rules to its end. ``--from near``: scores
as parties have them, drawn from parties whose rounds end as in kostka/domino/solver/rounds.csv, at
a round before which a pair is within 60 points of the target; ``start``: from 0:0. Each is played
twice over the same deals, once with A on the side of the leader, once with B. A and B are the names
of bots, or for the expert (with ``--worlds`` worlds a move) one of

    new     as it plays;
    points  for points, its worlds drawn, the partner taken for an expert: as it played before;
    or fields of ``Thinking``: aim=points,few=0,trust=0.5,prior=expert …

``--partner BOT``: this bot (or one of those) sits opposite A and B alike, A and B having one seat
each: what an inference is worth beside a partner of that strength.

Prints JSON from A's side, running results to FILE every 50 deals: parties won, the share and its
95 % interval over deals (the two games of a deal are one observation), points and the like.
"""

import argparse
import json
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from msgspec.structs import replace

from kostka.domino import rules
from kostka.domino.bots import BOTS
from kostka.domino.rules.state import Due
from kostka.domino.solver.choose import Thinking
from kostka.domino.solver.imagine import ANYBODY, WITH_AN_EXPERT
from kostka.domino.solver.party import results
from kostka.domino.solver.players import Expert
from kostka.game.chance import Seeded
from kostka.game.contract import is_over
from kostka.game.estimates import Estimate
from kostka.game.header import Header
from kostka.game.match import CommonChance
from kostka.game.play import Players

HEADER = Header(rules.NAME, "sport-1", ("", "", "", ""), {"reshuffle": "no"})
TARGET = 200
NEAR = 60
OLD = Thinking(aim="points", few=0, prior=WITH_AN_EXPERT)
FIELDS: dict[str, Callable[[str], Any]] = {
    "aim": str,
    "trust": float,
    "few": int,
    "open_at": int,
    "worlds": int,
    "prior": lambda name: WITH_AN_EXPERT if name == "expert" else ANYBODY,
}


def player(name: str, worlds: int) -> Any:
    """A player by its name."""
    if name in BOTS and name != "expert":
        return BOTS[name]()
    how = replace_in(OLD if name == "points" else Thinking(), worlds=worlds)
    if "=" in name:
        fields = dict(part.split("=") for part in name.split(","))
        how = replace_in(how, **{field: FIELDS[field](text) for field, text in fields.items()})
    return Expert(how)


def replace_in(how: Thinking, **fields: Any) -> Thinking:
    return Thinking(**{**how.__dict__, **fields})


def score(seed: int, number: int, near: bool) -> tuple[tuple[int, int], int]:
    """The points of both pairs before a round, and who leads it."""
    source = np.random.default_rng([seed, number, 1])
    if not near:
        return (0, 0), 0
    points, share = results("all")
    while True:
        found = []
        stand, lead = [0, 0], 0
        while max(stand) < TARGET:
            if max(stand) >= TARGET - NEAR:
                found.append(((stand[0], stand[1]), lead))
            came = int(source.choice(points, p=share))
            stand[lead % 2 if came > 0 else 1 - lead % 2] += abs(came)
            lead = (lead + 1) % 4
        if found:
            return found[int(source.integers(len(found)))]


def played(asked: argparse.Namespace, number: int) -> list[tuple[float, float]]:
    """Both games of a deal: whether A wins (1 or 0), and A's points less B's."""
    points, lead = score(asked.seed, number, asked.start == "near")
    begun = rules.start(HEADER)
    party = replace(begun.party, points=points, lead=lead)
    begun = replace(begun, party=party, due=Due.DEAL)
    found = []
    for side in (0, 1):
        seats = {}
        for seat in range(4):
            name = asked.a if seat % 2 == side else asked.b
            if asked.partner and seat // 2 == 1:
                name = asked.partner
            seats[seat] = player(name, asked.worlds)
        state, seed = begun, f"{asked.seed}/{number}"
        table, chance = Players(seats, Seeded(f"{seed}/thinking")), CommonChance(seed)
        while not is_over(rules, state):
            due = partial(chance.next, len(state.party.rounds))
            state = rules.apply(state, table.move_due(rules, state, due))
        a, b = state.party.points
        margin = a - b if side == 0 else b - a
        found.append((float(state.party.winner == "AB"[side]), float(margin)))
    return found


def summary(asked: argparse.Namespace, found: list[list[tuple[float, float]]]) -> dict[str, Any]:
    won = np.array(found)[:, :, 0]
    share = Estimate.of(won.mean(axis=1).tolist())
    points = Estimate.of(np.array(found)[:, :, 1].mean(axis=1).tolist())
    interval = share.interval or (0, 1)
    return {
        "a": asked.a,
        "b": asked.b,
        "partner": asked.partner,
        "from": asked.start,
        "worlds": asked.worlds,
        "seed": asked.seed,
        "deals": len(found),
        "won": int(won.sum()),
        "lost": int((1 - won).sum()),
        "share": round(share.mean, 4),
        "interval": [round(end, 4) for end in interval],
        "points": round(points.mean, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("a")
    parser.add_argument("b")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="start", choices=("near", "start"), default="near")
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--partner")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    found: list[list[tuple[float, float]]] = []
    start = time.time()
    with ProcessPoolExecutor(asked.processes) as pool:
        for one in pool.map(partial(played, asked), range(asked.deals), chunksize=5):
            found.append(one)
            if asked.out and len(found) % 50 == 0:
                line = json.dumps({**summary(asked, found), "seconds": round(time.time() - start)})
                asked.out.write_text(line + "\n")
    print(json.dumps(summary(asked, found)))


if __name__ == "__main__":
    main()
