"""The gate before the whole application: who may knock, and what every answer carries."""

import asyncio
from contextlib import ExitStack
from typing import Any, cast

from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from kostka.server.config import Config
from kostka.server.errors import HTTPRefusal
from kostka.server.people.cookies import PLAIN, SECURE, hash_of, kept_of
from kostka.server.people.identity import bearer_in, cookie_in
from kostka.server.security.error_responses import refuse
from kostka.server.security.headers import HSTS, STANDING, policy
from kostka.server.security.limits import REFUSED, RateLimits, address_of
from kostka.server.security.origins import Origins, header

SAFE = {"GET", "HEAD", "OPTIONS"}
FILES = ("/assets/", "/engine/")
WATCHERS = ("/health/", "/metrics")
"""Asked under whatever name by those who watch over the server."""


class RequestGuard:
    """Asks of every request and socket: too many? by our name? from our pages?"""

    def __init__(self, app: ASGIApp, config: Config, rate_limits: RateLimits) -> None:
        self._app = app
        self._allowances = rate_limits
        self._origins = Origins(config)
        self._key = config.key
        self._body_seconds = config.limits.body_seconds
        self._standing = [*STANDING, *(HSTS if config.public_origin.startswith("https:") else [])]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let through or refuse."""
        out = self._carrying(scope, send)
        with ExitStack() as held:
            try:
                self._ask(scope)
                if _kind(scope) == "websocket":
                    held.enter_context(self._allowances.sockets.hold(address_of(scope)))
                    if known := _known_by(scope, self._key):
                        by_session = self._allowances.sockets_by_session
                        held.enter_context(by_session.hold(known))
            except HTTPRefusal as refused:
                return await refuse(scope, out, refused)
            if _kind(scope) == "http":
                receive, out = self._in_time(receive, out)
            return await self._app(scope, receive, out)

    def _ask(self, scope: Scope) -> None:
        a_file = scope["path"].startswith(FILES)
        allowed = self._allowances.files if a_file else self._allowances.requests
        allowed.take(address_of(scope))
        if not scope["path"].startswith(WATCHERS):
            self._origins.check_name(scope)
        if _kind(scope) == "websocket" or cast("HTTPScope", scope)["method"] not in SAFE:
            self._origins.check_page(scope, with_cookie=bool(_cookie(scope)))

    def _in_time(self, receive: Receive, send: Send) -> tuple[Receive, Send]:
        """A body must be here soon: who sends it drop by drop is refused (408) and shut out."""
        loop = asyncio.get_running_loop()
        until: float | None = loop.time() + self._body_seconds
        late = False

        async def receiving() -> Any:
            nonlocal until, late
            try:
                async with asyncio.timeout_at(until):
                    message: Any = await receive()
            except TimeoutError:
                late = True
                REFUSED["body_seconds"] += 1
                raise HTTPRefusal(408, "request-malformed") from None
            if not message.get("more_body"):
                until = None
            return message

        async def sending(message: Message) -> None:
            if late and message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), (b"connection", b"close")]
            await send(message)

        return receiving, sending

    def _carrying(self, scope: Scope, send: Send) -> Send:
        private = scope["path"].startswith("/api")
        standing = [policy(scope["path"]), *self._standing]

        async def carrying(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                said: Any = message
                headers = [*said.get("headers", ()), *standing]
                if private and not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                said["headers"] = headers
            await send(message)

        return carrying


def _kind(scope: Scope) -> str:
    return str(scope["type"])


def _cookie(scope: Scope) -> str:
    """The text that may be our cookie's, whichever name it has."""
    for part in header(scope, b"cookie").split(";"):
        name, _, value = part.strip().partition("=")
        if name in (PLAIN, SECURE) and value:
            return value
    return ""


def _known_by(scope: Scope, key: bytes) -> bytes | None:
    """Whom to count a socket for: the token or session that it came with, however that is written.
    None for all who have said nothing: of them many may look on behind one address."""
    shown = bearer_in(scope)
    return kept_of(shown.encode()) if shown else hash_of(key, cookie_in(scope))
