"""Those at a table here: each gets what it may know, and what many may know is encoded once."""

from collections.abc import Hashable, Sequence

from msgspec.structs import replace

from kostka.eventlog.person import Person
from kostka.live.messages import Watching, Welcome
from kostka.live.table import TableTransition
from kostka.live.views.shared import SharedViews
from kostka.live.views.table import event_view, table_view
from kostka.server.tables.loaded import LoadedTable
from kostka.server.tables.subscriber import encoded

EVENTS = b'{"type":"events","events":[%b],"table":{%b,%b}}'
"""An ``Events`` message, its parts encoded already."""


MUCH = 524_288
"""A welcome of more bytes is told without what was missed: many a program takes no message above a
MiB, would break off, come again with the same number and get the same."""


def tell(loaded: LoadedTable, steps: Sequence[TableTransition]) -> None:
    """Show everybody here what has happened; the last of the steps is the table now."""
    showing = SharedViews(steps)
    texts: dict[Hashable, bytes] = {}
    for subscriber in loaded.watchers:
        if subscriber.welcomed:
            eyes = showing.eyes(subscriber.who)
            text = texts.get(eyes)
            if text is None:
                text = texts[eyes] = EVENTS % (showing.events(eyes), *showing.table(eyes))
            subscriber.send(text)


def welcome(
    loaded: LoadedTable, steps: Sequence[TableTransition], who: Person | None, now: int
) -> bytes:
    """What somebody who has just come gets: the steps are those that they have missed."""
    events = tuple(event_view(*step, who, beside=loaded.table) for step in steps)
    message = Welcome(table_view(loaded.table, who), events, who, loaded.watching, now)
    text = encoded(message)
    return text if len(text) <= MUCH else encoded(replace(message, events=()))


def tell_watching(loaded: LoadedTable) -> None:
    """Tell everybody here how many look on."""
    text = encoded(Watching(loaded.watching))
    for subscriber in loaded.watchers:
        if subscriber.welcomed:
            subscriber.send(text)
