"""What goes between a device's host and whoever drives it, as JSON.

Text over a socket is the live protocol's (docs/live.md), and what is asked the HTTP API's.
"""

from typing import TypeAlias

import msgspec

from kostka.eventlog.person import Person
from kostka.live.events import TableEvent
from kostka.live.views.lists import Listed


class Load(msgspec.Struct, frozen=True, tag="load"):
    """A table as it was kept: its secret (hex) and all its events."""

    table: str
    secret: str
    events: tuple[TableEvent, ...]


class Open(msgspec.Struct, frozen=True, tag="open"):
    """Somebody comes to a table, by a socket of this number: see ``since`` in docs/live.md."""

    socket: int
    table: str
    who: Person
    since: int | None = None


class Heard(msgspec.Struct, frozen=True, tag="heard"):
    """This text has come over a socket."""

    socket: int
    text: str


class Shut(msgspec.Struct, frozen=True, tag="shut"):
    """A socket is gone."""

    socket: int


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """A question as over HTTP: the path without ``/api``, the body as JSON. ``ask`` is its
    number."""

    ask: int
    method: str
    path: str
    who: Person
    body: msgspec.Raw = msgspec.Raw(b"null")


class Drop(msgspec.Struct, frozen=True, tag="drop"):
    """This table in memory is not what is kept: it goes, with the sockets at it."""

    table: str


class Tick(msgspec.Struct, frozen=True, tag="tick"):
    """The moment has come that was told as ``due``."""


Request: TypeAlias = Load | Open | Heard | Shut | Ask | Drop | Tick


class Write(msgspec.Struct, frozen=True):
    """To be kept: these events follow those of the table that are kept. ``secret`` (hex) of a new
    table, else null. ``listed``: the table as a list tells of it from now on."""

    table: str
    secret: str | None
    events: tuple[TableEvent, ...]
    listed: Listed


class Frame(msgspec.Struct, frozen=True):
    """To be sent by this socket. Then the socket is closed with ``code``, if it is not null."""

    socket: int
    text: str
    code: int | None = None


class Answer(msgspec.Struct, frozen=True):
    """The answer to a question, as over HTTP."""

    ask: int
    status: int
    body: msgspec.Raw


class Reply(msgspec.Struct, frozen=True):
    """What a request brings. ``writes`` are to be kept, all or none, before anything else is shown;
    where they cannot be, each of these tables must be dropped. ``due``: when to tick next (ms since
    1970); null: never."""

    writes: tuple[Write, ...] = ()
    frames: tuple[Frame, ...] = ()
    answers: tuple[Answer, ...] = ()
    due: int | None = None
