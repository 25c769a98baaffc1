"""Whatever is refused writes one line that says which refusal it was, and no error."""

import asyncio
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.patience import PATIENCE
from tests.server.live_server import LAX, Server, guest, serving, settings
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

LIMITS = msgspec.structs.replace(
    LAX, sockets=3, messages=(1e-6, 3), headers_seconds=1.0, body_seconds=0.5, message=20_000
)
MASK = bytes(4)
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
TABLE = '{"id": "refused-00", "setup": {"game": "kamos", "seats": ["me", "open"]}}'


def opening(server: Server, path: str = "/api/tables/none/live", more: str = UPGRADE) -> bytes:
    """A request to open a socket."""
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n{more}\r\n".encode()


class Asked:
    """A server, and a table at which somebody may look on."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.who = guest(server.url, "Ann")
        made = httpx.post(
            f"{server.url}/api/tables",
            content=TABLE,
            headers={**self.who, "Content-Type": "application/json"},
        )
        self.live = f"/api/tables/{made.raise_for_status().json()['id']}/live"

    def raw(self, sent: bytes, then: bytes = b"") -> None:
        """Send these bytes, and read until the server ends it."""
        with socket.create_connection(("127.0.0.1", self.server.port)) as line:
            line.settimeout(PATIENCE)
            line.sendall(sent)
            if then:
                line.recv(1)
                line.sendall(then)
            with suppress(ConnectionError):
                while line.recv(1 << 16):
                    pass

    def opened(self, *messages: str | bytes, text: bool | None = None, path: str = "") -> None:
        """Open a socket, say this, and read until the server closes it."""

        async def talk() -> None:
            url = f"ws://127.0.0.1:{self.server.port}{path or self.live}"
            async with connect(url, additional_headers=self.who, compression=None) as line:
                with suppress(ConnectionClosed):
                    for message in messages:
                        await line.send(message, text=text)
                    while True:
                        await asyncio.wait_for(line.recv(), PATIENCE)

        asyncio.run(talk())

    def too_many(self) -> None:
        """One socket more than an address may have."""
        with ExitStack() as stack:
            for _ in range(LIMITS.sockets):
                line = stack.enter_context(
                    socket.create_connection(("127.0.0.1", self.server.port))
                )
                line.settimeout(PATIENCE)
                line.sendall(opening(self.server, self.live))
                assert line.recv(12) == b"HTTP/1.1 101"
            self.raw(opening(self.server, self.live))


def ask(at: Asked, *, method: str = "GET", path: str = "/api/me", **more: Any) -> None:
    httpx.request(method, f"{at.server.url}{path}", **more)


REFUSALS: dict[str, tuple[Callable[[Asked], None], int, str]] = {
    "another page's socket": (
        lambda at: at.raw(
            opening(
                at.server, at.live, UPGRADE + "Origin: http://evil.example\r\nCookie: kostka=x\r\n"
            )
        ),
        403,
        "origin-foreign",
    ),
    "under another name": (
        lambda at: at.raw(opening(at.server).replace(b"127.0.0.1", b"evil.example", 1)),
        421,
        "host-foreign",
    ),
    "no number to go on from": (
        lambda at: at.raw(opening(at.server, f"{at.live}?since=x")),
        400,
        "request-malformed",
    ),
    "no such table": (lambda at: at.opened(path="/api/tables/none/live"), 101, "table-unknown"),
    "no such socket": (lambda at: at.raw(opening(at.server, "/api/none")), 403, "not-found"),
    "no handshake": (
        lambda at: at.raw(opening(at.server, more="Upgrade: websocket\r\nConnection: Upgrade\r\n")),
        400,
        "socket-handshake",
    ),
    "a handshake that is too long": (
        lambda at: at.raw(opening(at.server, more=UPGRADE + "X: y\r\n" * 200)),
        431,
        "socket-handshake",
    ),
    "too many messages": (lambda at: at.opened(*["{}"] * 5), 101, "flood"),
    "no text": (lambda at: at.opened(b"\xff\xfe", text=True), 101, "socket-text"),
    "no text, in a long message": (
        lambda at: at.opened(b"\xff" * 9_000, text=True),
        101,
        "socket-text",
    ),
    "too large a message": (
        lambda at: at.opened("x" * 30_000),
        101,
        "socket-message-size",
    ),
    "no frame": (
        lambda at: at.raw(opening(at.server, at.live), b"\xff\x80" + MASK),
        101,
        "socket-protocol",
    ),
    "no request": (lambda at: at.raw(b"HELO\r\n\r\n"), 400, "request-malformed"),
    "half a request": (lambda at: at.raw(b"GET / HT"), 408, "request-malformed"),
    "half a body": (
        lambda at: at.raw(
            b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{"
        ),
        408,
        "request-malformed",
    ),
    "another page's request": (
        lambda at: ask(at, method="POST", path="/api/guests", headers={"Origin": "http://evil"}),
        403,
        "origin-foreign",
    ),
    "nobody known": (lambda at: ask(at, path="/api/me/statistics"), 401, "sign-in-needed"),
    "no such page": (lambda at: ask(at, path="/api/none"), 404, "not-found"),
    "a method that there is none of": (lambda at: ask(at, method="PUT"), 405, "method-unknown"),
    "too many sockets": (Asked.too_many, 429, "too-many-sockets"),
}
"""What is asked, and the status and the code of its line."""


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("refused") / "log"


@pytest.fixture(scope="module")
def asked(log: Path) -> Iterator[Asked]:
    database = f"sqlite:///{log.parent}/kostka.db"
    with serving(settings(database, limits=LIMITS, proxies=()), log=log) as server:
        yield Asked(server)


def lines(log: Path) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in log.read_bytes().splitlines()]


@pytest.mark.parametrize("what", REFUSALS)
def test_what_is_refused_is_one_line_and_no_error(asked: Asked, log: Path, what: str) -> None:
    act, status, code = REFUSALS[what]
    before = len(lines(log))
    act(asked)
    until = time.monotonic() + PATIENCE
    while not (told := [x for x in lines(log)[before:] if x.get("code") == code]):
        assert time.monotonic() < until, str(lines(log)[before:])
        time.sleep(0.01)
    (line,) = told
    assert (line["event"], line["level"], line["status"]) == ("request", "info", status)
    if line["method"] == "SOCKET" or status in (401, 403, 408, 421, 429):
        assert line.get("address") == "127.0.0.1" or status == 408
    assert "frames" not in line
    others = [x for x in lines(log)[before:] if x is not line]
    assert all((x["event"], x["level"]) == ("request", "info") for x in others), others
