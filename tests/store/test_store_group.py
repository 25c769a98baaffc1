"""Groups: what cannot be written harms no neighbour, and groups of two stores never lock up."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from tests.patience import PATIENCE

from kostka.live.kind import TABLE
from kostka.store.errors import AlreadyThere, Conflict
from kostka.store.store import Store, open_store

if TYPE_CHECKING:
    from tests.store.conftest import Logs

pytestmark = pytest.mark.anyio


async def test_a_conflict_harms_no_neighbour(store: Store, logs: "Logs") -> None:
    ids = [f"t{n}" for n in range(20)]
    for id in ids:
        await logs.begin(store, id)
    answers = await asyncio.gather(
        *(store.append(TABLE, id, [logs.said(2)], logs.head(2)) for id in ids),
        *(store.append(TABLE, id, [logs.said(2)], logs.head(2)) for id in ids[:5]),
        return_exceptions=True,
    )
    assert answers[:20] == [None] * 20
    assert all(isinstance(answer, Conflict) for answer in answers[20:])


async def test_what_the_database_cannot_keep_harms_no_neighbour(store: Store, logs: "Logs") -> None:
    ids = [f"t{n}" for n in range(5)]
    for id in ids:
        await logs.begin(store, id)
    too_late = 10**30  # larger than any time that fits
    answers = await asyncio.gather(
        *(
            store.append(TABLE, id, [logs.said(2)], logs.head(2, due=too_late if id == "t2" else 5))
            for id in ids
        ),
        return_exceptions=True,
    )
    assert [answer is None for answer in answers] == [True, True, False, True, True]
    assert not isinstance(answers[2], ConnectionError)
    assert [len(await store.events(TABLE, id)) for id in ids] == [2, 2, 1, 2, 2]
    for id in ids:  # and every one of them goes on
        number = (await store.numbers([id]))[id] + 1
        await store.append(TABLE, id, [logs.said(number)], logs.head(number))


async def test_two_stores_append_to_the_same_tables_without_locking_up(
    database: str, logs: "Logs"
) -> None:
    ids = [f"t{n}" for n in range(12)]
    async with await open_store(database) as one, await open_store(database) as two:
        for id in ids:
            await logs.begin(one, id)

        async def run(store: Store, id: str) -> int:
            won, number = 0, 1
            while number < 15:
                try:
                    await store.append(TABLE, id, [logs.said(number + 1)], logs.head(number + 1))
                    won, number = won + 1, number + 1
                except Conflict as conflict:
                    number = conflict.number
            return won

        async with asyncio.timeout(PATIENCE):
            won = await asyncio.gather(
                *(run(one, id) for id in ids), *(run(two, id) for id in reversed(ids))
            )
        for n, id in enumerate(ids):
            assert [event.number for event in await one.events(TABLE, id)] == list(range(1, 16))
            assert won[n] + won[-1 - n] == 14


async def test_tables_are_made_by_two_stores_at_once(database: str, logs: "Logs") -> None:
    ids = [f"t{n}" for n in range(30)]
    async with await open_store(database) as one, await open_store(database) as two:
        answers = await asyncio.gather(
            *(logs.begin(one, id) for id in ids),
            *(logs.begin(two, id) for id in reversed(ids)),
            return_exceptions=True,
        )
        for n in range(30):
            assert (answers[n] is None) != (answers[-1 - n] is None)
        assert len(await one.numbers(ids)) == 30
        for n in range(12):  # and each alone in its transaction
            both = (logs.begin(one, f"alone{n}"), logs.begin(two, f"alone{n}"))
            answers += await asyncio.gather(*both, return_exceptions=True)
        others = [answer for answer in answers if answer is not None]
        assert [type(answer) for answer in others] == [AlreadyThere] * (30 + 12)


async def test_whoever_fails_when_told_harms_no_neighbour(store: Store, logs: "Logs") -> None:
    ids = [f"t{n}" for n in range(5)]
    for id in ids:
        await logs.begin(store, id)
    loop = asyncio.get_running_loop()
    complaints: list[dict[str, Any]] = []
    loop.set_exception_handler(lambda _loop, context: complaints.append(context))
    told: asyncio.Queue[tuple[str, Exception | None]] = asyncio.Queue()

    def tell(id: str, error: Exception | None) -> None:
        told.put_nowait((id, error))
        if id == "t1":
            raise LookupError

    for id in ids:
        store.append_soon(TABLE, id, [logs.said(2)], logs.head(2), partial(tell, id))
    store.append_soon(TABLE, "t4", [logs.said(2)], logs.head(2), partial(tell, "late"))
    answers = dict([await told.get() for _ in range(6)])
    assert isinstance(answers.pop("late"), Conflict)
    assert answers == dict.fromkeys(ids)
    assert [type(each["exception"]) for each in complaints] == [LookupError]
    assert await store.numbers(ids) == dict.fromkeys(ids, 2)
