"""What is asked all the time is found by an index, however many there were before."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import ClauseElement
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect

from kostka.store.lists import ends_of
from kostka.store.logs import log_of
from kostka.store.rows import heads_of
from kostka.store.store import open_store

pytestmark = pytest.mark.anyio


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[sqlite3.Connection]:
    """A connection to a store's database."""
    file = tmp_path / "kostka.db"
    async with await open_store(f"sqlite:///{file}"):
        with closing(sqlite3.connect(file)) as connection:
            yield connection


def plan(connection: sqlite3.Connection, query: ClauseElement) -> str:
    """How SQLite goes about it."""
    text = query.compile(dialect=sqlite_dialect(), compile_kwargs={"literal_binds": True})
    return "\n".join(row[-1] for row in connection.execute(f"EXPLAIN QUERY PLAN {text}"))


async def test_a_log_is_found_by_its_key_and_in_the_whole_journal(
    sqlite: sqlite3.Connection,
) -> None:
    found = plan(sqlite, log_of("t", 5))
    assert "SEARCH events USING PRIMARY KEY (table_id=? AND number>?)" in found
    assert "SCAN events" not in found
    assert "SCAN journal" in found  # which is never long


async def test_where_logs_end_is_found_by_the_keys(sqlite: sqlite3.Connection) -> None:
    for query in (ends_of(["t1", "t2"]), heads_of(["t1", "t2"])):
        found = plan(sqlite, query)
        assert "SEARCH tables USING PRIMARY KEY" in found
        assert "SCAN events" not in found
    assert "SEARCH events USING PRIMARY KEY" in plan(sqlite, ends_of(["t1", "t2"]))
