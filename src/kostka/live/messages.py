"""What goes over the live socket: JSON texts, each with its ``type``; docs/live.md tells how."""

from typing import Annotated

import msgspec

from kostka.eventlog.person import Person
from kostka.live.commands import Command, Id
from kostka.live.fault import Fault
from kostka.live.views.types import EventView, TableView


class Do(msgspec.Struct, frozen=True, tag="command", forbid_unknown_fields=True):
    """Do this. ``id`` is of the sender's making: sent again, also elsewhere, it is done once."""

    id: Id
    do: Command


class Named(msgspec.Struct, frozen=True, tag="command"):
    """As much of a ``Do`` as an answer to it needs, whatever else is wrong with it."""

    id: Id


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there? ``at``: the sender's own clock in ms, sent back untouched."""

    at: Annotated[float, msgspec.Meta(ge=0, le=1e15)]


FromClient = Do | Ping


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The first message: the table as it stands for this viewer.

    ``events``: what has happened since the number that the viewer had last (``since``), in order;
    empty if nothing has, or if it is too much to tell (then ``table`` alone says how it stands).
    ``person``: as whom the viewer is known here, None for nobody. ``watching``: how many look on.
    ``now``: the server's clock in ms.
    """

    table: TableView
    events: tuple[EventView, ...]
    person: Person | None
    watching: int
    now: int


class Events(msgspec.Struct, frozen=True, tag="events"):
    """Something has happened: events without a gap since the last message with events, and the
    table after them."""

    events: tuple[EventView, ...]
    table: TableView


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The command with this id is done, and nothing will undo it: by the event ``number``."""

    id: str
    number: int


class NotDone(msgspec.Struct, frozen=True, tag="refused"):
    """The command with this id was not done, for now it cannot be; ``table`` as it stands. Sent
    again later it is decided anew: the next wish gets an id of its own. An empty ``id``: what was
    sent is no command, or has no id that one can have."""

    id: str
    error: Fault
    table: TableView


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to a ping; ``now``: the server's clock in ms."""

    at: float
    now: int


class Watching(msgspec.Struct, frozen=True, tag="watching"):
    """So many people look on now."""

    count: int


class Closing(msgspec.Struct, frozen=True, tag="closing"):
    """The server closes this socket: ``restart`` (come again at once, with ``since``), ``slow``
    (too much was waiting to be sent; likewise), ``busy`` (the database does not answer: come again
    and ask again), ``session`` (it has ended), ``flood`` (too many messages)."""

    why: str


FromServer = Welcome | Events | Done | NotDone | Pong | Watching | Closing

SLOW, SESSION, UNKNOWN, FLOOD, BUSY = 4008, 4001, 4004, 4029, 1013
"""Close codes; with 1012 the server itself goes away for a moment."""
