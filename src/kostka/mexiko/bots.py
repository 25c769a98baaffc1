"""Players that decide from what a player at the table knows, and nothing else."""

from collections.abc import Callable, Mapping

from kostka.game.player import Player, RandomPlayer, Turn
from kostka.mexiko.rules import Move, View
from kostka.mexiko.rules.calls import COUNT, WAYS, beats, named
from kostka.mexiko.rules.moves import Accept, Behind, Doubt, HandOver, Say, ToTable
from kostka.mexiko.rules.state import Gam, Phase

AT_LEAST = tuple(sum(WAYS[call:]) / sum(WAYS) for call in range(COUNT))
"""How probable a throw of at least this call is."""
TO_BEAT = tuple(
    sum(WAYS[own] for own in range(COUNT) if beats(own, call)) / sum(WAYS) for call in range(COUNT)
)
"""How probable it is to beat this call with one throw (MX-6)."""
BLUFFS_ON_SERVE = 0.2
"""How often a newcomer expects the server to call too much."""
TOO_HIGH = named("4i") or 0
"""Calls from here up are not bluffed over: better one point lost than two at risk."""


class Beginner:
    """A newcomer of a few evenings: calls what was thrown if that will do, bluffs as low as
    possible if not, gives up against the highest calls, and doubts what is more likely a bluff."""

    def choose(self, turn: Turn[View, Move]) -> Move:
        gam = turn.view.gam
        if not isinstance(turn.moves[0], Say | Accept | Behind):
            return turn.moves[0]  # throws behind the hand; takes the first die of the line-up
        if gam.phase is Phase.SAY:
            return self._call(gam, turn)
        if gam.phase is Phase.ANSWER:
            return Accept() if self._honest(gam) >= 0.5 else Doubt()
        return ToTable() if gam.said is not None and TO_BEAT[gam.said] < 0.5 else Behind()

    def _call(self, gam: Gam, turn: Turn[View, Move]) -> Move:
        if gam.dice is not None and beats(gam.dice, gam.beat):
            return Say(gam.dice)
        if gam.beat is not None and gam.beat >= TOO_HIGH:
            return HandOver()
        bluffs = [move for move in turn.moves if isinstance(move, Say)]
        return bluffs[min(turn.source.below(3), len(bluffs) - 1)]

    def _honest(self, gam: Gam) -> float:
        """How probable it is that the call is true."""
        if gam.said is None or gam.open == 2:
            return float(gam.said is None or (gam.dice is not None and gam.dice >= gam.said))
        bluffs = BLUFFS_ON_SERVE if gam.beat is None else 1 - TO_BEAT[gam.beat]
        return AT_LEAST[gam.said] / (AT_LEAST[gam.said] + bluffs)


BOTS: Mapping[str, Callable[[], Player[View, Move]]] = {
    "random": RandomPlayer,
    "beginner": Beginner,
}
"""The players by the names that ``kostka play`` knows."""
