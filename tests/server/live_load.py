"""Many tables at once over real sockets, and what must be true of them whatever broke meanwhile."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from tests.server.live_client import Client, make_table
from tests.server.live_server import Server, guest

from kostka.cli.verify import verdict
from kostka.eventlog.person import Person
from kostka.live.events import TableEvent
from kostka.live.fold import replay
from kostka.live.kind import TABLE
from kostka.live.phase import Phase
from kostka.live.record import record_of
from kostka.live.views.table import event_view
from kostka.store.store import Store, open_store

SETUPS: Sequence[dict[str, Any]] = (
    {"game": "mexiko", "seats": ["me", "open"], "options": {"best_of": "3"}},
    {"game": "kamos", "seats": ["open", "me", "bot:novice"], "options": {"columns": "3"}},
    {
        "game": "domino",
        "seats": ["me", "bot:novice", "open", "bot:novice"],
        "options": {"target": "150"},
    },
    {"game": "mexiko", "seats": ["me", "bot:club"], "options": {"best_of": "3"}},
)


@dataclass
class AtTable:
    """Those who play at one table and one who looks on."""

    id: str
    players: list[Client]
    subscriber: Client

    @property
    def everybody(self) -> list[Client]:
        return [*self.players, self.subscriber]


@dataclass
class Load:
    """All tables that were played at."""

    tables: list[AtTable] = field(default_factory=list)
    tasks: "list[asyncio.Task[None]]" = field(default_factory=list)

    async def so_far(self, more: int) -> None:
        """Until so many more commands are acknowledged. Raises what anybody has raised."""
        before = self.acknowledged
        while self.acknowledged < before + more and not all(task.done() for task in self.tasks):
            for task in self.tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.01)

    @property
    def acknowledged(self) -> int:
        return sum(len(client.done) for table in self.tables for client in table.everybody)

    @property
    def numbers(self) -> list[int]:
        """How far each table is, as it was told."""
        return [max(client.number for client in table.everybody) for table in self.tables]

    @property
    def over(self) -> bool:
        return all(client.over for table in self.tables for client in table.everybody)


@asynccontextmanager
async def load(server: Server, rows: int, setups: Sequence[Any] = SETUPS) -> AsyncIterator[Load]:
    """So many rows of tables, played at from now on; at the end all games are played out."""
    played = Load()
    for row in range(rows):  # nobody has more tables that wait than one may
        people = [guest(server.url, name) for name in ("Anna", "Boris")]
        for setup in setups:
            played.tables.append(await seated(server, setup, people, f"{row} {setup}"))
    everybody = [one for at in played.tables for one in at.everybody]
    played.tasks = [asyncio.create_task(one.play()) for one in everybody]
    try:
        yield played
        await asyncio.gather(*played.tasks)
    finally:
        for task in played.tasks:
            task.cancel()
        await asyncio.gather(*played.tasks, return_exceptions=True)


async def seated(server: Server, setup: Any, people: list[dict[str, str]], seed: str) -> AtTable:
    """A new table at which everybody sits."""
    table = make_table(server.url, people[0], setup)
    sitting = people[: 1 + setup["seats"].count("open")]
    players = [Client(server.url, table, who, (seed, n)) for n, who in enumerate(sitting)]
    for player in players[1:]:
        async with player.socket() as socket:
            await player.hear(socket)
            assert (await player.ask(socket, {"type": "join"}))["type"] == "done"
    return AtTable(table, players, Client(server.url, table, {}))


async def check(database: str, played: Load) -> None:
    """Every acknowledged command stands once; all was told as it stands; every game is whole."""
    async with await open_store(database) as store:
        for table in played.tables:
            await _check_table(store, table)


async def _check_table(store: Store, at: AtTable) -> None:
    events = await store.events(TABLE, at.id)
    assert [event.number for event in events] == list(range(1, len(events) + 1))
    steps = list(replay(events))
    table = steps[-1][2]
    assert table.phase is Phase.OVER
    times = Counter(event.command for event in events)
    for client in at.players:
        for command, number in client.done.items():
            assert times[command] == 1, f"{command} stands {times[command]} times"
            assert _by(events, command).number == number
    for client in at.everybody:
        who = None if client.person is None else msgspec.convert(client.person, Person)
        for before, event, after in steps:
            if event.number in client.events:
                told = msgspec.json.decode(
                    msgspec.json.encode(event_view(before, event, after, who))
                )
                assert client.events[event.number] == told
    found = verdict(record_of(table, await store.secret(at.id)))
    assert found.ok
    assert found.chance == "promise"


def _by(events: list[TableEvent], command: str) -> TableEvent:
    return next(event for event in events if event.command == command)
