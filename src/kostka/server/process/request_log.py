"""Every request and socket is counted and written down: what for, how it ended, how long it took.

Of the path only the route's pattern stands there (``/api/tables/{id}``): whoever has the link of a
private table may watch it. What was refused, or a socket that was closed, has the refusal's code.
The address stands there only where somebody was refused for asking too much or for what is not
theirs, and where a socket was refused or had to be closed.
"""

import re
import time
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kostka.game.errors import Refusal
from kostka.server.errors import fault_of, refusal_of, tell_refusal
from kostka.server.process.logs import fields_of, log
from kostka.server.process.metrics import Metrics
from kostka.server.security.limits import address_of
from kostka.store.answering import UNREACHABLE

STRANGE = {401, 403, 421, 429}
CODE = re.compile(r"[a-z-]{1,40}")
"""What a refusal's code looks like; what else a socket is closed with may be anything."""
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}


class RequestLog:
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
            elif kind == "websocket.close":
                seen.setdefault("status", 403)  # as uvicorn answers where it was not opened yet
                tell_refusal(scope, _code(message))
            await send(message)

        began = time.perf_counter()
        try:
            await self._app(scope, receive, noticing)
        except (Refusal, *UNREACHABLE) as broken:
            if not seen.get("status"):
                raise
            tell_refusal(scope, fault_of(broken)[1].code)  # it has begun, and breaks off
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
        code = refusal_of(scope)
        if code is not None:
            fields["code"] = code
        if status in STRANGE or (method == "SOCKET" and code is not None):
            fields["address"] = address_of(scope)
        log.info("request", ms=round(seconds * 1000), **fields)


def _code(closing: Any) -> str:
    """Why a socket is closed, in our own words or in Litestar's (``Not Found``)."""
    reason = str(closing.get("reason")).lower().replace(" ", "-")
    return reason if CODE.fullmatch(reason) else "closed"


def unheard(method: str, status: int, code: str, client: tuple[str, int] | None) -> None:
    """The same line for what is refused before anything of the application hears of it."""
    address = address_of({"client": client})
    log.info("request", method=method, path="-", status=status, ms=0, code=code, address=address)


def fault(metrics: Metrics, error: Exception) -> None:
    """A mistake in the program: counted, and where it happened written down."""
    metrics.faults.inc()
    log.error("fault", **fields_of(error))
