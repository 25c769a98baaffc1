"""Tables made and listed, as they are told over HTTP."""

import msgspec

from kostka.game.seats import Seat
from kostka.live.commands import Id
from kostka.live.phase import Phase
from kostka.live.projection import Summary
from kostka.live.setup import Setup


class Make(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Make a table. ``id`` is of the sender's making: sent again, it is one table."""

    id: Id
    setup: Setup


class Made(msgspec.Struct, frozen=True):
    """The table's id; whoever has it can find the table. ``commitment``: the hash of its secret,
    fixed before anybody gives a value (docs/chance.md)."""

    id: str
    commitment: str


class Listed(msgspec.Struct, frozen=True):
    """A table in a list; ``created`` in whole seconds, as ms since 1970. ``you``: the seat of
    whoever asks, null where they have none. Of a finished game ``summary`` says when it was played
    (``begun``), who sat there (``seats``) and how it ended (``ended``)."""

    id: str
    created: int
    phase: Phase
    summary: Summary
    you: Seat | None = None


class Tables(msgspec.Struct, frozen=True):
    """The newest first; with ``before`` = ``next`` the list goes on, null: it ends here."""

    tables: tuple[Listed, ...]
    next: str | None
