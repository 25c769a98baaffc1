"""SQLite's way to keep the logs: events come first into a journal, in the order in which they come.

SQLite writes whole pages. The rows of ``events`` lie together by table, so each event of a group
would be a page; in the journal a page takes dozens. Once there are many they are *settled*: moved
into ``events``, where a table gets all of its own together. Whoever reads a log reads the view
``log``, which has both.

A statement costs more than a row, for with each one the interpreter's lock changes hands: all rows
of a group are a few statements.
"""

from collections.abc import Collection, Sequence
from functools import cache
from itertools import chain

from msgspec.structs import replace
from sqlalchemy import Connection

from kostka.live.head import Head
from kostka.store.lists import ends_of
from kostka.store.prepared import EventRow
from kostka.store.raw import Chosen
from kostka.store.rows import head_of, heads_of

FULL = 10_000
"""So many events are settled. They are read in a third of a millisecond."""
AT_ONCE = 256
"""So many rows are one statement at most."""
KNOWN = 10_000
"""Of so many tables it is known where their logs end."""

_COLUMNS = 'table_id, number, at, body, "by", command'
_WIDTH = 6
_LAST = "SELECT seq FROM sqlite_sequence WHERE name = 'journal'"
_ROWS = Chosen(heads_of)
_ENDS = Chosen(ends_of)


class Journal:
    """See ``Log``. For one connection: it remembers where the logs end to which it has added. That
    is right as long as the journal's numbers say that nobody else has added anything."""

    counted = False

    def __init__(self) -> None:
        self._ends: dict[str, Head] = {}
        self._last: int | None = None
        """The number in the journal at which these were right."""
        self._held = 0

    @property
    def full(self) -> bool:
        """It is time to settle."""
        return self._held >= FULL

    def ends(self, connection: Connection, ids: Collection[str]) -> dict[str, Head]:
        """See ``Log``."""
        cursor = connection.connection.cursor()
        (last,) = cursor.execute(_LAST).fetchone() or (None,)
        if last != self._last or len(self._ends) > KNOWN:
            self._ends.clear()
        self._last = last
        unknown = [id for id in ids if id not in self._ends]
        if unknown:
            numbers = dict(_ENDS.rows(connection, unknown))
            for id, *row in _ROWS.rows(connection, unknown):
                self._ends[id] = replace(head_of(row), number=numbers[id])
        return self._ends

    def add(self, connection: Connection, rows: Sequence[EventRow]) -> None:
        """See ``Log``."""
        values = tuple(chain.from_iterable(rows))
        count, size, cursor = 0, AT_ONCE, connection.connection.cursor()
        while count < len(rows):
            while size > len(rows) - count:
                size //= 2
            some = values[count * _WIDTH : (count + size) * _WIDTH]
            cursor.execute(_insert(size), some)
            count += size
        self._last = cursor.lastrowid
        self._held += len(rows)

    def doubt(self) -> None:
        """A transaction has failed: nothing is known any more."""
        self._ends.clear()

    def settle(self, connection: Connection) -> None:
        """Moves what is in the journal into ``events``. Where that fails it is tried when as many
        have come again: on a disk without room for it each group would wait for nothing."""
        self._held = 0
        settle(connection)


def settle(connection: Connection) -> None:
    """Moves what is in the journal into ``events``. PostgreSQL has none."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(
            f"INSERT INTO events ({_COLUMNS}) SELECT {_COLUMNS} FROM journal"
            " ORDER BY table_id, number"
        )
        connection.exec_driver_sql("DELETE FROM journal")


@cache
def _insert(rows: int) -> str:
    """The statement for so many rows, a power of two."""
    places = ", ".join(["(?, ?, ?, ?, ?, ?)"] * rows)
    return f"INSERT INTO journal ({_COLUMNS}) VALUES {places}"
