"""A database to look at alone: also a file that this program may read and not write.

SQLite writes a little beside a file in WAL mode even to read it. Where it may not: with a server
running its files are shared as they are; where none runs the file is read as one that nobody
changes; and what a server that was killed has left beside it is read with it from a copy.
"""

import os
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import quote

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kostka.store.engines import address, engines


@asynccontextmanager
async def looking(url: str) -> AsyncIterator[AsyncEngine]:
    """An engine to read with. Raises Refusal ``store-address``, OSError."""
    where = address(url)
    if where.get_backend_name() != "sqlite" or _ours(file := Path(where.database or "")):
        there = engines(url)
        try:
            yield there.read
        finally:
            await there.dispose()
        return
    with _readable(file) as (path, how):
        query = {**how, "mode": "ro", "uri": "true"}
        read = create_async_engine(
            where.set(database=f"file:{quote(str(path))}", query=query), hide_parameters=True
        )
        event.listen(read.sync_engine, "connect", _plainly)
        event.listen(read.sync_engine, "begin", _begin)
        try:
            yield read
        finally:
            await read.dispose()


def _ours(file: Path) -> bool:
    """Whether SQLite may write what it writes, into the file and beside it; or there is none, of
    which others say so."""
    if not file.exists():
        return True
    return os.access(file, os.W_OK) and os.access(file.absolute().parent, os.W_OK | os.X_OK)


@contextmanager
def _readable(file: Path) -> Iterator[tuple[Path, dict[str, str]]]:
    """Where to read the file, and how."""
    file = file.absolute()
    ahead, shared = (file.with_name(file.name + end) for end in ("-wal", "-shm"))
    if not ahead.exists() or not ahead.stat().st_size:
        yield file, {"immutable": "1"}
    elif shared.exists():
        yield file, {}
    else:
        with TemporaryDirectory(prefix="kostka-") as folder:
            copied = Path(folder) / file.name
            shutil.copyfile(file, copied)
            shutil.copyfile(ahead, copied.with_name(ahead.name))
            yield copied, {}


def _plainly(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the driver must not begin transactions of its own


def _begin(connection: Connection) -> None:
    connection.connection.cursor().execute("BEGIN")
