"""Workers: their leases, who is connected to them, and when none was alive."""

import asyncio
from typing import TYPE_CHECKING

import pytest

from kostka.live.kind import TABLE
from kostka.live.phase import Phase
from kostka.store.store import Store, open_store

if TYPE_CHECKING:
    from tests.store.conftest import Logs

pytestmark = pytest.mark.anyio


@pytest.fixture
async def running(store: Store, logs: "Logs") -> Store:
    """A running table where seats 0 and 1 should have somebody present, seat 2 is a bot's."""
    head = logs.head(1, phase=Phase.RUNNING, people=("ann", "ben", None), present=(0, 1))
    await store.create(TABLE, "t", logs.SECRET, logs.made("t"), head)
    return store


async def test_present_is_who_is_connected_to_a_living_worker(running: Store) -> None:
    assert await running.absent(0) == [("t", 0), ("t", 1)]
    await running.worker("one", now=0, until=10)
    await running.present("t", 0, "one")
    assert await running.absent(9) == [("t", 1)]
    assert await running.absent(10) == [("t", 0), ("t", 1)]  # its lease has run out
    await running.worker("one", now=9, until=19)
    assert await running.absent(10) == [("t", 1)]


async def test_a_worker_from_before_the_clock_was_set_back_is_dead(running: Store) -> None:
    hour = 3_600_000
    await running.worker("dead", now=2 * hour, until=2 * hour + 10_000)
    await running.present("t", 0, "dead")
    await running.worker("alive", now=hour, until=hour + 10_000)
    await running.present("t", 1, "alive")
    assert await running.absent(hour + 2_000) == [("t", 0)]


async def test_one_of_several_connections_is_enough(running: Store) -> None:
    for worker in ("one", "two"):
        await running.worker(worker, now=0, until=10)
        await running.present("t", 0, worker)
        await running.present("t", 0, worker)
    await running.not_present("t", 0, "one")
    assert await running.absent(5) == [("t", 1)]
    await running.not_present("t", 0, "two")
    await running.not_present("t", 0, "two")
    assert await running.absent(5) == [("t", 0), ("t", 1)]


async def test_coming_and_leaving_at_once_the_last_word_counts(running: Store) -> None:
    await running.worker("one", now=0, until=10)
    await asyncio.gather(running.present("t", 0, "one"), running.not_present("t", 0, "one"))
    await asyncio.gather(running.not_present("t", 1, "one"), running.present("t", 1, "one"))
    assert await running.absent(5) == [("t", 0)]


async def test_a_table_that_is_over_misses_nobody(running: Store, logs: "Logs") -> None:
    over = logs.head(2, phase=Phase.OVER, people=("ann", "ben", None), present=())
    await running.append(TABLE, "t", [logs.said(2)], over)
    assert await running.absent(0) == []


async def test_nobody_is_missed_whom_the_head_does_not_name(running: Store, logs: "Logs") -> None:
    gone = logs.head(2, phase=Phase.RUNNING, people=("ann", "ben", None), present=(1,))
    await running.append(TABLE, "t", [logs.said(2)], gone)
    assert await running.absent(0) == [("t", 1)]


async def test_a_worker_that_stops_takes_its_people_along(running: Store) -> None:
    await running.worker("one", now=0, until=10)
    await running.present("t", 0, "one")
    await running.bye("one", now=5)
    assert await running.absent(6) == [("t", 0), ("t", 1)]
    await running.worker("one", now=7, until=17)
    assert await running.absent(8) == [("t", 0), ("t", 1)]
    assert await running.outages() == [(5, 7)]


async def test_the_time_without_a_living_worker_is_noted(store: Store) -> None:
    await store.worker("one", now=100, until=110)
    assert await store.outages() == []  # the first ever
    await store.worker("one", now=105, until=115)
    await store.worker("two", now=112, until=122)
    await store.worker("one", now=118, until=128)  # late itself, but another was alive
    assert await store.outages() == []
    await store.worker("three", now=200, until=210)
    assert await store.outages() == [(118, 200)]
    await store.worker("one", now=205, until=215)
    await store.worker("one", now=300, until=310)  # the only one, and it had slept
    assert await store.outages() == [(118, 200), (205, 300)]


async def test_of_workers_that_start_together_one_notes_the_outage(
    store: Store, database: str
) -> None:
    await store.worker("old", now=0, until=10)
    others = [await open_store(database) for _ in range(4)]
    await asyncio.gather(
        *(other.worker(f"w{n}", now=50 + n, until=60 + n) for n, other in enumerate(others))
    )
    for other in others:
        await other.close()
    noted = await store.outages()
    assert len(noted) == 1
    assert noted[0][0] == 0


async def test_long_dead_workers_are_forgotten(running: Store) -> None:
    day = 24 * 3600 * 1000
    await running.worker("old", now=0, until=10)
    await running.present("t", 0, "old")
    await running.worker("new", now=day + 20, until=day + 30)
    await running.worker("old", now=day + 21, until=day + 31)
    assert await running.absent(day + 22) == [("t", 0), ("t", 1)]


async def test_the_store_answers(store: Store) -> None:
    await store.ping()


async def test_a_worker_that_stood_still_says_twice_at_once_that_it_lives(store: Store) -> None:
    """Its beat comes due, and whoever moves waits for a beat: both find its lease run out."""
    long = 3_600_000
    for time in range(long, 20 * long, long):
        beats = [store.worker("one", now=time + n, until=time + 10_000) for n in range(5)]
        await asyncio.gather(*beats)
        assert await store.worker("one", now=time + 9, until=time + 10_000) is None
    assert all(began < ended for began, ended in await store.outages())


async def test_who_is_there_already_comes_again(running: Store) -> None:
    await running.worker("one", now=0, until=10_000)
    await asyncio.gather(*(running.present("t", 0, "one") for _ in range(3)))
    await asyncio.gather(*(running.present("t", 0, "one") for _ in range(3)))
    assert ("t", 0) not in await running.absent(5_000)
