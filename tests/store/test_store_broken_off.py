"""A database that goes away, is locked, or whose user goes away: nobody is told a wrong thing, and
the store goes on as soon as it can."""

import asyncio
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import asyncpg
import pytest
from tests.patience import PATIENCE

from kostka.live.kind import TABLE
from kostka.store import engines
from kostka.store.errors import Conflict, Unanswered
from kostka.store.store import Store, open_store
from kostka.store.user import User

if TYPE_CHECKING:
    from pathlib import Path

    from tests.store.conftest import Logs

pytestmark = pytest.mark.anyio

CUT = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


async def cut(url: str) -> None:
    """Ends all connections to a PostgreSQL database."""
    connection = await asyncpg.connect(url)
    await connection.execute(CUT)
    await connection.close()


async def test_connections_cut_while_idle_are_made_anew(postgresql: str, logs: "Logs") -> None:
    async with await open_store(postgresql) as store:
        await logs.begin(store, "t")
        await store.ping()
        await cut(postgresql)
        await store.append(TABLE, "t", [logs.said(2)], logs.head(2))
        await cut(postgresql)
        assert len(await store.events(TABLE, "t")) == 2


async def test_connections_cut_under_load_lose_nothing_acknowledged(
    postgresql: str, logs: "Logs"
) -> None:
    ids = [f"t{n}" for n in range(20)]
    unanswered = 0
    async with await open_store(postgresql) as store:
        for id in ids:
            await logs.begin(store, id)
        stop = asyncio.Event()

        async def write(id: str) -> int:
            nonlocal unanswered
            number = 1
            while not stop.is_set():
                said = logs.said(number + 1, f"command-{number + 1}")
                try:
                    await store.append(TABLE, id, [said], logs.head(number + 1))
                except Unanswered:
                    unanswered += 1
                    continue  # the same once more: it may stand already
                except Conflict as conflict:  # it does
                    number = conflict.number
                else:
                    number += 1
            return number

        writers = [asyncio.ensure_future(write(id)) for id in ids]
        async with asyncio.timeout(PATIENCE):
            while unanswered < 60:
                await asyncio.sleep(0.05)
                await cut(postgresql)
        stop.set()
        reached = await asyncio.gather(*writers)
    async with await open_store(postgresql) as store:
        for id, number in zip(ids, reached, strict=True):
            kept = await store.events(TABLE, id)
            assert [e.command for e in kept[1:]] == [f"command-{n}" for n in range(2, number + 1)]


async def test_who_goes_away_takes_no_connection_along(store: Store, logs: "Logs") -> None:
    await logs.begin(store, "t")
    for n in range(40):
        asked = asyncio.ensure_future(store.users.add(User(f"p{n}", "x", "guest", 1)))
        for _ in range(n % 8):
            await asyncio.sleep(0)
        if n % 3:
            await asyncio.sleep(0.001 * (n % 5))
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
    async with asyncio.timeout(PATIENCE):
        await store.append(TABLE, "t", [logs.said(2)], logs.head(2))
        await store.worker("one", now=1, until=2)
    assert len(await store.events(TABLE, "t")) == 2


async def test_a_locked_file_is_not_waited_for_for_ever(
    tmp_path: "Path", logs: "Logs", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "BUSY_SECONDS", 0.1)
    file = tmp_path / "kostka.db"
    async with await open_store(f"sqlite:///{file}") as store:
        await logs.begin(store, "t")
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unanswered):
                await store.append(TABLE, "t", [logs.said(2)], logs.head(2))
            with pytest.raises(Unanswered):
                await store.worker("one", now=1, until=2)
            assert len(await store.events(TABLE, "t")) == 1  # reading goes on
        await store.append(TABLE, "t", [logs.said(2)], logs.head(2))


async def test_a_connection_that_cannot_be_made_is_tried_again(
    tmp_path: "Path", logs: "Logs", monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await open_store(f"sqlite:///{tmp_path / 'kostka.db'}") as store:
        with monkeypatch.context() as patch:
            patch.setattr(sqlite3.dbapi2, "connect", refused)
            with pytest.raises(Unanswered):
                await logs.begin(store, "t")
        await logs.begin(store, "t")


def refused(*_: object, **__: object) -> sqlite3.Connection:
    """No file can be opened any more."""
    raise sqlite3.OperationalError("unable to open database file")
