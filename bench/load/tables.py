"""Clients of Kostka's live protocol (docs/live.md), each at one table by one socket."""

import asyncio
import random
import secrets
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec

from kostka.game.fairness import value_commitment
from load.sockets import Socket


class Agreeing(msgspec.Struct):
    """What the seats still have to give to the chance."""

    due: str
    commitments: list[str]
    values: list[str]


class Seen(msgspec.Struct):
    """Of a table what a player needs to go on."""

    id: str
    commitment: str
    phase: str
    you: int | None
    position: int
    moves: list[msgspec.Raw]
    ready: msgspec.Raw
    number: int
    agreeing: Agreeing | None = None


class Body(msgspec.Struct):
    """Of what has happened: whose move it was, if it was one."""

    type: str
    by: int | str | None = None


class Happened(msgspec.Struct):
    number: int
    body: Body | None


class Message(msgspec.Struct):
    """Whatever the server says."""

    type: str
    table: Seen | None = None
    events: list[Happened] = []
    id: str = ""
    error: dict[str, Any] = {}
    why: str = ""


_decode = msgspec.json.Decoder(Message).decode


class Refused(AssertionError):
    """A lawful move was refused, or something was lost."""


class Client(Socket):
    """One player's socket."""

    def __init__(self, chance: random.Random | None) -> None:
        super().__init__()
        self._chance = chance
        self._number = 0
        self._asked = ""
        """The command that is not done yet."""
        self._plays = False
        self._moves = False
        """What is not done yet is a move."""
        self._value = secrets.token_hex(16)
        """What it gives to the chance."""
        self._table: Seen | None = None
        self._done = 0
        """Moves that the server has said are done."""
        self._seen = 0
        """Own moves among what it has told to have happened."""

    @property
    def sits(self) -> bool:
        return self._table is not None and self._table.you is not None

    async def welcomed(self) -> None:
        """Wait until the table has been shown."""
        await self.until(lambda: self._table is not None)

    async def sit(self) -> None:
        """Sit down where there is room, and wait until the table has told so."""
        self._ask({"type": "join"})
        await self.until(lambda: self.sits and not self._asked)

    async def play(self) -> int:
        """To the end; returns how many moves were made."""
        self._plays = True
        self._go_on()
        await self.until(self._over)
        if self._done != self._seen:
            raise Refused(f"{self._done} moves done, {self._seen} told")
        return self._done

    def heard(self, text: bytes) -> None:
        """Take a message, and play on where that is to be done."""
        message = _decode(text)
        if message.type in ("refused", "closing"):
            raise Refused(f"{message.error}{message.why}")
        if message.table is not None:
            self._table = message.table
        for event in message.events:
            if self._number and event.number != self._number + 1:
                raise Refused(f"event {event.number} after {self._number}")
            self._number = event.number
            if event.body is not None and event.body.type == "moved" and self._table is not None:
                self._seen += event.body.by == self._table.you
        if message.table is not None:
            self._number = message.table.number
        if message.type == "done" and message.id == self._asked:
            self._asked = ""
            self._done += self._moves
        if not self._asked:
            self._give()
        if self._plays and not self._asked:
            self._go_on()

    def _over(self) -> bool:
        return self._table is not None and self._table.phase == "over" and not self._asked

    def _ask(self, command: dict[str, Any]) -> None:
        self._asked = secrets.token_hex(8)
        self._moves = command["type"] == "play"
        self.send(msgspec.json.encode({"type": "command", "id": self._asked, "do": command}))

    def _give(self) -> None:
        """Commit to a value of one's own for the chance, or show it, where that is due."""
        table = self._table
        if table is None or table.you is None or table.agreeing is None:
            return
        seat, now = table.you, table.agreeing
        if now.due == "commit" and not now.commitments[seat]:
            mine = value_commitment(table.id, seat, table.commitment, self._value)
            self._ask({"type": "commit", "commitment": mine})
        elif now.due == "reveal" and not now.values[seat]:
            self._ask({"type": "reveal", "value": self._value})

    def _go_on(self) -> None:
        """Make the first move there is, or any; in a rest say that one has seen it."""
        table = self._table
        if table is None or table.phase != "running":
            return
        moves = table.moves if bytes(table.ready) == b"null" else [table.ready]
        if moves:
            move = self._chance.choice(moves) if self._chance else moves[0]
            self._ask({"type": "play", "position": table.position, "move": move})


class Table:
    """A table with a client for every seat."""

    def __init__(self, clients: list[Client]) -> None:
        self._clients = clients

    async def sit(self, count: int | None = None) -> None:
        """Let the first so many sit down, or all; the game begins with the last."""
        for client in self._clients[:count]:
            await client.sit()

    async def play(self) -> int:
        """To the end, all but the last having sat down before; returns how many moves were made."""
        if not self._clients[-1].sits:
            await self._clients[-1].sit()
        return sum(await asyncio.gather(*(client.play() for client in self._clients)))


async def open_table(
    port: int,
    http: httpx.AsyncClient,
    stack: AsyncExitStack,
    setup: dict[str, Any],
    chance: random.Random | None = None,
) -> Table:
    """Made, with a guest before every seat; closed with the stack. Without ``chance`` everybody
    plays the first move there is."""
    url = f"http://127.0.0.1:{port}"
    origin = {"Origin": url}
    people = []
    for number in range(len(setup["seats"])):
        guest = await http.post(f"{url}/api/guests", json={"name": f"p{number}"}, headers=origin)
        guest.raise_for_status()
        cookies = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        http.cookies.clear()
        people.append({**origin, "Cookie": cookies})
    asked = {"id": secrets.token_hex(8), "setup": setup}
    made = await http.post(f"{url}/api/tables", json=asked, headers=people[0])
    made.raise_for_status()
    table = made.json()["id"]
    clients = []
    for who in people:
        client = Client(chance)
        await client.connect(f"ws://127.0.0.1:{port}/api/tables/{table}/live", stack, who)
        await client.welcomed()
        clients.append(client)
    return Table(clients)
