"""The key of whoever keeps tables: from it come their ids, and the secrets of those to come.

A table's id is made from who asks and the id of what they ask: asked for twice it is one table, and
nobody who has not its link can find a private one.
"""

import base64
import hmac

from kostka.game.errors import Refusal
from kostka.game.fairness import Promise
from kostka.live.draft import NextTable
from kostka.live.table import Table

ON_DEVICE = "device-"
"""With this the id of a table begins that is on a player's own device: no server's does."""


class TableKey:
    """A key of 32 bytes; all workers of a server have the same. ``prefix`` of the ids of tables.

    >>> TableKey(bytes(32)).table_id("q3fX9ab", "5b0c6f2e")
    'sd2xrbpvwgevylci'
    """

    def __init__(self, key: bytes, prefix: str = "") -> None:
        self._key = key
        self._prefix = prefix

    def table_id(self, owner: str, command: str) -> str:
        """The id of the table that this person (id) makes by this command."""
        return self._prefix + self._named("table", owner, command)

    def next_table(self, table: Table) -> NextTable:
        """The table at which the same people would go on."""
        table_id = self._prefix + self._named("again", table.id)
        return NextTable(table_id, Promise(self.next_secret(table_id), table_id, ()).commitment)

    def next_secret(self, table_id: str) -> bytes:
        """The secret of a table where people go on: told of before that table is made, and the same
        should this process be killed in between."""
        return hmac.digest(self._key, f"secret\n{table_id}".encode(), "sha256")

    def value(self, table_id: str, seat: int) -> str:
        """What a seat whose device this is gives to the chance (hex)."""
        made = hmac.digest(self._key, f"value\n{table_id}\n{seat}".encode(), "sha256")
        return made[:16].hex()

    def referee_key(self, table_id: str) -> str:
        """What lets somebody be the referee of this table: for its owner to give away."""
        return self._named("referee", table_id)

    def check_referee(self, table: Table, key: str) -> None:
        """Raises Refusal ``table-referee-key`` for another key than this table's."""
        if not hmac.compare_digest(key.encode(), self.referee_key(table.id).encode()):
            raise Refusal("table-referee-key")

    def _named(self, *parts: str) -> str:
        made = hmac.digest(self._key, "\n".join(parts).encode(), "sha256")
        return base64.b32encode(made[:10]).decode().lower()
