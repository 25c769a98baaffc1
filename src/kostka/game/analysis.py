"""What a record's decisions cost, and how much of its result was luck.

Everything is in the game's own currency, named by ``unit``: "win" is a probability of winning (of
the set or match), "points" are the game's points. A cost is never below 0: the worth of the best
choice less the worth of the choice made, both for the side that chose. Luck is what chance gave a
side: the worth after a throw or deal less the worth expected before it; over fair chance it adds up
to nothing.
"""

import msgspec

from kostka.game.seats import Seat

WIN = "win"
"""The unit of who tells chances of winning."""


class Decision(msgspec.Struct, frozen=True):
    """One choice of one seat.

    ``number`` is the entry's number in the log. Choices are in the record's notation.
    ``cost`` is with what the seat knew; ``error`` its standard error where it was sampled, else 0.
    ``hindsight`` is the cost with everything open, where that is a question of its own (domino).
    ``worth`` is the expected result for the seat's side after the choice made.
    """

    number: int
    seat: Seat
    choice: str
    best: str
    cost: float
    worth: float
    error: float = 0.0
    hindsight: float | None = None
    hindsight_best: str | None = None


class Luck(msgspec.Struct, frozen=True):
    """What one chance entry gave a side (the seats of ``sides[side]`` of the game)."""

    number: int
    side: int
    gain: float


class Analysis(msgspec.Struct, frozen=True):
    """A whole record's decisions and luck, in the order of their entries.

    ``lost``: who lost the whole game at once, the earliest first, which the unit does not price.
    """

    unit: str
    decisions: tuple[Decision, ...]
    luck: tuple[Luck, ...]
    lost: tuple[Seat, ...] = ()

    @property
    def empty(self) -> bool:
        """Whether there was nothing to judge: every game or round is only reported."""
        return not self.decisions and not self.luck

    def cost(self, seat: Seat) -> float:
        """What all choices of a seat cost together."""
        return sum(decision.cost for decision in self.decisions if decision.seat == seat)

    def luck_of(self, sides: int) -> tuple[float, ...]:
        """What chance gave each side. Two sides that fight for one chance of winning share it:
        what fell to one is taken from the other, and only what is left over is luck.

        >>> fell = (Luck(1, 0, -0.25), Luck(3, 1, -0.75))
        >>> Analysis("win", (), fell).luck_of(2), Analysis("points", (), fell).luck_of(2)
        ((0.5, -0.5), (-0.25, -0.75))
        """
        fell = tuple(
            sum((luck.gain for luck in self.luck if luck.side == side), 0.0)
            for side in range(sides)
        )
        if self.unit != WIN or sides != 2:
            return fell
        return fell[0] - fell[1], fell[1] - fell[0]

    def error_rate(self, seat: Seat) -> float:
        """The mean cost of a seat's decisions; 0 for one that made none.

        >>> made = (Decision(1, 0, "52", "61", 0.02, 0.5), Decision(3, 0, "no", "no", 0.0, 0.5))
        >>> Analysis("win", made, ()).error_rate(0)
        0.01
        """
        made = [decision.cost for decision in self.decisions if decision.seat == seat]
        return sum(made) / len(made) if made else 0.0
