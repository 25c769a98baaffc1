"""A table with Ann, and Ben too once it has begun; sockets that have been welcomed at it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE
from tests.server.live_client import Client
from tests.server.rigged import rigged, who
from tests.server.worker_kit import agreed
from websockets.asyncio.client import ClientConnection

from kostka.eventlog.person import Person
from kostka.live.commands import Join
from kostka.live.setup import Setup
from kostka.server.tables.services import Services

ANN = Person("ann00000", "ann", True)
BEN = Person("ben00000", "ben", True)
Test = Callable[[str, Services, str], Awaitable[None]]


def at_a_table(tmp_path: Path, test: Test, *, begun: bool = True, **config: Any) -> None:
    """Run a test at a table where Ann sits, and Ben too once it has begun."""

    async def run() -> None:
        async with rigged(f"sqlite:///{tmp_path}/kostka.db", **config) as (url, services):
            setup = Setup("mexiko", ("me", "open"), options={"best_of": "1"})
            table, _ = await services.creation.make(setup, ANN, (ANN.id,), "make0001")
            if begun:
                await services.executor.do(
                    await services.registry.loaded(table), BEN, "join-ben", Join()
                )
                await agreed(services, table)
            async with asyncio.timeout(PATIENCE):
                await test(url, services, table)

    asyncio.run(run())


@asynccontextmanager
async def connected(
    url: str, table: str, name: str = ""
) -> AsyncIterator[tuple[Client, ClientConnection]]:
    """Somebody who has been welcomed."""
    client = Client(url, table, who(name) if name else {})
    async with client.socket() as socket:
        await client.hear(socket)
        yield client, socket
