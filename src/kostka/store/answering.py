"""Asking a database, and noticing that it does not answer."""

import sqlite3
from asyncio import Future
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kostka.store.errors import Unanswered

T = TypeVar("T")

UNREACHABLE = (OSError, OperationalError, InterfaceError, NoConnection, sqlite3.OperationalError)
"""What is raised where a database does not answer, or not in time: it may answer the next time."""
POSTGRESQL = {
    "08": "broken",
    "25006": "reading",
    "28": "user",
    "3D": "database",
    "3F": "rights",
    "42501": "rights",
    "53100": "full",
    "53": "busy",
    "55000": "closed",
    "57": "closed",
    "58": "disk",
}
"""How PostgreSQL's errors begin that are nobody's fault who asked, and the word for each: it cannot
be worked with, only reads (as one does that another has taken over from), lets nobody in, is full
or stopping."""


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection to read with. Raises Unanswered."""
    with asking():
        async with engine.connect() as connection:
            yield connection


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection in a transaction, which stands when the context ends without an exception.
    Raises Unanswered."""
    with asking():
        async with engine.begin() as connection:
            yield connection


@contextmanager
def asking() -> Iterator[None]:
    """Whatever is asked of a database: raises Unanswered where it breaks off."""
    try:
        yield
    except Exception as error:
        if broken_off(error):
            raise Unanswered(type(error).__name__) from error
        raise


def broken_off(error: Exception) -> bool:
    """Whether the database has gone away, is full, locked or stopping, so that what was asked may
    stand or may not; not: that it refused what it was given."""
    if isinstance(error, UNREACHABLE):
        return not isinstance(error, Unanswered)
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    state = getattr(getattr(error, "orig", error), "sqlstate", None)
    return isinstance(state, str) and state.startswith(tuple(POSTGRESQL))


def give(answer: Future[T], outcome: T | BaseException) -> None:
    """Gives an outcome to who waits for it; an exception is raised there. Who is gone gets none."""
    if answer.done():
        return
    if isinstance(outcome, BaseException):
        answer.set_exception(outcome)
    else:
        answer.set_result(outcome)
