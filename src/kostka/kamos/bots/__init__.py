"""The bots of Kámoš, Čína, Regál.

By name: ``random`` makes any legal move; ``optimal`` and ``rival`` need the extra ``solve``, and
only they import it.

- ``newcomer``: somebody who has read the rules once; ``novice``: one of a few evenings; ``club``:
  somebody who plays every week
- ``optimal``: the solution, for points; ``rival``: the solution, to win against those who sit there
"""

from collections.abc import Callable, Mapping

from kostka.game.optional_dependencies import required_extra
from kostka.game.player import Player, RandomPlayer
from kostka.kamos.bots.club import Club
from kostka.kamos.bots.newcomer import Newcomer
from kostka.kamos.bots.novice import Novice
from kostka.kamos.rules.moves import Move
from kostka.kamos.rules.view import View

__all__ = ["BOTS", "Club", "Newcomer", "Novice"]


def optimal() -> Player[View, Move]:
    """The solution, for points; Refusal ``solver-missing`` without the extra ``solve``."""
    with required_extra("solve"):
        from kostka.kamos.bots.optimal import Optimal  # noqa: PLC0415

        return Optimal()


def rival() -> Player[View, Move]:
    """The solution, to win; Refusal ``solver-missing`` without the extra ``solve``."""
    with required_extra("solve"):
        from kostka.kamos.bots.rival import Rival  # noqa: PLC0415

        return Rival()


BOTS: Mapping[str, Callable[[], Player[View, Move]]] = {
    "random": RandomPlayer,
    "newcomer": Newcomer,
    "novice": Novice,
    "club": Club,
    "optimal": optimal,
    "rival": rival,
}
"""The players by the names that ``kostka play`` knows."""
