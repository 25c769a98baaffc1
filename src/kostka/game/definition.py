"""The definition of a game: all that it brings. A new game is one more package with a
``definition.py``.

Games are found by looking, not listed: a package ``kostka.<name>`` with a module ``definition``
that binds ``GAME`` is a game.
"""

import importlib
import pkgutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.util import find_spec
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import kostka
from kostka.game.analysis import Analysis
from kostka.game.chance import Source
from kostka.game.clocks import Clock, Countdown, Pause
from kostka.game.contract import Rules
from kostka.game.cursor import Cursor
from kostka.game.errors import Refusal
from kostka.game.header import Header
from kostka.game.log import Log
from kostka.game.player import Player
from kostka.game.practice import Question
from kostka.game.seat_statistics import SeatStatistics
from kostka.game.steps import Step
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

        Raises Refusal at the word that makes none.
        """
        ...


class Face(Protocol[V_contra, M]):
    """How a game looks in a terminal: text in the reader's language, made from views only."""

    def draw(self, view: V_contra, words: Words) -> str:
        """The table as this viewer sees it, a few lines of text."""
        ...

    def protocol(self, view: V_contra, words: Words) -> str:
        """All that a referee writes down of a game, as far as it has come."""
        ...

    def ask(self, view: V_contra, moves: Sequence[M], words: Words) -> str:
        """What the seat on move is asked, with examples of what it may answer: of these moves."""
        ...

    def due(self, view: V_contra, words: Words) -> str:
        """What chance is to bring now, and for whom: said to people who throw themselves."""
        ...

    def say(self, before: V_contra, move: M, after: V_contra, words: Words) -> str:
        """A sentence for a move as shown to this viewer, and for what it led to; the views are
        theirs from before it and from after. Empty for a move that is not worth a word."""
        ...

    def hear(self, typed: str, moves: Sequence[M], view: V_contra) -> M | None:
        """The one of these moves that the typed words mean, in any language the view's rules
        allow; None if none. Raises Refusal where they could mean several."""
        ...

    def meant(self, typed: str, view: V_contra) -> Sequence[M]:
        """The moves that the typed words mean, the likeliest first, whether or not they are
        possible now: what is refused is refused by its rule."""
        ...

    def write(self, move: M) -> str:
        """What to type for this move, shortly: shown as a choice, and understood by ``hear``."""
        ...


def each_alone(seats: int) -> tuple[tuple[int, ...], ...]:
    """Every seat plays for itself.

    >>> each_alone(2)
    ((0,), (1,))
    """
    return tuple((seat,) for seat in range(seats))


def nothing_late(_state: object) -> bool:
    """A game that is over when it is over."""
    return False


def no_points(_state: object) -> tuple[int, ...]:
    """A game with nothing on the board before its end."""
    return ()


def nothing_stays(_state: object, _move: object) -> str:
    """A game in which every move may be taken back by consent."""
    return ""


def no_sheet(_log: Any, _words: Words) -> list[str]:
    """Nothing was noted beside the score."""
    return []


def never_silent(_state: object) -> str:
    """A game in which people may talk."""
    return ""


def none_judged(_move: object) -> bool:
    """A game in which a referee has nothing to decide."""
    return False


def no_pause(_state: object) -> Pause[Any] | None:
    """A game that is over at once."""
    return None


class Timing(Generic[S, M]):
    """For whoever keeps the time of a game. This is one whose rules set no time, that goes on at
    once and whose chance is counted from its beginning to its end; others say what is different.
    """

    def clocks(self, _state: S) -> tuple[Clock[M], ...]:
        """The clocks that the rules let run in a state."""
        return ()

    def timed(self, move: M, _seconds: int | None) -> M:
        """A move with the seconds that it took (None: nobody knows), whatever its sender wrote
        there."""
        return move

    def pause(self, _state: S) -> Pause[M] | None:
        """Where chance waits for people to look."""
        return None

    def countdowns(self, _state: S) -> tuple[Countdown, ...]:
        """What else is seen running down."""
        return ()

    def owed(self, _state: S) -> Mapping[int, M]:
        """What a seat has to say that is no decision: a bot says it at once."""
        return {}

    def part(self, _state: S) -> int:
        """The number of the part of a game in which chance begins anew (a gam, a turn): in a
        duplicate the k-th throw of a part is the same in both games, whatever happened in the parts
        before."""
        return 0


@dataclass(frozen=True)
class Tools(Generic[S, M]):
    """What a game brings for those who study it; all of it imports what is heavy only when it is
    called.

    ``analyse`` may have the keyword ``seconds``, its budget for a decision. ``solve`` is what
    ``kostka solve GAME`` runs: its keyword parameters are the flags, and it yields the JSON lines.
    Both may have the keyword ``progress`` (see Progress), which is told how far the work is.
    ``shown`` makes of a line of ``solve`` what people are shown of it: data as well, its keys named
    by the words ``solved-<key>``. ``practice`` makes a question for practice from a source (see
    practice.py), ``habits`` counts what a seat has done in a finished game, by what it saw itself
    (see seat_statistics.py).
    """

    analyse: Callable[..., Analysis] | None = None
    solve: Callable[..., Iterator[dict[str, Any]]] | None = None
    shown: Callable[[dict[str, Any], Words], dict[str, Any]] = lambda line, _words: line
    practice: Callable[[Source], Question] | None = None
    habits: Callable[[Log[S, M], int], SeatStatistics] | None = None


