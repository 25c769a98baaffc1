"""The WebSocket as uvicorn speaks it, with a word before the server goes away, and a shorter way
out for what can leave at once: no task is woken, no layer passed."""

from collections.abc import Callable
from typing import Any, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

CLOSING = b'{"type":"closing","why":"restart"}'
"""What is said to everybody before the close code 1012: come again in a moment."""
AT_ONCE = "kostka.at-once"
"""Among a scope's extensions: see ``Wire.at_once``."""
AHEAD = 16
"""So many messages may wait to be taken before no more are read from a socket."""

AtOnce: TypeAlias = Callable[[str], bool]


class Wire(WebSocketsSansIOProtocol):
    """One connection. Nothing is compressed (see serving.py)."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[AT_ONCE] = self.at_once

    def at_once(self, text: str) -> bool:
        """Send a message if nothing stands in its way; else False, and it has to wait."""
        if self.close_sent or not self.writable.is_set() or self.conn.state is not OPEN:
            return False
        if not self.handshake_complete or self.transport.is_closing():
            return False
        self.transport.write(framed(text.encode()))
        return True

    def send_receive_event_to_app(self) -> None:
        """Reading pauses when several messages wait, not after each: most wait for nobody."""
        super().send_receive_event_to_app()
        if self.read_paused and self.queue.qsize() < AHEAD and not self.close_sent:
            self.read_paused = False
            self.transport.resume_reading()

    def shutdown(self) -> None:
        """The server stops: say so, then close."""
        if self.handshake_complete and not self.close_sent and self.conn.state is OPEN:
            self.transport.write(framed(CLOSING))
        super().shutdown()


def framed(text: bytes) -> bytes:
    """A message as one frame (RFC 6455, 5.2), unmasked as a server's are.

    >>> framed(b"hi")
    b'\\x81\\x02hi'
    >>> framed(bytes(300))[:4].hex(), framed(bytes(70_000))[:10].hex()
    ('817e012c', '817f0000000000011170')
    """
    length = len(text)
    if length < 126:
        return b"\x81%c%b" % (length, text)
    if length < 1 << 16:
        return b"\x81\x7e%b%b" % (length.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (length.to_bytes(8, "big"), text)
