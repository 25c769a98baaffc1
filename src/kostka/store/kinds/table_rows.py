"""What lists tell of a table, as a value."""

from typing import Any

import msgspec
from sqlalchemy import RowMapping, Select, select

from kostka.live.phase import Phase
from kostka.store.schema import tables


class TableRow(msgspec.Struct, frozen=True):
    """A table in a list: its id, when it was made, how far it is, by seat the id of the person
    (None: nobody, or a bot of the house), and its Summary as JSON."""

    id: str
    created: int
    phase: Phase
    people: tuple[str | None, ...]
    summary: msgspec.Raw


_people = msgspec.json.Decoder(tuple[str | None, ...])


def table_rows() -> Select[Any]:
    """The query for all columns that a TableRow is made from."""
    return select(*(tables.c[name] for name in TableRow.__struct_fields__))


def row_of(found: RowMapping) -> TableRow:
    """A row of the database as a value."""
    return TableRow(
        found["id"],
        found["created"],
        Phase(found["phase"]),
        _people.decode(found["people"]),
        msgspec.Raw(found["summary"].encode()),
    )
