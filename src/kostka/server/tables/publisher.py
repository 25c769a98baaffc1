"""Who is told what has happened at a worker's tables."""

from collections.abc import Sequence
from typing import Protocol

from kostka.live.table import TableTransition
from kostka.server.tables.loaded import LoadedTable


class Publisher(Protocol):
    """Told by the executor, in the step of the loop in which it hears of it itself."""

    def appended(self, loaded: LoadedTable, transitions: Sequence[TableTransition]) -> None:
        """These events of the table are durable."""
        ...

    def bot_due(self, loaded: LoadedTable) -> None:
        """A bot must choose at the table, and this worker is to let it."""
        ...
