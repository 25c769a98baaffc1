"""Rows of index tables, whichever these are: what lists ask of logs (see eventlog/projection.py).

An index table's key begins with the log's id; the store knows no more of it than its columns.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kostka.store.compiled_statements import CompiledInsert
from kostka.store.schema import metadata

IndexRows: TypeAlias = Mapping[str, Sequence[Mapping[str, Any]]]
"""By the name of an index table rows without the log's id."""


class IndexTable:
    """An index table, and what is done to its rows."""

    def __init__(self, name: str) -> None:
        table = metadata.tables[name]
        self.log_id, *key = table.primary_key.columns
        self.key = tuple(column.name for column in key)
        keys = [self.log_id, *key]
        changing = [c.name for c in table.columns if c not in keys]
        self.insert = insert(table)
        self.update = CompiledInsert(
            update(table)
            .where(*(column == bindparam(f"the_{column.name}") for column in keys))
            .values({name: bindparam(name) for name in changing})
        )
        self.delete = delete(table).where(
            *(column == bindparam(f"the_{column.name}") for column in keys)
        )
        self.rows = select(table).where(self.log_id == bindparam("the_log")).order_by(*key)
        self.clear = delete(table).where(self.log_id == bindparam("the_log"))

    def key_of(self, row: Mapping[str, Any]) -> tuple[Any, ...]:
        """A row's key among those of its log."""
        return tuple([row[name] for name in self.key])


@cache
def index_table(name: str) -> IndexTable:
    """The index table of this name."""
    return IndexTable(name)


async def rows_of(connection: AsyncConnection, name: str, log_id: str) -> list[dict[str, Any]]:
    """A log's rows in this index table, without its id."""
    table = index_table(name)
    found = await connection.execute(table.rows, {"the_log": log_id})
    return [
        {column: value for column, value in row.items() if column != table.log_id.name}
        for row in found.mappings()
    ]


class IndexChanges:
    """What changes in the index by one transaction."""

    def __init__(self) -> None:
        self._new: dict[str, list[dict[str, Any]]] = defaultdict(list)
        self._changed: dict[str, list[dict[str, Any]]] = defaultdict(list)
        self._gone: dict[str, list[dict[str, Any]]] = defaultdict(list)
        self._cleared: dict[str, list[dict[str, Any]]] = defaultdict(list)

    def take(self, log_id: str, before: IndexRows | None, after: IndexRows) -> None:
        """A log's rows are these from now on; ``before`` None: nobody knows what there is."""
        if before is after:
            return
        for name in after.keys() | (before or {}).keys():
            there, rows = None if before is None else before.get(name, ()), after.get(name, ())
            if there is None:
                self._cleared[name].append({"the_log": log_id})
            if there is not rows and there != rows:
                self._take(index_table(name), name, log_id, there or (), rows)

    def write(self, connection: Connection) -> None:
        """Does it all."""
        for name, rows in self._cleared.items():
            connection.execute(index_table(name).clear, rows)
        for name, rows in self._gone.items():
            connection.execute(index_table(name).delete, rows)
        for name, rows in self._changed.items():
            index_table(name).update.run(connection, rows)
        for name, rows in self._new.items():
            connection.execute(index_table(name).insert, rows)

    def _take(
        self,
        table: IndexTable,
        name: str,
        log_id: str,
        before: Sequence[Mapping[str, Any]],
        after: Sequence[Mapping[str, Any]],
    ) -> None:
        there = {table.key_of(row): row for row in before}
        for row in after:
            key = table.key_of(row)
            old = there.pop(key, None)
            if old is None:
                self._new[name].append({table.log_id.name: log_id, **row})
            elif old != row:
                self._changed[name].append({**row, **_keys(table, log_id, key)})
        self._gone[name] += [_keys(table, log_id, key) for key in there]
        if not self._gone[name]:
            del self._gone[name]


def _keys(table: IndexTable, log_id: str, key: tuple[Any, ...]) -> dict[str, Any]:
    values = zip((table.log_id.name, *table.key), (log_id, *key), strict=True)
    return {f"the_{name}": value for name, value in values}
