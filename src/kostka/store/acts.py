"""What administrators have done beside the servers: kept, and heeded by every worker.

A command of an administrator works on the database alone. The rows it leaves here are the trace of
it, and tell each worker which tables to read again.
"""

from collections.abc import Sequence

import msgspec
from sqlalchemy import RowMapping, insert, select

from kostka.store.repository import Repository
from kostka.store.schema import acts


class Act(msgspec.Struct, frozen=True):
    """One thing done at this moment (``at``, ms since 1970). ``by``: the user of the machine;
    ``what``: a code word; ``whom``: the id of a person or of a table; ``tables``: the ids of those
    whose logs it has changed."""

    id: str
    at: int
    by: str
    what: str
    whom: str
    tables: tuple[str, ...] = ()


_tables = msgspec.json.Decoder(tuple[str, ...])


class Acts(Repository):
    """The trace."""

    async def note(self, act: Act) -> None:
        """Keep one more."""
        row = msgspec.structs.asdict(act) | {"tables": msgspec.json.encode(act.tables).decode()}
        await self._write(insert(acts).values(**row))

    async def ids(self, limit: int) -> list[str]:
        """The ids of the newest, the newest first, so many at most."""
        query = select(acts.c.id).order_by(acts.c.at.desc(), acts.c.id.desc()).limit(limit)
        return [row["id"] for row in await self._rows(query)]

    async def act(self, id: str) -> Act | None:
        """The act with this id."""
        row = await self._one(select(acts).where(acts.c.id == id))
        return None if row is None else _act(row)

    async def latest(self, limit: int) -> Sequence[Act]:
        """The newest first, so many at most."""
        query = select(acts).order_by(acts.c.at.desc(), acts.c.id.desc()).limit(limit)
        return [_act(row) for row in await self._rows(query)]


def _act(row: RowMapping) -> Act:
    return Act(**{**row, "tables": _tables.decode(row["tables"])})
