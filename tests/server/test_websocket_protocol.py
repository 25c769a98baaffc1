"""The short way in and out of a socket says the same as the long one."""

import asyncio
import contextlib
import random
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.protocol import OPEN

from kostka.server.process import websocket_protocol
from kostka.server.process.listener import listen
from kostka.server.process.websocket_protocol import Wire, wire_of

LARGEST = 70_000


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Says everything twice: the short way and the long one."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        text = message["text"]
        if text == "close":
            wire_of(scope).at_once(b"last")
            await send({"type": "websocket.close", "code": 4000})
        elif not wire_of(scope).at_once(text.encode()):
            await send({"type": "websocket.send", "text": text})
        if text != "close":
            await send({"type": "websocket.send", "text": text})


@contextlib.asynccontextmanager
async def served() -> Any:
    with listen("127.0.0.1", 0) as listener:
        config = uvicorn.Config(
            echo, ws=Wire, ws_max_size=LARGEST, ws_per_message_deflate=False, lifespan="off",
            log_config=None,
        )  # fmt: skip
        server = uvicorn.Server(config)
        running = asyncio.create_task(server._serve([listener]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield f"ws://127.0.0.1:{listener.getsockname()[1]}", server
        finally:
            server.should_exit = True
            await running


def test_messages_of_every_size_come_back_in_order() -> None:
    chance = random.Random(1)
    sizes = [
        1,
        125,
        126,
        127,
        65_535,
        65_536,
        LARGEST - 3,
        *(chance.randrange(1, 300) for _ in range(60)),
    ]
    texts = ["ř" * (size // 2) + "x" * (size % 2) for size in sizes]

    async def talk() -> None:
        async with served() as (url, _), connect(url, compression=None) as socket:
            for text in texts:
                await socket.send(text)
            for text in texts:
                assert await socket.recv() == text
                assert await socket.recv() == text
            await socket.ping()  # a frame that is no message, then messages again
            await socket.send(["in ", "three ", "parts"])
            assert [await socket.recv(), await socket.recv()] == ["in three parts"] * 2
            await socket.send("after")
            assert [await socket.recv(), await socket.recv()] == ["after"] * 2
            await socket.send("close")
            assert await socket.recv() == "last"
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4000

    asyncio.run(talk())


@pytest.mark.parametrize(("payload", "code"), [(b"\xff\xfe", 1007), (b"x" * (LARGEST + 1), 1009)])
def test_what_may_not_be_said_closes_the_socket(payload: bytes, code: int) -> None:
    async def talk() -> None:
        async with served() as (url, _), connect(url, compression=None) as socket:
            await socket.send("first")
            assert [await socket.recv(), await socket.recv()] == ["first"] * 2
            await socket.send(payload, text=True)
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == code

    asyncio.run(talk())


def test_everybody_is_told_before_the_server_stops() -> None:
    async def talk() -> None:
        async with served() as (url, server), connect(url, compression=None) as socket:
            await socket.send("here")
            await socket.recv()
            await socket.recv()
            server.should_exit = True
            assert await socket.recv() == '{"type":"closing","why":"restart"}'
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 1012

    asyncio.run(talk())


def bare(heard: Any) -> tuple[Any, list[bytes]]:
    """A connection after its handshake, without a socket, and what it leaves to uvicorn."""
    left: list[bytes] = []

    class Bare(Wire):
        def __init__(self) -> None:
            self.conn: Any = SimpleNamespace(state=OPEN, receive_data=self.given, parser_exc=None)
            self.conn.reader = SimpleNamespace(buffer=b"")
            self.frames, self._waiting, self._whole = [], None, 0
            self.loop: Any = SimpleNamespace(call_later=lambda *_: None)
            self.config: Any = SimpleNamespace(ws_max_size=LARGEST)
            self.queue = asyncio.Queue()
            self.handshake_complete, self.close_sent, self.read_paused = True, False, True
            self._heard, self._between, self._begun = heard, True, b""

        def given(self, data: bytes) -> None:
            left.append(bytes(data))

        def handle_events(self) -> None:
            pass

    return Bare(), left


def test_a_message_in_pieces_is_taken_whole_and_the_next_ones_too() -> None:
    heard: list[str] = []

    def hears(text: str) -> bool:
        heard.append(text)
        return True

    frames = [b"\x81\x82\0\0\0\0hi", b"\x81\xfe\x01\x2c\0\0\0\0" + b"x" * 300]
    sent = b"".join(frames) * 2
    for cut in range(1, len(sent)):
        wire, _ = bare(hears)
        wire.data_received(sent[:cut])
        wire.data_received(sent[cut:])
        assert heard == ["hi", "x" * 300] * 2
        heard.clear()
    wire, left = bare(hears)
    for at in range(len(sent)):
        wire.data_received(sent[at : at + 1])
    assert heard == ["hi", "x" * 300] * 2
    assert left == []


@pytest.mark.parametrize(
    "frame",
    [
        b"\x81\x02hi",  # unmasked
        b"\x01\x82\0\0\0\0hi",  # the first of several
        b"\x83\x82",  # of no kind there is
        b"\xc1\x82\0\0\0\0h",  # packed in a way nobody asked for
        b"\x89\xfe\x01\0\0\0\0\0",  # a ping longer than one may be
        b"\x81\xfe\x20\x00\0\0\0\0" + b"x" * 100,  # large, its rest to come
        b"\x81\xff\0\0\0\0\x7f\xff\xff\xff\0\0\0\0",  # larger than may be
    ],
)
def test_what_is_no_short_message_is_left_to_uvicorn_at_once(frame: bytes) -> None:
    wire, left = bare(lambda _text: False)
    wire.data_received(frame)
    wire.data_received(b"more")
    assert left == [frame, b"more"]


def test_a_message_larger_than_may_be_is_not_waited_for() -> None:
    wire, left = bare(None)
    wire.config.ws_max_size = 100
    begun = b"\x81\xfe\0\x65\0\0\0\0"  # 101 bytes
    wire.data_received(begun)
    assert left == [begun]


def test_who_does_not_wait_to_be_let_in_is_understood_all_the_same() -> None:
    wire, left = bare(None)
    wire.handshake_initiated, wire.handshake_complete = True, False
    begun, rest = b"\x81\x82", b"\x81\x80\0\0hi"  # which looks like a message by itself
    wire.data_received(begun)
    wire.handshake_complete = True
    wire.data_received(rest)
    assert left == [begun, rest]


def test_a_packet_of_thousands_of_messages_is_not_copied_for_each() -> None:
    copied = 0

    class Packet(bytes):
        def __getitem__(self, place: Any) -> Any:
            nonlocal copied
            found = super().__getitem__(place)
            if isinstance(found, bytes):
                copied += len(found)
                return Packet(found)
            return found

    packet = Packet(b"\x81\x82\0\0\0\0hi" * 5_000)
    wire, _ = bare(None)
    wire.data_received(packet)
    assert wire.queue.qsize() == 5_000
    assert copied < 10 * len(packet)


@pytest.mark.parametrize("rest", [b"\x00\x80\x00\x00\x00\x00", b"\x00\x81\x00\x00\x00\x00x"])
def test_a_message_of_fragments_without_end_is_cut_off(rest: bytes) -> None:
    async def talk() -> int:
        async with served() as (url, _), connect(url, compression=None) as socket:
            await socket.send("first")
            assert [await socket.recv(), await socket.recv()] == ["first"] * 2
            socket.transport.write(b"\x01\x81\x00\x00\x00\x00x")
            for _ in range(10):
                socket.transport.write(rest * 100)
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            return socket.close_code or 0

    assert asyncio.run(talk()) == 1008


@pytest.mark.parametrize(
    "begun",
    [
        pytest.param(b"\x01\x81\x00\x00\x00\x00x", id="a message in fragments"),
        pytest.param(b"\x81\xfe\x10\x00\x00\x00", id="a small frame"),
        pytest.param(b"\x82\xfe\xff\x00\x00\x00\x00\x00half", id="a large frame"),
    ],
)
def test_what_has_begun_is_waited_for_a_while(
    monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(websocket_protocol, "UNFINISHED", 0.2)

    async def talk() -> int:
        async with served() as (url, _), connect(url, compression=None) as socket:
            await socket.send("first")
            assert [await socket.recv(), await socket.recv()] == ["first"] * 2
            socket.transport.write(begun)
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            return socket.close_code or 0

    assert asyncio.run(talk()) == 1008


def test_pings_that_nobody_counts_yet_are_counted_here() -> None:
    async def talk() -> int:
        async with served() as (url, _), connect(url, compression=None) as socket:
            await socket.send("first")
            assert [await socket.recv(), await socket.recv()] == ["first"] * 2
            for _ in range(10):
                socket.transport.write(b"\x89\x80\x00\x00\x00\x00" * 50)
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            return socket.close_code or 0

    assert asyncio.run(talk()) == 1008
