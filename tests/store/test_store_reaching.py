"""A database that cannot be reached is told from a file that is not there."""

import asyncio
import errno

import pytest

from kostka.game.errors import RuleError
from kostka.store.reaching import reaching
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
    with pytest.raises(RuleError, match="store-unreachable"), reaching(URL):
        raise error


@pytest.mark.parametrize(
    "error",
    [
        FileNotFoundError(errno.ENOENT, "No such file or directory", "/of/mine"),
        OSError(errno.ENOSPC, "No space left on device"),
    ],
)
def test_a_file_of_ones_own_is_no_database(error: OSError) -> None:
    with pytest.raises(type(error)), reaching(URL):
        raise error


def test_a_socket_in_the_file_system_that_is_not_there() -> None:
    url = "postgresql://anna@/kostka?host=/nowhere"
    with pytest.raises(RuleError, match="store-unreachable"), reaching(url):
        asyncio.run(open_store(url))
