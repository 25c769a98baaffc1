"""Simulated people: each plays at one table over a real socket, comes again when it breaks, and
checks what it gets: no number missing, none twice, nothing else told the second time."""

import asyncio
import random
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import msgspec
from tests.patience import PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kostka.cli.verify import verdict
from kostka.game.fairness import value_commitment
from kostka.game.record import Record, read

Message = dict[str, Any]


class Lost(AssertionError):
    """What must not be: a gap, an event told otherwise than before, an acknowledged move gone."""


class Client:
    """One of those at a table. ``headers`` say who it is; empty: nobody, who looks on."""

    def __init__(self, url: str, table: str, headers: dict[str, str], seed: object = 0) -> None:
        self.url = url
        self.id = table
        self.headers = headers
        self.number = 0
        self.table: Message = {}
        self.person: Message | None = None
        self.events: dict[int, Message] = {}
        self.skipped: list[tuple[int, int]] = []
        """What was too much to be told after a pause: from, to."""
        self.done: dict[str, int] = {}
        self.refused: list[Message] = []
        self.closed: list[str] = []
        self.watching = 0
        self.connected = 0
        self.pause = 0.0
        """After so many seconds it answers what it has heard."""
        self.frames: list[str] = []
        """All that came, as it came."""
        self._random = random.Random(str(seed))
        self.value = secrets.token_hex(16)
        """What this seat gives to the chance."""
        self._pending: Message | None = None
        self._socket: ClientConnection | None = None

    @property
    def pending(self) -> str | None:
        """The id of what was asked and is not answered yet."""
        return None if self._pending is None else str(self._pending["id"])

    @property
    def begun(self) -> bool:
        return bool(self.table) and self.table["phase"] not in ("open", "closed")

    @property
    def over(self) -> bool:
        return bool(self.table) and self.table["phase"] in ("over", "closed")

    async def play(self, until: Callable[["Client"], bool] = lambda one: one.over) -> None:
        """Play whatever is lawful until then, through every break of the connection."""
        while not until(self):
            try:
                async with self.socket() as socket:
                    self._socket = socket
                    if self._pending:
                        await socket.send(msgspec.json.encode(self._pending).decode())
                    while not until(self):
                        await self.hear(socket)
                        await asyncio.sleep(self.pause)
                        await self._go_on(socket)
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
                await asyncio.sleep(0.05)

    def socket(self) -> connect:
        """A new socket, going on after the last event seen."""
        since = f"?since={self.number}" if self.number else ""
        address = self.url.replace("http", "ws", 1)
        return connect(
            f"{address}/api/tables/{self.id}/live{since}",
            additional_headers=self.headers,
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=1,  # behind what nobody reads the server's end is not heard
        )

    async def hear(self, socket: ClientConnection) -> Message:
        """The next message, noted and checked."""
        text = await socket.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        message: Message = msgspec.json.decode(text)
        match message["type"]:
            case "welcome":
                self.connected += 1
                self.person, self.watching = message["person"], message["watching"]
                if not message["events"] and self.number and self.number < self._told(message):
                    self.skipped.append((self.number, self._told(message)))
                    self.number = self._told(message)
                self._note(message)
            case "events":
                self._note(message)
            case "done":
                self._answered(message["id"])
                self.done[message["id"]] = message["number"]
                if message["number"] > self.number:
                    raise Lost(f"done by {message['number']}, shown {self.number}")
            case "refused":
                self._answered(message["id"])
                self.refused.append(message)
                self.table = message["table"]
            case "watching":
                self.watching = message["count"]
            case "closing":
                self.closed.append(message["why"])
        return message

    async def until_closed(self, socket: ClientConnection) -> int:
        """Hear all that comes; the code with which the other side closes."""
        try:
            while True:
                await self.hear(socket)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006

    async def ask(self, socket: ClientConnection, do: Message, id: str = "") -> Message:
        """Send a command and wait for its answer; everything else is noted."""
        id = id or new_id()
        await socket.send(command(do, id))
        while True:
            message = await self.hear(socket)
            if message["type"] in ("done", "refused") and message["id"] == id:
                return message

    def choice(self) -> Message | None:
        """What to do now: a value for the chance, or any lawful move; None as long as nothing was
        told of the table."""
        table = self.table
        if not table or table["phase"] != "running":
            return self.gift()
        if table["ready"] is not None:
            return {"type": "play", "position": table["position"], "move": table["ready"]}
        if table["moves"]:
            move = self._random.choice(table["moves"])
            return {"type": "play", "position": table["position"], "move": move}
        return None

    def gift(self) -> Message | None:
        """What this seat still has to give to the chance, if anything."""
        now, you = (self.table or {}).get("agreeing"), (self.table or {}).get("you")
        if not now or you is None or self.table["phase"] != "open":
            return None
        value, commitment = self.value, self.table["commitment"]
        if now["due"] == "commit" and not now["commitments"][you]:
            mine = value_commitment(self.id, you, commitment, value)
            return {"type": "commit", "commitment": mine}
        if now["due"] == "reveal" and not now["values"][you]:
            return {"type": "reveal", "value": value}
        return None

    async def _go_on(self, socket: ClientConnection) -> None:
        if self._pending is None and (do := self.choice()) is not None:
            self._pending = {"type": "command", "id": new_id(), "do": do}
            await socket.send(msgspec.json.encode(self._pending).decode())

    def _answered(self, id: str) -> None:
        if self._pending is not None and self._pending["id"] == id:
            self._pending = None

    def _told(self, message: Message) -> int:
        number: int = message["table"]["number"]
        return number

    def _note(self, message: Message) -> None:
        for event in message["events"]:
            number, body = event["number"], event["body"]
            if body and body["type"] == "moved" and body["view"] is None:
                body["view"] = message["table"]["view"]  # it stands beside
            if self.number and number != self.number + 1:
                raise Lost(f"event {number} after {self.number}")
            if self.events.setdefault(number, event) != event:
                raise Lost(f"event {number} was told otherwise before")
            self.number = number
        if self.number not in (0, self._told(message)):
            raise Lost(f"the table is at {self._told(message)}, told up to {self.number}")
        self.number = self._told(message)
        self.table = message["table"]


def new_id() -> str:
    return secrets.token_hex(8)


def command(do: Message, id: str = "") -> str:
    """A command as it is sent."""
    return msgspec.json.encode({"type": "command", "id": id or new_id(), "do": do}).decode()


def make_table(url: str, headers: dict[str, str], setup: Message) -> str:
    """A new table's id."""
    body = {"id": new_id(), "setup": setup}
    answer = httpx.post(f"{url}/api/tables", json=body, headers=headers, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def begin(url: str, table: str, *people: dict[str, str]) -> None:
    """All who sit give their values to the chance, and the game begins. Beside: where a browser is
    open, its loop runs in this thread."""
    with ThreadPoolExecutor(1) as beside:
        beside.submit(asyncio.run, give_values(url, table, *people)).result()


async def give_values(url: str, table: str, *people: dict[str, str]) -> None:
    """The same, for who has a loop."""
    clients = [Client(url, table, who) for who in people]
    async with asyncio.timeout(60):
        await asyncio.gather(*(one.play(lambda it: it.begun) for one in clients))


def downloaded(table: str) -> Record:
    """The finished game at this address, as the server has it; as ``kostka verify`` does, it is
    held to the rules and every throw to what was promised."""
    answer = httpx.get(f"{table}/record")
    assert answer.status_code == 200, answer.text
    (record,) = read(answer.text, "download")
    found = verdict(record)
    assert found.ok
    assert found.over
    assert found.chance == "promise"
    assert found.checked > 0
    return record
