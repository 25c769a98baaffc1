"""A store that a test may use, and logs made up from chat: the store reads no game."""

from collections.abc import AsyncIterator, Callable, Sequence

import msgspec
import pytest

from kostka.live.events import Body, Created, Event, Person, Said
from kostka.live.setup import Setup
from kostka.store.head import Head, Phase
from kostka.store.store import Store, open_store

ANN = Person("ann", "Ann")
SECRET = bytes(range(32))


@pytest.fixture
def anyio_backend() -> str:
    """Tests that are coroutines run in asyncio."""
    return "asyncio"


@pytest.fixture
async def store(database: str, anyio_backend: str) -> AsyncIterator[Store]:
    """An open store on an empty database, SQLite or PostgreSQL."""
    async with await open_store(database) as opened:
        yield opened


def made(id: str, *, game: str = "kamos", public: bool = True, at: int = 1000) -> list[Event]:
    """The first event of a table."""
    setup = Setup(game, ("me", "open"), public=public)
    return [Event(1, at, Created(id, ANN, setup, "sha256:00"), ANN.id)]


def said(number: int, text: str = "hi", command: str | None = None, by: Person = ANN) -> Event:
    """An event of a table's log, with or without a command's id."""
    return Event(number, 1000 + number, Said(by, text), by.id, command)


def head(
    number: int,
    *,
    phase: Phase = Phase.OPEN,
    due: int | None = None,
    thinking: bool = False,
    people: tuple[str | None, ...] = ("ann", None),
    present: tuple[int, ...] = (),
    summary: bytes = b"{}",
) -> Head:
    """What a table's row says."""
    return Head(number, phase, due, thinking, people, present, msgspec.Raw(summary))
