"""A store that a test may use, and logs made up from chat: the store reads no game."""

from collections.abc import AsyncIterator

import msgspec
import pytest

from kostka.eventlog.event import Event
from kostka.eventlog.person import Person
from kostka.eventlog.projection import Place, Projection
from kostka.live.events import Back, Created, Said, TableEvent
from kostka.live.kind import TABLE
from kostka.live.phase import Phase
from kostka.live.setup import Setup
from kostka.store.store import Store, open_store

ANN = Person("ann", "Ann")


@pytest.fixture
def anyio_backend() -> str:
    """Tests that are coroutines run in asyncio."""
    return "asyncio"


@pytest.fixture
async def store(database: str, anyio_backend: str) -> AsyncIterator[Store]:
    """An open store on an empty database, SQLite or PostgreSQL."""
    async with await open_store(database) as opened:
        yield opened


class Logs:
    """Makes what is written into logs."""

    SECRET = bytes(range(32))

    def made(
        self, id: str, *, game: str = "kamos", public: bool = True, at: int = 1000
    ) -> list[TableEvent]:
        """The first event of a table."""
        setup = Setup(game, ("me", "open"), public=public)
        return [Event(1, at, Created(id, ANN, setup, "sha256:00"), ANN.id)]

    def said(self, number: int, command: str | None = None, *, by: str = "ann") -> TableEvent:
        """An event with or without a command's id."""
        body = Said(Person(by, by.capitalize()), f"says {number}")
        return Event(number, 1000 + number, body, by, command)

    def back(self, number: int) -> TableEvent:
        """An event that names nobody."""
        return Event(number, 1000 + number, Back(0), "ann", None)

    def head(
        self,
        number: int,
        *,
        phase: Phase = Phase.OPEN,
        due: int | None = None,
        thinking: bool = False,
        people: tuple[str | None, ...] = ("ann", None),
        present: tuple[int, ...] = (),
        summary: bytes = b"{}",
        game: str = "kamos",
        public: bool = True,
        at: int = 1000,
    ) -> Projection:
        """What is queried of a table."""
        places = [Place(n, who, n in present) for n, who in enumerate(people) if who is not None]
        row = {
            "created": at,
            "owner": "ann",
            "game": game,
            "public": public,
            "phase": phase.value,
            "people": msgspec.json.encode(people).decode(),
            "summary": summary.decode(),
        }
        return Projection(number, due, thinking, tuple(places), {"tables": (row,)})

    async def begin(self, store: Store, id: str, *, at: int = 1000) -> None:
        """Creates a table."""
        await store.create(TABLE, id, self.SECRET, self.made(id, at=at), self.head(1, at=at))


@pytest.fixture
def logs() -> Logs:
    """Makes what is written into logs."""
    return Logs()
