"""One side's way through a gam: for each of its information sets what to do and what it is worth.

All values are this side's own share: points, or its probability of winning the set. They suppose
that the other side plays the solution from here on.
"""

from dataclasses import dataclass, field, replace

import numpy as np

from kostka.mexiko.solver.dice import CHANCE, HAND_OVER, RANKS, SERVE, Floats, lowest
from kostka.mexiko.solver.solved import SolvedGam
from kostka.mexiko.solver.strategy import Strategy


@dataclass(frozen=True)
class Side:
    """Side 0 serves the gam, side 1 receives. ``beat`` is the call to beat, or SERVE.

    ``chance``: how likely each throw is for who has only seen what everybody sees.
    """

    gam: SolvedGam
    side: int
    chance: Floats = field(default_factory=lambda: CHANCE, repr=False, compare=False)

    @property
    def other(self) -> "Side":
        return Side(self.gam, 1 - self.side, self.chance)

    def playing(self, strategy: Strategy) -> "Side":
        """The same with another strategy in place of the solution's."""
        return Side(replace(self.gam, strategy=strategy), self.side, self.chance)

    @property
    def value(self) -> float:
        """This side's share at the serve."""
        value = self.gam.value
        return value if self.side == 0 else self._share(-value)

    def throw(self, beat: int, dice: int) -> Floats:
        """How often to make each call with these dice, shape (22,); the last is handing over."""
        calls: Floats = self.gam.strategy.calls[self.side, beat, dice]
        return calls

    def throw_values(self, beat: int, dice: int) -> Floats:
        """What each call is worth with these dice, shape (22,); NaN where it is not allowed."""
        worth = np.full(RANKS + 1, np.nan)
        for call in range(lowest(beat), RANKS):
            doubt = self.gam.strategy.doubt[self.side, beat, call]
            shown = self.gam.doubted(self.side, call, dice)
            worth[call] = doubt * shown + (1 - doubt) * self.gam.values.accepts[self.side, call]
        if beat != SERVE:
            worth[HAND_OVER] = self._handing_over(beat)
        return worth + self._share(0.0)

    def before_throw(self, beat: int) -> float:
        """This side's share when it is about to throw and must beat this."""
        return self._share(self.gam.values.beats[self.side, beat])

    def doubt(self, beat: int, call: int) -> float:
        """How often to doubt this call, which the other side made to beat ``beat``."""
        return float(self.gam.strategy.doubt[1 - self.side, beat, call])

    def belief(self, beat: int, call: int) -> Floats | None:
        """How likely each throw lies under the other side's call, shape (21,).

        None for a call that the solution never makes.
        """
        reach: Floats = self.chance * self.gam.strategy.calls[1 - self.side, beat, :, call]
        total = float(reach.sum())
        return reach / total if total > 0 else None

    def answer_values(self, beat: int, call: int) -> tuple[float, float]:
        """What doubting and accepting the other side's call are worth to this side.

        Doubting is NaN for a call that the solution never makes.
        """
        accept = self._share(-self.gam.values.accepts[1 - self.side, call])
        belief = self.belief(beat, call)
        if belief is None:
            return float("nan"), accept
        shown = sum(
            float(belief[dice]) * self.gam.doubted(1 - self.side, call, dice)
            for dice in range(RANKS)
        )
        return self._share(-shown), accept

    def doubted(self, call: int, dice: int) -> float:
        """What this side gets when its call is doubted with these dice."""
        return self._share(self.gam.doubted(self.side, call, dice))

    def doubt_between(self, call: int) -> tuple[float, float]:
        """The least and the most that doubting the other side's call can be worth to this one, by
        what lies under it."""
        throws = (dice for dice in range(RANKS) if self.chance[dice] > 0)
        worths = [self._share(-self.gam.doubted(1 - self.side, call, dice)) for dice in throws]
        return min(worths), max(worths)

    def to_table(self, call: int) -> bool:
        """Whether to ask for an open throw when this side's call has been accepted (MX-14)."""
        return bool(self.gam.strategy.table[self.side, call])

    def table_values(self, call: int) -> tuple[float, float]:
        """What the hidden and the open throw are worth to this side after its accepted call."""
        hidden = self._share(-self.gam.values.beats[1 - self.side, call])
        return hidden, self._share(self.gam.values.tables[self.side, call])

    def _share(self, value: float) -> float:
        return float(value) + (self.gam.whole if self.side == 1 else 0.0)

    def _handing_over(self, beat: int) -> float:
        pays = self.gam.pays(self.side)
        return pays.lost_two if beat == RANKS - 1 else pays.lost_one
