"""Database addresses, and the engines that speak to what is there.

SQLite: WAL, every commit on disk before it returns (``synchronous=FULL``); whatever transaction
writes begins with BEGIN IMMEDIATE (one that reads first and then wants to write fails at once when
another process has written in between), and others read beside it. What an error says never shows
a statement's parameters: secrets may be among them.
"""

import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kostka.game.errors import Refusal

READERS = 4
"""Connections to read with at once, in SQLite."""
BUSY_SECONDS = 20
"""How long a write waits for another process's, in SQLite."""

IMMEDIATE = "BEGIN IMMEDIATE"

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
KINDS = "sqlite:///PATH, postgresql://USER:PASSWORD@HOST/NAME"
"""What an address looks like."""


@dataclass(frozen=True)
class Engines:
    """Where to read and where to write: one engine in PostgreSQL. In SQLite there are three:
    ``thread`` writes what many ask for at once, in one step in a thread of its own, since each
    step from thread to thread costs more than the database's work."""

    read: AsyncEngine
    write: AsyncEngine
    thread: Engine | None = None

    async def dispose(self) -> None:
        """Closes all connections."""
        if self.thread is not None:
            self.thread.dispose()
        await self.write.dispose()
        await self.read.dispose()


def address(url: str) -> URL:
    """The address with its driver. Raises Refusal ``store-address``.

    >>> address("sqlite:////srv/kostka.db").drivername
    'sqlite+aiosqlite'
    >>> address("postgresql://anna:se@cret@db/kostka")
    Traceback (most recent call last):
    kostka.game.errors.Refusal: store-address: found postgresql://***@db/kostka, expected ...
    """
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):  # nothing, or a port that is no number
        parsed = None
    driver = None if parsed is None else _DRIVERS.get(parsed.drivername.split("+")[0])
    if parsed is None or driver is None or not _leads(parsed, driver):
        raise Refusal("store-address", found=hidden(url), expected=KINDS)
    return parsed.set(drivername=driver)


def _leads(parsed: URL, driver: str) -> bool:
    """Whether there is a file's path and no machine, or the other way round; a password with an
    ``@`` that is not written ``%40`` would have ended in the machine's name."""
    if driver == _DRIVERS["sqlite"]:
        return bool(parsed.database) and not parsed.host
    return "@" not in (parsed.host or "")


def named(url: URL) -> str:
    """Where a database is, as people are told: the file, or the address without its password.

    >>> named(address("postgresql://anna:secret@db/kostka")), named(address("sqlite:////srv/k.db"))
    ('postgresql://anna:***@db/kostka', '/srv/k.db')
    """
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


def hidden(text: str) -> str:
    """An address without what may be a name and a password in it.

    >>> hidden("https://anna:se@cret@example.org")
    'https://***@example.org'
    """
    before, sign, after = text.rpartition("@")
    scheme, mark, _ = before.partition("://")
    return f"{scheme}{mark}***@{after}" if mark else f"***@{after}" if sign else text


def engines(url: str) -> Engines:
    """Engines for this address; in SQLite the folder is made if need be."""
    where = address(url)
    if where.drivername == _DRIVERS["postgresql"]:
        both = create_async_engine(
            where, pool_size=8, max_overflow=4, pool_pre_ping=True, hide_parameters=True
        )
        return Engines(both, both)
    assert where.database is not None
    _write_ahead(Path(where.database))
    write = _sqlite(where, connections=1)
    read = _sqlite(where, connections=READERS)
    thread = create_engine(
        where.set(drivername="sqlite"), pool_size=1, max_overflow=0, hide_parameters=True
    )
    for engine in (write.sync_engine, read.sync_engine, thread):
        event.listen(engine, "connect", _prepare)
        event.listen(
            engine, "begin", _beginner("BEGIN" if engine is read.sync_engine else IMMEDIATE)
        )
    return Engines(read, write, thread)


def _sqlite(where: URL, connections: int) -> AsyncEngine:
    return create_async_engine(
        where, pool_size=connections, max_overflow=0, pool_timeout=None, hide_parameters=True
    )


def _write_ahead(file: Path) -> None:
    """Puts a new database into WAL mode, which it stays in. SQLite does not wait for the others
    that may be doing the same. Secrets are in it: a new file is its owner's alone."""
    file.absolute().parent.mkdir(parents=True, exist_ok=True)
    file.touch(0o600)
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            with closing(sqlite3.connect(file)) as connection:
                connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            time.sleep(0.02)


def _prepare(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the driver must not begin transactions of its own
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout={BUSY_SECONDS * 1000}",
        "synchronous=FULL",
        "cache_size=-16000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _beginner(begin: str) -> Any:
    def begins(connection: Connection) -> None:
        connection.connection.cursor().execute(begin)

    return begins
