"""What every part of the store that asks and writes a little has in common."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Executable, RowMapping, Table
from sqlalchemy.ext.asyncio import AsyncConnection

from kostka.store.answering import reading
from kostka.store.engines import Engines
from kostka.store.group_commit import GroupCommit

V = TypeVar("V", bound=msgspec.Struct)


class Repository:
    """Reads and writes with the connections of an open store."""

    def __init__(self, there: Engines, group: GroupCommit) -> None:
        self._engines = there
        self._group = group

    async def _rows(self, query: Executable) -> Sequence[RowMapping]:
        async with reading(self._engines.read) as connection:
            return (await connection.execute(query)).mappings().all()

    async def _one(self, query: Executable) -> RowMapping | None:
        """The first row, None if there is none."""
        return next(iter(await self._rows(query)), None)

    async def _write(self, *statements: Executable) -> int:
        """Runs these in one transaction; how many rows the last has changed."""

        async def write(connection: AsyncConnection) -> int:
            changed = 0
            for statement in statements:
                changed = (await connection.execute(statement)).rowcount
            return changed

        return await self._group.in_own_transaction(write)

    async def _taken(self, statement: Executable, *others: Executable) -> Any | None:
        """The one value that the statement returns (RETURNING), None if it has changed nothing;
        ``others`` run in the same transaction after it."""

        async def write(connection: AsyncConnection) -> Any | None:
            value = await connection.scalar(statement)
            for other in others:
                await connection.execute(other)
            return value

        return await self._group.in_own_transaction(write)


def value_of(kind: type[V], kept: Table, row: RowMapping) -> V:
    """A row's part that comes from this table, as a value: its fields are called as the columns."""
    return kind(**{name: row[kept.c[name]] for name in kind.__struct_fields__})
