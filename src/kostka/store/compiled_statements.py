"""Statements of the hot path: rendered once, then run with plain tuples.

What SQLAlchemy does for each row of parameters, and for each element of a list, costs more than the
database's own work. The text is still its own, so it is right for either database.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Any, TypeVar

from sqlalchemy import ClauseElement, Connection

T = TypeVar("T")


class CompiledInsert:
    """A statement without a result, run for many rows. ``columns``: the keys of a row, where the
    statement itself does not name them (an insert)."""

    def __init__(self, statement: ClauseElement, columns: Sequence[str] | None = None) -> None:
        self._statement = statement
        self._columns = columns
        self._texts: dict[str, tuple[str, Any]] = {}

    def run(self, connection: Connection, rows: Iterable[Mapping[str, Any]]) -> None:
        """Runs it for each row; a row has at least the keys that it names (two or more)."""
        text, values = self._text(connection)
        connection.exec_driver_sql(text, [values(row) for row in rows])

    def run_plain(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
        """The same for rows that have their values in the statement's order."""
        connection.exec_driver_sql(self._text(connection)[0], list(rows))

    def _text(self, connection: Connection) -> tuple[str, Any]:
        name = connection.dialect.name
        if name not in self._texts:
            made: Any = self._statement.compile(
                dialect=connection.dialect, column_keys=self._columns
            )
            self._texts[name] = (str(made), itemgetter(*made.positiontup))
        return self._texts[name]


class CompiledSelect:
    """A query for a list of values: ``made`` writes it for such a list, and nothing else in it is a
    parameter."""

    def __init__(self, made: Callable[[Sequence[Any]], ClauseElement]) -> None:
        self._made = made
        self._texts: dict[tuple[str, int], str] = {}

    def rows(self, connection: Connection, items: Sequence[Any]) -> list[tuple[Any, ...]]:
        """What it finds for these items."""
        items = padded(items)
        key = (connection.dialect.name, len(items))
        if key not in self._texts:
            made = self._made(items).compile(
                dialect=connection.dialect, compile_kwargs={"render_postcompile": True}
            )
            self._texts[key] = str(made)
        found = connection.exec_driver_sql(self._texts[key], tuple(items))
        return [tuple(row) for row in found]


def padded(items: Sequence[T], filler: T | None = None) -> list[T]:
    """The items, and up to a power of two the filler, or the last one again: a statement with a
    list in it is prepared once for each length that occurs.

    >>> padded([1, 2, 3, 4, 5]), padded([1, 2, 3], 0)
    ([1, 2, 3, 4, 5, 5, 5, 5], [1, 2, 3, 0])
    """
    length = 1 << (len(items) - 1).bit_length()
    more = items[-1] if filler is None else filler
    return [*items, *[more] * (length - len(items))]
