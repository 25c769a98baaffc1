"""SQLite's way to keep the logs: events come first into a journal, in the order in which they come.

SQLite writes whole pages. The rows of ``events`` lie together by table, so each event of a group
would be a page; in the journal a page takes dozens. Once there are many they are *settled*: moved
into ``events``, where a table gets all of its own together. Whoever reads a log reads the view
``log``, which has both.

With each statement the interpreter's lock changes hands a few times, and each time costs more than
a row, for the loop is at work meanwhile. So a group is one statement where that is enough, which is
then a transaction by itself (``append_if_unchanged``).
"""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from itertools import chain

from sqlalchemy import Connection
from sqlalchemy.engine.interfaces import DBAPICursor

from kostka.store.append_job import EventRow
from kostka.store.compiled_statements import CompiledSelect, padded
from kostka.store.log_queries import ends_of

FULL = 10_000
"""So many events are settled. They are read in a third of a millisecond."""
AT_ONCE = 256
"""So many rows are one statement at most, a power of two."""
KNOWN = 10_000
"""Of so many logs it is known where they end."""

_COLUMNS = 'log_id, number, at, body, "by", command'
_NONE = (None, None, None, None, None, None)
_LAST = "SELECT seq FROM sqlite_sequence WHERE name = 'journal'"
_ENDS = CompiledSelect(ends_of)


class SqliteJournal:
    """See ``LogBackend``. For one connection: it remembers where the logs end to which it has
    added. That is right as long as the journal's numbers say that nobody else has added
    anything."""

    def __init__(self) -> None:
        self.known_ends: dict[str, int] = {}
        """The numbers of logs' last events."""
        self._last: int | None = None
        """The journal's last number when that was right."""
        self.held = 0
        """Events that this process has added since it settled."""

    @property
    def full(self) -> bool:
        """It is time to settle."""
        return self.held >= FULL

    def ends(self, connection: Connection, ids: Collection[str]) -> dict[str, int]:
        """See ``LogBackend``."""
        (last,) = _cursor(connection).execute(_LAST).fetchone() or (None,)
        if last != self._last or len(self.known_ends) > KNOWN:
            self.known_ends.clear()
        self._last = last
        unknown = [id for id in ids if id not in self.known_ends]
        if unknown:
            self.known_ends |= dict(_ENDS.rows(connection, unknown))
        return self.known_ends

    def end_kept(self, _number: int) -> int | None:
        """See ``LogBackend``."""
        return None

    def advance(self, connection: Connection, ends: Mapping[str, int]) -> None:
        """See ``LogBackend``. The journal says it."""

    def add(self, connection: Connection, rows: Sequence[EventRow]) -> None:
        """See ``LogBackend``."""
        for at in range(0, len(rows), AT_ONCE):
            added = self.append_if_unchanged(connection, rows[at : at + AT_ONCE])
            assert added, "nobody else adds meanwhile"

    def append_if_unchanged(self, connection: Connection, rows: Sequence[EventRow]) -> bool:
        """Adds these, ``AT_ONCE`` at most, in one statement; needs no transaction around it. False,
        and nothing is added, where somebody else has added something."""
        filled: list[tuple[object, ...]] = padded(rows, _NONE)
        cursor = _cursor(connection)
        cursor.execute(_insert(len(filled)), (*chain.from_iterable(filled), self._last))
        if cursor.rowcount != len(rows):
            self.forget_ends()
            return False
        self._last = cursor.lastrowid
        self.held += len(rows)
        return True

    def forget_ends(self) -> None:
        """A transaction has failed or somebody else was here: nothing is known any more."""
        self.known_ends.clear()

    def settle(self, connection: Connection) -> None:
        """Moves what is in the journal into ``events``. Where that fails it is tried when as many
        have come again: on a disk without room for it each group would wait for nothing."""
        self.held = 0
        settle(connection)


def settle(connection: Connection) -> None:
    """Moves what is in the journal into ``events``. PostgreSQL has none."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(
            f"INSERT INTO events ({_COLUMNS}) SELECT {_COLUMNS} FROM journal"
            " ORDER BY log_id, number"
        )
        connection.exec_driver_sql("DELETE FROM journal")


def disturb(connection: Connection) -> None:
    """Logs were taken away: every process that remembers where logs end sees by the journal's
    numbers that somebody else was here, and asks anew. PostgreSQL remembers nothing."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(
            "UPDATE sqlite_sequence SET seq = seq + 1 WHERE name = 'journal'"
        )


def _cursor(connection: Connection) -> DBAPICursor:
    return connection.connection.cursor()


@cache
def _insert(size: int) -> str:
    """The statement for up to so many rows, and the last number that the journal is believed to
    have. Each size is prepared once; the rows of NULL that fill it up are left out."""
    places = ", ".join(["(?, ?, ?, ?, ?, ?)"] * size)
    return (
        f"INSERT INTO journal ({_COLUMNS}) SELECT * FROM (VALUES {places})"
        f" WHERE column1 IS NOT NULL AND ({_LAST}) IS ?"
    )
