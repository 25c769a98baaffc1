"""Lists of tables, and what falls due."""

import sqlite3
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import Engine, event

from kostka.live.kind import TABLE
from kostka.live.phase import Phase
from kostka.store.errors import Conflict
from kostka.store.kinds.tables import list_tables
from kostka.store.store import Store, open_store
from kostka.store.user import User

if TYPE_CHECKING:
    from pathlib import Path

    from tests.store.conftest import Logs

pytestmark = pytest.mark.anyio


async def ids(store: Store, **wanted: object) -> list[str]:
    """The ids of a list of tables."""
    return [row.id for row in await list_tables(store, **wanted)]  # type: ignore[arg-type]


@pytest.fixture
async def tables(store: Store, logs: "Logs") -> Store:
    """Four tables: two of one moment, one by link alone, one over."""
    for id, game, public, at in (
        ("a", "kamos", True, 1),
        ("b", "domino", True, 2),
        ("c", "kamos", False, 2),
        ("d", "kamos", True, 3),
    ):
        made = logs.made(id, game=game, public=public, at=at)
        head = partial(logs.head, game=game, public=public, at=at)
        await store.create(TABLE, id, logs.SECRET, made, head(1, people=("ann", None)))
    over = logs.head(2, phase=Phase.OVER, people=("ann", "ben"), at=1)
    await store.append(TABLE, "a", [logs.said(2)], over)
    return store


async def test_the_newest_come_first(tables: Store) -> None:
    assert await ids(tables) == ["d", "b", "a"]
    assert await ids(tables, private=True) == ["d", "c", "b", "a"]


async def test_they_are_chosen_by_phase_game_and_people(tables: Store) -> None:
    assert await ids(tables, phase=Phase.OVER) == ["a"]
    assert await ids(tables, phase=Phase.OPEN) == ["d", "b"]
    assert await ids(tables, game="kamos", private=True) == ["d", "c", "a"]
    assert await ids(tables, people=["ben"], private=True) == ["a"]
    assert await ids(tables, people=["ann"], private=True) == ["d", "c", "b", "a"]
    assert await ids(tables, people=["ben", "nobody", "ann"]) == ["d", "b", "a"]
    assert await ids(tables, people=["nobody"]) == []


async def test_a_list_goes_on_after_its_last_row(tables: Store) -> None:
    seen: list[str] = []
    while more := await ids(tables, private=True, limit=1, before=seen[-1] if seen else None):
        seen += more
    assert seen == ["d", "c", "b", "a"]


async def test_who_stood_up_is_listed_no_more(tables: Store, logs: "Logs") -> None:
    await tables.append(TABLE, "a", [logs.said(3)], logs.head(3, people=(None, "ben")))
    assert await ids(tables, people=["ann"], private=True) == ["d", "c", "b"]
    assert await ids(tables, people=["ben"], private=True) == ["a"]


async def test_numbers_of_many_tables(tables: Store) -> None:
    assert await tables.numbers(["d", "a", "nowhere"]) == {"a": 2, "d": 1}
    assert await tables.numbers([]) == {}


async def test_what_is_due(store: Store, logs: "Logs") -> None:
    for id, when in (("a", 30), ("b", 10), ("c", None), ("d", 20)):
        await store.create(TABLE, id, logs.SECRET, logs.made(id), logs.head(1, due=when))
    assert await store.due(9) == []
    assert await store.due(20) == ["b", "d"]
    assert await store.due(99, limit=2) == ["b", "d"]
    await store.append(TABLE, "b", [logs.said(2)], logs.head(2))
    assert await store.due(99) == ["d", "a"]


async def test_a_lease_on_thinking_is_taken_by_one(store: Store, logs: "Logs") -> None:
    await store.create(TABLE, "t", logs.SECRET, logs.made("t"), logs.head(1, thinking=True))
    assert await store.unleased(0) == ["t"]
    assert await store.take("t", 1, "one", now=0, until=10)
    assert not await store.take("t", 1, "two", now=9, until=19)
    assert await store.unleased(9) == []
    assert await store.take("t", 1, "one", now=9, until=15)  # renewed
    assert await store.unleased(15) == ["t"]
    assert await store.take("t", 1, "two", now=15, until=25)  # it had run out
    assert not await store.take("t", 1, "one", now=16, until=26)


