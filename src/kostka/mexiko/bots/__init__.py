"""The bots of mexiko. They decide from what a player at the table knows.

By name: ``random`` makes any legal move; ``equilibrium`` and ``reader`` need the extra ``solve``,
and only they import it.

- ``newcomer``: somebody who has read the rules once; ``novice``: one of a few evenings; ``club``:
  somebody who plays every week; ``heuristic``: the rules of thumb of these three
- ``equilibrium``: the exact solution; ``reader``: the solution, adapted to the opponent's habits
- ``exact``: the exact winning chances of bots against each other
"""

from collections.abc import Callable, Mapping

from kostka.game.optional_dependencies import required_extra
from kostka.game.player import Player, RandomPlayer
from kostka.mexiko.bots.club import Club
from kostka.mexiko.bots.newcomer import Newcomer
from kostka.mexiko.bots.novice import Novice
from kostka.mexiko.rules import Move, View

__all__ = ["BOTS", "Club", "Newcomer", "Novice"]


def equilibrium() -> Player[View, Move]:
    """The exact solution; Refusal ``solver-missing`` without the extra ``solve``."""
    with required_extra("solve"):
        from kostka.mexiko.bots.equilibrium import Equilibrium  # noqa: PLC0415

        return Equilibrium()


def reader() -> Player[View, Move]:
    """The reader of habits; Refusal ``solver-missing`` without the extra ``solve``."""
    with required_extra("solve"):
        from kostka.mexiko.bots.reader import Reader  # noqa: PLC0415

        return Reader()


BOTS: Mapping[str, Callable[[], Player[View, Move]]] = {
    "random": RandomPlayer,
    "newcomer": Newcomer,
    "novice": Novice,
    "club": Club,
    "equilibrium": equilibrium,
    "reader": reader,
}
"""The players by the names that ``kostka play`` knows."""
