"""When things happen and are to happen is told to the second, to everybody, and no closer."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.live.conftest import BEGINNING
from tests.live.test_live_leak import told_to

from kostka.live.setup import Clock

Sit = Callable[..., Any]


def a_timed_game(sit: Sit, game: str, seats: str, ms: int) -> Any:
    """Played for a while by the clocks, with one who goes away; all of it so many ms later."""
    clock, draft = Clock(move=40, game=600, added=5), random.Random(3)
    table = sit(game, seats, began=BEGINNING + ms, clock=clock)
    for turn in range(30):
        if turn == 8:
            table.gone("ben")
        if turn == 12:
            table.back("ben")
        if table.table.phase == "running" and any(type(a) is int for a in table.table.actors):
            table.step(draft.choice)
        table.later(draft.choice((1, 2, 17)))
    return table


@pytest.mark.parametrize(
    ("game", "seats"),
    [("mexiko", "me open"), ("kamos", "me open"), ("domino", "me open open bot:novice")],
)
def test_moments_are_told_to_the_second_and_no_closer(sit: Sit, game: str, seats: str) -> None:
    first = a_timed_game(sit, game, seats, 0)
    for ms in (1, 500, 999):
        later = a_timed_game(sit, game, seats, ms)
        assert later.kinds(later.events) == first.kinds(first.events)
        for who in ("ann", "ben", None):
            assert told_to(later, who) == told_to(first, who)
