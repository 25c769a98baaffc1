"""Too much of everything, from people who mean no good: refused, and nothing piles up."""

import asyncio
import secrets
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

import httpx
import msgspec
import pytest
from tests.patience import PATIENCE
from tests.server.live_client import Client, begin, make_table
from tests.server.live_server import LAX, Server, guest, serving, settings
from websockets.asyncio.client import ClientConnection

from kostka.server.tables.subscriber import Subscriber

TIGHT = msgspec.structs.replace(
    LAX,
    tables=(1e-6, 3),
    tables_from=(1e-6, 6),
    wishes=(1e-6, 6),  # two of them are the values given before the game
    records=(1e-6, 2),
    figures=(1e-6, 2),
    messages=(10.0, 60),
    body_seconds=0.5,
    headers_seconds=2.0,
    connections=4,  # of others than this machine, which is a proxy
)
MEXIKO = {"game": "mexiko", "seats": ["me", "bot:novice"]}
PING = bytes.fromhex("89fd00000000") + b"x" * 125
CLOSE = b"\x88"
"""How a frame begins that closes: no byte of what else is sent to who only pings."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    place = tmp_path_factory.mktemp("floods")
    with serving(settings(f"sqlite:///{place}/kostka.db", limits=TIGHT)) as running:
        yield running


def make(server: Server, who: dict[str, str]) -> httpx.Response:
    asked = {"id": secrets.token_hex(6), "setup": MEXIKO}
    return httpx.post(f"{server.url}/api/tables", json=asked, headers=who)


async def refused(client: Client, on: ClientConnection, text: str) -> str:
    """Why a message is refused; empty if it is done."""
    await on.send(text)
    while True:
        told = await client.hear(on)
        if told["type"] in ("refused", "done"):
            return str(told.get("error", {}).get("code", ""))


def command(**do: Any) -> str:
    return msgspec.json.encode({"type": "command", "id": secrets.token_hex(6), "do": do}).decode()


def test_a_connection_that_asks_nothing_is_closed(server: Server) -> None:
    """Silent, or a letter now and then, or after a first request: none stays open."""
    begun = f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n".encode()
    table = make_table(server.url, ann := guest(server.url, "Ann"), MEXIKO)

    async def held(first: bytes) -> None:
        reading, writing = await asyncio.open_connection("127.0.0.1", server.port)
        writing.write(first)
        with suppress(ConnectionError):
            while (part := await next_part(reading)) != b"":
                if part is None:
                    writing.write(b"x")
        writing.close()

    async def next_part(reading: asyncio.StreamReader) -> bytes | None:
        with suppress(TimeoutError):
            return await asyncio.wait_for(reading.read(1 << 16), 0.2)
        return None

    async def all_held() -> None:
        client = Client(server.url, table, ann)
        async with asyncio.timeout(PATIENCE), client.socket() as playing:
            await asyncio.gather(*map(held, (b"", begun, begun + b"\r\n" + begun)))
            await client.hear(playing)  # who has a socket is not meant
            await playing.send('{"type": "ping", "at": 1}')
            while (await client.hear(playing))["type"] != "pong":
                pass

    asyncio.run(all_held())


def test_an_address_has_so_many_connections_and_gets_them_back(server: Server) -> None:
    """Else one address could hold all that a server may have open."""
    asked = f"GET /health/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()

    def line() -> socket.socket:
        return socket.create_connection(("127.0.0.1", server.port), PATIENCE, ("127.0.0.2", 0))

    def answered() -> bool:
        with line() as one, suppress(ConnectionError):
            one.sendall(asked)
            return one.recv(1) != b""
        return False

    until = time.monotonic() + PATIENCE
    full = False
    while not full and time.monotonic() < until:  # a slow machine may have closed some meanwhile
        with ExitStack() as held:
            for _ in range(4):
                held.enter_context(line())
            full = not answered()
    assert full
    while not answered():
        assert time.monotonic() < until
    assert httpx.get(f"{server.url}/health/live").status_code == 200


def test_an_answer_that_is_not_taken_is_given_up(server: Server) -> None:
    """Else every connection that is not read would keep what waits for it."""
    asked = f"GET /api/schema HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", server.port))
        line.settimeout(PATIENCE)
        with pytest.raises(ConnectionError):
            line.sendall(asked * 100_000)


def test_pings_count_like_messages(server: Server) -> None:
    """Else the server's memory and time would be theirs."""
    ann = guest(server.url, "Ann")
    table = make_table(server.url, ann, MEXIKO)
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        told = {"Host": f"127.0.0.1:{server.port}", "Upgrade": "websocket", **ann}
        told |= {"Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
        told["Sec-WebSocket-Key"] = "AAAAAAAAAAAAAAAAAAAAAA=="
        lines = "".join(f"{name}: {value}\r\n" for name, value in told.items())
        line.sendall(f"GET /api/tables/{table}/live HTTP/1.1\r\n{lines}\r\n".encode())
        while b"welcome" not in line.recv(1 << 16):
            pass
        line.settimeout(PATIENCE)
        got = b""
        with suppress(ConnectionError):
            line.sendall(PING * 200_000)
        with suppress(ConnectionError):
            while CLOSE not in got and (part := line.recv(1 << 20)):
                got += part
    assert len(got) < 20_000 * len(PING)


def test_nobody_makes_tables_without_end(tmp_path: Any) -> None:
    """A rematch is a table too: else two commands a table would make as many as one likes."""

    async def again(table: str) -> str:
        client = Client(server.url, table, people[0])
        async with client.socket() as line:
            await client.hear(line)
            assert await refused(client, line, command(type="resign")) == ""
            return await refused(client, line, command(type="offer", what="rematch"))

    with serving(settings(f"sqlite:///{tmp_path}/kostka.db", limits=TIGHT)) as server:
        people = [guest(server.url, name) for name in ("Ann", "Ben", "Cyd")]
        made = [[make(server, who) for _ in range(4)] for who in people]
        begin(server.url, made[0][0].json()["id"], people[0])
        assert asyncio.run(again(made[0][0].json()["id"])) == "too-many-requests"
    codes = [[answer.status_code for answer in answers] for answers in made]
    assert codes == [[201, 201, 201, 429], [201, 201, 201, 429], [429] * 4]


def test_records_from_elsewhere_do_not_keep_everybody_waiting(server: Server) -> None:
    """One may be written so that it takes very long."""
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as asking:
        asked = [asking.post("/api/throws", json={"text": "no record"}) for _ in range(3)]
    assert [answer.status_code for answer in asked] == [409, 409, 429]


def test_figures_of_hundreds_of_games_are_not_asked_for_without_end(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as asking:
        asked = [asking.get("/api/statistics/dice") for _ in range(3)]
        mine = asking.get("/api/me/statistics", headers=guest(server.url, "Ann"))
    assert [answer.status_code for answer in (*asked, mine)] == [200, 200, 429, 429]


def test_what_stays_in_a_log_is_counted_by_person_but_moves_are_not(server: Server) -> None:
    async def spoken() -> list[str]:
        one, two = (Client(server.url, table, ann) for _ in range(2))
        said = []
        async with one.socket() as on, two.socket() as beside:
            for client, at in ((one, on), (two, beside), (one, on), (one, on), (two, beside)):
                said.append(await refused(client, at, command(type="say", text="la la")))
            mute = command(type="mute", whom="x", on=True)
            said.append(await refused(one, on, mute))
            move = command(type="play", position=0, move={"type": "nonsense"})
            said.append(await refused(one, on, move))
        return said

    ann = guest(server.url, "Ann")
    table = make_table(server.url, ann, MEXIKO)
    begin(server.url, table, ann)
    busy = "too-many-requests"
    assert asyncio.run(spoken()) == ["", "", "", "", busy, busy, "table-move"]


def test_a_body_that_comes_drop_by_drop_is_not_waited_for(server: Server) -> None:
    head = f"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
    head += "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.settimeout(PATIENCE)
        line.sendall(head.encode())
        answer = b"".join(iter(lambda: line.recv(4096), b""))
    assert answer.startswith(b"HTTP/1.1 408 ")


def test_who_leaves_while_a_socket_is_opened_is_no_mistake_of_the_programs(
    server: Server,
) -> None:
    told = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    told += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    host = f"Host: 127.0.0.1:{server.port}\r\n"
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        opening = f"GET /api/tables/none/live HTTP/1.1\r\n{host}{told}\r\n"
        line.sendall(opening.encode() + PING * 500)
        line.settimeout(PATIENCE)
        with suppress(ConnectionError):
            while (part := line.recv(1 << 16)) and CLOSE not in part:
                pass
    counted = httpx.get(f"{server.url}/metrics").text
    assert "kostka_faults_total 0.0" in counted


def test_little_waits_for_a_slow_socket_however_few_messages_it_is() -> None:
    subscriber = Subscriber(None, 100, size=10)
    subscriber.send(b"x" * 50)
    assert subscriber.code is None, "one is always sent"
    subscriber.send(b"y")
    assert subscriber.code == 4008
