"""The bots of the house at the tables of workers: one lets each think, and no failure stops one."""

import asyncio
from collections import Counter
from typing import Any

import msgspec
import pytest
from tests.patience import PATIENCE
from tests.server.clock import Clock
from tests.server.worker_kit import ANN, bodies, made, workers

from kostka.kamos import GAME as KAMOS
from kostka.live.commands import Play
from kostka.live.events import Moved
from kostka.live.phase import Phase
from kostka.live.setup import Setup
from kostka.server.bots.pool import BotFailed
from kostka.server.tables.services import Services

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


def with_bots(workers: list[Services], bots: Any) -> None:
    for services in workers:
        services.thinking.bots = bots


async def until_the_bot_must_move(services: Services, table: str) -> None:
    """Ann plays until the bot has something to think about."""
    loaded = await services.registry.loaded(table)
    number = 0
    while 1 not in loaded.table.actors:
        moves = loaded.table.game.rules.legal(loaded.table.state(), 0)
        play = Play(loaded.table.position, msgspec.Raw(msgspec.json.encode(moves[0])))
        await services.executor.do(loaded, ANN, f"move-{number:03}", play)
        number += 1


def test_one_worker_lets_a_bot_think(database: str) -> None:
    async def thought() -> None:
        clock, bots = Clock(), Counted()
        async with workers(database, 2, clock) as (store, both):
            with_bots(both, bots)
            table = await made(both[0], WITH_BOT)
            await until_the_bot_must_move(both[0], table)
            for services in both:
                await services.thinking.unthought()
            await asyncio.sleep(0)
            assert list(bots.asked.values()) == [1]
            clock.later(60)  # the first worker is dead by all that is known
            both[0].registry.in_memory(table).thinking.clear()  # type: ignore[union-attr]
            await asyncio.gather(*(services.thinking.unthought() for services in both))
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
        async with workers(database, 1, clock) as (_, (services,)):
            with_bots([services], bots)
            table = await made(services, WITH_BOT)
            await until_the_bot_must_move(services, table)
        clock.later(60)
        async with workers(database, 1, clock) as (store, (services,)):
            bots.free.set()
            with_bots([services], bots)
            await services.thinking.unthought()
            loaded = services.registry.in_memory(table)
            assert loaded is not None
            async with asyncio.timeout(PATIENCE):
                while loaded.thinking:
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
        async with workers(database) as (store, (services,)):
            with_bots([services], Broken())
            table = await made(services, WITH_BOT)
            await until_the_bot_must_move(services, table)
            loaded = await services.registry.loaded(table)
            async with asyncio.timeout(PATIENCE):
                while loaded.thinking:
                    await asyncio.sleep(0.01)
            assert loaded.table.phase is Phase.RUNNING
            assert any(body.engine == "novice" for body in await bodies(store, table, Moved))

    asyncio.run(failed())


def test_a_bots_move_is_shown_after_its_pace_and_never_before(tmp_path: Any) -> None:
    async def paced() -> None:
        bots = Counted()
        bots.free.set()
        async with workers(f"sqlite:///{tmp_path}/kostka.db", pace=0.2) as (_, (services,)):
            with_bots([services], bots)
            table = await made(services, WITH_BOT)
            loaded = await services.registry.loaded(table)
            await until_the_bot_must_move(services, table)
            due = asyncio.get_running_loop().time()
            before = loaded.number
            while loaded.number == before:
                await asyncio.sleep(0.01)
            assert asyncio.get_running_loop().time() >= due + 0.19

    asyncio.run(paced())


def test_the_decisions_of_a_turn_share_its_pace(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        waited.append(seconds)
        await sleep(0)

    async def paced() -> None:
        bots = Counted()
        bots.free.set()
        async with workers(f"sqlite:///{tmp_path}/kostka.db", pace=60) as (_, (services,)):
            with_bots([services], bots)
            table = await made(services, Setup("kamos", ("me", "bot:novice")))
            loaded = await services.registry.loaded(table)
            await until_the_bot_must_move(services, table)
            monkeypatch.setattr(asyncio, "sleep", noted)
            while loaded.thinking:
                await noted(0)
            monkeypatch.undo()
        assert 0 < max(waited) <= 60 / KAMOS.decisions

    asyncio.run(paced())
