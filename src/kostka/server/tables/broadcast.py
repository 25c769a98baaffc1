"""Those at a log here: each gets what it may know, and what many may know is encoded once."""

from collections.abc import Hashable, Sequence
from typing import Any

from kostka.eventlog.person import Person
from kostka.eventlog.transition import Transition
from kostka.live.messages import Watching
from kostka.server.tables.loaded_log import AnyLog
from kostka.server.tables.subscriber import encoded

MUCH = 524_288
"""A welcome of more bytes is told without what was missed: many a program takes no message above a
MiB, would break off, come again with the same number and get the same."""


def tell(loaded: AnyLog, steps: Sequence[Transition[Any, Any]]) -> None:
    """Show everybody here what has happened; the last of the steps is the log now."""
    news = loaded.news(steps)
    texts: dict[Hashable, bytes] = {}
    for subscriber in loaded.watchers:
        if subscriber.welcomed:
            key = news.key(subscriber.who)
            text = texts.get(key)
            if text is None:
                text = texts[key] = news.text(key)
            subscriber.send(text)


def welcome(
    loaded: AnyLog, steps: Sequence[Transition[Any, Any]], who: Person | None, now: int
) -> bytes:
    """What somebody who has just come gets: the steps are those that they have missed."""
    text = loaded.welcome(steps, who, now)
    return text if len(text) <= MUCH else loaded.welcome((), who, now)


def tell_watching(loaded: AnyLog) -> None:
    """Tell everybody here how many look on."""
    text = encoded(Watching(loaded.watching))
    for subscriber in loaded.watchers:
        if subscriber.welcomed:
            subscriber.send(text)
