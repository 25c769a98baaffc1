"""Rows of which the first stands, in either kind of database."""

from typing import Any

from sqlalchemy import Insert, Table
from sqlalchemy.ext.asyncio import AsyncConnection


def unless_there(connection: AsyncConnection, table: Table, **row: Any) -> Insert:
    """Inserts this row; nothing where one with its key is there already."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql  # noqa: PLC0415  (a club need not load it)

        return postgresql.insert(table).values(row).on_conflict_do_nothing()
    from sqlalchemy.dialects import sqlite  # noqa: PLC0415

    return sqlite.insert(table).values(row).on_conflict_do_nothing()
