"""Players by rules of thumb: what they do hangs on the last call and on their dice alone.

So such a player is also a table of chances, and what it is worth can be computed exactly
(`kostka.mexiko.bots.exact`).
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from kostka.game.player import Turn
from kostka.mexiko.rules import Move, View
from kostka.mexiko.rules.calls import COUNT, LOWEST, WAYS, Call, beats
from kostka.mexiko.rules.moves import Accept, Behind, Doubt, HandOver, Say, ToTable
from kostka.mexiko.rules.state import Gam, Phase

OF = 12
"""Chances of a rule of thumb are so many twelfths."""
AT_LEAST = tuple(sum(WAYS[call:]) / sum(WAYS) for call in range(COUNT))
"""How probable a throw of at least this call is."""
TO_BEAT = tuple(
    sum(WAYS[own] for own in range(COUNT) if beats(own, call)) / sum(WAYS) for call in range(COUNT)
)
"""How probable it is to beat this call with one throw (MX-6)."""


class Heuristic(ABC):
    """A player by rules of thumb. Calls to beat are None at the serve."""

    @abstractmethod
    def calls(self, beat: Call | None, dice: Call) -> Sequence[Call | None]:
        """The calls it may make with these dice, each as likely; None is handing over (MX-15)."""

    @abstractmethod
    def doubt(self, beat: Call | None, call: Call) -> int:
        """How often it doubts a call that was made to beat ``beat``, in twelfths."""

    @abstractmethod
    def table(self, call: Call) -> int:
        """How often it asks for an open throw when its call was accepted, in twelfths (MX-14)."""

    def choose(self, turn: Turn[View, Move]) -> Move:
        gam, source = turn.view.gam, turn.source
        if not isinstance(turn.moves[0], Say | Accept | Behind):
            return turn.moves[0]  # throws behind the hand; takes the first die of the line-up
        if gam.phase is Phase.SAY:
            # who does not know what fell (nobody told) has nothing to be honest about
            calls = self.calls(gam.beat, LOWEST if gam.dice is None else gam.dice)
            call = calls[source.below(len(calls)) if len(calls) > 1 else 0]
            return HandOver() if call is None else Say(call)
        assert gam.said is not None, "only a call is answered"
        if gam.phase is Phase.ANSWER:
            return Doubt() if _now(self._doubt(gam, gam.said), turn) else Accept()
        return ToTable() if _now(self.table(gam.said), turn) else Behind()

    def _doubt(self, gam: Gam, call: Call) -> int:
        if gam.dice is not None:  # it lies open, or counts as 31 (MX-18, MX-51 … MX-53)
            return OF if gam.dice < call else 0
        return self.doubt(gam.beat, call)


def _now(twelfths: int, turn: Turn[View, Move]) -> bool:
    """Whether a chance comes off; what is certain takes nothing from the source."""
    return twelfths == OF or (twelfths > 0 and turn.source.below(OF) < twelfths)
