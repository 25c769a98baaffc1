"""The WebSocket as uvicorn speaks it, with a word before the server goes away, and a short way for
what is plain: a message that comes as one whole frame, and one that can leave at once. No task is
woken for it, no layer passed; everything else goes uvicorn's way.
"""

from asyncio import AbstractEventLoop, TimerHandle
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import (  # type: ignore[attr-defined]  # apply_mask: the quickest there is
    Frame,
    apply_mask,
)
from websockets.http11 import Request
from websockets.protocol import CONNECTING, OPEN

from kostka.server.errors import tell_refusal
from kostka.server.process.request_log import unheard

CLOSING = b'{"type":"closing","why":"restart"}'
"""What is said to everybody before the close code 1012: come again in a moment."""
WIRE = "kostka.wire"
"""Under this name a scope's extensions have the connection itself: see ``wire_of``."""
AHEAD = 16
"""So many messages may wait to be taken before no more are read from a socket."""
PIECES = 4096
"""A message of so many bytes is waited for here if it comes in pieces; for larger ones uvicorn
waits, and for what is none or larger than may be; then the short way is over."""
FRAGMENTS = 64
"""A message may come in so many frames."""
UNFINISHED = 20.0
"""A frame, or a message in several, must be whole after so many seconds."""
UNCOUNTED = 60
"""So many pings and pongs before anybody counts them (see ``listen``)."""
POLICY, NO_TEXT, TOO_LARGE = 1008, 1007, 1009
UNREADABLE = {POLICY: "socket-flood", NO_TEXT: "socket-text", TOO_LARGE: "socket-message-size"}
"""What the log calls it when a socket is closed with these codes; everything else is against the
protocol."""
LAST, TEXT = 0x80, 0x81
"""A frame's first byte: the last of its message; a whole message of text."""

AtOnce: TypeAlias = Callable[[bytes], bool]
OnMessage: TypeAlias = Callable[[str], bool]
Counted: TypeAlias = Callable[[], bool]


