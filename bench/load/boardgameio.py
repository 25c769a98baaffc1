"""Two clients a match of boardgame.io, in its own words: socket.io over a WebSocket.

What a browser's client would compute for itself (the move before it is confirmed) is left out, for
only the server is measured.
"""

import asyncio
import json
from typing import Any

import httpx
from picows.websockets.asyncio.client import ClientConnection, connect

GAME = "counter"
OPEN, CONNECTED, EVENT, PING, PONG = "0", "40", "42", "2", "3"
LARGEST = 1 << 22


class Client:
    """One player's socket."""

    def __init__(self, socket: ClientConnection, match: str, seat: int, credentials: str) -> None:
        self._socket = socket
        self._match = match
        self._seat = str(seat)
        self._credentials = credentials
        self.state: dict[str, Any] = {}

    @property
    def over(self) -> bool:
        return "gameover" in self.state["ctx"]

    @property
    def on_turn(self) -> bool:
        return not self.over and self.state["ctx"]["currentPlayer"] == self._seat

    async def sit(self) -> None:
        """Connect to the game's namespace and get the match."""
        await self._socket.recv()  # engine.io's handshake
        await self._socket.send(f"{CONNECTED}/{GAME},")
        await self._socket.recv()
        await self._emit("sync", self._match, self._seat, self._credentials, 2)
        while not self.state:
            await self.hear()

    async def hear(self) -> None:
        """Take the next message; the state is what it says."""
        text = str(await self._socket.recv())
        if text == PING:
            await self._socket.send(PONG)
        elif text.startswith(EVENT):
            name, *arguments = json.loads(text[text.index(",") + 1 :])
            if name == "sync":
                self.state = arguments[1]["state"]
            elif name == "update":
                self.state = arguments[1]

    async def play(self) -> None:
        """Add one; returns when the server has said that it is done."""
        number = self.state["_stateID"]
        payload = {
            "type": "add",
            "args": [],
            "playerID": self._seat,
            "credentials": self._credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        await self._emit("update", action, number, self._match, self._seat)
        while self.state["_stateID"] == number:
            await self.hear()

    async def _emit(self, *event: Any) -> None:
        await self._socket.send(f"{EVENT}/{GAME},{json.dumps(event)}")


class Match:
    """A match between two clients."""

    def __init__(self, clients: tuple[Client, Client]) -> None:
        self._clients = clients

    async def play(self) -> int:
        """To the end; returns how many moves were made."""
        made = await asyncio.gather(*map(_to_the_end, self._clients))
        return sum(made)


async def _to_the_end(client: Client) -> int:
    made = 0
    while not client.over:
        if client.on_turn:
            await client.play()
            made += 1
        else:
            await client.hear()
    return made


async def open_match(port: int, http: httpx.AsyncClient, stack: Any) -> Match:
    """Made, joined by both and connected; closed with the stack."""
    lobby = f"http://127.0.0.1:{port}/games/{GAME}"
    made = await http.post(f"{lobby}/create", json={"numPlayers": 2})
    match = made.json()["matchID"]
    clients = []
    for seat in range(2):
        joined = await http.post(
            f"{lobby}/{match}/join", json={"playerID": str(seat), "playerName": f"p{seat}"}
        )
        where = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        socket = await stack.enter_async_context(
            connect(where, compression=None, max_size=LARGEST, ping_interval=None)
        )
        client = Client(socket, match, seat, joined.json()["playerCredentials"])
        await client.sit()
        clients.append(client)
    return Match((clients[0], clients[1]))
