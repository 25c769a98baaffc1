"""The bots of the house at the tables of workers: one lets each think, and no failure stops one."""

import asyncio
from collections import Counter
from typing import Any

import msgspec
import pytest
from tests.patience import PATIENCE
from tests.server.clock import Clock
from tests.server.hub_kit import ANN, bodies, hubs, made

from kostka.live.commands import Play
from kostka.live.events import Moved
from kostka.live.phase import Phase
from kostka.live.setup import Setup
from kostka.server.engines.bots import BotFailed
from kostka.server.hall.hub import Hub

WITH_BOT = Setup("mexiko", ("me", "bot:novice"), options={"best_of": "1"})


class Counted:
    """Bots that are slow, and how often each decision was asked for."""

    def __init__(self) -> None:
        self.asked: Counter[bytes] = Counter()
        self.free = asyncio.Event()

    async def choose(self, *, view: bytes, moves: bytes, **_: Any) -> msgspec.Raw:
        self.asked[view] += 1
        await self.free.wait()
        return msgspec.json.decode(moves, type=list[msgspec.Raw])[0]

    async def unable(self, _game: str, _bot: str) -> str:
        return ""

    async def close(self) -> None:
        """There is nothing to close."""


def with_bots(workers: list[Hub], bots: Any) -> None:
    for hub in workers:
        hub.thinking.bots = bots


async def until_the_bot_must_move(hub: Hub, table: str) -> None:
    """Ann plays until the bot has something to think about."""
    hot = await hub.floor.hot(table)
    number = 0
    while 1 not in hot.table.actors:
        moves = hot.table.game.rules.legal(hot.table.state(), 0)
        play = Play(hot.table.position, msgspec.Raw(msgspec.json.encode(moves[0])))
        await hub.floor.do(hot, ANN, f"move-{number:03}", play)
        number += 1


def test_one_worker_lets_a_bot_think(database: str) -> None:
    async def thought() -> None:
        clock, bots = Clock(), Counted()
        async with hubs(database, 2, clock) as (store, both):
            with_bots(both, bots)
            table = await made(both[0], WITH_BOT)
            await until_the_bot_must_move(both[0], table)
            for hub in both:
                await hub.sweeper.unthought()
            await asyncio.sleep(0)
            assert list(bots.asked.values()) == [1]
            clock.later(60)  # the first worker is dead by all that is known
            both[0].floor.in_memory(table).thinking.clear()  # type: ignore[union-attr]
            await asyncio.gather(*(hub.sweeper.unthought() for hub in both))
            await asyncio.sleep(0)
            assert list(bots.asked.values()) == [2]
            bots.free.set()
            async with asyncio.timeout(PATIENCE):
                while not any(body.engine for body in await bodies(store, table, Moved)):
                    await asyncio.sleep(0.01)

    asyncio.run(thought())


def test_a_bot_whose_worker_died_is_let_think_by_the_next(database: str) -> None:
    async def died() -> None:
        clock, bots = Clock(), Counted()
        async with hubs(database, 1, clock) as (_, (hub,)):
            with_bots([hub], bots)
            table = await made(hub, WITH_BOT)
            await until_the_bot_must_move(hub, table)
        clock.later(60)
        async with hubs(database, 1, clock) as (store, (hub,)):
            bots.free.set()
            with_bots([hub], bots)
            await hub.sweeper.unthought()
            hot = hub.floor.in_memory(table)
            assert hot is not None
            async with asyncio.timeout(PATIENCE):
                while hot.thinking:
                    await asyncio.sleep(0.01)
            assert any(body.engine for body in await bodies(store, table, Moved))

    asyncio.run(died())


@pytest.mark.parametrize("broken", ["raises", "unlawful", "nonsense"])
def test_a_bot_that_fails_still_moves(database: str, broken: str) -> None:
    class Broken(Counted):
        async def choose(self, **_: Any) -> msgspec.Raw:
            if broken == "raises":
                raise BotFailed("solver-missing")
            return msgspec.Raw(b'{"type":"say","call":"99"}' if broken == "unlawful" else b'"?"')

    async def failed() -> None:
        async with hubs(database) as (store, (hub,)):
            with_bots([hub], Broken())
            table = await made(hub, WITH_BOT)
            await until_the_bot_must_move(hub, table)
            hot = await hub.floor.hot(table)
            async with asyncio.timeout(PATIENCE):
                while hot.thinking:
                    await asyncio.sleep(0.01)
            assert hot.table.phase is Phase.RUNNING
            assert any(body.engine == "novice" for body in await bodies(store, table, Moved))

    asyncio.run(failed())


def test_a_bots_move_is_shown_after_its_pace_and_never_before(tmp_path: Any) -> None:
    async def paced() -> None:
        bots = Counted()
        bots.free.set()
        async with hubs(f"sqlite:///{tmp_path}/kostka.db", pace=0.2) as (_, (hub,)):
            with_bots([hub], bots)
            table = await made(hub, WITH_BOT)
            hot = await hub.floor.hot(table)
            await until_the_bot_must_move(hub, table)
            due = asyncio.get_running_loop().time()
            before = hot.number
            while hot.number == before:
                await asyncio.sleep(0.01)
            assert asyncio.get_running_loop().time() >= due + 0.19

    asyncio.run(paced())
