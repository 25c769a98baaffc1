"""SQLite's short way of a group in which every append brings nothing but its events, as most moves
do: one statement, which is a transaction by itself. All but that is done in the loop.
"""

from collections.abc import Sequence
from functools import partial

from kostka.store.append_job import Append
from kostka.store.sqlite_journal import AT_ONCE
from kostka.store.sqlite_writer import SqliteWriter


async def append_plain(thread: SqliteWriter, jobs: Sequence[Append]) -> bool:
    """Whether these could be written so; else nothing is. While nobody else uses the thread.
    Raises Unanswered."""
    ends = thread.journal.known_ends
    then: dict[str, int] = {}
    for job in jobs:
        end = then.get(job.log_id) or ends.get(job.log_id)
        if end is None or job.moved or job.first - 1 != end:
            return False
        then[job.log_id] = job.projection.number
    rows = [row for job in jobs for row in job.rows]
    if len(rows) > AT_ONCE or not await thread.run(
        partial(thread.journal.append_if_unchanged, rows=rows)
    ):
        return False
    ends.update(then)
    return True
