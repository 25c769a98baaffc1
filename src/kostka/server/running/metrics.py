"""What can be counted about the server, for Prometheus; nothing of it is about anybody's game.

Several workers share a folder (``PROMETHEUS_MULTIPROC_DIR``): whichever is asked answers for all.
"""

import hmac
import ipaddress
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Response, Router, get
from litestar.datastructures import State
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

from kostka.server.door.origins import header, name_in
from kostka.server.errors import Refused
from kostka.server.people.identity import bearer_in

SHARED = "PROMETHEUS_MULTIPROC_DIR"
FORWARDED = (b"x-forwarded-for", b"forwarded", b"via")
FORMAT = CONTENT_TYPE_LATEST.partition("; charset=")[0]
"""Which character set it is the framework adds."""
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
async def metrics(scope: Scope, state: State) -> Response[bytes]:
    """For this machine itself, or with the token for it; to others there is nothing here."""
    if not _may_read(scope, state.config.metrics_token):
        raise Refused(404, "not-found")
    return Response(state.metrics.text(), media_type=FORMAT)


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
