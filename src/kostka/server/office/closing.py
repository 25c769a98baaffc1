"""A table closed by an administrator: an event in its log like any other."""

from kostka.live.chance_source import promised
from kostka.live.closing import close
from kostka.server.errors import Refused
from kostka.server.hall.addition import addition
from kostka.server.hall.floor import TRIES
from kostka.server.hall.heeding import CLOSED
from kostka.server.hall.hot import Hot, steps_of
from kostka.server.office.trace import trace
from kostka.server.people.identity import now_ms
from kostka.store.errors import Conflict, NotFound, Unanswered
from kostka.store.store import Store


async def close_table(store: Store, table_id: str) -> str:
    """Closes a table, also while it is played at; returns how far it was. Raises RuleError
    ``table-unknown``, ``table-over``, ``table-closed``."""
    try:
        secret = await store.secret(table_id)
        for _ in range(TRIES):
            hot = Hot(steps_of(await store.events(table_id)), promised(secret))
            was, now = hot.table.phase, hot.table.moment(now_ms())
            new = addition(hot, close(hot.table, now, hot.chance), now)
            try:
                await store.append(table_id, new.events, new.head)
            except Conflict:  # somebody has moved meanwhile
                continue
            await trace(store, CLOSED, table_id)
            return was.value
    except NotFound:
        raise Refused(404, "table-unknown", found=table_id) from None
    raise Unanswered("others were always first")
