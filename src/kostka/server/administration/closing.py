"""A table closed by an administrator: an event in its log like any other."""

from kostka.live.chance_source import promised
from kostka.live.closing import close
from kostka.live.fold import replay
from kostka.live.kind import TABLE, TableDecider
from kostka.server.administration.trace import trace
from kostka.server.errors import HTTPRefusal
from kostka.server.people.identity import now_ms
from kostka.server.tables.admin_changes import CLOSED
from kostka.server.tables.executor import TRIES
from kostka.server.tables.loaded import LoadedTable
from kostka.store.errors import Conflict, NotFound, Unanswered
from kostka.store.store import Store


async def close_table(store: Store, table_id: str) -> str:
    """Closes a table, also while it is played at; returns how far it was. Raises Refusal
    ``table-unknown``, ``table-over``, ``table-closed``."""
    try:
        secret = await store.secret(table_id)
        for _ in range(TRIES):
            loaded = LoadedTable(
                TableDecider(promised(secret)), list(replay(await store.events(TABLE, table_id)))
            )
            was = loaded.table.phase
            new = loaded.prepare(close(loaded.table, now_ms(), loaded.chance))
            try:
                await store.append(TABLE, table_id, new.events, new.projection)
            except Conflict:  # somebody has moved meanwhile
                continue
            await trace(store, CLOSED, table_id)
            return was.value
    except NotFound:
        raise HTTPRefusal(404, "table-unknown", found=table_id) from None
    raise Unanswered("others were always first")
