"""A room: all that one game brings to the house. A new game is one more package with a ``room.py``.

The rooms are found by looking, not listed: a package ``kostka.<name>`` with a module ``room`` that
binds ``ROOM`` is a game.
"""

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

import kostka
from kostka.game.contract import Game
from kostka.game.cursor import Cursor
from kostka.game.errors import RuleError
from kostka.game.header import Header
from kostka.game.log import Log, Step
from kostka.game.player import Player
from kostka.locale.words import Words

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


class Notation(Protocol[S, M]):
    """How a game's moves are written in a record."""

    def seat_tag(self, seat: int) -> str:
        """The tag that names the player in this seat ("Home", "Player1")."""
        ...

    def write(self, run: Sequence[Step[S, M]]) -> list[str]:
        """A text for each step of a run of moves, beginning with what parts it from the one
        before (a line break, a space or nothing); the first one's is ignored."""
        ...

    def read(self, cursor: Cursor, state: S) -> Sequence[M]:
        """The moves that the next word or words say in this state: as few words as make sense.

        Raises RuleError at the word that makes none.
        """
        ...


class Face(Protocol[V_contra, M]):
    """How a game looks in a terminal: text in the reader's language, made from views only."""

    def draw(self, view: V_contra, words: Words) -> str:
        """The table as this viewer sees it, a few lines of text."""
        ...

    def ask(self, view: V_contra, words: Words) -> str:
        """What the seat on move is asked, with what it may answer."""
        ...

    def say(self, view: V_contra, move: M, words: Words) -> str:
        """One sentence for a move as shown to this viewer; ``view`` is theirs from before it.
        Empty for a move that is not worth a word."""
        ...

    def hear(self, typed: str, moves: Sequence[M], words: Words) -> M | None:
        """The one of these moves that the typed words mean, in any language; None if none."""
        ...

    def write(self, move: M) -> str:
        """What to type for this move, shortly: shown as a choice, and understood by ``hear``."""
        ...


@dataclass(frozen=True)
class Room(Generic[S, M, V]):
    """One game: its rules, notation and face, its bots, and what its results look like.

    ``score`` is what ``kostka score --json`` prints; ``figures`` the numbers of one finished game
    that simulations add up; ``seats`` how many may sit (the smallest first); ``foreign`` readers
    of other programs' records: each returns the games in a text, None if it is none of its own.
    """

    name: str
    game: Game[S, M, V]
    notation: Notation[S, M]
    face: Face[V, M]
    seats: range
    score: Callable[[Log[S, M]], dict[str, Any]]
    figures: Callable[[S], Mapping[str, float]]
    bots: Mapping[str, Callable[[], Player[V, M]]]
    foreign: tuple[Callable[[str, str], "tuple[Log[S, M], ...] | None"], ...] = field(default=())


def room_names() -> tuple[str, ...]:
    """The games there are, by name."""
    here = __name__.split(".")[1]  # this module is called room too, and binds none
    found = (module.name for module in pkgutil.iter_modules(kostka.__path__) if module.ispkg)
    return tuple(
        sorted(
            name
            for name in found
            if name != here and importlib.util.find_spec(f"kostka.{name}.room") is not None
        )
    )


def room(name: str) -> Room[Any, Any, Any]:
    """The room of this game. Raises RuleError ``game-unknown``."""
    if name not in room_names():
        raise RuleError("", "game-unknown", found=name, expected=" ".join(room_names()))
    found: Room[Any, Any, Any] = importlib.import_module(f"kostka.{name}.room").ROOM
    return found


def new_header(
    where: Room[Any, Any, Any],
    *,
    seats: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    rules: str = "",
) -> Header:
    """A header for a new game, by the game's first rule set unless another is named."""
    names = tuple(seats) + ("",) * (where.seats.start - len(seats))
    chosen = rules or next(iter(where.game.RULE_SETS))
    return Header(where.name, chosen, names, dict(options or {}))
