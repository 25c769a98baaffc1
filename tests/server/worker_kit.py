"""Workers in this process, as many as are wanted over one database, and viewers without a net."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec
from tests.live.values import values_given
from tests.server.clock import Clock

from kostka.eventlog.person import Person
from kostka.live.agreeing import agreeing
from kostka.live.commands import Command, Join, Play
from kostka.live.events import Body
from kostka.live.kind import TABLE
from kostka.live.setup import Setup
from kostka.server.config import Config
from kostka.server.tables.bus import Alone
from kostka.server.tables.loaded import LoadedTable
from kostka.server.tables.services import Services
from kostka.server.tables.subscriber import Subscriber
from kostka.store.store import Store, open_store

ANN, BOB, EVE = (Person(name.lower() + "0000", name) for name in ("Ann", "Bob", "Eve"))
MEXIKO = Setup("mexiko", ("me", "open"), options={"best_of": "1"})


class Deaf(Alone):
    """There are others, and nothing is heard of them: what a lost bus is."""

    alone = False


class Viewer:
    """Somebody at a table: what they are sent, as messages."""

    def __init__(self, services: Services, loaded: LoadedTable, subscriber: Subscriber) -> None:
        self.services, self.loaded, self.subscriber = services, loaded, subscriber

    def taken(self) -> list[dict[str, Any]]:
        """All that is waiting to be sent."""
        return [msgspec.json.decode(text) for text in self.texts()]

    def texts(self) -> list[bytes]:
        """The same as it is sent."""
        found = list(self.subscriber.waiting)
        self.subscriber.waiting.clear()
        return found

    def leave(self) -> None:
        self.subscriber.left()
        self.services.subscriptions.leave(self.loaded, self.subscriber)


@asynccontextmanager
async def workers(
    database: str, count: int = 1, clock: Clock | None = None, **changed: Any
) -> AsyncIterator[tuple[Store, list[Services]]]:
    """So many workers, not started: nothing runs by itself."""
    usual: dict[str, Any] = {"key": b"k" * 32, "pace": 0.0}
    config = Config(database=database, **(usual | changed))
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(await open_store(database))
        clock = clock or Clock()
        made = [
            Services(config, store, clock=clock, bus=None if count == 1 else Deaf())
            for _ in range(count)
        ]
        for services in made:
            stack.push_async_callback(services.bots.close)
            stack.push_async_callback(services.thinking.close)
        yield store, made


async def come(
    services: Services, table: str, who: Person | None, since: int | None = None
) -> Viewer:
    """Somebody comes to a table."""
    loaded = await services.registry.loaded(table)
    subscriber = Subscriber(who, 1000)
    await services.subscriptions.watch(loaded, subscriber, since)
    return Viewer(services, loaded, subscriber)


async def made(
    services: Services, setup: Setup = MEXIKO, owner: Person = ANN, id: str = "make0001"
) -> str:
    """A new table; the game begins where all sit."""
    table, _ = await services.creation.make(setup, owner, (owner.id,), id)
    return table if "open" in setup.seats else await agreed(services, table)


async def agreed(services: Services, table: str) -> str:
    """All who sit give their values to the chance, and the game begins."""
    loaded = await services.registry.loaded(table)
    if agreeing(loaded.table) is None:
        return table
    for number, (who, command) in enumerate(values_given(loaded.table)):
        await services.executor.do(loaded, who, f"value-{number:03}", command)
    return table


async def do(services: Services, table: str, who: Person, command: Command, id: str) -> int:
    """Do a command at this worker; the game begins where all sit then."""
    number = await services.executor.do(await services.registry.loaded(table), who, id, command)
    if isinstance(command, Join):
        await agreed(services, table)
    return number


def a_move(services: Services, table: str, pick: int = 0) -> tuple[Person, Play]:
    """A lawful move of whoever must move."""
    loaded = services.registry.in_memory(table)
    assert loaded is not None
    now = loaded.table
    seat = next(actor for actor in now.actors if isinstance(actor, int))
    moves = now.game.rules.legal(now.state(), seat)
    who = now.seats[seat].who
    assert who is not None
    move = msgspec.json.encode(moves[pick % len(moves)])
    return who, Play(now.position, msgspec.Raw(move))


async def begun(services: Services, setup: Setup = MEXIKO) -> str:
    """A table where Ann and Bob play."""
    table = await made(services, setup)
    await do(services, table, BOB, Join(), "join-bob")
    return table


async def bodies(store: Store, table: str, kind: type[Body]) -> list[Any]:
    """The events of this kind."""
    return [
        event.body for event in await store.events(TABLE, table) if isinstance(event.body, kind)
    ]
