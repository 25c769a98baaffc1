"""The log: what is appended stands, once and in order; who comes second is told so."""

import asyncio
from typing import TYPE_CHECKING

import pytest
from tests.patience import PATIENCE

from kostka.eventlog.event import Event
from kostka.live.kind import TABLE
from kostka.store.errors import AlreadyThere, Conflict, NotFound
from kostka.store.kinds.tables import table_row
from kostka.store.store import Store, open_store

if TYPE_CHECKING:
    from tests.store.conftest import Logs

pytestmark = pytest.mark.anyio


async def test_what_was_appended_is_read_again_by_another_store(
    store: Store, database: str, logs: "Logs"
) -> None:
    made = logs.made("t")
    await store.create(TABLE, "t", logs.SECRET, made, logs.head(1))
    more = [logs.said(2, "command-1"), logs.said(3)]
    await store.append(TABLE, "t", more, logs.head(3, due=77, thinking=True, summary=b'{"a":1}'))
    async with await open_store(database) as other:
        assert await other.events(TABLE, "t") == made + more
        assert await other.events(TABLE, "t", after=2) == more[1:]
        assert await other.events(TABLE, "t", after=3) == []
        assert await other.secret("t") == logs.SECRET
        row = await table_row(other, "t")
        kept = await other.log("t")
        assert await other.numbers(["t"]) == {"t": 3}
    assert (row.id, row.created) == ("t", 1000)
    assert (kept.kind, kept.due, kept.lease_wanted, kept.owner) == ("table", 77, True, "ann")
    assert bytes(row.summary) == b'{"a":1}'


async def test_of_two_appends_with_one_number_the_second_is_refused(
    store: Store, logs: "Logs"
) -> None:
    await logs.begin(store, "t")
    answers = await asyncio.gather(
        *(store.append(TABLE, "t", [logs.said(2)], logs.head(2)) for _ in range(3)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), Conflict, Conflict]
    conflict = answers[1]
    assert isinstance(conflict, Conflict)
    assert conflict.number == 2
    assert len(await store.events(TABLE, "t")) == 2


async def test_a_gap_is_a_conflict(store: Store, logs: "Logs") -> None:
    await logs.begin(store, "t")
    with pytest.raises(Conflict):
        await store.append(TABLE, "t", [logs.said(3)], logs.head(3))


async def test_appends_that_follow_each_other_may_share_a_group(store: Store, logs: "Logs") -> None:
    await logs.begin(store, "t")
    await asyncio.gather(
        *(store.append(TABLE, "t", [logs.said(n)], logs.head(n)) for n in range(2, 40))
    )
    assert [event.number for event in await store.events(TABLE, "t")] == list(range(1, 40))
    assert await store.numbers(["t"]) == {"t": 39}


async def test_events_say_by_whose_command_they_came(store: Store, logs: "Logs") -> None:
    await logs.begin(store, "t")
    both = [logs.said(2, "command-1"), logs.said(3, "command-1", by="ben"), logs.said(4)]
    await store.append(TABLE, "t", both, logs.head(4))
    kept = await store.events(TABLE, "t", after=1)
    assert kept == both
    assert [(e.by, e.command) for e in kept[:2]] == [("ann", "command-1"), ("ben", "command-1")]


async def test_a_table_is_made_once(store: Store, logs: "Logs") -> None:
    await logs.begin(store, "t")
    with pytest.raises(AlreadyThere):
        await logs.begin(store, "t")
    both = await asyncio.gather(
        logs.begin(store, "u"), logs.begin(store, "u"), return_exceptions=True
    )
    assert [type(answer) for answer in both] == [type(None), AlreadyThere]


async def test_of_an_unknown_table_nothing_is_known(store: Store, logs: "Logs") -> None:
    with pytest.raises(NotFound):
        await store.append(TABLE, "t", [logs.said(2)], logs.head(2))
    with pytest.raises(NotFound):
        await store.events(TABLE, "t")
    with pytest.raises(NotFound):
        await store.secret("t")
    with pytest.raises(NotFound):
        await table_row(store, "t")


@pytest.mark.parametrize("numbers", [(), (2, 4), (3, 2)])
async def test_events_with_gaps_are_refused_before_they_are_written(
    store: Store, logs: "Logs", numbers: tuple[int, ...]
) -> None:
    await logs.begin(store, "t")
    with pytest.raises(ValueError, match=r"append|gaps"):
        await store.append(TABLE, "t", [logs.said(n) for n in numbers], logs.head(4))
    with pytest.raises(ValueError, match="projection"):
        await store.append(TABLE, "t", [logs.said(2)], logs.head(3))


async def test_a_log_begins_with_the_tables_making(store: Store, logs: "Logs") -> None:
    for begins in (logs.said(1), Event(2, 0, logs.made("t")[0].body)):
        with pytest.raises(ValueError, match="first event"):
            await store.create(TABLE, "t", logs.SECRET, [begins], logs.head(begins.number))


async def test_a_closed_store_writes_what_was_asked_and_takes_no_more(
    database: str, logs: "Logs"
) -> None:
    store = await open_store(database)
    await logs.begin(store, "t")
    under_way = asyncio.ensure_future(store.append(TABLE, "t", [logs.said(2)], logs.head(2)))
    await asyncio.sleep(0)
    await store.close()
    await under_way
    with pytest.raises(ConnectionError):
        await store.append(TABLE, "t", [logs.said(3)], logs.head(3))
    async with await open_store(database) as again:
        assert len(await again.events(TABLE, "t")) == 2


async def test_who_waits_no_longer_stops_nothing(store: Store, logs: "Logs") -> None:
    await logs.begin(store, "t")
    asked = [
        asyncio.ensure_future(store.append(TABLE, "t", [logs.said(n)], logs.head(n)))
        for n in (2, 3)
    ]
    await asyncio.sleep(0)
    asked[0].cancel()
    await asked[1]
    assert len(await store.events(TABLE, "t")) == 3


async def test_many_who_find_nothing_new_wait_for_nobody(store: Store, logs: "Logs") -> None:
    """Each of them with one connection: with a second beside it all would wait for each other."""
    await logs.begin(store, "t")
    async with asyncio.timeout(PATIENCE):
        found = await asyncio.gather(*(store.events(TABLE, "t", after=1) for _ in range(30)))
    assert found == [[]] * 30
