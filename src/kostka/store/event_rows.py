"""A table's log as it is read."""

from typing import Any

import msgspec
from sqlalchemy import Select, select

from kostka.eventlog.event import Event
from kostka.live.events import Body, TableEvent
from kostka.store.schema import log

_body: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)


def log_of(table_id: str, after: int = 0) -> Select[Any]:
    """The rows of the events with higher numbers, in order."""
    return (
        select(log.c.number, log.c.at, log.c.body, log.c.by, log.c.command)
        .where(log.c.table_id == table_id, log.c.number > after)
        .order_by(log.c.number)
    )


def event_of(number: int, at: int, body: str, by: str | None, command: str | None) -> TableEvent:
    """A row of these as an event."""
    return Event(number, at, _body.decode(body), by, command)
