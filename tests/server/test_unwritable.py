"""Where nothing can be written whoever asks hears of it soon, what can be read is read, and nothing
is lost: it is done the next time."""

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.server.clock import Clock
from tests.server.test_rematch import YES, offered
from tests.server.worker_kit import ANN, BOB, MEXIKO, a_move, begun, bodies, come, do, workers

from kostka.live.events import GivenBack, TakenOver
from kostka.live.setup import Clock as Times
from kostka.server.tables.heartbeat import Heartbeat
from kostka.store.errors import Unanswered
from kostka.store.store import Store

TIMED = msgspec.structs.replace(MEXIKO, clock=Times(game=600))
HOUR = 3600


class Full:
    """A disk on which nothing can be written until ``freed``; ``asked`` so often."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
        self.asked = 0
        self._patch, self._store = monkeypatch, store
        self._real = (store.append, store.create)
        monkeypatch.setattr(store, "append", self._write)
        monkeypatch.setattr(store, "create", self._write)

    async def _write(self, *_: Any, **__: Any) -> None:
        self.asked += 1
        await asyncio.sleep(0)
        raise Unanswered("full")

    def freed(self) -> None:
        for name, real in zip(("append", "create"), self._real, strict=True):
            self._patch.setattr(self._store, name, real)


def test_a_command_is_tried_twice(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def unwritable() -> None:
        async with workers(database) as (store, (services,)):
            table = await begun(services)
            full = Full(monkeypatch, store)
            with pytest.raises(Unanswered):
                await do(services, table, *a_move(services, table), "move-001")
            assert full.asked == 2
            full.freed()
            await do(services, table, *a_move(services, table), "move-001")

    asyncio.run(unwritable())


def test_time_is_given_back_once_that_can_be_written(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unwritable() -> None:
        clock = Clock()
        async with workers(database, 1, clock) as (store, (services,)):
            await services.heartbeat.beat()
            table = await begun(services, TIMED)
            clock.later(HOUR)
            full = Full(monkeypatch, store)
            with pytest.raises(Unanswered):
                await services.heartbeat.beat()
            assert full.asked == 1
            assert services.heartbeat.slept()
        async with workers(database, 1, clock) as (store, (later,)):
            await later.heartbeat.beat()
            full = Full(monkeypatch, store)
            for _ in range(2):
                with pytest.raises(Unanswered):
                    await later.registry.loaded(table)
            full.freed()
            await later.registry.loaded(table)
            assert len(await bodies(store, table, GivenBack)) == 1

    asyncio.run(unwritable())


def test_a_machine_that_sleeps_while_a_move_waits_uses_up_nobodys_time(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slept() -> None:
        clock = Clock()
        async with workers(database, 1, clock) as (store, (services,)):
            await services.heartbeat.beat()
            table = await begun(services, TIMED)
            write = store.append

            async def asleep(*_: Any, **__: Any) -> None:
                monkeypatch.setattr(store, "append", write)
                clock.later(HOUR)
                raise Unanswered("asleep")

            monkeypatch.setattr(store, "append", asleep)
            who, play = a_move(services, table)
            with pytest.raises(Unanswered):
                await do(services, table, who, play, "move-001")
            await do(services, table, who, play, "move-001")
            assert len(await bodies(store, table, GivenBack)) == 1
            assert await bodies(store, table, TakenOver) == []

    asyncio.run(slept())


def test_a_finished_table_is_read_though_the_next_cannot_be_made(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unwritable() -> None:
        async def nothing(*_: object) -> None:
            pass

        async with workers(database) as (_, (services,)):
            table, following = await offered(services)
            with monkeypatch.context() as broken:
                broken.setattr(services.creation, "again", nothing)
                await do(services, table, BOB, YES, "yes-yes0")
        for writable in (False, True):
            async with workers(database) as (store, (later,)):
                full = Full(monkeypatch, store)
                if writable:
                    full.freed()
                assert (await later.registry.loaded(table)).table.next == following
                assert (following in await store.numbers([following])) is writable

    asyncio.run(unwritable())


def test_who_sits_there_can_look_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where somebody's time has run out, and that cannot be written."""

    async def unwritable() -> None:
        clock = Clock()
        async with workers(database, 1, clock) as (store, (services,)):
            table = await begun(services, TIMED)
            full = Full(monkeypatch, store)
            clock.later(HOUR)
            ann = await come(services, table, ANN)
            assert ann.loaded.lapsed(clock())
            assert [message["type"] for message in ann.taken()] == ["welcome"]
            assert full.asked == 0

    asyncio.run(unwritable())


def test_all_who_wait_share_one_beat() -> None:
    async def shared() -> None:
        clock = Clock()
        beats = []

        async def beat(*_: object, **__: object) -> int:
            beats.append(clock())
            await asyncio.sleep(0.01)
            if len(beats) == 1:
                raise Unanswered("away")
            return clock()

        async def nothing() -> Any: ...

        store: Any = SimpleNamespace(worker=beat, outages=nothing)
        nobody: Any = None
        heartbeat = Heartbeat(store=store, worker="w", clock=clock, reach=nobody, give_back=nothing)
        heartbeat.seen = clock()
        clock.later(HOUR)
        given_up = asyncio.create_task(heartbeat.awake())
        waiting = [asyncio.create_task(heartbeat.awake()) for _ in range(5)]
        await asyncio.sleep(0)
        given_up.cancel()  # which ends the beat for nobody else
        ends = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(end) for end in ends] == [Unanswered] * 5
        await asyncio.gather(*(heartbeat.awake() for _ in range(5)))
        assert len(beats) == 2

    asyncio.run(shared())


def test_what_goes_the_long_way_ends_with_the_worker(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stopped() -> None:
        async with workers(database) as (store, (services,)):
            table = await begun(services)
            loaded = await services.registry.loaded(table)
            begins, ends = asyncio.Event(), asyncio.Event()

            async def endless(*_: Any, **__: Any) -> None:
                begins.set()
                try:
                    await asyncio.Event().wait()
                finally:
                    ends.set()

            def lost(kind: Any, table: str, added: Any, head: Any, told: Any, **_: Any) -> None:
                asyncio.get_running_loop().call_soon(told, Unanswered("gone"))

            monkeypatch.setattr(store, "append_soon", lost)
            monkeypatch.setattr(store, "append", endless)
            who, play = a_move(services, table)
            assert services.executor.begin(loaded, who, "move-001", play, lambda _: None)
            await begins.wait()
            await services.stop()
            assert ends.is_set()
            assert not loaded.lock.held

    asyncio.run(stopped())
