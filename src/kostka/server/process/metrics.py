"""What can be counted about the server, for Prometheus; nothing of it is about anybody's game.

Several workers share a folder (``PROMETHEUS_MULTIPROC_DIR``): whichever is asked answers for all.
"""

import asyncio
import hmac
import ipaddress
import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Literal

from litestar import Litestar, Response, Router, get
from litestar.types import Scope
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

from kostka.server.errors import HTTPRefusal
from kostka.server.people.identity import bearer_in
from kostka.server.process.background_tasks import cancel_and_wait
from kostka.server.security.limits import REFUSED
from kostka.server.security.origins import header, name_in
from kostka.server.state import ServerState

SHARED = "PROMETHEUS_MULTIPROC_DIR"
FORWARDED = (b"x-forwarded-for", b"forwarded", b"via")
FORMAT = CONTENT_TYPE_LATEST.partition("; charset=")[0]
"""Which character set it is the framework adds."""
FRESH = 2.0
"""Seconds between two looks of a worker at itself."""
SECONDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The counters of one application; other parts add theirs to ``registry``."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        if SHARED not in os.environ:
            ProcessCollector(registry=self.registry)
        self.requests = Counter(
            "kostka_requests",
            "Requests answered",
            ("method", "path", "status"),
            registry=self.registry,
        )
        self.seconds = Histogram(
            "kostka_request_seconds",
            "Time to an answer",
            ("path",),
            buckets=SECONDS,
            registry=self.registry,
        )
        self.sockets = Gauge(
            "kostka_sockets",
            "Sockets open",
            registry=self.registry,
            multiprocess_mode="livesum",
        )
        self.faults = Counter("kostka_faults", "Mistakes in the program", registry=self.registry)
        self.appends = Counter(
            "kostka_appends", "Appends to tables' logs that are on disk", registry=self.registry
        )
        self.unanswered = Counter(
            "kostka_appends_unanswered",
            "Appends of which nobody knows whether they are on disk",
            registry=self.registry,
        )
        self.append_seconds = Histogram(
            "kostka_append_seconds",
            "Time of a group of appends, from the asking for its first until it is on disk",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.refusals = Counter(
            "kostka_refusals",
            "Refused by a limit, by the limit's name",
            ("limit",),
            registry=self.registry,
        )
        self.waiting = self._gauge("appends_waiting", "Appends not answered yet", "livesum")
        self.tables = self._gauge("tables_in_memory", "Tables in memory", "livesum")
        self.journal = self._gauge(
            "journal_events", "Events in SQLite's journal, not settled yet", "livesum"
        )
        self.store_up = self._gauge("store_up", "1: the database takes what is written", "livemin")
        self.bus_up = self._gauge("bus_up", "1: the bus answers, or none is needed", "livemin")
        self._refused = REFUSED.copy()

    def measure(self, store: Any) -> None:
        """Count from now on what this store appends: a few numbers for each group."""
        store.measure(self._appended)

    def _appended(self, stand: int, unanswered: int, seconds: float) -> None:
        if stand:
            self.appends.inc(stand)
            self.append_seconds.observe(seconds)
        if unanswered:
            self.unanswered.inc(unanswered)

    def look(self, store: Any, services: Any) -> None:
        """Read what changes all the time: when it is asked for, not when it changes."""
        for limit, count in REFUSED.items():
            self.refusals.labels(limit).inc(count - self._refused[limit])
        self._refused = REFUSED.copy()
        if services is not None:
            self.waiting.set(store.unanswered)
            self.journal.set(store.unsettled)
            self.tables.set(services.registry.count)
            self.store_up.set(not services.heartbeat.slept())
            self.bus_up.set(services.bus.up)

    def _gauge(self, name: str, about: str, mode: Literal["livesum", "livemin"]) -> Gauge:
        name = f"kostka_{name}"
        return Gauge(name, about, registry=self.registry, multiprocess_mode=mode)

    def text(self) -> bytes:
        """All of it in Prometheus' format, of all workers where there are several."""
        if SHARED not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


@contextmanager
def shared() -> Iterator[None]:
    """Around the start of several workers: what they count is put together."""
    with tempfile.TemporaryDirectory(prefix="kostka-metrics-") as folder:
        os.environ[SHARED] = folder
        try:
            yield
        finally:
            del os.environ[SHARED]


@get("/metrics", include_in_schema=False)
async def metrics(scope: Scope, state: ServerState) -> Response[bytes]:
    """For this machine itself, or with the token for it; to others there is nothing here."""
    if not _may_read(scope, state.config.metrics_token):
        raise HTTPRefusal(404, "not-found")
    state.metrics.look(state.store, state.services)
    return Response(state.metrics.text(), media_type=FORMAT)


@asynccontextmanager
async def kept_fresh(app: Litestar) -> AsyncIterator[None]:
    """Where several workers share a folder each looks at itself now and then, for another may be
    asked."""
    state = app.state

    async def again() -> None:
        while True:
            state.metrics.look(state.store, state.services)
            await asyncio.sleep(FRESH)

    tasks = [asyncio.create_task(again())] if SHARED in os.environ else []
    try:
        yield
    finally:
        await cancel_and_wait(tasks)


def _may_read(scope: Scope, token: str) -> bool:
    shown = bearer_in(scope)
    if token and shown:
        return hmac.compare_digest(shown.encode(), token.encode())
    # through a proxy or a tunnel on this machine everybody would come from here
    client: Any = scope.get("client") or ("",)
    asked = name_in(header(scope, b"host"))
    by_itself = not any(header(scope, name) for name in FORWARDED)
    return by_itself and _is_here(client[0]) and (asked == "localhost" or _is_here(asked))


def _is_here(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


router = Router("/", route_handlers=[metrics])
