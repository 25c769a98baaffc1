"""The WebSocket as uvicorn speaks it, with a word before the server goes away."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

CLOSING = b'{"type":"closing","why":"restart"}'
"""What is said to everybody before the close code 1012: come again in a moment."""


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    def shutdown(self) -> None:
        """The server stops: say so, then close."""
        if self.handshake_complete and not self.close_sent and self.conn.state is OPEN:
            self.conn.send_text(CLOSING)
            self.transport.write(b"".join(self.conn.data_to_send()))
        super().shutdown()
