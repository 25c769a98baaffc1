"""PostgreSQL's way to keep the logs: an event is a row of ``events`` at once.

The rows of the logs are locked in the order of their ids, so that two groups never wait for each
other crosswise, and each has the number of its log's last event: who waited for a row reads in it
how far others have come.
"""

from collections.abc import Collection, Mapping, Sequence

from sqlalchemy import Connection, bindparam, insert, select, update

from kostka.store.append_job import EventRow
from kostka.store.compiled_statements import CompiledInsert, CompiledSelect
from kostka.store.schema import events, logs

_ENDS = CompiledSelect(
    lambda ids: (
        select(logs.c.id, logs.c.end)
        .where(logs.c.id.in_(ids))
        .order_by(logs.c.id)
        .with_for_update()
    )
)
_INSERT = CompiledInsert(insert(events), events.c.keys())
_ADVANCE = CompiledInsert(
    update(logs).where(logs.c.id == bindparam("the_log")).values(end=bindparam("end"))
)


class PostgresLog:
    """See ``LogBackend``."""

    def ends(self, connection: Connection, ids: Collection[str]) -> dict[str, int]:
        """See ``LogBackend``."""
        return dict(_ENDS.rows(connection, sorted(ids)))

    def end_kept(self, number: int) -> int | None:
        """See ``LogBackend``."""
        return number

    def advance(self, connection: Connection, ends: Mapping[str, int]) -> None:
        """See ``LogBackend``."""
        _ADVANCE.run(connection, [{"the_log": id, "end": end} for id, end in ends.items()])

    def add(self, connection: Connection, rows: Sequence[EventRow]) -> None:
        """See ``LogBackend``."""
        _INSERT.run_plain(connection, rows)
