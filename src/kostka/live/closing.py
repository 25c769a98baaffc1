"""A table is closed by an administrator, whoever sits there."""

from kostka.game.errors import Refusal
from kostka.live.chance_source import ChanceSource
from kostka.live.consequences import add_consequences
from kostka.live.draft import TableDraft, broken_off
from kostka.live.events import Closed
from kostka.live.expiry import expire_into
from kostka.live.phase import RUNNING, Phase
from kostka.live.seating import check_alive
from kostka.live.table import Table


def close(table: Table, now: int, chance: ChanceSource) -> TableDraft:
    """What closing a table at this moment (ms) brings: one that has not begun is given up, a
    running game ends and nobody wins it. What time has brought by then comes first. Raises
    Refusal ``table-over``, ``table-closed``."""
    draft = TableDraft(table, now, chance)
    expire_into(draft)
    check_alive(draft.state)
    if draft.state.phase is Phase.OVER:
        raise Refusal("table-over")
    if draft.state.phase is RUNNING:
        draft.emit(broken_off(draft.state, (), "closed"))
    else:
        draft.emit(Closed())
    add_consequences(draft)
    return draft
