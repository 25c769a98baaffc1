"""Bots think in processes of their own; when one breaks, nobody notices more than a wait."""

import asyncio
import io
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from kostka.game.chance import seeded_at
from kostka.game.contract import is_over
from kostka.game.definition import game_named, new_header
from kostka.game.log import begin
from kostka.game.seats import Role
from kostka.server.bots.pool import BotFailed, BotPool
from kostka.server.bots.worker import BotRequest, Choose, PlayerCache
from kostka.server.process.worker_loop import answer_all
from kostka.server.process.worker_messages import Failure, Request


@asynccontextmanager
async def at_work(count: int = 1, patience: float = 30.0) -> AsyncIterator[BotPool]:
    bots = BotPool(count, patience)
    try:
        yield bots
    finally:
        await bots.close()


async def chosen(
    bots: BotPool, state: Any, game: str, table: str = "t", bot: str = "novice"
) -> Any:
    """The move of the seat on move, as the bot chooses it from its view."""
    rules: Any = game_named(game).rules
    (seat,) = rules.actors(state)
    view, moves = (
        msgspec.json.encode(x) for x in (rules.view(state, seat), rules.legal(state, seat))
    )
    answer = await bots.choose(
        table=table, seat=seat, game=game, bot=bot, view=view, moves=moves, seconds=1.0
    )
    return msgspec.json.decode(answer, type=rules.MOVE)


@pytest.mark.parametrize("game", ["mexiko", "kamos", "domino"])
def test_a_game_is_played_through_the_pipe(game: str) -> None:
    async def played() -> None:
        where = game_named(game)
        options = {"kamos": {"columns": "1"}, "domino": {"target": "1"}, "mexiko": {"best_of": "1"}}
        header = new_header(where, seats=("a",) * where.usual_seats, options=options[game])
        log, chance = begin(where.rules, header), seeded_at("through the pipe")
        async with at_work() as bots:
            while not is_over(where.rules, log.state):
                if Role.CHANCE in where.rules.actors(log.state):
                    move = where.rules.draw(log.state, chance(len(log.entries) + 1))
                else:
                    move = await chosen(bots, log.state, game)
                log = log.append(move)
        assert where.rules.result(log.state) is not None

    asyncio.run(played())


def start(game: str) -> Any:
    """A position in which a seat must choose."""
    where = game_named(game)
    state = where.rules.start(new_header(where, seats=("a",) * where.usual_seats))
    chance, number = seeded_at("start"), 1
    while Role.CHANCE in where.rules.actors(state):
        state = where.rules.apply(state, where.rules.draw(state, chance(number)))
        number += 1
    return state


def test_a_killed_process_is_replaced() -> None:
    async def killed() -> None:
        state = start("mexiko")
        async with at_work() as bots:
            await chosen(bots, state, "mexiko")
            (first,) = bots.pids
            os.kill(first, signal.SIGKILL)
            await chosen(bots, state, "mexiko")
            (second,) = bots.pids
            assert second != first

    asyncio.run(killed())


def test_questions_on_the_way_when_the_process_dies_are_asked_again() -> None:
    async def killed() -> None:
        state = start("kamos")
        async with at_work() as bots:
            await chosen(bots, state, "kamos")
            waiting = [asyncio.create_task(chosen(bots, state, "kamos")) for _ in range(50)]
            await asyncio.sleep(0)
            os.kill(bots.pids[0], signal.SIGKILL)
            assert len(await asyncio.gather(*waiting)) == 50

    asyncio.run(killed())


def test_a_process_that_says_nothing_is_given_up() -> None:
    async def stopped() -> None:
        state = start("mexiko")
        async with at_work(patience=1.5) as bots:
            await chosen(bots, state, "mexiko")
            (silent,) = bots.pids
            os.kill(silent, signal.SIGSTOP)
            await chosen(bots, state, "mexiko")
            assert silent not in bots.pids

    asyncio.run(stopped())


def test_why_a_bot_broke_says_where_and_not_what() -> None:
    """It comes into the log, and an error's words may quote a hand."""
    state = start("mexiko")
    rules: Any = game_named("mexiko").rules
    (seat,) = rules.actors(state)
    view, moves = (
        msgspec.Raw(msgspec.json.encode(x))
        for x in (rules.view(state, seat), rules.legal(state, seat))
    )
    asked = Choose("t", seat, "mexiko", "holds 6-6", view, moves, "seed", 1.0)
    request = Request(1, msgspec.Raw(msgspec.json.encode(asked)))
    replies = io.BytesIO()
    answer_all(PlayerCache().answer, BotRequest, io.BytesIO(msgspec.json.encode(request)), replies)
    failed = msgspec.json.decode(replies.getvalue(), type=Failure).broke
    assert failed.startswith("KeyError at worker.py:")
    assert "6-6" not in failed


def test_an_unlawful_question_breaks_nobody() -> None:
    async def asked() -> None:
        state = start("mexiko")
        async with at_work() as bots:
            with pytest.raises(BotFailed, match="KeyError"):
                await chosen(bots, state, "mexiko", bot="nobody")
            assert await bots.unable("mexiko", "nobody") == ""  # that is for the rules to say
            assert await bots.unable("mexiko", "club") == ""
            await chosen(bots, state, "mexiko")
            assert len(bots.pids) == 1

    asyncio.run(asked())


def test_a_table_is_always_thought_about_in_the_same_process() -> None:
    async def asked() -> None:
        state = start("mexiko")
        async with at_work(2) as bots:
            for _ in range(4):
                await chosen(bots, state, "mexiko", table="one")
            assert len(bots.pids) == 1
            for number in range(8):
                await chosen(bots, state, "mexiko", table=str(number))
            assert len(bots.pids) == 2

    asyncio.run(asked())


def test_no_process_outlives_its_server() -> None:
    async def left() -> int:
        async with at_work() as bots:
            await chosen(bots, start("mexiko"), "mexiko")
            return bots.pids[0]

    pid = asyncio.run(left())
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
