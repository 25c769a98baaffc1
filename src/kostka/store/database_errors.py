"""A database that is not there, cannot be reached or is damaged, said as a refusal."""

import errno
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kostka.game.errors import Refusal
from kostka.store.answering import POSTGRESQL
from kostka.store.engines import address, named
from kostka.store.errors import Unanswered

SQLITE = {
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_CANTOPEN: "rights",
    sqlite3.SQLITE_PERM: "rights",
    sqlite3.SQLITE_READONLY: "rights",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "disk",
}
"""What SQLite says of a file that it cannot work with, and the word for it."""
DAMAGED = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
"""What it says of one that is none of its files, or none any more."""
NOWHERE = {
    None: "refused",  # of several addresses none was reached, each for a reason of its own
    errno.ENOENT: "refused",  # no socket in the file system
    errno.EACCES: "rights",
    errno.EHOSTDOWN: "network",
    errno.EHOSTUNREACH: "network",
    errno.ENETDOWN: "network",
    errno.ENETUNREACH: "network",
}
"""What the system says of a server that cannot be reached, beside ``ConnectionError``."""


@contextmanager
def database_errors(url: str) -> Iterator[None]:
    """Around what asks the database at this address: Refusal ``store-unreachable`` where it does
    not answer or does not let this program in (``found`` is a word for the reason, which the
    sentence explains), ``store-broken`` where its file is damaged.

    >>> with database_errors("postgresql://anna:secret@db/kostka"):
    ...     raise ConnectionRefusedError
    Traceback (most recent call last):
    kostka.game.errors.Refusal: store-unreachable: found refused, expected postgresql://anna:***...
    """
    try:
        yield
    except Exception as error:
        where = address(url)
        if damage(error) is not None:
            raise Refusal("store-broken", expected=named(where)) from None
        if (why := why_away(error)) is None:
            raise
        raise Refusal("store-unreachable", found=why, expected=named(where)) from None


def there(url: str) -> None:
    """Raises Refusal ``store-missing`` for a database file that does not exist, where looking at
    it would make an empty one, and ``store-empty`` for one in which nothing is."""
    where = address(url)
    if where.get_backend_name() == "sqlite":
        file = Path(where.database or "")
        if not file.is_file():
            raise Refusal("store-missing", expected=file)
        if not file.stat().st_size:
            raise Refusal("store-empty", expected=file)


def damage(error: BaseException) -> str | None:
    """What SQLite says of its damaged file; None if it was anything else."""
    root = _root(error)
    return str(root) if isinstance(root, sqlite3.Error) and _code(root) in DAMAGED else None


def why_away(error: Exception) -> str | None:
    """A word for why the database cannot be reached; None if it can, and it is a mistake in what it
    was asked."""
    root = _root(error)
    if isinstance(root, sqlite3.Error):
        return SQLITE.get(_code(root))
    state = str(getattr(root, "sqlstate", None) or "")
    if state:
        return next((why for begins, why in POSTGRESQL.items() if state.startswith(begins)), None)
    if isinstance(root, socket.gaierror):
        return "host"
    if isinstance(root, TimeoutError):
        return "time"
    if isinstance(root, ConnectionRefusedError):
        return "refused"
    if isinstance(root, ConnectionError):
        return "broken"
    if isinstance(root, OSError) and root.filename is None:  # of a file it would say which
        return NOWHERE.get(root.errno)
    gone = isinstance(error, Unanswered) or getattr(error, "connection_invalidated", False)
    return "broken" if gone else None


def _code(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", -1) & 0xFF


def _root(error: BaseException) -> BaseException:
    """What the system, SQLite or PostgreSQL itself has said, below what others have made of it."""
    while True:
        if isinstance(error, sqlite3.Error) or getattr(error, "sqlstate", None):
            return error
        below = getattr(error, "orig", None) or error.__cause__
        if below is None or (isinstance(error, OSError) and not isinstance(error, Unanswered)):
            return error
        error = below
