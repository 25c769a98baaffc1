"""The equilibrium: the exact solution for the score and the options at hand.

Nobody wins more against it than against itself, and what its opponent does it does not ask.
"""

import numpy as np

from kostka.game.chance import Source
from kostka.game.player import Turn
from kostka.mexiko.rules import Move, View
from kostka.mexiko.rules.moves import Accept, Behind, Doubt, HandOver, Say, ToTable
from kostka.mexiko.rules.state import Phase
from kostka.mexiko.solver.dice import HAND_OVER, RANKS, Floats
from kostka.mexiko.solver.side import Side
from kostka.mexiko.standing import place, side_of, thrower_of

FINE = 1 << 53  # as fine as a chance is kept


class Equilibrium:
    """Plays what the solution says, as often as it says."""

    def choose(self, turn: Turn[View, Move]) -> Move:
        view, gam = turn.view, turn.view.gam
        if not isinstance(turn.moves[0], Say | Accept | Behind):
            return turn.moves[0]  # behind the hand is best (solver/open_throws.py); any die will do
        beat = place(gam.beat)
        if gam.phase is Phase.SAY:
            side = self.throwing(view)
            if gam.dice is None:  # nobody told it what fell
                return _call(int(np.nanargmax(_blind(side, beat))))
            return _call(_pick(side.throw(beat, gam.dice), turn.source))
        assert gam.said is not None, "only a call is answered"
        if gam.phase is Phase.ANSWER:
            doubt = _doubt(self.answering(view), beat, gam.said)
            return Doubt() if _comes_off(doubt, turn.source) else Accept()
        side = self.calling(view)
        asks = float(side.gam.strategy.table[side.side, gam.said])
        return ToTable() if _comes_off(asks, turn.source) else Behind()

    def throwing(self, view: View) -> Side:
        """What to go by for a call."""
        return thrower_of(view)

    def answering(self, view: View) -> Side:
        """What to go by for an answer."""
        return thrower_of(view).other

    def calling(self, view: View) -> Side:
        """What to go by when the call was accepted."""
        return side_of(view, view.gam.thrower)


def _call(call: int) -> Move:
    return HandOver() if call == HAND_OVER else Say(call)


def _doubt(side: Side, beat: int, call: int) -> float:
    """How often to doubt. The solution doubts a call that it would never make only as often as
    needed; but what is seen to be a lie (or the truth) leaves nothing to ask."""
    accept = side.answer_values(beat, call)[1]
    least, most = side.doubt_between(call)
    if least > accept:
        return 1.0
    return 0.0 if most < accept else side.doubt(beat, call)


def _blind(side: Side, beat: int) -> Floats:
    """What each call is worth to who does not know the throw, shape (22,)."""
    throws = (dice for dice in range(RANKS) if side.chance[dice] > 0)
    worth: Floats = sum(
        (side.chance[dice] * side.throw_values(beat, dice) for dice in throws),
        start=np.zeros(RANKS + 1),
    )
    return worth


def _comes_off(chance: float, source: Source) -> bool:
    """Whether a chance comes off; what is certain takes nothing from the source."""
    return chance >= 1 or (chance > 0 and source.below(FINE) < chance * FINE)


def _pick(chances: Floats, source: Source) -> int:
    """One of these, as often as its chance says."""
    possible = np.flatnonzero(chances > 0)
    if len(possible) == 1:
        return int(possible[0])
    upto = np.cumsum(chances[possible])
    drawn = source.below(FINE) / FINE * upto[-1]
    return int(possible[np.searchsorted(upto, drawn, side="right")])
