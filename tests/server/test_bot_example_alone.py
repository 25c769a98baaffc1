"""The example of a program that plays, without a server: what it wishes for, what it survives."""

import asyncio
import importlib.util
from pathlib import Path
from typing import Any

import pytest

SOURCE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"
SAY = {"type": "say", "call": 0}


def module() -> Any:
    """The example as a module."""
    spec = importlib.util.spec_from_file_location("bot_example", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def table(number: int, **more: Any) -> dict[str, Any]:
    """A table as it is told, as far as the example looks at it."""
    seat = {"kind": "program", "taken": None, "why": None}
    return {
        "number": number,
        "agreeing": None,
        "phase": "running",
        "you": 0,
        "position": 1,
        "seats": [seat | more.pop("seat", {}), seat],
        "clocks": {"left": []},
        "view": {},
        "moves": [SAY],
        "ready": None,
    } | more


def told(now: dict[str, Any]) -> Any:
    """A bot that has been told how the table stands."""
    bot = module().Bot()
    bot.hear({"type": "events", "events": [], "table": now})
    return bot


def ask(bot: Any) -> Any:
    """What it wishes for now, as ``play`` asks for it."""
    do = bot.wish()
    bot.asked, bot.asked_at = {"type": "command", "id": "5b0c6f2e", "do": do}, bot.table["number"]
    return do


def refuse(bot: Any, now: dict[str, Any], code: str) -> None:
    error = {"rule": "", "code": code, "found": "", "expected": ""}
    bot.hear({"type": "refused", "id": "5b0c6f2e", "error": error, "table": now})


def test_what_was_refused_is_not_asked_again_before_anything_has_happened() -> None:
    bot = told(table(5))
    assert ask(bot) == {"type": "play", "position": 1, "move": SAY}
    refuse(bot, table(5), "table-late")
    assert bot.asked is None
    assert bot.wish() is None
    bot.hear({"type": "events", "events": [], "table": table(6)})
    assert bot.wish() is not None


def test_who_was_refused_for_having_seen_too_little_moves_at_once() -> None:
    bot = told(table(5))
    ask(bot)
    refuse(bot, table(7, position=3), "table-stale")
    assert bot.wish() == {"type": "play", "position": 3, "move": SAY}


def test_an_answer_to_something_else_is_passed_over() -> None:
    bot = told(table(5))
    bot.hear({"type": "done", "id": "another1", "number": 5})
    ask(bot)
    bot.hear({"type": "done", "id": "another1", "number": 5})
    assert bot.asked is not None


@pytest.mark.parametrize(
    ("why", "left", "do"),
    [
        ("clock", [], {"type": "return"}),
        ("clock", [3, 9], {"type": "return"}),
        ("clock", [0, 9], None),
        ("resigned", [], None),
    ],
)
def test_where_a_bot_of_the_house_plays_on_it_returns_if_it_may(
    why: str, left: list[int], do: Any
) -> None:
    seat = {"taken": "novice", "why": why}
    assert told(table(5, seat=seat, moves=[], clocks={"left": left})).wish() == do


def test_where_others_play_it_gives_up() -> None:
    with pytest.raises(SystemExit, match="no seat"):
        told(table(5, you=None, moves=[])).wish()
    assert told(table(2, you=None, moves=[], phase="open")).wish() == {"type": "join"}


def test_it_comes_again_to_a_server_that_cannot_answer_yet(capsys: Any) -> None:
    """What a server that goes away, or a proxy before it, says instead of opening a socket."""
    answers = [b"", b"HTTP/1.1 502 Bad Gateway\r\n\r\n", b"HTTP/1.1 401 Unauthorized\r\n\r\n"]
    asked = 0

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal asked
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answers[asked])
        asked += 1
        writer.close()

    async def run() -> None:
        bot = module()
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(SystemExit, match="closed: 401"):
                await bot.play(f"ws://127.0.0.1:{port}/api/tables/somewhere/live", "token")

    asyncio.run(run())
    assert asked == len(answers)
