"""Everything that can happen in a game, as data. Rows and dice are named as in records."""

from typing import Annotated, TypeAlias

import msgspec

from kostka.game.seats import Seat
from kostka.kamos.rules.rows import Row

Die = Annotated[int, msgspec.Meta(ge=1, le=6)]
ReportedDice = tuple[Die, ...]
Points = Annotated[int, msgspec.Meta(ge=0)]


class Lot(msgspec.Struct, frozen=True, tag="lot"):
    """Chance: a die each of those who may still begin, in the order they sit (KCR-17)."""

    dice: ReportedDice


class Throw(msgspec.Struct, frozen=True, tag="throw"):
    """Chance: the five dice as they lie after a throw, those kept included, smallest first."""

    dice: ReportedDice


class Keep(msgspec.Struct, frozen=True, tag="keep"):
    """The player leaves these dice, smallest first, and throws the others again (KCR-2)."""

    dice: ReportedDice


class Write(msgspec.Struct, frozen=True, tag="write"):
    """The player writes the throw in the next cell of a row (KCR-16)."""

    row: Row


class Cross(msgspec.Struct, frozen=True, tag="cross"):
    """The player writes a × in the next cell of a row (KCR-12); in rows 1–6 it loses (KCR-13)."""

    row: Row


class First(msgspec.Struct, frozen=True, tag="first"):
    """Report: the seat that began, however the lot was drawn (KCR-17)."""

    seat: Seat


class TurnReport(msgspec.Struct, frozen=True, tag="turn"):
    """Report: a whole turn of a real table, of which not all is known.

    ``dice``: as they lay in the end, if known; else ``points`` says what the cell is worth, or
    ``cross`` that it is a ×. ``hand``: it came from the hand (KCR-3).
    """

    row: Row
    dice: ReportedDice | None = None
    points: Points | None = None
    hand: bool = False
    cross: bool = False


class SheetReport(msgspec.Struct, frozen=True, tag="sheet"):
    """Report: a player's whole sheet at the end: the points of its ten rows, its total, or both.

    ``rows`` is empty when only the total is known. ``lost``: it was closed by KCR-13.
    """

    seat: Seat
    rows: tuple[Points, ...] = ()
    total: Points | None = None
    lost: bool = False


Move: TypeAlias = Lot | Throw | Keep | Write | Cross | First | TurnReport | SheetReport
