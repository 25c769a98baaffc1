"""What a record's decisions cost, and how much of its result was luck.

Everything is in the game's own currency, named by ``unit``: "win" is a probability of winning (of
the set or match), "points" are the game's points. A cost is never below 0: the worth of the best
choice less the worth of the choice made, both for the side that chose. Luck is what chance gave a
side: the worth after a throw or deal less the worth expected before it; over fair chance it adds up
to nothing.
"""

from collections.abc import Sequence
from typing import Any

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
    ``move``, ``best_move`` and ``hindsight_move`` are the same choices as moves of the game.
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
    move: Any = None
    best_move: Any = None
    hindsight_move: Any = None


class Luck(msgspec.Struct, frozen=True):
    """What one chance entry gave a side (the seats of ``sides[side]`` of the game)."""

    number: int
    side: int
    gain: float


class Standing(msgspec.Struct, frozen=True):
    """What a seat's decisions cost together and in the mean, and what chance gave its side."""

    seat: Seat
    side: int
    decisions: int
    cost: float
    error_rate: float
    luck: float


class Analysis(msgspec.Struct, frozen=True):
    """A whole record's decisions and luck, in the order of their entries.

    ``lost``: who lost the whole game at once, the earliest first, which the unit does not price.
    ``players``: what it comes to for each seat, once ``summed_up``.
    """

    unit: str
    decisions: tuple[Decision, ...]
    luck: tuple[Luck, ...]
    lost: tuple[Seat, ...] = ()
    players: tuple[Standing, ...] = ()

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

    def summed_up(self, sides: Sequence[Sequence[Seat]]) -> "Analysis":
        """The same with what it comes to for each seat of these sides.

        >>> made = (Decision(1, 0, "52", "61", 0.25, 0.5),)
        >>> found = Analysis("win", made, (Luck(3, 1, -0.5),)).summed_up(((0,), (1,)))
        >>> [(one.decisions, one.cost, one.luck) for one in found.players]
        [(1, 0.25, 0.5), (0, 0, -0.5)]
        """
        luck = self.luck_of(len(sides))
        made = [decision.seat for decision in self.decisions]
        players = (
            Standing(
                seat, side, made.count(seat), self.cost(seat), self.error_rate(seat), luck[side]
            )
            for side, seats in enumerate(sides)
            for seat in seats
        )
        in_order = tuple(sorted(players, key=lambda one: one.seat))
        return msgspec.structs.replace(self, players=in_order)
