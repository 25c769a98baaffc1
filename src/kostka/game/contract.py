"""What a game must be able to say. Each game's ``rules`` package keeps this, as plain functions.

States, views and moves are immutable values that travel as JSON: frozen msgspec structs, the moves
of a game a tagged union. Equal ones have equal hashes, so a view can stand for all that its viewer
cannot tell apart. A rules package imports nothing that reads a clock, draws a number or touches a
file: throws, deals and moments come in as moves.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from kostka.game.chance import Source
from kostka.game.header import Header
from kostka.game.seats import Actor, Seat, Viewer

S = TypeVar("S")
M = TypeVar("M")
V_co = TypeVar("V_co", covariant=True)


Unit: TypeAlias = tuple[int, int, bool]
"""The gam, turn or round in progress: its number, which only grows; whose it is, where that cannot
change (else 0); whether anything of it has happened that only its end leads out of."""


class Seal(NamedTuple):
    """What a signature stands under, as a number that another content has not; the rule by which it
    does not count when that has changed."""

    rule: str
    content: int


class Result(msgspec.Struct, frozen=True):
    """How a finished game ended, seat by seat.

    ``places``: 1 is best, equal places are shared (a pair shares its place, and so do both sides
    of a draw). ``score``: what stands on the board for each seat, in the game's own unit.
    """

    places: tuple[int, ...]
    score: tuple[int, ...]
    won: bool = True
    """No where the first place is no win: everybody lost (KCR-13)."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats on the first place; empty when nobody won or everybody shares it.

        >>> Result((1, 2, 1), (7, 3, 7)).winners, Result((1, 1), (2, 2)).winners
        ((0, 2), ())
        """
        best = tuple(seat for seat, place in enumerate(self.places) if place == 1)
        shared = len(best) == len(self.places) > 1
        return best if self.won and not shared else ()


class Rules(Protocol[S, M, V_co]):
    """A game's rules. ``apply`` is the only way from a state to the next.

    Attributes: ``NAME`` as in a header; ``RULE_SETS`` from names to rule sets (see ruleset.py), the
    first being the one taken when nothing is said; ``MOVE`` the union of all moves and ``VIEW``
    the type of the views, for decoding.
    """

    @property
    def NAME(self) -> str: ...  # noqa: N802  (a module's constant)
    @property
    def RULE_SETS(self) -> Mapping[str, msgspec.Struct]: ...  # noqa: N802
    @property
    def MOVE(self) -> object: ...  # noqa: N802
    @property
    def VIEW(self) -> type[V_co]: ...  # noqa: N802

    def start(self, header: Header) -> S:
        """The state before the first move. Raises Refusal for a header it cannot play."""
        ...

    def actors(self, state: S) -> tuple[Actor, ...]:
        """Who must move now: seats, chance, the referee; empty when the game is over."""
        ...

    def legal(self, state: S, seat: Seat) -> tuple[M, ...]:
        """Every move this seat is waited for to choose from, in a stable order; empty when it is
        not its turn.

        What a seat may do besides (a time-out, a signature) and what the referee reports is not
        listed: ``author`` says whose it is, ``apply`` whether it may be.
        """
        ...

    def author(self, state: S, move: M) -> Actor:
        """Who makes this move in this state: nobody else may send it. A move that cannot be now
        has an author too; ``apply`` refuses it. The seconds that a move took are not its author's
        to tell: whoever keeps the clock puts them in."""
        ...

    def apply(self, state: S, move: M) -> S:
        """The state after the move. Raises Refusal and changes nothing if it is not allowed."""
        ...

    def draw(self, state: S, source: Source) -> M:
        """The chance move due now, drawn from the source."""
        ...

    def view(self, state: S, viewer: Viewer) -> V_co:
        """Everything this viewer may know, and nothing else."""
        ...

    def shown(self, state: S, move: M, viewer: Viewer) -> M | None:
        """What this viewer learns of a move about to be applied: all of it (the move itself), a
        reduced one, or None. What a spectator learns whole is told to everybody."""
        ...

    def result(self, state: S) -> Result | None:
        """How it ended, or None while it has not."""
        ...

    # unit(state: S) -> Unit: what is in progress (see steps.py). A game may do without: then all
    # of it is one part, in which a correction leaves every entry where it belonged.
    # seal(state: S, move: M) -> Seal | None: what a signature signs, always the same for what
    # belongs to no part; None for every other move.


AnyRules: TypeAlias = Rules[Any, Any, Any]
"""For what serves every game alike."""


def is_over(rules: Rules[S, M, object], state: S) -> bool:
    """Nobody is waited for any more."""
    return not rules.actors(state)
