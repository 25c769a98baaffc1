"""A machine has slept, or its clock was put forward: whatever asks first, nobody's time is over."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from tests.server.clock import Clock
from tests.server.hub_kit import MEXIKO, a_move, begun, bodies, come, do, hubs

from kostka.live.events import GivenBack, TakenOver
from kostka.live.setup import Clock as Times
from kostka.server.hall.hub import Hub

TIMED = msgspec.structs.replace(MEXIKO, clock=Times(game=600))
HOUR = 3600

Asks = Callable[[Hub, str], Awaitable[object]]


async def a_turn(hub: Hub, _: str) -> None:
    await hub.sweeper.deadlines()


async def another_turn(hub: Hub, _: str) -> None:
    await hub.sweeper.overdue()


async def a_player(hub: Hub, table: str) -> None:
    await do(hub, table, *a_move(hub, table), "first-of-all")


async def somebody_comes(hub: Hub, table: str) -> None:
    await come(hub, table, a_move(hub, table)[0])


@pytest.mark.parametrize("first", [a_turn, another_turn, a_player, somebody_comes])
def test_who_asks_first_finds_the_time_given_back(database: str, first: Asks) -> None:
    """The turns come every 0.2 seconds, what is noticed of the sleep every two."""

    async def slept() -> None:
        clock = Clock()
        async with hubs(database, 1, clock) as (store, (hub,)):
            await hub.sweeper.beat()
            table = await begun(hub, TIMED)
            who, _ = a_move(hub, table)
            await come(hub, table, who)
            clock.later(HOUR)
            await first(hub, table)
            await hub.sweeper.beat()
            assert len(await bodies(store, table, GivenBack)) == 1
            assert await bodies(store, table, TakenOver) == []
            hot = await hub.floor.hot(table)
            assert not hot.lapsed(hub.floor.clock())

    asyncio.run(slept())


def test_a_move_does_not_go_the_short_way_until_then(database: str) -> None:
    """Where nothing has run out it would be measured by all that time."""

    async def slept() -> None:
        clock = Clock()
        async with hubs(database, 1, clock) as (store, (hub,)):
            await hub.sweeper.beat()
            table = await begun(hub, TIMED)
            hot = await hub.floor.hot(table)
            clock.later(60)
            who, play = a_move(hub, table)
            assert not hub.quick.play(hot, who, "quick", play, lambda _: None)
            await do(hub, table, who, play, "quick")
            (back,) = await bodies(store, table, GivenBack)
            assert back.ms == 60_000
            told: list[int | Exception] = []
            who, play = a_move(hub, table)
            assert hub.quick.play(hot, who, "next", play, told.append)
            while not told:
                await asyncio.sleep(0.01)
            assert isinstance(told[0], int)

    asyncio.run(slept())
