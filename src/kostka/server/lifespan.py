"""What uvicorn runs: the web application, for as long as its store and its services are open."""

import asyncio
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar

from kostka.game.errors import Refusal
from kostka.server.app import create_app
from kostka.server.config import Config
from kostka.server.process.logs import log
from kostka.server.process.outage_log import OutageLog
from kostka.server.tables.services import Services
from kostka.store.database_errors import database_errors
from kostka.store.store import Store, open_store

AGAIN = 1.0
"""Seconds until a database that was not there is tried again."""
ENDING = 10.0
"""So many seconds a worker has to close everything when it stops."""
CUT_OFF = 1
"""The exit code of one that had not closed everything by then."""


class Application:
    """An ASGI application that opens all it needs when it starts and closes it at the end."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._web: Litestar | None = None
        self._store: Store | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            assert self._web is not None, "the server answers nobody before it has started"
            await self._web(scope, receive, send)

    async def _live(self, receive: Any, send: Any) -> None:
        await receive()
        async with AsyncExitStack() as stack:
            with _ended_at_once():
                self._web = await self._opened(stack)
            log.info("started", worker=os.getpid(), version=version("kostka"))
            await send({"type": "lifespan.startup.complete"})
            await receive()
            log.info("stopping", worker=os.getpid())
            with self._within(ENDING):
                await stack.aclose()
        log.info("stopped", worker=os.getpid())
        await send({"type": "lifespan.shutdown.complete"})

    async def _opened(self, stack: AsyncExitStack) -> Litestar:
        """Everything, as soon as the database answers throughout. Where it has gone away since the
        server began a worker waits for as long as that takes: one that gave up would be taken for
        one that can never start, and its supervisor would stop those that do serve."""
        trouble = OutageLog("store-unreachable")
        while True:
            try:
                async with AsyncExitStack() as begun:
                    with database_errors(self._config.database):
                        web = await self._begun(begun)
                    stack.push_async_callback(begun.pop_all().aclose)
                trouble.well()
                return web
            except Refusal as refused:
                if refused.code != "store-unreachable":
                    raise
                trouble.failed(refused.found, why=refused.found, worker=os.getpid())
                await asyncio.sleep(AGAIN)

    async def _begun(self, stack: AsyncExitStack) -> Litestar:
        store = await stack.enter_async_context(await open_store(self._config.database))
        self._store = store
        services = Services(self._config, store)
        stack.push_async_callback(services.stop)
        await services.start()
        web = create_app(self._config, store, services, clock=services.executor.clock)
        web.state.metrics.measure(store)
        await stack.enter_async_context(web.lifespan())
        return web

    @contextmanager
    def _within(self, seconds: float) -> Iterator[None]:
        """What is not over by then ends with the process: a database that is there and says nothing
        would keep it for ever. What was acknowledged stands, as with every process that is killed;
        of what was not nobody knows, and who asked for it asks again."""

        def end() -> None:
            unanswered = 0 if self._store is None else self._store.unanswered
            log.error("not-stopped", worker=os.getpid(), count=unanswered)
            os._exit(CUT_OFF)

        timer = threading.Timer(seconds, end)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()


@contextmanager
def _ended_at_once() -> Iterator[None]:
    """Whoever asks a worker to stop that does not serve yet ends it: nothing is begun, and a
    database that says nothing would keep it for ever."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    asked = (signal.SIGINT, signal.SIGTERM)
    before = {number: signal.signal(number, signal.SIG_DFL) for number in asked}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
