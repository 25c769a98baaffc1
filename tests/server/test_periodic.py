"""Turns that are taken again and again."""

import asyncio

from structlog.testing import capture_logs

from kostka.server.tables.periodic import Periodic
from kostka.store.errors import Unanswered


def test_what_is_away_for_one_turn_is_not_there_again_for_another() -> None:
    """Else both would be told of again and again for as long as it lasts."""
    away = True
    tried: list[str] = []

    async def asks() -> None:
        tried.append("asks")

    async def other() -> None:
        tried.append("other")
        if away:
            raise Unanswered("nothing can be written")

    async def going_on() -> None:
        nonlocal away
        turns = Periodic(asks)
        turns.begin(0.001, other)
        turns.begin(0.005, asks)
        while tried.count("asks") < 10:
            await asyncio.sleep(0.001)
        away = False
        tried.clear()
        while tried.count("asks") < 3:
            await asyncio.sleep(0.001)
        await turns.close()

    with capture_logs() as lines:
        asyncio.run(going_on())
    told = [line["event"] for line in lines]
    assert told == ["store-unreachable", "store-unreachable-over"]


def test_the_first_time_can_be_later() -> None:
    async def going_on() -> list[str]:
        taken: list[str] = []

        async def now() -> None:
            taken.append("now")

        async def later() -> None:
            taken.append("later")

        turns = Periodic(now)
        turns.begin(3600.0, later, first=3600.0)
        turns.begin(0.001, now)
        while len(taken) < 3:
            await asyncio.sleep(0.001)
        await turns.close()
        return taken

    assert set(asyncio.run(going_on())) == {"now"}
