"""What was refused, asked once more."""

import asyncio

import pytest
from tests.server.worker_kit import BOB, EVE, a_move, do, made, workers

from kostka.eventlog.person import Person
from kostka.game.errors import Refusal
from kostka.live.commands import Command, Join, Leave
from kostka.live.setup import Setup
from kostka.server.tables.services import Services


def test_a_refusal_is_about_its_moment(database: str) -> None:
    """Sent again later a command is decided anew, at any worker, done once; but a move that came
    too late stays too late."""

    async def refused(
        services: Services, table: str, who: Person, command: Command, id: str
    ) -> str:
        with pytest.raises(Refusal) as why:
            await do(services, table, who, command, id)
        return why.value.code

    async def again() -> None:
        async with workers(database, 2) as (_, (one, other)):
            table = await made(one, Setup("kamos", ("open", "open", "me")))
            await do(one, table, BOB, Join(0), "join-bob")
            for services in (one, other):
                assert (
                    await refused(services, table, EVE, Join(0), "join-eve") == "table-seat-taken"
                )
            await do(one, table, BOB, Leave(), "leave-it")
            done = await do(other, table, EVE, Join(0), "join-eve")
            assert await do(one, table, EVE, Join(0), "join-eve") == done
            await do(one, table, BOB, Join(), "join-bob-too")
            who, early = a_move(one, table)
            await do(other, table, who, early, "a-move-made")
            for services in (one, other):
                assert await refused(services, table, who, early, "too-late") == "table-stale"

    asyncio.run(again())
