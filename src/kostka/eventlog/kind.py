"""A kind of log: its name, its rules, and how its events are read."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from kostka.eventlog.decider import Decider
from kostka.eventlog.draft import LogState
from kostka.eventlog.projection import Row

S = TypeVar("S", bound=LogState)
B = TypeVar("B")
C = TypeVar("C")

RenameRow: TypeAlias = Callable[[Row, Mapping[str, str]], Row]


def unchanged(row: Row, _names: Mapping[str, str]) -> Row:
    """A row that names nobody."""
    return row


@dataclass(frozen=True, eq=False)
class LogKind(Generic[S, B, C]):
    """``name``: as it is kept with each log; ``body`` and ``command``: the types of its events'
    bodies and of what can be asked for, tagged unions; ``decider``: its rules for a log with this
    secret (None: it has none, or nothing is decided). ``index``: the tables that its projection's
    index may have rows in, each with how people (ids) get other names in such a row."""

    name: str
    body: Any
    command: Any
    decider: Callable[[bytes | None], Decider[S, B, C]]
    index: Mapping[str, RenameRow] = field(default_factory=dict)

    @cached_property
    def rules(self) -> Decider[S, B, C]:
        """The rules of any such log, but for decisions that need its secret."""
        return self.decider(None)

    @cached_property
    def bodies(self) -> msgspec.json.Decoder[B]:
        """Reads the bodies of its events."""
        return msgspec.json.Decoder(self.body)


Kinds: TypeAlias = Mapping[str, LogKind[Any, Any, Any]]
"""Kinds by their names."""