class Wire(WebSocketsSansIOProtocol):
    """One connection. Nothing is compressed (see serving.py)."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._heard: OnMessage | None = None
        self._frames: list[bytes] = []
        """What leaves at the end of this step, in its parts."""
        self._leaving = _LEAVING.setdefault(self.loop, [])
        self._between = True
        """What uvicorn has been given so far were whole messages."""
        self._begun = b""
        """The beginning of a frame whose rest has not come yet."""
        self._fragments = 0
        """Frames of the message that is coming in."""
        self._whole = 0
        """Messages, pings and pongs that have come in whole."""
        self._waiting: TimerHandle | None = None
        """Ends the connection if what has begun is not whole by then."""
        self._counted: Counted | None = None
        self._controls = 0
        """Pings and pongs that came before anybody counted them."""

    # what comes in

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[WIRE] = self
        else:
            unheard("SOCKET", self.response.status_code, "socket-handshake", self.client)

    def listen(self, heard: OnMessage, counted: Counted) -> None:
        """Ask ``heard`` about each message before it is queued; where it says True the message is
        its own. Nothing overtakes what is queued. ``counted`` says of each ping and pong whether it
        is not one too many."""
        self._heard, self._counted = heard, counted

    def data_received(self, data: bytes) -> None:
        self._take_data(data)
        if not (self.handshake_complete or self.handshake_initiated) and self.conn.handshake_exc:
            self._refuse_handshake()
        if self._begun or self.frames or self.conn.reader.buffer:
            if self._waiting is None and self.handshake_complete and not self.close_sent:
                self._wait_for_the_rest()
        elif self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _refuse_handshake(self) -> None:
        """It cannot even be read; uvicorn would wait for another."""
        self.close_sent = self.handshake_complete = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        unheard("SOCKET", 431, "socket-handshake", self.client)

    def _wait_for_the_rest(self) -> None:
        self._waiting = self.loop.call_later(UNFINISHED, self._give_up, self._whole)

    def _give_up(self, whole: int) -> None:
        """What has begun is still not whole: others may have been meanwhile, or nothing is read."""
        if whole != self._whole or self.read_paused:
            self._wait_for_the_rest()
        else:
            self._cut("unfinished message")

    def _cut(self, why: str, code: int = POLICY) -> None:
        """Close the connection: whoever does this is no player."""
        if self.close_sent or self.conn.state not in (OPEN, CONNECTING):
            return
        if self.conn.state is OPEN:
            self.conn.send_close(code, why)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """What comes in cannot be read, or may not be: the socket is closed, and which refusal that
        is stands in its line of the log."""
        sent = self.conn.close_sent
        tell_refusal(self.scope, UNREADABLE.get(sent.code if sent else 0, "socket-protocol"))
        if sent is not None:
            super().handle_parser_exception()
            return
        # who did not wait to be let in: no frame of ours may say why
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})
        self.close_sent = self.handshake_complete = True
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        super().connection_lost(exc)

    def handle_text(self, event: Frame) -> None:
        self._fragments = 0
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self._fragments = 0
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        self._fragments += 1
        if self._fragments >= FRAGMENTS:
            self.frames = []
            self._cut("too many fragments")
        elif not self.close_sent:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        self._whole += 1
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self.frames = []
            self._cut("invalid UTF-8", NO_TEXT)
            return
        super().send_receive_event_to_app()

    def _take_data(self, data: bytes) -> None:
        if self._begun:
            data, self._begun = self._begun + data, b""
        if not self.handshake_complete and self.handshake_initiated:
            self._between = False  # who did not wait to be let in may be in the middle of a frame
        at = 0  # what is left is not copied for each frame: there may be thousands
        while at < len(data) and self._between and self.handshake_complete:
            begins, ends = first_frame(data, at)
            if len(data) < ends <= at + PIECES and data[at] == TEXT and self._may_be(ends - begins):
                self._begun = data[at:]
                return
            if not 0 < ends <= len(data):
                self._between = False
                break
            if data[at] != TEXT or not self._takes(data[begins:ends], data[begins - 4 : begins]):
                super().data_received(data[at:ends])
            at = ends
        if at < len(data):
            super().data_received(data[at:])

    def _takes(self, payload: bytes, mask: bytes) -> bool:
        """Whether this frame of text could be taken as it is."""
        if self.close_sent or self.conn.state is not OPEN:
            return False
        if not self._may_be(len(payload)):
            return False
        try:
            text = apply_mask(payload, mask).decode()
        except UnicodeDecodeError:
            return False
        if self._heard is not None and self.queue.empty() and self._heard(text):
            return True
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def _may_be(self, size: int) -> bool:
        """Whether a message may have so many bytes."""
        return size <= (self.config.ws_max_size or 0)

    def _allowed(self) -> bool:
        """A ping or pong has come in: it counts like a message."""
        self._whole += 1
        if self._counted is not None:
            return self._counted()
        self._controls += 1
        if self._controls > UNCOUNTED:
            self._cut("too many pings")
        return not self.close_sent

    def handle_pong(self, event: Frame) -> None:
        if self._allowed():
            super().handle_pong(event)

    def handle_ping(self) -> None:
        if self._allowed() and self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # no pong, and none that piles up where nobody reads

    # what goes out

    def at_once(self, text: bytes) -> bool:
        """Send a message if nothing stands in its way; else False, and it has to wait. What is sent
        in one step of the loop leaves in one packet: a packet costs more than making it."""
        if not self._frames:  # else that was asked in this step already
            if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
                return False
            if not self._leaving:
                self.loop.call_soon(_leave, self._leaving)
            self._leaving.append(self)
        self._frames += (frame_header(len(text)), text)
        return True

    async def send(self, message: Any) -> None:
        self.leave()
        if self.close_sent and self.initial_response is None:
            raise ClientDisconnected  # it was closed here while the application had a word to say
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # by a refusal: uvicorn takes it for none at all

    def shutdown(self) -> None:
        """The server stops: say so, then close."""
        if self.handshake_complete and not self.close_sent and self.conn.state is OPEN:
            self._frames += (frame_header(len(CLOSING)), CLOSING)
        self.leave()
        super().shutdown()

    def abort(self) -> None:
        """End the connection, whatever still waits to be taken."""
        self.transport.abort()

    def leave(self) -> None:
        """What was to leave at the end of this step leaves now."""
        if self._frames:
            frames, self._frames = self._frames, []
            if not self.transport.is_closing():
                self.transport.write(b"".join(frames))


def wire_of(scope: Mapping[str, Any]) -> Wire:
    """The connection of a socket that has been opened."""
    wire: Wire = scope["extensions"][WIRE]
    return wire


_LEAVING: WeakKeyDictionary[AbstractEventLoop, list[Wire]] = WeakKeyDictionary()
"""By loop the connections that something leaves by at the end of this step."""


def _leave(wires: list[Wire]) -> None:
    leaving = wires.copy()
    wires.clear()
    for wire in leaving:
        wire.leave()


def _is_text(frames: list[bytes]) -> bool:
    """Whether a message's frames are text (UTF-8)."""
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True


def frame_header(length: int) -> bytes:
    """What stands before a message of so many bytes that is one frame (RFC 6455, 5.2), unmasked as
    a server's are.

    >>> [frame_header(length).hex() for length in (2, 300, 70_000)]
    ['8102', '817e012c', '817f0000000000011170']
    """
    if length < 126:
        return b"\x81%c" % length
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def first_frame(data: bytes, at: int = 0) -> tuple[int, int]:
    """Where the payload of the frame that begins here begins and ends, beyond the data if its rest
    is still to come; zeros if it is none that a client may send as a whole message.

    >>> first_frame(bytes.fromhex("8182 00000000") + b"hi..."), first_frame(b"\\x81\\x02hi")
    ((6, 8), (0, 0))
    """
    there = len(data) - at
    if data[at] < LAST or (there > 1 and data[at + 1] < LAST):
        return 0, 0
    if there < 6:
        return at + 6, len(data) + 1
    length, begins = data[at + 1] - LAST, at + 6
    if length == 126:
        length, begins = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
    elif length == 127:
        length, begins = int.from_bytes(data[at + 2 : at + 10], "big"), at + 14
    return begins, begins + length
