"""What workers tell each other of those who look on, and of people who were forgotten."""

import asyncio
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.hub_kit import ANN, BOB, EVE, come, hubs, made

from kostka.live.commands import Say
from kostka.server.hall import audience, crowd
from kostka.server.hall.bus import Note


def test_counts_of_workers_are_added_and_those_of_dead_ones_forgotten(tmp_path: Path) -> None:
    async def counted() -> None:
        async with hubs(f"sqlite:///{tmp_path}/kostka.db") as (_, (hub,)):
            table = await made(hub)
            eve = await come(hub, table, EVE)
            hub.audience.tell_counts()
            eve.taken()
            hub.audience.heard(Note("other", watching={table: 3, "elsewhere": 9}))
            hub.audience.heard(Note("third", watching={table: 2}))
            hub.audience.tell_counts()
            assert eve.taken() == [{"type": "watching", "count": 6}]
            bob = await come(hub, table, BOB)
            assert bob.taken()[0]["watching"] == 7
            eve.hot.others["other"] = (3, float("-inf"))  # nothing was heard since
            for _ in range(audience.RETOLD):
                hub.audience.tell_counts()
            assert eve.taken()[-1] == {"type": "watching", "count": 4}

    asyncio.run(counted())


def test_a_long_log_is_not_folded_for_each_who_comes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def again() -> None:
        async with hubs(f"sqlite:///{tmp_path}/kostka.db") as (_, (hub,)):
            table = await made(hub)
            hot = await hub.floor.hot(table)
            await hub.floor.do(hot, ANN, "say-0001", Say(text="well"))
            for longest, told in ((hot.number, [hot.number]), (hot.number - 1, [])):
                monkeypatch.setattr(audience, "LONG", longest)
                (welcome,) = (await come(hub, table, EVE, since=hot.number - 1)).taken()
                assert [event["number"] for event in welcome["events"]] == told
                assert welcome["table"]["number"] == hot.number

    asyncio.run(again())


def test_what_was_missed_is_not_told_in_more_than_a_program_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def again() -> None:
        async with hubs(f"sqlite:///{tmp_path}/kostka.db") as (_, (hub,)):
            table = await made(hub)
            hot = await hub.floor.hot(table)
            await hub.floor.do(hot, ANN, "say-0001", Say(text="well"))
            (text,) = (await come(hub, table, EVE, since=1)).texts()
            for most, told in ((len(text), 2), (len(text) - 1, 0)):
                monkeypatch.setattr(crowd, "MUCH", most)
                (welcome,) = (await come(hub, table, EVE, since=1)).taken()
                assert len(welcome["events"]) == told
                assert welcome["table"]["number"] == hot.number == 3

    asyncio.run(again())


@pytest.mark.parametrize("heard", [True, False])
def test_who_was_forgotten_is_nameless_at_every_worker(tmp_path: Path, heard: bool) -> None:
    async def forgotten() -> None:
        async with hubs(f"sqlite:///{tmp_path}/kostka.db", 2) as (store, both):
            table = await made(both[0])
            tables = [await hub.floor.hot(table) for hub in both]
            rewritten = await store.people.forget({ANN.id: "N. N."}, 1)
            assert rewritten == [table]
            await both[0].reread(rewritten)
            if heard:
                both[1].heard(Note("other", rewritten=(table,)))
                async with asyncio.timeout(PATIENCE):
                    while tables[1].table.owner.name != "N. N.":
                        await asyncio.sleep(0)
            else:  # the bus is lost
                await both[1].sweeper.forgetting()
            for hub, hot in zip(both, tables, strict=True):
                assert hot.table.seats[0].who is not None
                assert hot.table.seats[0].who.name == "N. N."
                number = await hub.floor.do(hot, EVE, f"say-{hub.floor.worker}", Say(text="who?"))
                assert number == hot.number

    asyncio.run(forgotten())


def test_news_of_tables_nobody_here_looks_at_is_passed_over(tmp_path: Path) -> None:
    async def passed() -> None:
        async with hubs(f"sqlite:///{tmp_path}/kostka.db", 2) as (_, (one, other)):
            table = await made(one)
            assert one.audience.heard(Note("other", numbers={table: 9, "unknown": 3})) == []
            hot = await one.floor.hot(table)
            assert one.audience.heard(Note("other", numbers={table: hot.number})) == []
            assert one.audience.heard(Note("other", numbers={table: 9})) == [hot]
            await other.floor.do(await other.floor.hot(table), EVE, "say-once", Say(text="hm"))
            await one.sweeper.catch_up([hot])
            assert hot.number == (await other.floor.hot(table)).number

    asyncio.run(passed())
