"""HTTP as uvicorn speaks it; but who has connected must ask something soon, and ask it to its end.

uvicorn waits for ever for a request's first bytes and for the rest of its headers: connections that
say nothing, or a letter a minute, would fill up what a server may hold open. How long a body may
take is the gate's to say.
"""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


class Asking(H11Protocol):
    """One connection. ``seconds``: so long it may take until a request's headers are here."""

    def __init__(self, *arguments: Any, seconds: float, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._seconds = seconds
        self._too_late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await_headers()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:
            self._await_headers()
        else:
            self._have_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        self._have_headers()
        super().connection_lost(exc)

    def _await_headers(self) -> None:
        if self._too_late is None:
            self._too_late = self.loop.call_later(self._seconds, self.transport.abort)

    def _have_headers(self) -> None:
        if self._too_late is not None:
            self._too_late.cancel()
            self._too_late = None
