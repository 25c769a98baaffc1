"""One open socket without a network: what is done for it, and what is not any more."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from tests.server.live_server import LAX

from kostka.eventlog.person import Person
from kostka.live.commands import Play, Start
from kostka.live.messages import SESSION, Do, Done, FromClient
from kostka.server.security.limits import RateLimits
from kostka.server.tables.client_connection import ClientConnection
from kostka.server.tables.executor import OnDone
from kostka.server.tables.subscriber import Subscriber

A_TABLE: Any = SimpleNamespace(messages=msgspec.json.Decoder(FromClient))
"""As much of one as reads messages."""


def a_move(id: str) -> str:
    """A move as a message."""
    return msgspec.json.encode(Do(id, Play(1, msgspec.Raw(b"{}")))).decode()


def test_a_mistake_of_the_programs_at_a_socket_is_told() -> None:
    class Floor:
        async def do(self, *_: Any) -> int:
            raise ZeroDivisionError

    async def broken() -> None:
        async def receive() -> dict[str, Any]:
            return {"type": "websocket.receive", "text": a_move("abcdefgh")}

        at: Any = SimpleNamespace(receive=receive)
        services: Any = SimpleNamespace(executor=Floor())
        subscriber = Subscriber(Person("ann", "Ann"), 100)
        line = ClientConnection(at, services, A_TABLE, subscriber, RateLimits(LAX))
        await line.run(cast("Any", SimpleNamespace(config=SimpleNamespace(recheck=5.0))), None)

    with pytest.raises(ZeroDivisionError):
        asyncio.run(broken())


@pytest.mark.parametrize("playing", [False, True])
def test_what_is_said_after_the_end_of_a_session_is_not_done(playing: bool) -> None:
    """It may come while the socket is still being closed, or wait for a move before it."""
    done: list[str] = []
    moves: list[OnDone] = []

    class Floor:
        async def do(self, *asked: Any) -> int:
            done.append(asked[2])
            return 1

        def begin(self, *asked: Any) -> bool:
            moves.append(asked[-1])
            return True

    async def late() -> None:
        subscriber = Subscriber(Person("ann", "Ann"), 100)
        ids = iter(["in-time1", "too-late"])

        async def receive() -> dict[str, Any]:
            if (id := next(ids)) == "too-late":
                if playing:
                    assert line.heard(a_move("move-001"))
                    asyncio.get_running_loop().call_soon(ended)
                else:
                    ended()
            return {"type": "websocket.receive", "text": a_move(id)}

        def ended() -> None:
            subscriber.close("session", SESSION)
            for told in moves:
                told(1)

        async def nothing(*_: Any, **__: Any) -> None:
            pass

        at: Any = SimpleNamespace(receive=receive, send=nothing, close=nothing)
        services: Any = SimpleNamespace(executor=Floor())
        line = ClientConnection(at, services, A_TABLE, subscriber, RateLimits(LAX))
        await line.run(cast("Any", SimpleNamespace(config=SimpleNamespace(recheck=5.0))), None)

    asyncio.run(late())
    assert done == ["in-time1"]
    assert len(moves) == playing


def test_what_is_done_already_is_answered_whatever_the_limits_say() -> None:
    """Not even whether there is such a bot is asked again: there may be none any more."""
    rate_limits = RateLimits(msgspec.structs.replace(LAX, wishes=(0.001, 1)))
    rate_limits.take_wish("ann", "local")
    sent: list[str] = []

    async def again() -> None:
        subscriber = Subscriber(Person("ann", "Ann"), 100)
        told = asyncio.Event()
        said = iter([msgspec.json.encode(Do("start-01", Start("novice"))).decode()])

        async def receive() -> dict[str, Any]:
            if (text := next(said, None)) is not None:
                return {"type": "websocket.receive", "text": text}
            await told.wait()
            return {"type": "websocket.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message["text"])
            told.set()

        at: Any = SimpleNamespace(receive=receive, send=send, scope={})
        loaded: Any = SimpleNamespace(
            done={("ann", "start-01"): 7}, messages=msgspec.json.Decoder(FromClient)
        )
        line = ClientConnection(at, cast("Any", None), loaded, subscriber, rate_limits)
        await line.run(cast("Any", SimpleNamespace(config=SimpleNamespace(recheck=5.0))), None)

    asyncio.run(again())
    assert sent == [msgspec.json.encode(Done("start-01", 7)).decode()]
