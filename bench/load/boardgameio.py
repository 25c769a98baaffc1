"""Two clients a match of boardgame.io, in its own words: socket.io over a WebSocket.

What a browser's client would compute for itself (the move before it is confirmed) is left out, for
only the server is measured.
"""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec

from load.sockets import Socket

GAME = "counter"
OPEN, CONNECTED, EVENT, PING, PONG = b"0", b"40", b"42", b"2", b"3"


class Turn(msgspec.Struct):
    """Of a state what a player needs to go on."""

    player: str = msgspec.field(name="currentPlayer")
    over: Any = msgspec.field(name="gameover", default=None)


class State(msgspec.Struct):
    number: int = msgspec.field(name="_stateID")
    ctx: Turn


class Sync(msgspec.Struct):
    state: State


_words = msgspec.json.Decoder(list[msgspec.Raw]).decode
_sync = msgspec.json.Decoder(Sync).decode
_state = msgspec.json.Decoder(State).decode


class Client(Socket):
    """One player's socket."""

    def __init__(self, match: str, seat: int, credentials: str) -> None:
        super().__init__()
        self._match = match
        self._seat = str(seat)
        self._credentials = credentials
        self._asked = -1
        """The state in which the last move was made."""
        self._plays = False
        self._state: State | None = None
        self._made = 0

    async def sit(self) -> None:
        """Wait for the match, which is asked for once the server has said its own."""
        await self.until(lambda: self._state is not None)

    async def play(self) -> int:
        """To the end; returns how many moves were made."""
        self._plays = True
        self._go_on()
        await self.until(self._over)
        return self._made

    def heard(self, text: bytes) -> None:
        """Take a message; the state is what it says."""
        if text == PING:
            self.send(PONG)
        elif text.startswith(EVENT):
            name, *arguments = _words(text[text.index(b",") + 1 :])
            if bytes(name) == b'"sync"':
                self._state = _sync(arguments[1]).state
            elif bytes(name) == b'"update"':
                self._state = _state(arguments[1])
            if self._plays:
                self._go_on()
        elif text.startswith(CONNECTED):
            self._emit("sync", self._match, self._seat, self._credentials, 2)
        elif text.startswith(OPEN):
            self.send(b"%b/%b," % (CONNECTED, GAME.encode()))

    def _over(self) -> bool:
        return self._state is not None and self._state.ctx.over is not None

    def _go_on(self) -> None:
        """Add one, if it is this player's turn and that has not been said yet."""
        state = self._state
        if state is None or self._over():
            return
        if state.ctx.player == self._seat and state.number != self._asked:
            self._asked = state.number
            self._made += 1
            payload = {
                "type": "add",
                "args": [],
                "playerID": self._seat,
                "credentials": self._credentials,
            }
            action = {"type": "MAKE_MOVE", "payload": payload}
            self._emit("update", action, state.number, self._match, self._seat)

    def _emit(self, *event: Any) -> None:
        self.send(b"%b/%b,%b" % (EVENT, GAME.encode(), msgspec.json.encode(event)))


class Match:
    """A match between two clients."""

    def __init__(self, clients: tuple[Client, Client]) -> None:
        self._clients = clients

    async def play(self) -> int:
        """To the end; returns how many moves were made."""
        return sum(await asyncio.gather(*(client.play() for client in self._clients)))


async def open_match(port: int, http: httpx.AsyncClient, stack: AsyncExitStack) -> Match:
    """Made, joined by both and connected; closed with the stack."""
    lobby = f"http://127.0.0.1:{port}/games/{GAME}"
    made = await http.post(f"{lobby}/create", json={"numPlayers": 2})
    match = made.json()["matchID"]
    clients = []
    for seat in range(2):
        joined = await http.post(
            f"{lobby}/{match}/join", json={"playerID": str(seat), "playerName": f"p{seat}"}
        )
        client = Client(match, seat, joined.json()["playerCredentials"])
        await client.connect(f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket", stack)
        await client.sit()
        clients.append(client)
    return Match((clients[0], clients[1]))
