"""The bots of domino. They decide from what a player at the table knows.

By name: ``random`` makes any legal move; ``club`` plays by strong habits, like somebody who plays
every week (solver/strong.py); ``expert`` samples the hidden hands (solver/players.py). It alone
needs the extra ``solve``, and only it imports that.

- ``newcomer``: somebody who has read the rules once; ``novice``: one of a few evenings
"""

from collections.abc import Callable, Mapping

from kostka.domino.bots.newcomer import Newcomer
from kostka.domino.bots.novice import Novice
from kostka.domino.rules import Move, View
from kostka.domino.solver.strong import Club
from kostka.game.optional_dependencies import required_extra
from kostka.game.player import Player, RandomPlayer

__all__ = ["BOTS", "Club", "Newcomer", "Novice"]


def expert() -> Player[View, Move]:
    """Imagines many worlds and takes the lay with which the party is most likely won, a certain win
    of it always: within the turn's seconds, or one second. What it finds in that time depends on
    the machine; RuleError ``solver-missing`` without the extra ``solve``."""
    with required_extra("solve"):
        from kostka.domino.solver.players import Expert  # noqa: PLC0415

        return Expert()


BOTS: Mapping[str, Callable[[], Player[View, Move]]] = {
    "random": RandomPlayer,
    "newcomer": Newcomer,
    "novice": Novice,
    "club": Club,
    "expert": expert,
}
"""The players by the names that ``kostka play`` knows."""
