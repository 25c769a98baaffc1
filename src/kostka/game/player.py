"""Players: whoever chooses a move from a view, never from the state."""

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from kostka.game.chance import Source
from kostka.game.seats import Seat

V_contra = TypeVar("V_contra", contravariant=True)
M = TypeVar("M")
V_co = TypeVar("V_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Turn(Generic[V_co, M]):
    """What a player gets: the view from its seat, the moves it may make, a source of chance of its
    own and the seconds it may think (None: as long as it likes). The rules are in the view."""

    seat: Seat
    view: V_co
    moves: tuple[M, ...]
    source: Source
    seconds: float | None = None


class Player(Protocol[V_contra, M]):
    """Chooses one of the turn's moves."""

    def choose(self, turn: Turn[V_contra, M]) -> M: ...


class RandomPlayer:
    """Any of the moves it may make, each as likely."""

    def choose(self, turn: Turn[object, M]) -> M:
        return turn.moves[turn.source.below(len(turn.moves))]
