"""Kostka: mezinárodní mexiko, Kámoš–Čína–Regál and sport domino, by the exact rules.

The library's short way in: ``from kostka import mexiko, kamos, domino, read, write, play``. See
docs/quickstart.md and docs/reference.md.

- ``mexiko/``, ``kamos/``, ``domino/``: one package per game; ``game/``: the contract they keep
- ``locale/``: sentences in every language, and the rulebook
- ``eventlog/``: a log of events as a value; ``live/``: an online table as one; ``device/``: tables
  on a player's own device
- ``kinds``: all kinds of logs; ``store/``: the database; ``server/``: HTTP and WebSocket
- ``cli/``: the commands; ``__main__``: the same, as ``python -m kostka``
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kostka.game.chance import Seeded, seeded_at
    from kostka.game.errors import RecordRefused, Refusal, RuleError
    from kostka.game.log import Insert, Replace, Undo
    from kostka.game.play import play
    from kostka.game.record.read import read, read_file
    from kostka.game.record.record import Record
    from kostka.game.record.write import write, write_file
    from kostka.game.seats import Role

HOMES = {
    **dict.fromkeys(("Record", "read", "read_file", "write", "write_file"), "kostka.game.record"),
    **dict.fromkeys(("RecordRefused", "Refusal", "RuleError"), "kostka.game.errors"),
    **dict.fromkeys(("Insert", "Replace", "Undo"), "kostka.game.log"),
    **dict.fromkeys(("Seeded", "seeded_at"), "kostka.game.chance"),
    "Role": "kostka.game.seats",
    "play": "kostka.game.play",
}
"""Where each name that ``from kostka import`` offers is defined; loaded when it is asked for."""

__all__ = [
    "Insert",
    "Record",
    "RecordRefused",
    "Refusal",
    "Replace",
    "Role",
    "RuleError",
    "Seeded",
    "Undo",
    "play",
    "read",
    "read_file",
    "seeded_at",
    "write",
    "write_file",
]


def __getattr__(name: str) -> Any:
    if name in HOMES:
        return getattr(importlib.import_module(HOMES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
