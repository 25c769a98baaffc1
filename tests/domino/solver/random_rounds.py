"""Rounds of domino played at random, and their worlds found by trying every way."""

import itertools
import random

from kostka.domino.solver.position import PASS, SolverLay, ends_after
from kostka.domino.solver.seen import Seen
from kostka.domino.solver.tiles import TILES, tiles_in


def random_round(seed: int, until: int) -> tuple[Seen, tuple[int, ...]]:
    """A round played at random to ``until`` tiles left, as the seat on move sees it; all hands."""
    source = random.Random(seed)
    while True:
        order = list(range(28))
        source.shuffle(order)
        hands = [set(order[7 * seat : 7 * seat + 7]) for seat in range(4)]
        plays: list[SolverLay] = []
        ends: tuple[int, int] | None = None
        while sum(map(len, hands)) > until or not plays:
            mine = hands[len(plays) % 4]
            lays = [
                SolverLay(t, at)
                for t in sorted(mine)
                for at in ([-1] if ends is None else sorted(set(ends)))
                if at == -1 or at in TILES[t]
            ]
            lay = source.choice(lays) if lays else PASS
            if lay != PASS:
                mine.remove(lay.tile)
                ends = ends_after(ends, lay)
            plays.append(lay)
            if not mine or plays[-4:] == [PASS] * 4:
                break
        else:
            masks = tuple(sum(1 << t for t in held) for held in hands)
            seat = len(plays) % 4
            return Seen(seat, masks[seat], tuple(plays)), masks


def every_way(seen: Seen) -> set[tuple[int, ...]]:
    """All worlds by trying every way to share out the unseen tiles."""
    others = [seat for seat in range(4) if seat != seen.seat]
    unseen = set(tiles_in(seen.unseen))
    found = set()
    for first in itertools.combinations(sorted(unseen), seen.sizes[others[0]]):
        rest = unseen - set(first)
        for second in itertools.combinations(sorted(rest), seen.sizes[others[1]]):
            parts = [set(first), set(second), rest - set(second)]
            world = [0, 0, 0, 0]
            world[seen.seat] = seen.hand
            for seat, part in zip(others, parts, strict=True):
                world[seat] = sum(1 << t for t in part)
            if all(not world[seat] & seen.lacks[seat] for seat in others):
                found.add(tuple(world))
    return found
