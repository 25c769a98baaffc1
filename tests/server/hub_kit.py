"""Hubs in this process, as many as are wanted over one database, and viewers without a network."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec
from tests.live.values import values_given
from tests.server.clock import Clock

from kostka.live.agreeing import agreeing
from kostka.live.commands import Command, Join, Play
from kostka.live.events import Body, Person
from kostka.live.setup import Setup
from kostka.server.config import Config
from kostka.server.hall.bus import Alone
from kostka.server.hall.hot import Hot
from kostka.server.hall.hub import Hub
from kostka.server.hall.watcher import Watcher
from kostka.store.store import Store, open_store

ANN, BOB, EVE = (Person(name.lower() + "0000", name) for name in ("Ann", "Bob", "Eve"))
MEXIKO = Setup("mexiko", ("me", "open"), options={"best_of": "1"})


class Deaf(Alone):
    """There are others, and nothing is heard of them: what a lost bus is."""

    alone = False


class Viewer:
    """Somebody at a table: what they are sent, as messages."""

    def __init__(self, hub: Hub, hot: Hot, watcher: Watcher) -> None:
        self.hub, self.hot, self.watcher = hub, hot, watcher

    def taken(self) -> list[dict[str, Any]]:
        """All that is waiting to be sent."""
        return [msgspec.json.decode(text) for text in self.texts()]

    def texts(self) -> list[bytes]:
        """The same as it is sent."""
        found = list(self.watcher.waiting)
        self.watcher.waiting.clear()
        return found

    def leave(self) -> None:
        self.watcher.left()
        self.hub.audience.leave(self.hot, self.watcher)


@asynccontextmanager
async def hubs(
    database: str, count: int = 1, clock: Clock | None = None, **changed: Any
) -> AsyncIterator[tuple[Store, list[Hub]]]:
    """So many workers, not started: nothing runs by itself."""
    usual: dict[str, Any] = {"key": b"k" * 32, "pace": 0.0}
    config = Config(database=database, **(usual | changed))
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(await open_store(database))
        clock = clock or Clock()
        made = [
            Hub(config, store, clock=clock, bus=None if count == 1 else Deaf())
            for _ in range(count)
        ]
        for hub in made:
            stack.push_async_callback(hub.bots.close)
            stack.push_async_callback(hub.thinking.close)
        yield store, made


async def come(hub: Hub, table: str, who: Person | None, since: int | None = None) -> Viewer:
    """Somebody comes to a table."""
    hot = await hub.floor.hot(table)
    watcher = Watcher(who, 1000)
    await hub.audience.watch(hot, watcher, since)
    return Viewer(hub, hot, watcher)


async def made(hub: Hub, setup: Setup = MEXIKO, owner: Person = ANN, id: str = "make0001") -> str:
    """A new table; the game begins where all sit."""
    table, _ = await hub.maker.make(setup, owner, (owner.id,), id)
    return table if "open" in setup.seats else await agreed(hub, table)


async def agreed(hub: Hub, table: str) -> str:
    """All who sit give their values to the chance, and the game begins."""
    hot = await hub.floor.hot(table)
    if agreeing(hot.table) is None:
        return table
    for number, (who, command) in enumerate(values_given(hot.table)):
        await hub.floor.do(hot, who, f"value-{number:03}", command)
    return table


async def do(hub: Hub, table: str, who: Person, command: Command, id: str) -> int:
    """Do a command at this worker; the game begins where all sit then."""
    number = await hub.floor.do(await hub.floor.hot(table), who, id, command)
    if isinstance(command, Join):
        await agreed(hub, table)
    return number


def a_move(hub: Hub, table: str, pick: int = 0) -> tuple[Person, Play]:
    """A lawful move of whoever must move."""
    hot = hub.floor.in_memory(table)
    assert hot is not None
    now = hot.table
    seat = next(actor for actor in now.actors if isinstance(actor, int))
    moves = now.game.rules.legal(now.state(), seat)
    who = now.seats[seat].who
    assert who is not None
    move = msgspec.json.encode(moves[pick % len(moves)])
    return who, Play(now.position, msgspec.Raw(move))


async def begun(hub: Hub, setup: Setup = MEXIKO) -> str:
    """A table where Ann and Bob play."""
    table = await made(hub, setup)
    await do(hub, table, BOB, Join(), "join-bob")
    return table


async def bodies(store: Store, table: str, kind: type[Body]) -> list[Any]:
    """The events of this kind."""
    return [event.body for event in await store.events(table) if isinstance(event.body, kind)]
