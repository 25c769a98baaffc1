"""A log as it is read."""

from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Select, select

from kostka.eventlog.event import Event
from kostka.eventlog.kind import LogKind
from kostka.store.schema import log, logs

B = TypeVar("B")

ReadRow: TypeAlias = Sequence[Any]
"""A row of ``log_of``."""


def log_of(log_id: str, after: int = 0, *, kind: str | None = None) -> Select[Any]:
    """The rows of the events with higher numbers, in order; none where the log is not of this
    kind."""
    query = (
        select(log.c.number, log.c.at, log.c.body, log.c.by, log.c.command)
        .where(log.c.log_id == log_id, log.c.number > after)
        .order_by(log.c.number)
    )
    if kind is None:
        return query
    return query.where(select(logs.c.id).where(logs.c.id == log_id, logs.c.kind == kind).exists())


def event_of(kind: LogKind[Any, B, Any], row: ReadRow) -> Event[B]:
    """A row of these as an event of a log of this kind."""
    number, at, body, by, command = row
    return Event(number, at, kind.bodies.decode(body), by, command)
