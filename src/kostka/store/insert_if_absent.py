"""Rows of which the first stands, in either kind of database."""

from typing import Any

from sqlalchemy import Connection, Insert, Table
from sqlalchemy.ext.asyncio import AsyncConnection


def insert_if_absent(connection: AsyncConnection | Connection, table: Table, **row: Any) -> Insert:
    """Inserts this row, or without one those that it is executed with; nothing where one with its
    key is there already."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql  # noqa: PLC0415  (a club need not load it)

        into = postgresql.insert(table)
        return (into.values(row) if row else into).on_conflict_do_nothing()
    from sqlalchemy.dialects import sqlite  # noqa: PLC0415

    rows = sqlite.insert(table)
    return (rows.values(row) if row else rows).on_conflict_do_nothing()
