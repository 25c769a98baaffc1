"""What is asked all the time is found by an index, however many there were before."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import ClauseElement
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect

from kostka.live.phase import Phase
from kostka.store.erasure import naming
from kostka.store.event_rows import log_of
from kostka.store.kinds.tables import listing, making
from kostka.store.log_queries import ends_of
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
    assert "SEARCH events USING PRIMARY KEY (log_id=? AND number>?)" in found
    assert "SCAN events" not in found
    assert "SCAN journal" in found  # which is never long


async def test_where_logs_end_is_found_by_the_keys(sqlite: sqlite3.Connection) -> None:
    found = plan(sqlite, ends_of(["t1", "t2"]))
    assert "SEARCH logs USING PRIMARY KEY" in found
    assert "SEARCH events USING PRIMARY KEY" in found
    assert "SCAN events" not in found


@pytest.mark.parametrize("phase", [None, *Phase])
@pytest.mark.parametrize("game", [None, "kamos"])
@pytest.mark.parametrize("private", [False, True])
@pytest.mark.parametrize("before", [None, "t"])
async def test_lists_are_read_from_the_end_of_an_index(
    sqlite: sqlite3.Connection, phase: Phase | None, game: str | None, private: bool, before: str
) -> None:
    query = listing(phase=phase, game=game, private=private, people=(), before=before, limit=50)
    steps = plan(sqlite, query).splitlines()
    index = (
        "ix_tables_list (phase=? AND public=?"
        if game is None
        else ("ix_tables_game (game=? AND phase=? AND public=?")
    )
    parts = [step for step in steps if "ix_tables" in step]
    assert len(parts) == (4 if phase is None else 1) * (2 if private else 1)
    assert all(index in step for step in parts), parts
    assert not [
        step
        for step in steps
        if step.startswith("SCAN") and "subquery" not in step.lower() and "anon" not in step
    ], steps


async def test_ones_own_tables_are_found_by_who_sits_there(sqlite: sqlite3.Connection) -> None:
    query = listing(
        phase=Phase.OVER, game="kamos", private=True, people=["ann"], before=None, limit=50
    )
    found = plan(sqlite, query)
    assert "SEARCH seats USING COVERING INDEX ix_seats_person (person=?)" in found
    assert "SCAN" not in found


async def test_tables_of_ones_making_have_an_index_each(sqlite: sqlite3.Connection) -> None:
    for phase, index in ((Phase.OPEN, "ix_tables_waiting"), (Phase.RUNNING, "ix_tables_running")):
        assert f"USING INDEX {index} (owner=?)" in plan(sqlite, making(["ann"], phase)).replace(
            "COVERING ", ""
        )


async def test_who_is_forgotten_is_looked_for_where_they_are_named(
    sqlite: sqlite3.Connection,
) -> None:
    found = plan(sqlite, naming(["ann", "ben"]))
    assert "SEARCH named USING PRIMARY KEY (person=?)" in found
    assert "SCAN" not in found
