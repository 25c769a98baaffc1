"""Where a request came from when something stands before the server and says so."""

from typing import Any, cast

from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from kostka.server.process.logs import log
from kostka.server.security.origins import header

MOST = 10
"""So many that are not believed are told of: anybody may say that it is a proxy."""


class Forwarded:
    """Believes the proxies that it is told of (addresses, networks). One that is none of them
    stands in the log, once: all who come through it would count as one."""

    def __init__(self, app: ASGIApp, proxies: tuple[str, ...]) -> None:
        self._believing = ProxyHeadersMiddleware(cast("Any", app), list(proxies))
        self._strangers: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let through, as from where it came."""
        client: Any = scope.get("client")
        if client and header(scope, b"x-forwarded-for"):
            self._look_at(str(client[0]))
        await self._believing(cast("Any", scope), cast("Any", receive), cast("Any", send))

    def _look_at(self, address: str) -> None:
        if address in self._believing.trusted_hosts or address in self._strangers:
            return
        if len(self._strangers) < MOST:
            self._strangers.add(address)
            log.warning("proxy-unknown", address=address)
