"""Worlds: all of them and no others, each once; imagined worlds lean to what the plays say."""

import itertools
import random
from collections import Counter

import numpy as np
import pytest

from kostka.domino.solver.habits import BEGINNER, EXPERT
from kostka.domino.solver.imagine import imagine
from kostka.domino.solver.position import PASS, Lay, ends_after
from kostka.domino.solver.seen import Seen
from kostka.domino.solver.tiles import TILES, hand, tile, tiles_in
from kostka.domino.solver.worlds import Worlds


def random_round(seed: int, until: int) -> tuple[Seen, tuple[int, ...]]:
    """A round played at random to ``until`` tiles left, as the seat on move sees it; all hands."""
    source = random.Random(seed)
    while True:
        order = list(range(28))
        source.shuffle(order)
        hands = [set(order[7 * seat : 7 * seat + 7]) for seat in range(4)]
        plays: list[Lay] = []
        ends: tuple[int, int] | None = None
        while sum(map(len, hands)) > until or not plays:
            mine = hands[len(plays) % 4]
            lays = [
                Lay(t, at)
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


@pytest.mark.parametrize("seed", range(40))
def test_numbers_name_every_world_once(seed: int) -> None:
    seen, truth = random_round(seed, until=8 + seed % 4)
    worlds = Worlds(seen)
    listed = [tuple(world) for world in worlds.all().tolist()]
    assert len(set(listed)) == worlds.count
    assert set(listed) == every_way(seen)
    assert truth in listed


def test_drawn_worlds_are_even() -> None:
    seen, _ = random_round(3, until=9)
    worlds = Worlds(seen)
    assert worlds.count > 5
    drawn = worlds.drawn(np.random.default_rng(1), 400 * worlds.count)
    counts = Counter(map(tuple, drawn.tolist()))
    chi2 = sum((counts[tuple(world)] - 400) ** 2 / 400 for world in worlds.all().tolist())
    assert chi2 < worlds.count + 5 * (2 * worlds.count) ** 0.5


def test_a_pass_tells_which_numbers_a_seat_lacks() -> None:
    seen = Seen(3, hand("00 01 02 03 04 05 06"), (Lay(tile("66")), PASS, Lay(tile("56"), 6)))
    worlds = Worlds(seen).drawn(np.random.default_rng(2), 200)
    assert not (worlds[:, 1] & hand("06 16 26 36 46 56 66")).any()
    assert (worlds[:, 3] == seen.hand).all()


def test_tiles_that_lie_open_stay_with_their_seat() -> None:
    """DOM-31: a tile laid out of turn is still that seat's to lay."""
    shown = (0, hand("44"), 0, 0)
    seen = Seen(0, hand("00 01 02 03 04 05 06"), (), shown=shown)
    worlds = Worlds(seen).drawn(np.random.default_rng(2), 50)
    assert (worlds[:, 1] & hand("44")).all()


def test_a_pass_without_need_leaves_worlds_to_imagine() -> None:
    """DOM-34: all three passed on six, and somebody must hold one: passes then say nothing."""
    seen = Seen(0, hand("00 01 02 03 04 05"), (Lay(tile("66")), PASS, PASS, PASS))
    assert Worlds(seen).count == 0
    worlds, _ = imagine(seen, np.random.default_rng(1), 20, (EXPERT,))
    assert len(worlds) == 20


def test_who_always_leads_a_double_holds_none_that_was_not_led() -> None:
    """Among beginners a plain lead says: no double. Among experts it says little."""
    seen = Seen(1, hand("00 01 02 03 04 05 06"), (Lay(tile("56")),))
    doubles = hand("11 22 33 44 55 66")
    source = np.random.default_rng(7)
    shares = []
    for habits in ((EXPERT, BEGINNER), (EXPERT,)):
        worlds, _ = imagine(seen, source, 400, habits)
        shares.append(float(((worlds[:, 0] & doubles) == 0).mean()))
    assert shares[0] > shares[1] + 0.2
