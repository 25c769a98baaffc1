"""Who is told what has happened at a worker's logs."""

from collections.abc import Sequence
from typing import Any, Protocol

from kostka.eventlog.transition import Transition
from kostka.server.tables.loaded_log import AnyLog


class Publisher(Protocol):
    """Told by the executor, in the step of the loop in which it hears of it itself."""

    def appended(self, loaded: AnyLog, transitions: Sequence[Transition[Any, Any]]) -> None:
        """These events of the log are durable."""
        ...

    def lease_taken(self, loaded: AnyLog) -> None:
        """This worker has the lease on what is wanted of the log (a bot must choose)."""
        ...
