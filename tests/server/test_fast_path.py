"""The short way of a move says and does what the long one does, and gives way to it."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.at_a_table import at_a_table, connected
from tests.server.clock import Clock
from tests.server.test_unwritable import HOUR, TIMED
from tests.server.worker_kit import a_move, begun, come, do, workers
from websockets.asyncio.client import ClientConnection as Socket

from kostka.eventlog.person import Person
from kostka.game.errors import Refusal
from kostka.live.commands import Play
from kostka.live.kind import TABLE
from kostka.server.tables.client_connection import ClientConnection
from kostka.server.tables.services import Services
from kostka.store.errors import Unanswered

Outcome = int | Exception


async def last_number(socket: Socket) -> int:
    """How far the next message says that the table has come; 0 where it does not."""
    said = msgspec.json.decode(await socket.recv())
    return int(said["table"]["number"]) if said["type"] == "events" else 0


async def quickly(
    services: Services, table: str, who: Person, play: Play, id: str
) -> Outcome | None:
    """What is told of a move; None where it has to go the long way."""
    answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
    loaded = await services.registry.loaded(table)
    taken = services.executor.begin(loaded, who, id, play, answer.set_result)
    return await answer if taken else None


def test_a_move_is_told_once_it_is_durable_and_shown(database: str) -> None:
    async def plain() -> None:
        async with workers(database) as (store, (services,)):
            table = await begun(services)
            eve = await come(services, table, None)
            for number in range(20):
                eve.taken()
                who, play = a_move(services, table, number)
                first = await quickly(services, table, who, play, f"move-{number:03}")
                (told,) = eve.taken()
                assert told["events"][0]["number"] == first
                kept = (
                    (await store.events(TABLE, table))[first - 1]
                    if isinstance(first, int)
                    else None
                )
                assert kept is not None
                assert (kept.by, kept.command) == (who.id, f"move-{number:03}")

    asyncio.run(plain())


def test_what_is_not_plain_goes_the_long_way_and_nothing_is_done(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def otherwise() -> None:
        async with workers(database) as (_, (services,)):
            table = await begun(services)
            loaded = await services.registry.loaded(table)
            who, play = a_move(services, table)
            async with loaded.lock:  # somebody is at work there
                assert await quickly(services, table, who, play, "move-001") is None
            stale = Play(play.position + 1, play.move)
            assert await quickly(services, table, who, stale, "move-001") is None
            unread = Play(play.position, msgspec.Raw(b'{"type":"fly"}'))
            assert await quickly(services, table, who, unread, "move-001") is None
            with monkeypatch.context() as patch:  # a mistake of the program's
                patch.setattr(loaded, "decide", lambda *_: 1 / 0)
                assert await quickly(services, table, who, play, "move-001") is None
            before = loaded.number
            first = await quickly(services, table, who, play, "move-001")
            assert first == before + 1
            assert await quickly(services, table, who, play, "move-001") is None  # it was made
            assert await do(services, table, who, play, "move-001") == first

    asyncio.run(otherwise())


def test_what_time_has_brought_comes_first_and_the_long_way(database: str) -> None:
    async def late() -> None:
        clock = Clock()
        async with workers(database, clock=clock) as (_, (services,)):
            table = await begun(services, TIMED)
            who, play = a_move(services, table)
            loaded = await services.registry.loaded(table)
            clock.later(HOUR)
            before = loaded.number
            assert await quickly(services, table, who, play, "move-001") is None
            assert loaded.number == before  # and nothing is done
            with pytest.raises(Refusal):
                await do(services, table, who, play, "move-001")
            assert loaded.number > before  # their time has run out

    asyncio.run(late())


def test_two_moves_at_once_are_made_one_after_another(database: str) -> None:
    async def both() -> None:
        async with workers(database) as (_, (services,)):
            table = await begun(services)
            who, play = a_move(services, table)
            one = asyncio.create_task(quickly(services, table, who, play, "move-001"))
            two = asyncio.create_task(quickly(services, table, who, play, "move-002"))
            three = asyncio.create_task(do(services, table, who, play, "move-003"))
            done = await asyncio.gather(one, two, three, return_exceptions=True)
            assert isinstance(done[0], int)
            assert done[1] is None
            assert isinstance(done[2], Refusal)  # it was meant for what stood before the first

    asyncio.run(both())


def test_where_another_worker_was_first_it_is_decided_anew(database: str) -> None:
    async def raced() -> None:
        async with workers(database, 2) as (_, (one, other)):
            table = await begun(one)
            await other.registry.loaded(table)
            who, play = a_move(one, table)
            first = await do(one, table, who, play, "in-time1")
            assert await quickly(other, table, who, play, "in-time1") == first  # the same once more
            who, play = a_move(other, table)
            await do(other, table, who, play, "in-time2")
            late = await quickly(one, table, who, play, "too-late")
            assert isinstance(late, Refusal)
            assert late.code in ("table-stale", "table-not-yours")
            who, play = a_move(one, table)
            assert isinstance(await quickly(one, table, who, play, "in-time3"), int)

    asyncio.run(raced())


def test_where_nobody_knows_it_is_asked_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unsure() -> None:
        async with workers(database) as (store, (services,)):
            table = await begun(services)
            real: Any = store.append_soon

            def lost(kind: Any, table: str, added: Any, head: Any, told: Any, **more: Any) -> None:
                real(kind, table, added, head, lambda _: told(Unanswered("gone")), **more)

            monkeypatch.setattr(store, "append_soon", lost)
            who, play = a_move(services, table)
            assert isinstance(await quickly(services, table, who, play, "move-001"), int)
            commands = [event.command for event in await store.events(TABLE, table)]
            assert commands.count("move-001") == 1

    asyncio.run(unsure())


def test_a_mistake_of_the_programs_lets_the_table_go(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken() -> None:
        async with workers(database) as (_, (services,)):
            table = await begun(services)
            loaded = await services.registry.loaded(table)
            with monkeypatch.context() as patch:
                patch.setattr(services.subscriptions, "show", lambda *_: 1 / 0)
                who, play = a_move(services, table)
                assert isinstance(
                    await quickly(services, table, who, play, "move-001"), ZeroDivisionError
                )
            assert not loaded.lock.held
            who, play = a_move(services, table)
            assert isinstance(await quickly(services, table, who, play, "move-002"), int)

    asyncio.run(broken())


def test_what_one_socket_says_is_done_in_its_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words and moves go different ways; neither overtakes the other."""
    ways: list[bool] = []
    real = ClientConnection.heard

    def heard(line: ClientConnection, text: str) -> bool:
        ways.append(real(line, text))
        return ways[-1]

    monkeypatch.setattr(ClientConnection, "heard", heard)

    async def test(url: str, services: Services, table: str) -> None:
        loaded = await services.registry.loaded(table)
        async with (
            connected(url, table, "ann") as (_, ann),
            connected(url, table, "ben") as (_, ben),
        ):
            sockets = {"ann00000": ann, "ben00000": ben}
            for number in range(12):
                who, play = a_move(services, table, number)
                asked: list[dict[str, Any]] = [
                    {"type": "say", "text": "before"},
                    {"type": "play", "position": play.position, "move": play.move},
                    {"type": "say", "text": "after"},
                ]
                first = loaded.number
                for turn, say in enumerate(asked[number % 2 :]):
                    ask = {"type": "command", "id": f"ask-{number:03}-{turn}", "do": say}
                    await sockets[who.id].send(msgspec.json.encode(ask).decode())
                for socket in sockets.values():
                    while first + len(asked[number % 2 :]) > (await last_number(socket)):
                        pass
                mine = [
                    event
                    for event in await services.executor.store.events(TABLE, table)
                    if event.command
                ]
                order = [event.command for event in mine if event.number > first]
                assert order == sorted(order)  # type: ignore[type-var]
        assert True in ways
        assert False in ways

    at_a_table(tmp_path, test)


def test_an_append_that_cannot_even_be_asked_for_lets_the_table_go(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken() -> None:
        async with workers(database) as (store, (services,)):
            table = await begun(services)
            who, play = a_move(services, table)
            with monkeypatch.context() as patch:
                patch.setattr(store, "append_soon", lambda *_, **__: 1 / 0)
                with pytest.raises(ZeroDivisionError):
                    await quickly(services, table, who, play, "move-001")
            assert isinstance(await quickly(services, table, who, play, "move-001"), int)

    asyncio.run(broken())
