"""What is asked all the time is found by an index, however many there were before."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import ClauseElement

from kostka.store.lists import ends_of
from kostka.store.logs import log_of
from kostka.store.rows import heads_of
from kostka.store.store import Store, open_store

pytestmark = pytest.mark.anyio


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[Store]:
    """A store on SQLite."""
    async with await open_store(f"sqlite:///{tmp_path / 'kostka.db'}") as store:
        yield store


async def plan(store: Store, query: ClauseElement) -> str:
    """How SQLite goes about it."""
    async with store._engines.read.connect() as connection:
        text = query.compile(connection.engine.sync_engine, compile_kwargs={"literal_binds": True})
        rows = (await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}")).all()
    return "\n".join(row[-1] for row in rows)


async def test_a_log_is_found_by_its_key_and_in_the_whole_journal(sqlite: Store) -> None:
    found = await plan(sqlite, log_of("t", 5))
    assert "SEARCH events USING PRIMARY KEY (table_id=? AND number>?)" in found
    assert "SCAN events" not in found
    assert "SCAN journal" in found  # which is never long


async def test_where_logs_end_is_found_by_the_keys(sqlite: Store) -> None:
    for query in (ends_of(["t1", "t2"]), heads_of(["t1", "t2"])):
        found = await plan(sqlite, query)
        assert "SEARCH tables USING PRIMARY KEY" in found
        assert "SCAN events" not in found
    assert "SEARCH events USING PRIMARY KEY" in await plan(sqlite, ends_of(["t1", "t2"]))
