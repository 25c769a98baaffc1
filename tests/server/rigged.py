"""A real server in this process, with real sockets, whose chance, clock and people a test sets."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import uvicorn
from tests.server.live_server import settings

from kostka.eventlog.kind import Kinds
from kostka.kinds import KINDS
from kostka.live.chance_source import ChanceSource, promised
from kostka.server.app import ROUTERS, create_app
from kostka.server.process.listener import listen
from kostka.server.process.websocket_protocol import Wire
from kostka.server.tables.services import Services
from kostka.store.store import Store, open_store
from kostka.store.user import Token, User

NOW = 1_800_000_000_000
NAMES = ("ann", "ben", "cyd", "dan")


@asynccontextmanager
async def rigged(
    database: str,
    chance: ChanceSource | None = None,
    clock: Callable[[], int] = lambda: NOW,
    kinds: Kinds = KINDS,
    routers: Sequence[Any] = ROUTERS,
    **more: Any,
) -> AsyncIterator[tuple[str, Services]]:
    """Its address, and its services. Everybody in NAMES has a token (see ``who``); the secret of
    every table is known and so is the commitment to it."""
    config = settings(database, **more)
    chance_source = promised if chance is None else lambda _secret: chance
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(await open_store(database))
        await _people(store)
        services = Services(
            config,
            store,
            clock=clock,
            chance_source=chance_source,
            secret=lambda: bytes(32),
            kinds=kinds,
        )
        stack.push_async_callback(services.stop)
        await services.start()
        listener = stack.enter_context(listen("127.0.0.1", 0))
        app = create_app(config, store, services, clock=clock, routers=routers)
        server = uvicorn.Server(
            uvicorn.Config(app, ws=Wire, ws_per_message_deflate=False, log_config=None)
        )
        serving = asyncio.create_task(server._serve([listener]))
        stack.push_async_callback(_stopped, server, serving)
        yield f"http://127.0.0.1:{listener.getsockname()[1]}", services


def who(name: str) -> dict[str, str]:
    """The headers of one of NAMES."""
    return {"Authorization": f"Bearer {name}"}


async def _people(store: Store) -> None:
    if await store.users.user("owner000") is not None:
        return
    await store.users.add(User("owner000", "Owner", "account", NOW, login="owner"))
    for name in NAMES:
        program = User(f"{name}00000", name, "program", NOW, owner="owner000")
        key = hashlib.sha256(name.encode()).digest()
        token = Token(f"t-{name}", key, "owner000", program.id, name, NOW, None)
        await store.credentials.add_token(token, program, len(NAMES))


async def _stopped(server: uvicorn.Server, serving: "asyncio.Task[None]") -> None:
    server.should_exit = True
    await serving
