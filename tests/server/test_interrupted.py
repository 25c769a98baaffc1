"""Workers that stand still for a while, and clocks that are set back."""

import asyncio

import msgspec
from tests.server.clock import Clock
from tests.server.test_by_itself import goes_by, swept
from tests.server.worker_kit import ANN, BOB, MEXIKO, begun, bodies, come, workers

from kostka.live.events import Back, Claimable, Gone


def test_who_is_at_a_worker_that_stood_still_is_there_again_with_it(database: str) -> None:
    async def stood_still() -> None:
        clock = Clock()
        async with workers(database, 2, clock) as (store, (still, other)):
            table = await begun(still, msgspec.structs.replace(MEXIKO, absent="claim"))
            await come(still, table, ANN)
            await come(other, table, BOB)
            await swept(still, other)
            await goes_by(clock, 30, other)  # the other is stopped, or swaps: its sockets are open
            assert [gone.seat for gone in await bodies(store, table, Gone)] == [0]
            await goes_by(clock, 80, still, other)
            assert [back.seat for back in await bodies(store, table, Back)] == [0]
            assert await bodies(store, table, Claimable) == []

    asyncio.run(stood_still())


def test_who_is_away_is_noticed_though_the_clock_was_set_back(database: str) -> None:
    async def back_by_an_hour() -> None:
        clock = Clock()
        async with workers(database, 1, clock) as (store, (services,)):
            table = await begun(services, MEXIKO)
            await come(services, table, ANN)
            await goes_by(clock, 4, services)
            clock.later(-3600)
            await goes_by(clock, 12, services)
            assert [gone.seat for gone in await bodies(store, table, Gone)] == [1]

    asyncio.run(back_by_an_hour())
