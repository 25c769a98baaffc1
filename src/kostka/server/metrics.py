"""What can be counted about the server, for Prometheus; nothing of it is about anybody's game.

With several workers ``PROMETHEUS_MULTIPROC_DIR`` names a folder that they share: whichever is asked
answers for all.
"""

import hmac
import ipaddress
import os
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

from kostka.server.errors import Refused
from kostka.server.identity import bearer_in
from kostka.server.origins import header

SHARED = "PROMETHEUS_MULTIPROC_DIR"
FORWARDED = (b"x-forwarded-for", b"forwarded", b"via")
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


@get("/metrics", include_in_schema=False)
async def metrics(scope: Scope, state: State) -> Response[bytes]:
    """For this machine itself, or with the token for it; to others there is nothing here."""
    if not _may_read(scope, state.config.metrics_token):
        raise Refused(404, "not-found")
    return Response(state.metrics.text(), media_type=CONTENT_TYPE_LATEST)


def _may_read(scope: Scope, token: str) -> bool:
    shown = bearer_in(scope)
    if token and shown:
        return hmac.compare_digest(shown.encode(), token.encode())
    # behind a proxy on this machine everybody would come from here
    return _from_here(scope) and not any(header(scope, name) for name in FORWARDED)


def _from_here(scope: Scope) -> bool:
    client: Any = scope.get("client")
    try:
        return bool(client) and ipaddress.ip_address(client[0]).is_loopback
    except ValueError:
        return False


router = Router("/", route_handlers=[metrics])
