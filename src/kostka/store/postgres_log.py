"""PostgreSQL's way to keep the logs: an event is a row of ``events`` at once.

The rows of the tables are locked in the order of their ids, so that two groups never wait for each
other crosswise, and each has the number of its log's last event: who waited for a row reads in it
how far others have come.
"""

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, insert

from kostka.live.projection import Projection
from kostka.store.append_job import EventRow
from kostka.store.compiled_statements import CompiledInsert, CompiledSelect
from kostka.store.schema import events, tables
from kostka.store.table_rows import projection_of, projections_of

_ENDS = CompiledSelect(lambda ids: projections_of(ids).order_by(tables.c.id).with_for_update())
_INSERT = CompiledInsert(insert(events), events.c.keys())


class PostgresLog:
    """See ``Log``."""

    counted = True

    def ends(self, connection: Connection, ids: Collection[str]) -> dict[str, Projection]:
        """See ``Log``."""
        return {row[0]: projection_of(row[1:]) for row in _ENDS.rows(connection, sorted(ids))}

    def add(self, connection: Connection, rows: Sequence[EventRow]) -> None:
        """See ``Log``."""
        _INSERT.run_plain(connection, rows)
