"""Every request and socket is counted and written down: what for, how it ended, how long it took.

Of the path only the route's pattern stands there (``/api/tables/{id}``): whoever has the link of a
private table may watch it. The address stands there only where somebody was refused for asking too
much or for what is not theirs.
"""

import time
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kostka.server.door.limits import address_of
from kostka.server.running.logs import fields_of, log
from kostka.server.running.metrics import Metrics

STRANGE = {401, 403, 421, 429}
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}


class Watching:
    """Around everything else."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app, self._metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it happen and tell of it."""
        seen: dict[str, Any] = {}

        async def noticing(message: Message) -> None:
            kind = message["type"]
            if kind in ("http.response.start", "websocket.http.response.start"):
                seen["status"] = message.get("status")
            elif kind == "websocket.accept":
                seen["status"] = 101
                self._metrics.sockets.inc()
            await send(message)

        began = time.perf_counter()
        try:
            await self._app(scope, receive, noticing)
        finally:
            if seen.get("status") == 101:
                self._metrics.sockets.dec()
            self._tell(scope, int(seen.get("status") or 0), time.perf_counter() - began)

    def _tell(self, scope: Scope, status: int, seconds: float) -> None:
        path = str(scope.get("path_template") or "-")
        method = str(scope.get("method", "SOCKET"))
        method = method if method in METHODS or method == "SOCKET" else "OTHER"
        self._metrics.requests.labels(method, path, str(status)).inc()
        if method != "SOCKET":
            self._metrics.seconds.labels(path).observe(seconds)
        fields: dict[str, Any] = {"method": method, "path": path, "status": status}
        if status in STRANGE:
            fields["address"] = address_of(scope)
        log.info("request", ms=round(seconds * 1000), **fields)


def fault(metrics: Metrics, error: Exception) -> None:
    """A mistake in the program: counted, and where it happened written down."""
    metrics.faults.inc()
    log.error("fault", **fields_of(error))
