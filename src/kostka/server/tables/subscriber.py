"""One open socket's outgoing side: a bounded queue, so that a slow socket is nobody else's."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from kostka.eventlog.person import Person
from kostka.live.messages import SLOW, Closing, FromServer
from kostka.server.process.websocket_protocol import AtOnce
from kostka.server.security.limits import REFUSED

_ENCODER = msgspec.json.Encoder()


def encoded(message: FromServer) -> bytes:
    """A message as it is sent, in UTF-8."""
    return _ENCODER.encode(message)


LIMITS = {"flood": "messages", "slow": "waiting"}
"""The limits for which a socket is closed, by why it is."""


class Subscriber:
    """Somebody at a table, by one socket. ``who`` None: nobody known; ``most``: so many messages
    may wait, and ``size`` bytes of them beside the first; ``at_once``: sends a message if it can
    leave now. Nothing here waits but ``pump``, which belongs to the socket."""

    def __init__(
        self,
        who: Person | None,
        most: int,
        at_once: AtOnce | None = None,
        *,
        size: int = 524_288,
    ) -> None:
        self.who = who
        self.welcomed = False
        """The welcome is on its way; nothing else is sent before."""
        self.seat: int | None = None
        """Where they sit."""
        self.code: int | None = None
        """With which code the socket is to be closed, once that is clear."""
        self.why = ""
        """And why (see live.md)."""
        self._most = most
        self._size = size
        self._at_once = at_once
        self._pumping = False
        """A message is on its way out that could not leave at once."""
        self.waiting: deque[bytes] = deque()
        self._news = asyncio.Event()
        self.gone = False
        """The socket is closed."""

    @property
    def closing(self) -> bool:
        """Nothing more is sent."""
        return self.code is not None or self.gone

    def send(self, text: bytes) -> None:
        """Send a message now, or queue it behind those that wait; beyond the bound the socket is
        closed instead, for it is too slow."""
        if self.code is not None or self.gone:
            return
        if self._at_once and not self.waiting and not self._pumping and self._at_once(text):
            return
        size = sum(map(len, self.waiting))
        if len(self.waiting) >= self._most or (size and size + len(text) > self._size):
            self.waiting.clear()
            self.close("slow", SLOW)
            return
        self.waiting.append(text)
        self._news.set()

    def close(self, why: str, code: int) -> None:
        """Say why, then close with this code."""
        if not self.closing:
            self.waiting.append(encoded(Closing(why)))
            self.code, self.why = code, why
            if why in LIMITS:
                REFUSED[LIMITS[why]] += 1
            self._news.set()

    def left(self) -> None:
        """The socket is gone."""
        self.gone = True
        self.waiting.clear()
        self._news.set()

    async def pump(self, send: Callable[[bytes], Awaitable[None]]) -> int | None:
        """Send what is queued, in order, until the socket is to be closed: with the code returned
        (None: it is gone already)."""
        while True:
            while self.waiting:
                self._pumping = True
                await send(self.waiting.popleft())
                self._pumping = False
            if self.closing:
                return None if self.gone else self.code
            self._news.clear()
            await self._news.wait()
