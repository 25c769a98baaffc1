"""All finished games, of everybody or of some people, a page at a time."""

from collections.abc import AsyncGenerator, Sequence

from kostka.live.phase import Phase
from kostka.store.kinds.table_rows import TableRow
from kostka.store.kinds.tables import list_tables
from kostka.store.store import Store

PAGE = 100
"""Tables that are asked for in one question."""


async def finished(
    store: Store, people: Sequence[str] = ()
) -> AsyncGenerator[list[TableRow], None]:
    """The rows of tables whose game is over, the newest first, so many at once. ``people``: of
    those at which one of these (ids) sat."""
    before = None
    while True:
        rows = await list_tables(
            store, phase=Phase.OVER, private=True, people=people, before=before, limit=PAGE
        )
        yield rows
        if len(rows) < PAGE:
            return
        before = rows[-1].id
