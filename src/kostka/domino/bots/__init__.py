"""The bots of domino. They decide from what a player at the table knows.

By name: ``random`` makes any legal move; ``club`` plays by strong habits, like somebody who plays
every week; ``expert`` samples the hidden hands. The last two (solver/players.py) need the extra
``solve``, and only they import it.

- ``newcomer``: somebody who has read the rules once; ``novice``: one of a few evenings
"""

from collections.abc import Callable, Mapping

from kostka.domino.bots.newcomer import Newcomer
from kostka.domino.bots.novice import Novice
from kostka.domino.rules import Move, View
from kostka.game.optional_dependencies import required_extra
from kostka.game.player import Player, RandomPlayer

__all__ = ["BOTS", "Newcomer", "Novice"]


def club() -> Player[View, Move]:
    """A strong habit and no reckoning. It looks at a lay with the solver's own numba code, so it
    too is refused (RuleError ``solver-missing``) without the extra ``solve``."""
    with required_extra("solve"):
        from kostka.domino.solver.players import Club  # noqa: PLC0415

        return Club()


def expert() -> Player[View, Move]:
    """Imagines many worlds and takes the lay with which the party is most likely won, a certain win
    of it always: within the turn's seconds, or one second. What it finds in that time depends on
    the machine; Refusal ``solver-missing`` without the extra ``solve``."""
    with required_extra("solve"):
        from kostka.domino.solver.players import Expert  # noqa: PLC0415

        return Expert()


BOTS: Mapping[str, Callable[[], Player[View, Move]]] = {
    "random": RandomPlayer,
    "newcomer": Newcomer,
    "novice": Novice,
    "club": club,
    "expert": expert,
}
"""The players by the names that ``kostka play`` knows."""
