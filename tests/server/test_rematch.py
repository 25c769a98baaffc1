"""Another game with the same people: its table is there when they hear of it, and else nowhere."""

import asyncio
from typing import Any

import pytest
from tests.server.worker_kit import ANN, BOB, begun, come, do, workers

from kostka.game.errors import Refusal
from kostka.live.commands import Answer, Offer, Resign
from kostka.live.events import OfferKind
from kostka.server.tables.services import Services

YES, NO = Answer(OfferKind.REMATCH, yes=True), Answer(OfferKind.REMATCH, yes=False)


async def offered(services: Services) -> tuple[str, str]:
    """A finished game after which Ann offers another; its table, and that of the other."""
    table = await begun(services)
    await do(services, table, BOB, Resign(), "resign00")
    await do(services, table, ANN, Offer(OfferKind.REMATCH), "offer000")
    loaded = await services.registry.loaded(table)
    return table, services.creation.key.next_table(loaded.table).id


def test_an_offer_taken_back_in_that_moment_makes_no_table(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def crossed() -> None:
        async with workers(database, 2) as (store, (one, other)):
            table, following = await offered(one)
            write = store.append

            async def after_another(*what: Any, **more: Any) -> None:
                monkeypatch.setattr(store, "append", write)
                await do(other, table, ANN, NO, "not-now0")
                await write(*what, **more)

            monkeypatch.setattr(store, "append", after_another)
            with pytest.raises(Refusal, match="table-no-offer"):
                await do(one, table, BOB, YES, "yes-yes0")
            assert await store.numbers([following]) == {}
            await do(one, table, ANN, Offer(OfferKind.REMATCH), "offer001")
            await do(other, table, BOB, YES, "yes-yes1")
            assert following in await store.numbers([following])

    asyncio.run(crossed())


def test_who_agreed_last_may_be_killed_before_the_table_is_there(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed() -> None:
        async with workers(database, 2) as (store, (one, other)):
            table, following = await offered(one)
            ann = await come(other, table, ANN)
            ann.taken()

            async def nothing(*_: object) -> None:
                assert await store.numbers([following]) == {}

            with monkeypatch.context() as broken:
                broken.setattr(one.creation, "again", nothing)
                await do(one, table, BOB, YES, "yes-yes0")
            await other.executor.catch_up(ann.loaded)
            assert ann.taken()[-1]["table"]["next"] == following
            assert following in await store.numbers([following])

    asyncio.run(killed())


def test_the_table_is_made_by_who_reads_that_it_was_agreed_on(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed() -> None:
        async def nothing(*_: object) -> None:
            pass

        async with workers(database) as (store, (services,)):
            table, following = await offered(services)
            with monkeypatch.context() as broken:
                broken.setattr(services.creation, "again", nothing)
                await do(services, table, BOB, YES, "yes-yes0")
        async with workers(database) as (store, (later,)):
            assert (await later.registry.loaded(table)).table.next == following
            assert following in await store.numbers([following])

    asyncio.run(killed())
