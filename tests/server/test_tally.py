"""A kind of log of its own is appended, watched over a socket, doctored, backed up and erased."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar import websocket
from litestar.params import FromPath
from tests.patience import PATIENCE
from tests.server.rigged import rigged, who
from tests.server.worker_kit import Deaf
from tests.tally import TALLY, Add, Added, Tally
from websockets.asyncio.client import ClientConnection, connect

from kostka.eventlog.event import Event
from kostka.eventlog.fold import fold
from kostka.eventlog.kind import Kinds
from kostka.eventlog.person import Person
from kostka.kinds import KINDS
from kostka.server.app import ROUTERS
from kostka.server.config import Config
from kostka.server.errors import HTTPRefusal
from kostka.server.state import ServerState
from kostka.server.tables.client_connection import Socket
from kostka.server.tables.services import Services
from kostka.server.tables.socket import serve_log
from kostka.store.backup import backup
from kostka.store.doctor import examine
from kostka.store.engines import engines
from kostka.store.restore import restore
from kostka.store.sqlite_journal import settle
from kostka.store.store import Store, open_store

BOTH: Kinds = {**KINDS, TALLY.name: TALLY}
ANN, BEN = Person("ann00000", "ann", bot=True), Person("ben00000", "ben", bot=True)


@websocket("/api/tallies/{log_id:str}/live")
async def live(socket: Socket, log_id: FromPath[str], state: ServerState) -> None:
    await serve_log(socket, state, log_id, TALLY.name)


async def begin(store: Store) -> None:
    """A tally to which Ann has added three."""
    first = Event(1, 1, Added(ANN, 3), ANN.id)
    projection = TALLY.rules.project(TALLY.rules.apply(None, first))
    await store.create(TALLY, "t", None, [first], projection)


@asynccontextmanager
async def served(database: str) -> AsyncIterator[tuple[str, Services]]:
    """A server that serves tallies too."""
    async with rigged(database, kinds=BOTH, routers=(*ROUTERS, live)) as (url, services):
        await begin(services.executor.store)
        yield url, services


@asynccontextmanager
async def watching(url: str, name: str = "", since: int | None = None) -> AsyncIterator[Any]:
    """Somebody at the tally, and what they are sent first."""
    address = f"{url.replace('http', 'ws')}/api/tallies/t/live"
    address += "" if since is None else f"?since={since}"
    async with connect(address, additional_headers=who(name) if name else None) as socket:
        yield socket, await heard(socket, "welcome")


async def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of this kind."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = msgspec.json.decode(await socket.recv())
            if message["type"] == kind:
                return message


async def say(socket: ClientConnection, id: str, amount: int) -> None:
    """Ask for something."""
    do = {"type": "add", "amount": amount}
    await socket.send(msgspec.json.encode({"type": "command", "id": id, "do": do}), text=True)


def test_it_is_watched_and_added_to_over_sockets(database: str) -> None:
    async def watched() -> None:
        async with (
            served(database) as (url, services),
            watching(url) as (nobody, first),
            watching(url, "ben") as (ben, again),
        ):
            assert first["state"] == {"number": 1, "at": 1, "total": 3, "last": ANN.id}
            assert (first["person"], again["person"]["id"]) == (None, BEN.id)
            await say(ben, "command-1", 4)
            told = await heard(nobody, "events")
            assert told["state"]["total"] == 7
            assert [event["body"]["amount"] for event in told["events"]] == [4]
            assert await heard(ben, "done") == {"type": "done", "id": "command-1", "number": 2}
            await say(ben, "command-1", 4)
            assert (await heard(ben, "done"))["number"] == 2, "it is done once"
            await say(ben, "command-2", 0)
            no = await heard(ben, "refused")
            assert (no["error"]["code"], no["state"]["total"]) == ("tally-nothing", 7)
            await say(nobody, "command-3", 1)
            assert (await heard(nobody, "refused"))["error"]["code"] == "sign-in-needed"
            async with watching(url, since=1) as (_, missed):
                assert [event["number"] for event in missed["events"]] == [2]
                assert missed["state"]["total"] == 7
            kept = await services.executor.store.events(TALLY, "t")
            assert [event.command for event in kept] == [None, "command-1"]
            with pytest.raises(HTTPRefusal, match="table-unknown"):
                await services.registry.loaded("t")
            async with httpx.AsyncClient(base_url=url) as browser:
                for path in ("", "/record", "/proof", "/steps"):
                    answer = await browser.get(f"/api/tables/t{path}")
                    assert (answer.status_code, answer.json()["code"]) == (404, "table-unknown")

    asyncio.run(watched())


def test_two_workers_add_to_it_and_no_number_is_there_twice(database: str) -> None:
    async def added() -> None:
        config = Config(database=database, key=bytes(32))
        async with await open_store(database) as store:
            await begin(store)
            workers = [
                Services(config, store, bus=Deaf(), kinds=BOTH, clock=lambda: 5) for _ in range(2)
            ]

            async def add(services: Services, number: int) -> None:
                loaded = await services.registry.log("t")
                await services.executor.do(loaded, BEN, f"command-{number % 10}", Add(1))

            await asyncio.gather(*(add(workers[number % 2], number) for number in range(20)))
            kept = await store.events(TALLY, "t")
            assert [event.number for event in kept] == list(range(1, 12))
            state = fold(TALLY.rules.apply, kept)
            assert state == Tally(11, 5, 13, BEN.id)
            for services in workers:
                assert (await services.registry.fresh_log("t", TALLY.name)).state == state
                await services.stop()
        assert [problem async for problem in examine(database, BOTH)] == []

    asyncio.run(added())


PLANTED = {
    "UPDATE logs SET due = 1": "head-differs",
    "UPDATE logs SET owner = 'ben00000'": "head-differs",
    "UPDATE logs SET kind = 'table'": "log-unreadable",
    "UPDATE seats SET person = 'ben00000'": "seats-differ",
    "UPDATE events SET body = replace(body, '3', '-3')": "tally-negative",
    "INSERT INTO tables (id, created, game, public, phase, people, summary, owner)"
    " VALUES ('t', 1, 'kamos', true, 'open', '[]', '{}', '')": "table-missing",
}


@pytest.mark.parametrize("plant", PLANTED)
def test_the_doctor_finds_what_is_wrong_with_it(database: str, plant: str) -> None:
    async def found() -> list[str]:
        async with await open_store(database) as store:
            await begin(store)
        assert [problem async for problem in examine(database, BOTH)] == []
        assert [p.code async for p in examine(database, KINDS)] == ["log-kind"]
        there = engines(database)
        async with there.write.begin() as connection:
            await connection.run_sync(settle)
            await connection.exec_driver_sql(plant)
        await there.dispose()
        return [problem.code async for problem in examine(database, BOTH)]

    assert PLANTED[plant] in asyncio.run(found())


def test_it_is_backed_up_and_who_is_forgotten_is_named_no_more(
    database: str, empty_database: str, tmp_path: Path
) -> None:
    async def forgotten() -> None:
        async with await open_store(database) as store:
            await begin(store)
            await backup(database, tmp_path / "backup")
        await restore(tmp_path / "backup", empty_database)
        async with await open_store(empty_database) as store:
            (kept,) = await store.events(TALLY, "t")
            assert kept.body == Added(ANN, 3)
            assert (await store.log("t")).secret is None
            services = Services(
                Config(database=empty_database, key=bytes(32)), store, kinds=BOTH, clock=lambda: 5
            )
            loaded = await services.registry.log("t")
            await services.executor.do(loaded, BEN, "command-1", Add(2))
            assert await store.users.forget({ANN.id: "N. N."}, 5, BOTH) == ["t"]
            await services.reread(["t"])
            assert loaded.number == 2
            names = [event.body.who.name for event in await store.events(TALLY, "t")]
            assert names == ["N. N.", "ben"]
            await services.stop()
        assert [problem async for problem in examine(empty_database, BOTH)] == []

    asyncio.run(forgotten())
