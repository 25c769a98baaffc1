"""A database that is not there or cannot be reached, said as a refusal."""

import errno
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError

from kostka.game.errors import RuleError
from kostka.store.address import address

CLOSED = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_READONLY,
    }
)
"""What SQLite says of a file that it cannot work with."""
REFUSED = ("08", "28", "3D", "53", "57", "58")
"""What PostgreSQL says where it cannot be reached, does not know the user or the database, has too
much to do or is stopping: classes of its errors."""

NOWHERE = frozenset(
    {
        None,  # of several addresses none was reached, each for a reason of its own
        errno.ENOENT,  # no socket in the file system
        errno.EACCES,
        errno.EHOSTDOWN,
        errno.EHOSTUNREACH,
        errno.ENETDOWN,
        errno.ENETUNREACH,
    }
)
"""What the system says of a server that cannot be reached, beside ``ConnectionError``."""


@contextmanager
def reaching(url: str) -> Iterator[None]:
    """Around what asks the database at this address: RuleError ``store-unreachable`` where it does
    not answer or does not let this program in.

    >>> with reaching("postgresql://anna:secret@db/kostka"):
    ...     raise ConnectionRefusedError
    Traceback (most recent call last):
    kostka.game.errors.RuleError: store-unreachable: found ConnectionRefusedError, expected postg...
    """
    try:
        yield
    except Exception as error:
        if not _unreachable(error):
            raise
        shown = make_url(url).render_as_string(hide_password=True)
        raise RuleError("", "store-unreachable", found=_kind(error), expected=shown) from None


def there(url: str) -> None:
    """Raises RuleError ``store-missing`` for a database file that does not exist, where looking at
    it would make an empty one."""
    where = address(url)
    if where.get_backend_name() == "sqlite" and not Path(where.database or "").is_file():
        raise RuleError("", "store-missing", expected=where.database)


def _unreachable(error: Exception) -> bool:
    """Not: a mistake in what it was asked."""
    if isinstance(error, DBAPIError):
        inner = error.orig
        if isinstance(inner, sqlite3.Error):
            return _closed(inner)
        state = str(getattr(inner, "sqlstate", None) or "")
        return error.connection_invalidated or state.startswith(REFUSED)
    if isinstance(error, sqlite3.Error):
        return _closed(error)
    if isinstance(error, ConnectionError | TimeoutError | socket.gaierror):
        return True
    # of a file it would say which
    return isinstance(error, OSError) and error.errno in NOWHERE and error.filename is None


def _closed(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorcode", -1) & 0xFF in CLOSED


def _kind(error: BaseException) -> str:
    """What the database itself calls it."""
    inner = getattr(error, "orig", None) or error
    return type(inner.__cause__ or inner).__name__
