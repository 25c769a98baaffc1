"""A machine has slept, or its clock was put forward: whatever asks first, nobody's time is over."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from tests.server.clock import Clock
from tests.server.worker_kit import MEXIKO, a_move, begun, bodies, come, do, workers

from kostka.live.events import GivenBack, TakenOver
from kostka.live.setup import Clock as Times
from kostka.server.tables.services import Services

TIMED = msgspec.structs.replace(MEXIKO, clock=Times(game=600))
HOUR = 3600

Asks = Callable[[Services, str], Awaitable[object]]


async def a_turn(services: Services, _: str) -> None:
    await services.deadlines.deadlines()


async def another_turn(services: Services, _: str) -> None:
    await services.deadlines.overdue()


async def a_player(services: Services, table: str) -> None:
    await do(services, table, *a_move(services, table), "first-of-all")


async def somebody_comes(services: Services, table: str) -> None:
    await come(services, table, a_move(services, table)[0])


@pytest.mark.parametrize("first", [a_turn, another_turn, a_player, somebody_comes])
def test_who_asks_first_finds_the_time_given_back(database: str, first: Asks) -> None:
    """The turns come every 0.2 seconds, what is noticed of the sleep every two."""

    async def slept() -> None:
        clock = Clock()
        async with workers(database, 1, clock) as (store, (services,)):
            await services.heartbeat.beat()
            table = await begun(services, TIMED)
            who, _ = a_move(services, table)
            await come(services, table, who)
            clock.later(HOUR)
            await first(services, table)
            await services.heartbeat.beat()
            assert len(await bodies(store, table, GivenBack)) == 1
            assert await bodies(store, table, TakenOver) == []
            loaded = await services.registry.loaded(table)
            assert not loaded.lapsed(services.executor.clock())

    asyncio.run(slept())


def test_a_move_does_not_go_the_short_way_until_then(database: str) -> None:
    """Where nothing has run out it would be measured by all that time."""

    async def slept() -> None:
        clock = Clock()
        async with workers(database, 1, clock) as (store, (services,)):
            await services.heartbeat.beat()
            table = await begun(services, TIMED)
            loaded = await services.registry.loaded(table)
            clock.later(60)
            who, play = a_move(services, table)
            assert not services.executor.begin(loaded, who, "quick", play, lambda _: None)
            await do(services, table, who, play, "quick")
            (back,) = await bodies(store, table, GivenBack)
            assert back.ms == 60_000
            told: list[int | Exception] = []
            who, play = a_move(services, table)
            assert services.executor.begin(loaded, who, "next", play, told.append)
            while not told:
                await asyncio.sleep(0.01)
            assert isinstance(told[0], int)

    asyncio.run(slept())
