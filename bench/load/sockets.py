"""A simulated client's socket: what comes in is answered in the same step, so that the server and
not its clients takes the time."""

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from kostka.store.answering import give

LARGEST = 1 << 22
SECONDS = 60.0


class Socket(WSListener):
    """One client's."""

    def __init__(self) -> None:
        self._transport: WSTransport | None = None
        self._awaited: Callable[[], bool] = lambda: False
        self._answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @abstractmethod
    def heard(self, text: bytes) -> None:
        """A message has come. What is raised here is raised where it is awaited (``until``)."""

    async def connect(
        self, url: str, stack: AsyncExitStack, headers: Mapping[str, str] | None = None
    ) -> None:
        """Open it; it is closed with the stack."""
        transport, _ = await ws_connect(
            lambda: self,
            url,
            extra_headers=headers,
            max_frame_size=LARGEST,
            websocket_handshake_timeout=SECONDS,
        )
        stack.callback(transport.disconnect)

    def send(self, text: bytes) -> None:
        """Send a message."""
        assert self._transport is not None
        self._transport.send(WSMsgType.TEXT, text)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until this holds after some message, or already."""
        if self._answer.done():
            self._answer.result()
            self._answer = asyncio.get_running_loop().create_future()
        if not holds():
            self._awaited = holds
            await self._answer

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, _transport: WSTransport, frame: WSFrame) -> None:
        try:
            if frame.msg_type == WSMsgType.TEXT:
                self.heard(frame.get_payload_as_bytes())
        except Exception as error:
            self._end(error)
        else:
            if self._awaited():
                self._end(None)

    def on_ws_disconnected(self, _transport: WSTransport) -> None:
        self._end(ConnectionError("the server has closed the socket"))

    def _end(self, error: Exception | None) -> None:
        self._awaited = lambda: False
        give(self._answer, error)
