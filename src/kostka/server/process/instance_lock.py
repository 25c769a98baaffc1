"""One server at a time for a database that is a file: a second would not hear of the first."""

import asyncio
import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

from kostka.game.errors import Refusal
from kostka.server.people.identity import now_ms
from kostka.store.engines import address, named
from kostka.store.workers import served


@contextmanager
def held(database: str) -> Iterator[None]:
    """Holds the database while the block runs, if it is a file; one that is killed holds it no
    more. Raises Refusal ``database-busy``.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as name, held(f"sqlite:///{name}/kostka.db"):
    ...     with held(f"sqlite:///{name}/kostka.db"):
    ...         pass
    Traceback (most recent call last):
    kostka.game.errors.Refusal: database-busy: expected .../kostka.db
    """
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    path = Path(url.database)
    path.absolute().parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(handle)
        raise Refusal("database-busy", expected=path) from None
    try:
        yield
    finally:
        os.close(handle)


@contextmanager
def alone(database: str) -> Iterator[None]:
    """The same for who changes the whole database: also where it is none in a file, no server may
    work with it. Raises Refusal ``database-busy``."""
    with held(database):
        where = address(database)
        if where.get_backend_name() == "postgresql" and asyncio.run(served(database, now_ms())):
            raise Refusal("database-busy", expected=named(where))
        yield
