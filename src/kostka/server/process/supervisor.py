"""Processes that serve: one, or several below a supervisor that replaces those that die.

Whoever is asked to stop (SIGTERM, Ctrl-C) takes no more connections, tells everybody, finishes what
was begun and ends. What is killed leaves nothing behind: a worker ends with its supervisor.
"""

import gc
import logging
import os
import resource
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from multiprocessing import parent_process

import uvicorn
from prometheus_client.multiprocess import mark_process_dead
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from kostka.server.config import Config
from kostka.server.lifespan import CUT_OFF, Application
from kostka.server.process.http_protocol import Asking, Connections
from kostka.server.process.logs import log, set_up
from kostka.server.process.metrics import shared
from kostka.server.process.websocket_protocol import Wire

FINISHING = 10
"""Seconds that requests under way have when the server stops."""
STARTING = 60
"""Seconds in which a worker must answer its supervisor, while it loads as well."""

OnServing = Callable[[], None]
"""Called once everybody can be answered."""


def serve(config: Config, listener: socket.socket, told: OnServing) -> None:
    """Serves on this socket until it is asked to stop. Raises SystemExit where it cannot begin."""
    _tell_of_oneself()
    _as_many_sockets_as_may_be()
    _collect_seldom()
    setup = uvicorn.Config(
        partial(_application, config),
        factory=True,
        workers=config.workers,
        http=partial(  # type: ignore[arg-type]
            Asking,
            seconds=config.limits.headers_seconds,
            open_now=Connections(config.limits.connections, config.proxies),
        ),
        ws=Wire,
        ws_max_size=config.limits.message,
        ws_per_message_deflate=False,
        lifespan="on",
        interface="asgi3",
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=FINISHING,
        timeout_worker_healthcheck=STARTING,
    )
    if config.workers == 1:
        _One(setup, told).run([listener])
    else:
        with shared():
            _Several(setup, [listener], told).run()


class _One(uvicorn.Server):
    """Serves in this process."""

    def __init__(self, config: uvicorn.Config, told: OnServing) -> None:
        super().__init__(config)
        self._told = told

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # words take their time to load, and nobody need wait for them
        threading.Thread(target=self._told, daemon=True).start()


class _Several(Multiprocess):
    """Serves in processes of their own."""

    def __init__(
        self, config: uvicorn.Config, sockets: list[socket.socket], told: OnServing
    ) -> None:
        super().__init__(config, sockets)
        self._told = told
        self._answers = False

    def run(self) -> None:
        super().run()
        ended = {process.exitcode for process in self.processes}
        for failed in (STARTUP_FAILURE, CUT_OFF):
            if failed in ended:
                raise SystemExit(failed)

    def keep_subprocess_alive(self) -> None:
        before = {process.pid for process in self.processes}
        super().keep_subprocess_alive()
        for gone in before - {process.pid for process in self.processes}:
            log.warning("worker-gone", worker=gone)
            mark_process_dead(gone)  # type: ignore[no-untyped-call]  # its sockets are no more
        if not self._answers and all(process.is_ready() for process in self.processes):
            self._answers = True
            self._told()


def _tell_of_oneself() -> None:
    """Who sits before the screen is told what is wrong; a file gets everything."""
    set_up(level=logging.WARNING if sys.stderr.isatty() else logging.INFO)


def _as_many_sockets_as_may_be() -> None:
    """Programs may open few files unless they ask for more; every player is one."""
    with suppress(ValueError, OSError):
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _collect_seldom() -> None:
    """Tables are values and leave no cycles: looking for some after every 700 objects costs a third
    of the processor's time."""
    gc.set_threshold(50_000, 20, 100)
    gc.enable()


def _application(config: Config) -> Application:
    _tell_of_oneself()
    if parent_process() is not None:
        _collect_seldom()
        threading.Thread(target=_end_with_supervisor, daemon=True).start()
    return Application(config)


def _end_with_supervisor() -> None:
    """A supervisor that was killed stops nobody: its workers notice."""
    supervisor = parent_process()
    if supervisor is not None:
        supervisor.join()
        os.kill(os.getpid(), signal.SIGTERM)
