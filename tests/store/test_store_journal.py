"""SQLite's journal: what is in it is read like what is settled, and nothing is lost between."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kostka.eventlog.event import Event
from kostka.eventlog.person import Person
from kostka.eventlog.projection import Projection
from kostka.live.events import Body, Created, Moved, Said
from kostka.live.kind import TABLE
from kostka.live.setup import Setup
from kostka.store import sqlite_journal
from kostka.store.errors import Conflict
from kostka.store.kinds.tables import list_tables
from kostka.store.store import open_store

if TYPE_CHECKING:
    from tests.store.conftest import Logs

pytestmark = pytest.mark.anyio

TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
IDS = st.none() | TEXTS
NUMBERS = st.integers(-(2**63), 2**63 - 1)
MOVES = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats(allow_nan=False, allow_infinity=False) | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)


def spaced(value: object) -> msgspec.Raw:
    """As JSON that is not written as the program would."""
    return msgspec.Raw(msgspec.json.format(msgspec.json.encode(value), indent=3))


BODIES: st.SearchStrategy[Body] = st.one_of(
    st.builds(Said, st.builds(Person, TEXTS, TEXTS), TEXTS),
    st.builds(Moved, st.integers(0, 3), MOVES.map(spaced), NUMBERS),
)
EVENTS = st.lists(st.tuples(NUMBERS, BODIES, IDS, IDS), min_size=1, max_size=6)


def held(file: Path, table: str) -> int:
    """How many rows are in this table of the database."""
    with closing(sqlite3.connect(file)) as connection:
        (count,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
    return int(count)


@settings(max_examples=25, deadline=None)
@given(EVENTS, TEXTS)
async def test_any_event_is_read_as_it_was_written(
    tmp_path_factory: pytest.TempPathFactory, parts: list[tuple[int, Body, str, str]], id: str
) -> None:
    file = tmp_path_factory.mktemp("any") / "kostka.db"
    made = Event(1, 0, Created(id, Person("ann", "Ann"), Setup("kamos", ("me",)), "sha256:00"))
    more = [Event(number, *part) for number, part in enumerate(parts, 2)]

    def head(number: int) -> Projection:
        return Projection(number)

    async with await open_store(f"sqlite:///{file}") as store:
        await store.create(TABLE, id, bytes(32), [made], head(1))
        await store.append(TABLE, id, more, head(len(more) + 1))
        assert await store.events(TABLE, id) == [made, *more]
        assert held(file, "journal") == len(more) + 1
        async with await open_store(f"sqlite:///{file}") as again:
            assert held(file, "journal") == 0
            assert await again.events(TABLE, id) == [made, *more] == await store.events(TABLE, id)


async def test_it_is_settled_when_it_is_full(
    tmp_path: Path, logs: "Logs", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_journal, "FULL", 10)
    file = tmp_path / "kostka.db"
    async with await open_store(f"sqlite:///{file}") as store:
        await logs.begin(store, "t")
        for number in range(2, 36):
            await store.append(TABLE, "t", [logs.said(number)], logs.head(number))
            assert [e.number for e in await store.events(TABLE, "t", after=1)] == list(
                range(2, number + 1)
            )
            assert await store.numbers(["t"]) == {"t": number}
    assert held(file, "journal") < 10 + 1
    assert held(file, "events") + held(file, "journal") == 35 == held(file, "log")


async def test_where_it_cannot_be_settled_not_every_group_tries_it(
    tmp_path: Path, logs: "Logs", monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: tried.append(context))
    file = tmp_path / "kostka.db"
    async with await open_store(f"sqlite:///{file}") as store:
        with monkeypatch.context() as patch:
            patch.setattr(sqlite_journal, "FULL", 10)
            patch.setattr(sqlite_journal, "settle", lambda _: 1 / 0)
            await logs.begin(store, "t")
            for number in range(2, 36):
                await store.append(TABLE, "t", [logs.said(number)], logs.head(number))
        assert len(tried) == 3
        assert held(file, "journal") == 35 == len(await store.events(TABLE, "t"))
        monkeypatch.setattr(sqlite_journal, "FULL", 1)
        await store.append(TABLE, "t", [logs.said(36)], logs.head(36))
        await store.append(TABLE, "t", [logs.said(37)], logs.head(37))
    assert held(file, "journal") == 0
    assert held(file, "events") == 37


async def test_what_is_known_of_the_logs_ends_gives_way_to_who_else_writes(
    tmp_path: Path, logs: "Logs"
) -> None:
    url = f"sqlite:///{tmp_path / 'kostka.db'}"
    async with await open_store(url) as one, await open_store(url) as two:
        await logs.begin(one, "t")
        for number in range(2, 8, 2):
            await two.append(TABLE, "t", [logs.said(number)], logs.head(number, due=number))
            with pytest.raises(Conflict) as late:
                await one.append(TABLE, "t", [logs.said(number)], logs.head(number))
            assert late.value.number == number
            await one.append(TABLE, "t", [logs.said(number + 1)], logs.head(number + 1))
            assert (await two.log("t")).due is None  # it knew that the row said otherwise


async def test_rows_are_written_when_something_in_them_changes(
    tmp_path: Path, logs: "Logs"
) -> None:
    """A log's own row says by which event that was; where the log ends is asked of the log."""
    file = tmp_path / "kostka.db"

    def number() -> int:
        with closing(sqlite3.connect(file)) as connection:
            (found,) = connection.execute("SELECT number FROM logs").fetchone()
        return int(found)

    before = logs.head(1)
    async with await open_store(f"sqlite:///{file}") as store:

        async def goes_on(**wanted: Any) -> tuple[int, str]:
            nonlocal before
            then = logs.head(before.number + 1, **wanted)
            more = [logs.back(then.number)]
            await store.append(TABLE, "t", more, then, before=before)
            before = then
            assert await store.numbers(["t"]) == {"t": then.number}
            (row,) = await list_tables(store, private=True)
            return number(), bytes(row.summary).decode()

        await logs.begin(store, "t")
        assert await goes_on() == (1, "{}")
        assert await goes_on(summary=b'{"a":1}') == (3, '{"a":1}')
        assert await goes_on(summary=b'{"a":1}') == (3, '{"a":1}')
        assert await goes_on(due=7, summary=b'{"a":1}') == (5, '{"a":1}')
        assert await store.due(7) == ["t"]
        assert await goes_on(due=7, summary=b'{"a":1}') == (5, '{"a":1}')


@pytest.mark.parametrize(
    "count", [1, 2, 3, sqlite_journal.AT_ONCE, sqlite_journal.AT_ONCE + 1, 600]
)
async def test_any_number_of_events_is_added_once(tmp_path: Path, logs: "Logs", count: int) -> None:
    file = tmp_path / "kostka.db"
    async with await open_store(f"sqlite:///{file}") as store:
        await logs.begin(store, "t")
        await logs.begin(store, "u")
        for number, first in ((2, 2), (3, 2 + count)):
            more = [logs.said(each) for each in range(first, first + count)]
            await asyncio.gather(
                store.append(TABLE, "t", more, logs.head(first + count - 1)),
                store.append(TABLE, "u", [logs.said(number)], logs.head(number)),
            )
        assert [event.number for event in await store.events(TABLE, "t")] == [
            *range(1, 2 + 2 * count)
        ]
    assert held(file, "log") == 2 + 2 * count + 2
