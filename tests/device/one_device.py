"""A device as its page drives it: what is written is kept, and tables can be loaded again."""

import itertools
from collections.abc import Iterator
from typing import Any

import msgspec

from kostka.device.host import Host
from kostka.game.fairness import value_commitment

ANN = {"id": "ann", "name": "Ann"}
BEN = {"id": "ben", "name": "Ben"}
VALUE = "ab" * 16


class Device:
    """A host with a clock of its own. ``kept``: by table its secret and its events as JSON;
    ``frames``: what each socket was sent."""

    def __init__(self, key: int = 0) -> None:
        self.now = 1_800_000_000_000
        self.kept: dict[str, tuple[str, list[Any]]] = {}
        self.listed: dict[str, Any] = {}
        self.frames: dict[int, list[Any]] = {}
        self.closed: dict[int, int] = {}
        self.due: int | None = None
        self._key = key
        self._numbers: Iterator[int] = itertools.count(1)
        self._secrets = itertools.count(1)
        self.begin()

    def begin(self) -> None:
        """A new host, as after a reload: nothing is in memory."""
        self._host = Host(
            bytes([self._key]) * 32,
            clock=lambda: self.now,
            secret=lambda: bytes([self._key, next(self._secrets)]) * 16,
        )

    def request(self, **fields: Any) -> dict[str, Any]:
        """Ask the host, and keep what is to be kept."""
        reply: dict[str, Any] = msgspec.json.decode(self._host.handle(msgspec.json.encode(fields)))
        for write in reply["writes"]:
            secret, events = self.kept.setdefault(write["table"], (write["secret"], []))
            assert secret is not None
            assert [event["number"] for event in write["events"]] == list(
                range(len(events) + 1, len(events) + len(write["events"]) + 1)
            )
            events += write["events"]
            self.listed[write["table"]] = write["listed"]
        for frame in reply["frames"]:
            if frame["code"] is not None:
                self.closed[frame["socket"]] = frame["code"]
            if frame["text"]:
                self.frames.setdefault(frame["socket"], []).append(
                    msgspec.json.decode(frame["text"])
                )
        self.due = reply["due"]
        return reply

    def ask(self, method: str, path: str, body: Any = None, who: Any = ANN) -> tuple[int, Any]:
        """The answer to a question: status and body."""
        asked = {"ask": 1, "method": method, "path": path, "who": who, "body": body}
        (answer,) = self.request(type="ask", **asked)["answers"]
        return answer["status"], answer["body"]

    def make(self, setup: Any, who: Any = ANN) -> dict[str, str]:
        """A new table."""
        status, made = self.ask(
            "POST", "/tables", {"id": f"table-{next(self._numbers):08d}", "setup": setup}, who
        )
        assert status == 200, made
        return dict(made)

    def load(self, table: str) -> None:
        """A table that is kept."""
        secret, events = self.kept[table]
        self.request(type="load", table=table, secret=secret, events=events)

    def open(self, socket: int, table: str, who: Any = ANN, since: int | None = None) -> None:
        """Somebody comes."""
        self.frames[socket] = []
        self.request(type="open", socket=socket, table=table, who=who, since=since)

    def command(self, socket: int, do: Any, id: str = "") -> dict[str, Any]:
        """A command, and the answer to it."""
        id = id or f"command-{next(self._numbers):08d}"
        text = msgspec.json.encode({"type": "command", "id": id, "do": do}).decode()
        self.request(type="heard", socket=socket, text=text)
        answer: dict[str, Any] = next(
            frame for frame in reversed(self.frames[socket]) if frame.get("id") == id
        )
        return answer

    def table(self, socket: int) -> Any:
        """The table as this socket was told last."""
        return next(frame["table"] for frame in reversed(self.frames[socket]) if "table" in frame)

    def agree(self, *sockets: int) -> None:
        """Everybody gives a value to the chance."""
        for socket in sockets:
            table = self.table(socket)
            told = value_commitment(table["id"], table["you"], table["commitment"], VALUE)
            assert self.command(socket, {"type": "commit", "commitment": told})["type"] == "done"
        for socket in sockets:
            assert self.command(socket, {"type": "reveal", "value": VALUE})["type"] == "done"

    def step(self, *sockets: int, choice: int = 0) -> None:
        """One thing more: a move of somebody's who has to choose, or what time brings."""
        for socket in sockets:
            table = self.table(socket)
            moves = table["moves"] or ([table["ready"]] if table["ready"] else [])
            if moves:
                move = moves[choice % len(moves)]
                play = {"type": "play", "position": table["position"], "move": move}
                answer = self.command(socket, play)
                assert answer["type"] == "done", answer
                return
        assert self.due is not None, "nobody is waited for"
        self.now = max(self.now, self.due)
        self.request(type="tick")
