"""What happens without anybody's command: deadlines, absence, outages; once, whoever sees it."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from tests.server.clock import Clock
from tests.server.worker_kit import ANN, BOB, MEXIKO, Viewer, begun, bodies, come, do, made, workers

from kostka.live.commands import Join
from kostka.live.events import Back, Closed, GivenBack, Gone, TakenOver
from kostka.live.setup import Clock as Times
from kostka.server.tables import deadlines, registry
from kostka.server.tables.services import Services

TIMED = msgspec.structs.replace(MEXIKO, clock=Times(move=30))


async def both_come(services: Services, table: str) -> tuple[Viewer, Viewer]:
    return await come(services, table, ANN), await come(services, table, BOB)


async def swept(*workers: Services) -> None:
    """A turn of everything, at all workers at once."""
    await asyncio.gather(*(services.heartbeat.beat() for services in workers))
    await asyncio.gather(*(services.presence.flush() for services in workers))
    await asyncio.gather(*(services.deadlines.deadlines() for services in workers))
    await asyncio.gather(*(services.deadlines.overdue() for services in workers))
    await asyncio.gather(*(services.presence.absences() for services in workers))
    await asyncio.gather(*(services.subscriptions.poll() for services in workers))
    await asyncio.gather(*(services.presence.returns() for services in workers))


async def goes_by(clock: Clock, seconds: int, *workers: Services) -> None:
    """Time in which the workers live."""
    for _ in range(0, seconds, 2):
        clock.later(2)
        await swept(*workers)


def test_a_clock_that_has_run_out_acts_once(database: str) -> None:
    async def run_out() -> None:
        clock = Clock()
        async with workers(database, 2, clock) as (store, both):
            table = await begun(both[0], TIMED)
            await both_come(both[1], table)
            await goes_by(clock, 28, *both)
            assert await bodies(store, table, TakenOver) == []
            await goes_by(clock, 4, *both)
            assert [body.why for body in await bodies(store, table, TakenOver)] == ["clock"]

    asyncio.run(run_out())


def test_a_clock_acts_by_the_memory_of_a_worker_or_else_by_the_store(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "MOST_HOT", 1)

    async def either() -> None:
        clock = Clock()
        async with workers(database, 2, clock) as (store, (one, other)):
            tables = [await made(one, TIMED, id=f"make000{number}") for number in (1, 2)]
            for table in tables:
                await do(one, table, BOB, Join(), "join-bob")
            clock.later(32)
            await other.deadlines.deadlines()  # it knows nothing of the tables
            assert [await bodies(store, table, TakenOver) for table in tables] == [[], []]
            one.registry.forget_idle()  # the first of them
            await one.deadlines.deadlines()
            taken = [await bodies(store, table, TakenOver) for table in tables]
            assert [len(found) for found in taken] == [0, 1]
            await other.deadlines.overdue()
            taken = [await bodies(store, table, TakenOver) for table in tables]
            assert [len(found) for found in taken] == [1, 1]

    asyncio.run(either())


def test_tables_that_seem_due_and_are_not_hide_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deadlines, "MOST_IN_A_TURN", 1)

    async def hidden() -> None:
        clock = Clock()
        async with workers(f"sqlite:///{tmp_path}/kostka.db", 2, clock) as (store, (one, other)):
            tables = [await made(one, TIMED, id=f"make000{number}") for number in (1, 2)]
            for table in tables:
                await do(one, table, BOB, Join(), "join-bob")
                clock.later(1)
            clock.later(40)
            other.deadlines._dull[tables[0]] = clock() + 5_000
            await other.deadlines.overdue()
            taken = [len(await bodies(store, table, TakenOver)) for table in tables]
            assert taken == [0, 1]

    asyncio.run(hidden())


def test_who_is_away_is_noticed_after_a_moment(database: str) -> None:
    async def left() -> None:
        clock = Clock()
        async with workers(database, 2, clock) as (store, both):
            table = await begun(both[0], MEXIKO)
            ann = await come(both[0], table, ANN)
            bob, again = await come(both[0], table, BOB), await come(both[1], table, BOB)
            await swept(*both)
            bob.leave()
            await goes_by(clock, 20, *both)
            assert await bodies(store, table, Gone) == []  # he is still there, by the other socket
            again.leave()
            clock.later(2)
            await swept(*both)
            assert await bodies(store, table, Gone) == []
            await goes_by(clock, 12, *both)
            (gone,) = await bodies(store, table, Gone)
            assert gone.seat == 1
            back = await come(both[1], table, BOB)
            assert len(await bodies(store, table, Back)) == 1
            assert [m["type"] for m in back.taken()] == ["welcome", "events"]
            ann.leave()

    asyncio.run(left())


def test_who_comes_again_within_a_moment_was_never_away(database: str) -> None:
    async def tunnel() -> None:
        clock = Clock()
        async with workers(database, 1, clock) as (store, (services,)):
            table = await begun(services, MEXIKO)
            await come(services, table, BOB)
            for _ in range(4):
                ann = await come(services, table, ANN)
                await swept(services)
                ann.leave()
                clock.later(5)
                await swept(services)
            assert await bodies(store, table, Gone) == []

    asyncio.run(tunnel())


def test_who_sits_down_is_there_and_who_stands_up_looks_on(database: str) -> None:
    async def sat() -> None:
        async with workers(database) as (_, (services,)):
            table = await made(services, MEXIKO)
            bob = await come(services, table, BOB)
            assert (bob.loaded.looking, bob.subscriber.seat) == (1, None)
            await services.executor.do(bob.loaded, BOB, "join-bob", Join())
            assert (bob.loaded.looking, bob.subscriber.seat) == (0, 1)
            assert services.presence.here(table, 1)
            bob.leave()
            assert not services.presence.here(table, 1)

    asyncio.run(sat())


def test_an_open_table_that_all_have_left_closes_after_an_hour(database: str) -> None:
    async def left() -> None:
        clock = Clock()
        async with workers(database, 1, clock) as (store, (services,)):
            table = await made(services, MEXIKO)
            ann = await come(services, table, ANN)
            await goes_by(clock, 20, services)
            assert await bodies(store, table, Gone) == []
            ann.leave()
            await goes_by(clock, 12, services)
            assert len(await bodies(store, table, Gone)) == 1
            for _ in range(60 * 60 // 8):  # a worker that lives
                clock.later(8)
                await services.heartbeat.beat()
            await swept(services)
            assert len(await bodies(store, table, Closed)) == 1

    asyncio.run(left())


def test_an_outage_is_given_back_once(database: str) -> None:
    async def down() -> None:
        clock = Clock()
        async with workers(database, 1, clock) as (_, (first,)):
            await swept(first)
            table = await begun(first, TIMED)
            await both_come(first, table)
            clock.later(5)
            await swept(first)
            clock.later(4)  # killed here, without a word
        clock.later(3600)
        async with workers(database, 2, clock) as (store, both):
            await swept(*both)
            await swept(*both)
            (given,) = await bodies(store, table, GivenBack)
            assert 3_600_000 <= given.ms <= 3_606_000
            assert await bodies(store, table, TakenOver) == []
        clock.later(3600)
        async with workers(database, 1, clock) as (store, (third,)):
            await swept(third)
            assert len(await bodies(store, table, GivenBack)) == 2
            await both_come(third, table)
            await goes_by(clock, 32, third)
            assert len(await bodies(store, table, TakenOver)) == 1

    asyncio.run(down())


def test_a_machine_that_slept_gives_its_tables_the_time_back(database: str) -> None:
    async def slept() -> None:
        clock = Clock()
        async with workers(database, 1, clock) as (store, (services,)):
            await swept(services)
            table = await begun(services, TIMED)
            await both_come(services, table)
            await swept(services)
            clock.later(7200)
            await swept(services)
            assert len(await bodies(store, table, GivenBack)) == 1
            assert await bodies(store, table, TakenOver) == []

    asyncio.run(slept())
