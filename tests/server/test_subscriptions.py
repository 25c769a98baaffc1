"""What workers tell each other of those who look on, and of people who were forgotten."""

import asyncio
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.worker_kit import ANN, BOB, EVE, begun, come, made, workers

from kostka.kinds import KINDS
from kostka.live.commands import Say
from kostka.live.fold import replay
from kostka.live.kind import TABLE
from kostka.server.tables import broadcast, subscriptions
from kostka.server.tables.bus import Note
from kostka.server.tables.recent import LEAST


def test_counts_of_workers_are_added_and_those_of_dead_ones_forgotten(tmp_path: Path) -> None:
    async def counted() -> None:
        async with workers(f"sqlite:///{tmp_path}/kostka.db") as (_, (services,)):
            table = await made(services)
            eve = await come(services, table, EVE)
            services.subscriptions.tell_counts()
            eve.taken()
            services.subscriptions.heard(
                Note("other", said={"watching": {table: 3, "elsewhere": 9}})
            )
            services.subscriptions.heard(Note("third", said={"watching": {table: 2}}))
            services.subscriptions.tell_counts()
            assert eve.taken() == [{"type": "watching", "count": 6}]
            bob = await come(services, table, BOB)
            assert bob.taken()[0]["watching"] == 7
            eve.loaded.others["other"] = (3, float("-inf"))  # nothing was heard since
            for _ in range(subscriptions.RETOLD):
                services.subscriptions.tell_counts()
            assert eve.taken()[-1] == {"type": "watching", "count": 4}

    asyncio.run(counted())


def test_a_long_log_is_not_folded_for_each_who_comes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def again() -> None:
        async with workers(f"sqlite:///{tmp_path}/kostka.db") as (_, (services,)):
            table = await made(services)
            loaded = await services.registry.loaded(table)
            for number in range(3 * LEAST):
                await services.executor.do(loaded, ANN, f"say-{number:04}", Say(text="well"))
            last, missed = loaded.number, 2 * LEAST
            for longest, count, told in (
                (last, missed, missed),
                (last - 1, missed, 0),
                (last - 1, LEAST, LEAST),  # these are in memory
                (last - 1, 1, 1),
            ):
                monkeypatch.setattr(subscriptions, "LONG", longest)
                (welcome,) = (await come(services, table, EVE, since=last - count)).taken()
                numbers = [event["number"] for event in welcome["events"]]
                assert numbers == list(range(last - told + 1, last + 1))
                assert welcome["table"]["number"] == last

    asyncio.run(again())


def test_what_is_in_memory_is_told_as_from_the_log(tmp_path: Path) -> None:
    async def again() -> None:
        async with workers(f"sqlite:///{tmp_path}/kostka.db") as (store, (services,)):
            table = await begun(services)
            loaded = await services.registry.loaded(table)
            for number in range(3):
                await services.executor.do(loaded, ANN, f"say-{number:04}", Say(text="well"))
            steps = list(replay(await store.events(TABLE, table)))[1:]
            assert loaded.recent.since(1) == steps
            assert loaded.recent.since(loaded.number) == []

    asyncio.run(again())


def test_what_was_missed_is_not_told_in_more_than_a_program_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def again() -> None:
        async with workers(f"sqlite:///{tmp_path}/kostka.db") as (_, (services,)):
            table = await made(services)
            loaded = await services.registry.loaded(table)
            await services.executor.do(loaded, ANN, "say-0001", Say(text="well"))
            (text,) = (await come(services, table, EVE, since=1)).texts()
            for most, told in ((len(text), 2), (len(text) - 1, 0)):
                monkeypatch.setattr(broadcast, "MUCH", most)
                (welcome,) = (await come(services, table, EVE, since=1)).taken()
                assert len(welcome["events"]) == told
                assert welcome["table"]["number"] == loaded.number == 3

    asyncio.run(again())


@pytest.mark.parametrize("heard", [True, False])
def test_who_was_forgotten_is_nameless_at_every_worker(tmp_path: Path, heard: bool) -> None:
    async def forgotten() -> None:
        async with workers(f"sqlite:///{tmp_path}/kostka.db", 2) as (store, both):
            table = await made(both[0])
            tables = [await services.registry.loaded(table) for services in both]
            rewritten = await store.users.forget({ANN.id: "N. N."}, 1, KINDS)
            assert rewritten == [table]
            await both[0].reread(rewritten)
            if heard:
                both[1].heard(Note("other", said={"rewritten": {table: 0}}))
                async with asyncio.timeout(PATIENCE):
                    while tables[1].table.owner.name != "N. N.":
                        await asyncio.sleep(0)
            else:  # the bus is lost
                await both[1].erasure.forgetting()
            for services, loaded in zip(both, tables, strict=True):
                assert loaded.table.seats[0].who is not None
                assert loaded.table.seats[0].who.name == "N. N."
                number = await services.executor.do(
                    loaded, EVE, f"say-{services.executor.worker}", Say(text="who?")
                )
                assert number == loaded.number

    asyncio.run(forgotten())


def test_news_of_tables_nobody_here_looks_at_is_passed_over(tmp_path: Path) -> None:
    async def passed() -> None:
        async with workers(f"sqlite:///{tmp_path}/kostka.db", 2) as (_, (one, other)):
            table = await made(one)
            assert one.subscriptions.heard(Note("other", numbers={table: 9, "unknown": 3})) == []
            loaded = await one.registry.loaded(table)
            assert one.subscriptions.heard(Note("other", numbers={table: loaded.number})) == []
            assert one.subscriptions.heard(Note("other", numbers={table: 9})) == [loaded]
            await other.executor.do(
                await other.registry.loaded(table), EVE, "say-once", Say(text="hm")
            )
            await one.subscriptions.catch_up([loaded])
            assert loaded.number == (await other.registry.loaded(table)).number

    asyncio.run(passed())
