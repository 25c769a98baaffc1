"""A table's row as a value."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import RowMapping, Select, select

from kostka.live.phase import Phase
from kostka.live.projection import Projection
from kostka.store.schema import tables


class TableRow(msgspec.Struct, frozen=True):
    """A table in a list: its id, when it was made, and its projection."""

    id: str
    created: int
    projection: Projection


PROJECTION = ("number", "phase", "due", "thinking", "people", "present", "summary")
"""The columns that a projection is made from."""

_people = msgspec.json.Decoder(tuple[str | None, ...])
_present = msgspec.json.Decoder(tuple[int, ...])


def projection_of(values: Iterable[Any]) -> Projection:
    """The values of these columns as a projection."""
    number, phase, due, thinking, people, present, summary = values
    return Projection(
        number,
        Phase(phase),
        due,
        bool(thinking),
        _people.decode(people),
        _present.decode(present),
        msgspec.Raw(summary.encode()),
    )


def projections_of(ids: Sequence[str]) -> Select[Any]:
    """The query for the ids of these tables and what their heads are made from."""
    return select(tables.c.id, *(tables.c[name] for name in PROJECTION)).where(tables.c.id.in_(ids))


def row_of(found: RowMapping) -> TableRow:
    """A row of the database as a value."""
    return TableRow(
        found["id"], found["created"], projection_of(found[name] for name in PROJECTION)
    )


def table_rows() -> Select[Any]:
    """All columns that a Row is made from."""
    return select(tables.c.id, tables.c.created, *(tables.c[name] for name in PROJECTION))
