"""HTTP as uvicorn speaks it; but who has connected must ask something soon, and take the answer.

uvicorn waits for ever for a request's first bytes, for the rest of its headers, and for an answer
to be taken: connections that say nothing, or a letter a minute, or do not read, would fill up what
a server may hold open. How long a body may take is the gate's to say.
"""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cached_property
from typing import Any, cast

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from kostka.server.errors import HTTPRefusal
from kostka.server.process.request_log import unheard
from kostka.server.security.limits import REFUSED, ConcurrencyLimitByAddress, address_of

LEAST = 16_384
"""Bytes of an answer that must be taken in that time, where there are more: a slow phone does."""


class Connections:
    """Connections by the address they come from, so many at most; believed proxies, through which
    all come, may have any number."""

    def __init__(self, most: int, proxies: Sequence[str]) -> None:
        self._held = ConcurrencyLimitByAddress(most, "connections")
        self._named = list(proxies)

    @cached_property
    def _proxies(self) -> Any:
        """Made by each worker for itself: it cannot be sent to one."""
        return ProxyHeadersMiddleware(cast("Any", None), self._named).trusted_hosts

    @contextmanager
    def hold(self, client: tuple[str, int] | None) -> Iterator[None]:
        """Hold one more while this lasts. Refused (429) when there are too many."""
        if client is None or client[0] in self._proxies:
            yield
            return
        with self._held.hold(address_of({"client": client})):
            yield


class Asking(H11Protocol):
    """One connection. ``seconds``: so long it may take until a request's headers are here, and
    until a little more of an answer is taken. ``open_now``: how many each address has open, beside
    sockets; one too many is closed unread."""

    def __init__(
        self, *arguments: Any, seconds: float, open_now: Connections, **named: Any
    ) -> None:
        super().__init__(*arguments, **named)
        self._seconds = seconds
        self._open_now = open_now
        self._counted = ExitStack()
        self._too_late: asyncio.TimerHandle | None = None
        self._leaving: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await_headers()
        try:
            self._counted.enter_context(self._open_now.hold(self.client))
        except HTTPRefusal as refused:
            self.transport.abort()
            unheard("OTHER", refused.status, "too-many-connections", self.client)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:
            self._await_headers()
        else:
            self._have_headers()

    def send_400_response(self, msg: str) -> None:
        """What has come is no request."""
        super().send_400_response(msg)
        unheard("OTHER", 400, "request-malformed", self.client)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_leaving()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._leaving is not None and not self.transport.is_closing():
            self._leaving.cancel()
            self._leaving = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._counted.close()  # sockets have a bound of their own
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._counted.close()
        self._have_headers()
        super().connection_lost(exc)
        if self._leaving is not None:
            self._leaving.cancel()

    def timeout_keep_alive_handler(self) -> None:
        self._watch_leaving()  # closing waits until all is taken
        super().timeout_keep_alive_handler()

    def _await_headers(self) -> None:
        if self._too_late is None:
            self._too_late = self.loop.call_later(self._seconds, self._give_up)

    def _give_up(self) -> None:
        begun, _ = self.conn.trailing_data
        self.transport.abort()
        if begun:  # else it was opened beforehand, as browsers do, and not needed
            REFUSED["headers_seconds"] += 1
            unheard("OTHER", 408, "request-malformed", self.client)

    def _have_headers(self) -> None:
        if self._too_late is not None:
            self._too_late.cancel()
            self._too_late = None

    def _watch_leaving(self) -> None:
        if self._leaving is None:
            self._look_later(self.transport.get_write_buffer_size())

    def _look_later(self, before: int) -> None:
        self._leaving = self.loop.call_later(self._seconds, self._look, before)

    def _look(self, before: int) -> None:
        self._leaving, now = None, self.transport.get_write_buffer_size()
        if now > max(0, before - LEAST):
            self.transport.abort()
        elif now:
            self._look_later(now)