@dataclass(frozen=True, slots=True)
class Length:
    """How long a game is: the option that says so, and choices of it, the shortest first."""

    option: str
    choices: tuple[str, ...]


Progress = Callable[[int, int], None]
"""Told how many steps of how many are done (0 of them: nobody knows how many there will be)."""


@dataclass(frozen=True)
class Game(Generic[S, M, V]):
    """One game: its rules, notation and face, its bots, and what its results look like.

    ``score`` is what ``kostka score --json`` prints; ``figures`` the numbers of one finished game
    that simulations add up; ``seats`` how many may sit (the smallest first); ``load_bots`` imports
    the bots, by name, which whoever only keeps score does not need; ``foreign`` readers of other
    programs' records: each returns the games in a text, None if it is none of its own.

    ``length`` is what is asked before a game, if nothing is said; ``sides`` says which of so many
    seats play together; ``duplicate`` are the options with which a game is one deal or one set, for
    comparing bots over the same chance with seats exchanged.

    At a table without a referee ``points`` is what lists show for each seat, ``standing`` the score
    of a game broken off now, and ``judged`` names the options that need a judge, and so stay as
    they are. ``late``: whether a game that is over still takes a line of the referee's, or a
    signature. ``stays`` is the number of the rule by which a move that has led to a state is not
    taken back, whoever agrees; empty where it may be. ``silent`` is the number of the rule by which
    those who sit may not speak in a state, empty where they may. For a person who is the referee of
    a table on the net: ``judges`` says what moves they may make, ``closing`` is the rest in which
    they may still decide when the game has been played to its end. ``decisions`` says how many a
    turn mostly takes: who shows a bot's moves after a time of theirs shares that time among them.
    ``lasting`` names the fields of a view that are long and the same value for every viewer, and
    mostly for the next state too: they are encoded once. ``sheet`` says in lines what was noted
    beside the score, for the whole protocol.
    """

    name: str
    rules: Rules[S, M, V]
    notation: Notation[S, M]
    face: Face[V, M]
    seats: range
    score: Callable[[Log[S, M]], dict[str, Any]]
    figures: Callable[[S], Mapping[str, float]]
    load_bots: Callable[[], Mapping[str, Callable[[], Player[V, M]]]]
    timing: Timing[S, M] = field(default_factory=Timing)
    tools: Tools[S, M] = field(default_factory=Tools)
    foreign: tuple[Callable[[str, str], tuple[Log[S, M], ...] | None], ...] = ()
    sides: Callable[[int], tuple[tuple[int, ...], ...]] = each_alone
    length: Length | None = None
    duplicate: Mapping[str, str] = field(default_factory=dict)
    late: Callable[[S], bool] = nothing_late
    points: Callable[[S], tuple[int, ...]] = no_points
    standing: Callable[[S], tuple[int, ...]] = no_points
    judged: tuple[str, ...] = ()
    stays: Callable[[S, M], str] = nothing_stays
    silent: Callable[[S], str] = never_silent
    judges: Callable[[M], bool] = none_judged
    closing: Callable[[S], Pause[M] | None] = no_pause
    decisions: int = 1
    lasting: tuple[str, ...] = ()
    sheet: Callable[[Log[S, M], Words], list[str]] = no_sheet

    @cached_property
    def bots(self) -> Mapping[str, Callable[[], Player[V, M]]]:
        """The bots, by the names that ``kostka play`` knows."""
        return self.load_bots()

    @property
    def has_referee(self) -> bool:
        """Whether a table on the net may have a person as its referee."""
        return self.judges is not none_judged

    @property
    def usual_seats(self) -> int:
        """How many sit where nothing is said: two, or as near to that as may be."""
        return min(max(2, self.seats[0]), self.seats[-1])

    def written(self, state: S, move: M) -> str:
        """A move as a record writes it when it stands alone, without the comment beside it."""
        step = Step(1, move, state, self.rules.apply(state, move))
        return " ".join("".join(self.notation.write([step])).split("{")[0].split())

    def move_typed(self, typed: str, state: S) -> M | None:
        """The move that is typed as a record has it; None if the words say none, or several."""
        cursor = Cursor.typed(typed)
        try:
            moves = () if cursor.done else self.notation.read(cursor, state)
        except Refusal:
            return None
        return moves[0] if len(moves) == 1 and cursor.done else None


AnyGame: TypeAlias = Game[Any, Any, Any]
"""For what serves every game alike."""


def game_names() -> tuple[str, ...]:
    """The games there are, by name."""
    here = __name__.split(".")[1]  # this module is called definition too, and binds none
    found = (module.name for module in pkgutil.iter_modules(kostka.__path__) if module.ispkg)
    games = [name for name in found if name != here and find_spec(f"kostka.{name}.definition")]
    return tuple(sorted(games))


def game_named(name: str) -> AnyGame:
    """The definition of this game. Raises Refusal ``game-unknown``."""
    if name not in game_names():
        raise Refusal("game-unknown", found=name, expected=" ".join(game_names()))
    found: AnyGame = importlib.import_module(f"kostka.{name}.definition").GAME
    return found


def new_header(
    game: AnyGame,
    *,
    seats: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    rules: str = "",
) -> Header:
    """A header for a new game, by the game's first rule set unless another is named."""
    names = tuple(seats) + ("",) * (game.seats.start - len(seats))
    chosen = rules or next(iter(game.rules.RULE_SETS))
    return Header(game.name, chosen, names, dict(options or {}))
