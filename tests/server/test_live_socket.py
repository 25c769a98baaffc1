"""One socket: who may do what through it, what is refused, and how it ends."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.at_a_table import at_a_table, connected
from tests.server.live_client import Client, command
from tests.server.live_server import LAX
from tests.server.test_live_breaks import narrow

from kostka.live.commands import Command
from kostka.server.tables import client_connection as line_module
from kostka.server.tables.services import Services
from kostka.store.errors import Unanswered

COMMANDS: list[Any] = [
    {"type": "join"},
    {"type": "commit", "commitment": "sha256:" + "0" * 64},
    {"type": "reveal", "value": "0" * 32},
    {"type": "leave"},
    {"type": "start"},
    {"type": "officiate", "key": "0" * 43},
    {"type": "play", "position": 1, "move": {"type": "accept"}},
    {"type": "resign"},
    {"type": "offer", "what": "rematch"},
    {"type": "answer", "what": "undo", "yes": True},
    {"type": "claim"},
    {"type": "return"},
    {"type": "say", "text": "hello"},
    {"type": "mute", "whom": "ann00000"},
]
UNREADABLE: list[str | bytes] = [
    "",
    "nonsense",
    "[]",
    '{"type":"command"}',
    '{"type":"command","id":"short","do":{"type":"leave"}}',
    '{"type":"command","id":"12345678","do":{"type":"steal"}}',
    '{"type":"command","id":"12345678","do":{"type":"leave","now":true}}',
    '{"type":"command","id":"1234 5678","do":{"type":"leave"}}',
    '{"type":"play","position":1,"move":{}}',
    '{"type":"ping","at":"now"}',
    '{"type":"ping","at":1e400}',
    '{"type":"command","id":"12345678","do":{"type":"say","text":"' + "x" * 281 + '"}}',
    '{"type":"command","id":"12345678","do":{"type":"join","seat":' + "9" * 4300 + "}}",
    '{"type":"command","id":"12345678","do":{"type":"join","seat":-1}}',
    '{"type":"command","id":"12345678\\n","do":{"type":"leave"}}',
    b"\x00\xff",
    "[" * 9000,
]


def test_nobody_known_can_only_look_on(tmp_path: Path) -> None:
    async def test(url: str, services: Services, table: str) -> None:
        loaded = await services.registry.loaded(table)
        before = loaded.number
        async with connected(url, table) as (client, socket):
            assert client.person is None
            for do in COMMANDS:
                answer = await client.ask(socket, do)
                assert answer["error"]["code"] == "sign-in-needed", do
        assert loaded.number == before

    assert {do["type"] for do in COMMANDS} == {
        kind.__struct_config__.tag for kind in Command.__args__
    }
    at_a_table(tmp_path, test)


def test_what_cannot_be_read_is_refused_and_harms_nothing(tmp_path: Path) -> None:
    async def test(url: str, _: Services, table: str) -> None:
        async with connected(url, table, "ann") as (client, socket):
            for text in UNREADABLE:
                await socket.send(text)
                while (answer := await client.hear(socket))["type"] == "watching":
                    pass  # that comes when it comes
                named = "12345678" if '"id":"12345678"' in str(text) else ""
                assert (answer["type"], answer["id"]) == ("refused", named), text
                assert answer["error"]["code"] == "message-malformed", text
                assert (answer["error"]["found"] == "binary") is isinstance(text, bytes)
            assert (await client.ask(socket, {"type": "say", "text": "fine"}))["type"] == "done"

    at_a_table(tmp_path, test)


def deep() -> Any:
    """Something nested deeper than anybody reads."""
    made: Any = 0
    for _ in range(900):
        made = [made]
    return made


def test_an_unreadable_move_is_refused(tmp_path: Path) -> None:
    async def test(url: str, _: Services, table: str) -> None:
        async with connected(url, table, "ann") as (client, socket):
            for move in (None, 7, deep(), {}, {"type": "say"}, {"type": "say", "call": "M"}):
                play = {"type": "play", "position": 1, "move": move}
                answer = await client.ask(socket, play)
                assert answer["error"]["code"] in ("table-move", "message-malformed")

    at_a_table(tmp_path, test)


@pytest.mark.parametrize("broken", [["append"], ["append", "events"]])
def test_where_nothing_is_written_nobody_is_told_yes_or_no(tmp_path: Path, broken: Any) -> None:
    """Nor while it only reads: a standby, a full disk."""

    async def test(url: str, services: Services, table: str) -> None:
        async with connected(url, table, "ann") as (client, socket):

            async def away(*_: Any, **__: Any) -> None:
                raise Unanswered("gone")

            for name in broken:
                setattr(services.executor.store, name, away)
            await socket.send(command({"type": "say", "text": "hello"}, "say-once"))
            assert await client.until_closed(socket) == 1013
            assert (client.closed, client.done, client.refused) == (["busy"], {}, [])
            for name in broken:
                delattr(services.executor.store, name)
        async with connected(url, table, "ann") as (again, socket):
            answer = await again.ask(socket, {"type": "say", "text": "hello"}, "say-once")
            assert answer["type"] == "done"

    at_a_table(tmp_path, test)


def test_a_ping_is_answered(tmp_path: Path) -> None:
    async def test(url: str, services: Services, table: str) -> None:
        async with connected(url, table) as (client, socket):
            await socket.send('{"type":"ping","at":12.5}')
            pong = await client.hear(socket)
            assert pong == {"type": "pong", "at": 12.5, "now": services.executor.clock()}

    at_a_table(tmp_path, test)


def test_too_many_messages_close_the_socket(tmp_path: Path) -> None:
    async def test(url: str, _: Services, table: str) -> None:
        async with connected(url, table, "ann") as (client, socket):
            for _number in range(20):
                await socket.send('{"type":"ping","at":1}')
            assert await client.until_closed(socket) == 4029
            assert client.closed == ["flood"]

    limits = msgspec.structs.replace(LAX, messages=(0.1, 5))
    at_a_table(tmp_path, test, limits=limits)


def test_those_who_look_on_are_counted_and_not_named(tmp_path: Path) -> None:
    async def test(url: str, _: Services, table: str) -> None:
        async with connected(url, table, "ann") as (ann, socket):
            assert ann.watching == 0
            async with connected(url, table, "cyd"), connected(url, table, "cyd"):
                async with connected(url, table) as (nobody, _socket):
                    assert nobody.watching == 2  # cyd once, and this one
                    while ann.watching != 2:
                        await ann.hear(socket)
                while ann.watching != 1:
                    await ann.hear(socket)
            while ann.watching != 0:
                await ann.hear(socket)
            assert not any("cyd" in frame for frame in ann.frames)

    at_a_table(tmp_path, test)


def test_commands_of_one_socket_are_done_in_their_order(tmp_path: Path) -> None:
    async def test(url: str, _: Services, table: str) -> None:
        async with connected(url, table, "ann") as (client, socket):
            for number in range(50):
                say = {"type": "say", "text": f"{number}"}
                await socket.send(command(say, f"say-{number:04}"))
            while len(client.done) < 50:
                await client.hear(socket)
            said = [e["body"]["text"] for e in client.events.values() if "text" in e["body"]]
            assert said == [f"{number}" for number in range(50)]
            assert sorted(client.done.values()) == list(client.done.values())

    at_a_table(tmp_path, test)


def test_the_same_people_play_again(tmp_path: Path) -> None:
    async def test(url: str, services: Services, table: str) -> None:
        async with (
            connected(url, table, "ann") as (ann, one),
            connected(url, table, "ben") as (
                ben,
                other,
            ),
        ):
            await ann.ask(one, {"type": "resign"})
            await ann.ask(one, {"type": "offer", "what": "rematch"})
            await ben.ask(other, {"type": "answer", "what": "rematch", "yes": True})
            following = ben.table["next"]
        async with connected(url, following, "ann") as (again, _socket):
            assert again.table["agreeing"]["due"] == "commit"
            (told,) = [event["body"] for event in ben.events.values() if is_rematch(event)]
            assert told["commitment"] == again.table["commitment"]
            assert {seat["name"] for seat in again.table["seats"]} == {"ann", "ben"}
            assert (
                again.table["commitment"]
                == (await services.registry.loaded(following)).table.commitment
            )

    at_a_table(tmp_path, test)


def is_rematch(event: dict[str, Any]) -> bool:
    return bool(event["body"]) and event["body"]["type"] == "rematch"


def test_who_sits_down_through_an_open_socket_plays_through_it(tmp_path: Path) -> None:
    async def test(url: str, _: Services, table: str) -> None:
        async with connected(url, table, "ben") as (ben, socket):
            assert ben.table["you"] is None
            await ben.ask(socket, {"type": "join"})
            assert ben.table["you"] == 1
            assert ben.table["agreeing"]["due"] == "commit"

    at_a_table(tmp_path, test, begun=False)


def test_who_takes_nothing_is_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not closed politely: what waits for them would wait for ever."""
    monkeypatch.setattr(line_module, "STUCK", 0.2)
    much = b'{"type":"watching","count":1,"much":"' + b"x" * 60_000 + b'"}'

    async def test(url: str, services: Services, table: str) -> None:
        client = Client(url, table, {})
        async with narrow(url, table) as sleeping:
            await client.hear(sleeping)
            loaded = await services.registry.loaded(table)
            (subscriber,) = loaded.watchers
            wire: Any = subscriber._at_once
            while not subscriber.closing:
                subscriber.send(much)
                await asyncio.sleep(0)
            while loaded.watchers:
                await asyncio.sleep(0.05)
            assert wire.__self__.transport.get_write_buffer_size() == 0

    at_a_table(tmp_path, test, recheck=0.1)
