"""Where a table's chance comes from: once everybody sits, and so every seat's value is known."""

from collections.abc import Callable
from typing import TypeAlias

from kostka.game.chance import SourceAt
from kostka.game.fairness import Promise
from kostka.live.table import Table

ChanceSource: TypeAlias = Callable[[Table], SourceAt]
"""The sources for a table's throws and deals. It is asked only when the game has begun."""


def promise(table: Table, secret: bytes) -> Promise:
    """What this table's chance is made from."""
    commitments = tuple(seat_state.commitment for seat_state in table.seats)
    return Promise(secret, table.id, table.values, commitments)


def promised(secret: bytes) -> ChanceSource:
    """Verifiable chance (see game/fairness.py)."""
    return lambda table: promise(table, secret).source_at