async def test_a_lease_from_before_the_clock_was_set_back_has_run_out(
    store: Store, logs: "Logs"
) -> None:
    hour = 3_600_000
    await store.create(TABLE, "t", logs.SECRET, logs.made("t"), logs.head(1, thinking=True))
    assert await store.take("t", 1, "dead", now=2 * hour, until=2 * hour + 6000)
    assert await store.unleased(hour) == ["t"]
    assert await store.take("t", 1, "alive", now=hour, until=hour + 6000)
    assert await store.unleased(hour) == []


async def test_no_lease_where_no_bot_must_choose(store: Store, logs: "Logs") -> None:
    await store.create(TABLE, "t", logs.SECRET, logs.made("t"), logs.head(1, thinking=True))
    await store.append(TABLE, "t", [logs.said(2)], logs.head(2, thinking=False))
    assert not await store.take("t", 2, "one", now=0, until=10)
    assert not await store.take("nowhere", 1, "one", now=0, until=10)
    await store.append(TABLE, "t", [logs.said(3)], logs.head(3, thinking=True))
    assert not await store.take("t", 2, "one", now=0, until=10)  # the table has gone on
    assert await store.take("t", 3, "one", now=0, until=10)


async def test_an_append_may_take_the_lease_and_chat_leaves_it(store: Store, logs: "Logs") -> None:
    await logs.begin(store, "t")
    thinks = logs.head(2, thinking=True)
    await store.append(TABLE, "t", [logs.said(2)], thinks, lease=("one", 10))
    assert await store.unleased(9) == []
    await store.append(TABLE, "t", [logs.said(3)], logs.head(3, thinking=True))
    assert await store.unleased(9) == []
    assert not await store.take("t", 3, "two", now=9, until=19)
    await store.append(TABLE, "t", [logs.said(4)], logs.head(4, thinking=True), lease=("two", 30))
    assert not await store.take("t", 4, "one", now=9, until=19)
    await store.append(TABLE, "t", [logs.said(5)], logs.head(5))
    await store.append(TABLE, "t", [logs.said(6)], logs.head(6, thinking=True))
    assert await store.unleased(9) == ["t"]  # with the decision the lease was over


async def test_a_refused_append_takes_no_lease(store: Store, logs: "Logs") -> None:
    await store.create(TABLE, "t", logs.SECRET, logs.made("t"), logs.head(1, thinking=True))
    with pytest.raises(Conflict):
        await store.append(
            TABLE, "t", [logs.said(3)], logs.head(3, thinking=True), lease=("one", 9)
        )
    assert await store.take("t", 1, "two", now=0, until=10)


async def test_guests_taken_over_are_asked_for_with_their_account(
    tables: Store, logs: "Logs"
) -> None:
    await tables.users.add(User("ben", "Ben", "guest", 0))
    await tables.users.add(User("acc", "Benjamin", "account", 0, login="benjamin"))
    await tables.users.take_over("ben", "acc")
    mine = await tables.users.ids("acc")
    assert await ids(tables, people=mine, private=True) == ["a"]


async def test_sqlite_finds_what_falls_due_by_an_index(tmp_path: "Path") -> None:
    """A partial index serves only a condition written as the index has it."""
    asked: list[tuple[str, Any]] = []

    def note(_connection: object, _cursor: object, statement: str, *more: object) -> None:
        asked.append((statement, more[0]))

    file = tmp_path / "kostka.db"
    async with await open_store(f"sqlite:///{file}") as store:
        event.listen(Engine, "before_cursor_execute", note)
        try:
            await store.due(1)
            await store.unleased(1)
            await store.absent(1)
            await list_tables(store)
            await list_tables(store, people=["ann"], private=True)
        finally:
            event.remove(Engine, "before_cursor_execute", note)
    assert len(asked) == 5
    with closing(sqlite3.connect(file)) as connection:
        for statement, parameters in asked:
            plan = connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
            steps = [row[-1] for row in plan]
            whole = [step for step in steps if step.startswith("SCAN") and "anon_" not in step]
            assert all("INDEX" in step for step in whole)  # what was found (anon_) is short
