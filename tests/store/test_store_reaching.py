"""A database that cannot be reached is told from a file that is not there."""

import asyncio
import errno

import pytest
from sqlalchemy.exc import DBAPIError, InterfaceError

from kostka.game.errors import Refusal
from kostka.locale.words import Words
from kostka.store.answering import asking, broken_off
from kostka.store.database_errors import database_errors
from kostka.store.store import open_store

URL = "postgresql://anna@db/kostka"


@pytest.mark.parametrize(
    "error",
    [
        OSError("Multiple exceptions: [Errno 111] …, [Errno 111] …"),
        OSError(errno.EHOSTUNREACH, "No route to host"),
        FileNotFoundError(errno.ENOENT, "No such file or directory"),
    ],
)
def test_who_cannot_be_reached_is_unreachable(error: OSError) -> None:
    with pytest.raises(Refusal, match="store-unreachable"), database_errors(URL):
        raise error


@pytest.mark.parametrize(
    "error",
    [
        FileNotFoundError(errno.ENOENT, "No such file or directory", "/of/mine"),
        OSError(errno.ENOSPC, "No space left on device"),
    ],
)
def test_a_file_of_ones_own_is_no_database(error: OSError) -> None:
    with pytest.raises(type(error)), database_errors(URL):
        raise error


def test_a_socket_in_the_file_system_that_is_not_there() -> None:
    url = "postgresql://anna@/kostka?host=/nowhere"
    with pytest.raises(Refusal, match="store-unreachable"), database_errors(url):
        asyncio.run(open_store(url))


@pytest.mark.parametrize(
    ("state", "why"),
    [
        ("42501", "rights"),  # permission denied for schema public: what a new user meets first
        ("28P01", "user"),
        ("53100", "full"),
        ("53300", "busy"),
        ("55000", "closed"),
        ("57P03", "closed"),
        ("25006", "reading"),
        ("08006", "broken"),
    ],
)
def test_what_postgresql_says_has_a_word_for_people(state: str, why: str) -> None:
    said = Exception("as asyncpg has it")
    said.sqlstate = state  # type: ignore[attr-defined]
    error = DBAPIError("SELECT 1", {}, said)
    assert broken_off(error)
    with pytest.raises(Refusal) as refused, database_errors(URL):
        raise error
    assert (refused.value.code, refused.value.found) == ("store-unreachable", why)
    words = Words("en")
    assert words("error-store-unreachable", found=why, expected="x").rpartition(": ")[2] != why


def test_a_mistake_in_what_was_asked_is_none_of_the_databases() -> None:
    said = Exception("syntax error")
    said.sqlstate = "42601"  # type: ignore[attr-defined]
    with pytest.raises(DBAPIError), database_errors(URL):
        raise DBAPIError("SELCT 1", {}, said)


def test_whatever_broke_off_is_away() -> None:
    """A driver may say so in words of its own, without a code."""
    with pytest.raises(Refusal) as refused, database_errors(URL), asking():
        raise InterfaceError("SELECT 1", {}, Exception("connection is closed"))
    assert (refused.value.code, refused.value.found) == ("store-unreachable", "broken")
