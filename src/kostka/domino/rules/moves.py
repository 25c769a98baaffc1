"""Every move there is: chance's, the players', the referee's reports, faults and events."""

from typing import Annotated, Literal

import msgspec

from kostka.domino.rules.seating import Pair
from kostka.domino.rules.tiles import Side, Tile
from kostka.game.seats import Seat

AtTable = Annotated[Seat, msgspec.Meta(ge=0, le=3)]
Ending = Literal["out", "fish", "revoke"]
Decision = Literal["restart", "continue"]


class Lots(msgspec.Struct, frozen=True, tag="lots"):
    """Each seat turns a tile for the right of first move (DOM-20); ``tiles`` in seat order."""

    tiles: tuple[Tile, ...]


class Reshuffle(msgspec.Struct, frozen=True, tag="reshuffle"):
    """The one with first move shuffles again, and will draw last (DOM-22)."""


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """The one with first move draws without shuffling again (DOM-22)."""


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """Four hands of seven in playing order from the one with first move, each in the order drawn.

    A hand is None where a viewer may not know it.
    """

    hands: tuple[tuple[Tile, ...] | None, ...]


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """The seat on move lays a tile at an end (DOM-23); the first tile has no ``side``.

    ``seconds``: how long it took, where that was measured (DOM-13).
    """

    tile: Tile
    side: Side | None = None
    seconds: int | None = None


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """The seat on move says "pas" (DOM-33)."""

    seconds: int | None = None


class RoundReport(msgspec.Struct, frozen=True, tag="round"):
    """How a round ended at a real table: the whole of it, the rest, or the count of one played.

    ``winner`` None for a drawn fish or a revoke; ``points`` None where they can be computed;
    ``seat``: who went out, where known, or who revoked.
    """

    winner: Pair | None
    by: Ending
    points: int | None = None
    seat: AtTable | None = None


class PartyReport(msgspec.Struct, frozen=True, tag="party"):
    """How a whole party ended at a real table; ``time`` if time ended it (DOM-2, DOM-11)."""

    a: int
    b: int
    time: bool = False


class Slow(msgspec.Struct, frozen=True, tag="slow"):
    """The referee holds a move's time exceeded without reason (DOM-14)."""

    seat: AtTable


class Overdue(msgspec.Struct, frozen=True, tag="overdue"):
    """The clock ran out on the seat on move, which still owes its move (DOM-14)."""


class Excused(msgspec.Struct, frozen=True, tag="excused"):
    """The referee holds this seat's last excess of time founded after all (DOM-14)."""

    seat: AtTable


class Touched(msgspec.Struct, frozen=True, tag="touched"):
    """The seat on move touched a tile (DOM-30); None for one that did not fit and nobody saw."""

    seat: AtTable
    tile: Tile | None = None


class OutOfTurn(msgspec.Struct, frozen=True, tag="out-of-turn"):
    """A tile laid out of turn, and what the opponents chose (DOM-31, DOM-32).

    ``tile`` None where only the penalty is reported.
    """

    seat: AtTable
    decision: Decision
    tile: Tile | None = None


class Revoke(msgspec.Struct, frozen=True, tag="revoke"):
    """This seat passed while able to move: the referee ends the round (DOM-34)."""

    seat: AtTable


class Signs(msgspec.Struct, frozen=True, tag="signs"):
    """Signs that can be read as forbidden communication (DOM-35)."""

    seat: AtTable


class Penalty(msgspec.Struct, frozen=True, tag="penalty"):
    """Any other penalty the referee gives, with a short code of the reason; ``seat`` is whose fault
    it was, where that is known (a player of this pair)."""

    pair: Pair
    points: int
    reason: str = ""
    seat: AtTable | None = None


class TimeUp(msgspec.Struct, frozen=True, tag="time-up"):
    """The party's time ran out just now (DOM-10)."""


class Absent(msgspec.Struct, frozen=True, tag="absent"):
    """A player of this pair is missing five minutes after the start (DOM-12)."""

    pair: Pair


class Confirm(msgspec.Struct, frozen=True, tag="confirm"):
    """A seat has checked the count of the round (DOM-37)."""

    seat: AtTable


class Sign(msgspec.Struct, frozen=True, tag="sign"):
    """A seat signs the score sheet after the end (DOM-15)."""

    seat: AtTable


Move = (
    Lots
    | Reshuffle
    | Draw
    | Deal
    | Lay
    | Pass
    | RoundReport
    | PartyReport
    | Slow
    | Overdue
    | Excused
    | Touched
    | OutOfTurn
    | Revoke
    | Signs
    | Penalty
    | TimeUp
    | Absent
    | Confirm
    | Sign
)
