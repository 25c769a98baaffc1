"""What somebody may ask for at one table has an end, and a game has none of the others' doing."""

import asyncio
from pathlib import Path

import httpx
import pytest
from tests.server.test_tables_http import ANN as ANN_SAYS
from tests.server.test_tables_http import BEN as BEN_SAYS
from tests.server.test_tables_http import MEXIKO, WITH_BOT, make, resigned, served
from tests.server.worker_kit import ANN, BOB, EVE, a_move, agreed, begun, do, made, workers

from kostka.eventlog.person import Person
from kostka.game.errors import Refusal
from kostka.live.commands import Answer, Command, Join, Leave, Mute, Offer, Resign, Return, Say
from kostka.live.events import OfferKind
from kostka.live.kind import TABLE
from kostka.live.setup import Setup
from kostka.server.tables import creation, quotas
from kostka.server.tables.services import Services


def test_words_end_and_moves_do_not(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "MOST", 5)

    async def talked() -> None:
        async with workers(database, 2) as (_, (one, other)):
            table = await begun(one)
            first = await do(one, table, ANN, Say(text="hm"), "say-0000")
            for number in range(1, 5):
                services = (one, other)[number % 2]
                await do(services, table, ANN, Say(text="hm"), f"say-{number:04}")
            wishes: tuple[Command, ...] = (Say(text="hm"), Mute("x"), Offer(OfferKind.REMATCH))
            for number, wish in enumerate(wishes):
                with pytest.raises(Refusal, match="table-enough"):
                    await do(one, table, ANN, wish, f"wish-{number:03}")
            await do(one, table, ANN, Return(), "return00")  # to one's own game always
            assert await do(one, table, ANN, Say(text="hm"), "say-0000") == first
            await do(one, table, BOB, Say(text="well"), "say-bob0")
            for number in range(8):
                who, move = a_move(one, table)
                await do(one, table, who, move, f"move{number:04}")
            await do(one, table, ANN, Resign(), "resign00")
        async with workers(database) as (_, (later,)):  # also after a restart
            with pytest.raises(Refusal, match="table-enough"):
                await do(later, table, ANN, Say(text="hm"), "say-late")

    asyncio.run(talked())


def test_what_is_so_already_is_not_asked_for_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "MOST", 3)
    monkeypatch.setattr(quotas, "MOST_WORDS", 20)

    async def asked() -> None:
        async with workers(f"sqlite:///{tmp_path}/kostka.db") as (store, (services,)):
            table = await begun(services)
            numbers = [await do(services, table, ANN, Return(), f"back-{n:04}") for n in range(6)]
            with pytest.raises(Refusal, match="table-enough"):
                await do(services, table, ANN, Return(), "back-last")
            assert await do(services, table, ANN, Return(), "back-0003") == numbers[3]
            for number in range(30):
                crowd = Person(f"crowd{number:03}", "Dan")
                if services.registry.tables()[0].wishes.total() >= 20:
                    with pytest.raises(Refusal, match="table-enough"):
                        await do(services, table, crowd, Leave(), "leave000")
                else:
                    await do(services, table, crowd, Leave(), "leave000")
            assert len(await store.events(TABLE, table)) < 40

    asyncio.run(asked())


def test_a_move_is_taken_back_for_ever_by_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "MOST", 3)

    async def again() -> None:
        async with workers(f"sqlite:///{tmp_path}/kostka.db") as (_, (services,)):
            table = await begun(services)
            for number in range(3):
                who, move = a_move(services, table)
                await do(services, table, who, move, f"move{number:04}")
                await do(services, table, who, Offer(OfferKind.UNDO), f"undo{number:04}")
                await do(services, table, BOB, Answer(OfferKind.UNDO, yes=True), f"answ{number:04}")
            who, move = a_move(services, table)
            assert who == ANN
            await do(services, table, who, move, "move0003")
            with pytest.raises(Refusal, match="table-enough"):
                await do(services, table, who, Offer(OfferKind.UNDO), "undo0003")

    asyncio.run(again())


def test_who_comes_and_goes_at_an_open_table_does_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "MOST", 4)

    async def restless() -> None:
        async with workers(f"sqlite:///{tmp_path}/kostka.db") as (_, (services,)):
            table = await made(services, Setup("kamos", ("me", "open", "open")))
            for number in range(2):
                await do(services, table, BOB, Join(), f"join{number:04}")
                await do(services, table, BOB, Leave(), f"leave{number:03}")
            with pytest.raises(Refusal, match="table-enough"):
                await do(services, table, BOB, Join(), "join0002")
            await do(services, table, EVE, Join(), "join-eve")

    asyncio.run(restless())


def test_those_who_look_on_silence_nobody_who_sits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "MOST_WORDS", 10)

    async def loud() -> None:
        async with workers(f"sqlite:///{tmp_path}/kostka.db") as (_, (services,)):
            table = await begun(services)
            for number in range(9):
                crowd = Person(f"crowd{number:03}", "Dan")
                await do(services, table, crowd, Say(text="hey"), f"hey-{number:04}")
            with pytest.raises(Refusal, match="table-enough"):
                await do(services, table, EVE, Say(text="hey"), "hey-last")
            await do(services, table, ANN, Say(text="psst"), "psst0000")

    asyncio.run(loud())


def test_so_many_games_of_ones_making_go_on_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(creation, "MOST_RUNNING", 3)

    async def test(http: httpx.AsyncClient, services: Services) -> None:
        tables = [await make(http, WITH_BOT, f"make{number:04}") for number in range(3)]
        for table in tables:
            await agreed(services, table)
        for setup in (WITH_BOT, MEXIKO):
            body = {"id": "make0003", "setup": setup}
            answer = await http.post("/api/tables", json=body, headers=ANN_SAYS)
            assert (answer.status_code, answer.json()["code"]) == (409, "tables-running-enough")
        assert await make(http, WITH_BOT, "make0001") == tables[1]  # what is there is there
        await make(http, WITH_BOT, "make0003", BEN_SAYS)
        await resigned(services, tables[0])
        await make(http, WITH_BOT, "make0003")

    served(tmp_path, test)
