"""Worlds: all of them and no others, each once; imagined worlds lean to what the plays say."""

from collections import Counter

import numpy as np
import pytest
from tests.domino.solver.random_rounds import every_way, random_round

from kostka.domino.solver.habits import BEGINNER, EXPERT
from kostka.domino.solver.imagine import ANYBODY, WITH_AN_EXPERT, Prior, imagine
from kostka.domino.solver.position import PASS, SolverLay
from kostka.domino.solver.seen import Seen
from kostka.domino.solver.tiles import hand, tile
from kostka.domino.solver.worlds import Worlds


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
    seen = Seen(
        3, hand("00 01 02 03 04 05 06"), (SolverLay(tile("66")), PASS, SolverLay(tile("56"), 6))
    )
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
    seen = Seen(0, hand("00 01 02 03 04 05"), (SolverLay(tile("66")), PASS, PASS, PASS))
    assert Worlds(seen).count == 0
    worlds, _ = imagine(seen, np.random.default_rng(1), 20, ANYBODY)
    assert len(worlds) == 20


def test_who_always_leads_a_double_holds_none_that_was_not_led() -> None:
    """Among beginners a plain lead says: no double. Among experts it says little."""
    seen = Seen(1, hand("00 01 02 03 04 05 06"), (SolverLay(tile("56")),))
    doubles = hand("11 22 33 44 55 66")
    source = np.random.default_rng(7)
    shares = []
    for beginners in (0.5, 0):
        prior = Prior((EXPERT, BEGINNER), opponents=(1 - beginners, beginners), partner=(1, 0))
        worlds, _ = imagine(seen, source, 400, prior)
        shares.append(float(((worlds[:, 0] & doubles) == 0).mean()))
    assert shares[0] > shares[1] + 0.2


def test_the_partner_is_read_as_anybody_is() -> None:
    """A plain lead of the partner's says: no double, as far as they may be a beginner."""
    seen = Seen(2, hand("00 01 02 03 04 05 06"), (SolverLay(tile("56")), SolverLay(tile("25"), 5)))
    doubles = hand("11 22 33 44 55 66")
    shares = []
    for prior in (ANYBODY, WITH_AN_EXPERT):
        worlds, _ = imagine(seen, np.random.default_rng(7), 400, prior)
        shares.append(float(((worlds[:, 0] & doubles) == 0).mean()))
    assert shares[0] > shares[1] + 0.1
