"""What every append asks is found by an index, however many there were before."""

from typing import Any

from sqlalchemy import ClauseElement, create_engine

from kostka.store import appending
from kostka.store.schema import metadata


def plan(query: ClauseElement) -> str:
    """How SQLite goes about it."""
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    text = query.compile(engine, compile_kwargs={"literal_binds": True})
    with engine.connect() as connection:
        rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}").all()
    engine.dispose()
    return "\n".join(row[-1] for row in rows)


def made(query: Any, items: list[Any]) -> ClauseElement:
    found: ClauseElement = query._made(items)
    return found


def test_commands_done_before_are_found_by_their_key() -> None:
    found = plan(made(appending._STANDING, [("t1", "ann", "c1"), ("t2", "ben", "c2")]))
    assert "SCAN answered" not in found
    assert "SEARCH answered USING PRIMARY KEY" in found


def test_where_logs_end_is_found_by_the_tables_key() -> None:
    found = plan(made(appending._ENDS, ["t1", "t2"]))
    assert "SEARCH tables USING PRIMARY KEY" in found
