"""What a table agrees on before a game: the rule set ``kamos-1`` and its options."""

from typing import Annotated, Literal

import msgspec

from kostka.game.ruleset import option


class Kamos1(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules as in the source, and the defaults where it leaves something open."""

    columns: Annotated[int, option("KCR-1", ge=1, le=20)] = 10
    """How many cells a row has."""
    throws: Annotated[int, option("KCR-2", ge=1, le=5)] = 3
    """How many throws a turn has, the first one included."""
    hand: Annotated[Literal["first-throw", "any-full-throw"], option("KCR-3")] = "first-throw"
    """Which throw of all five dice is from the hand."""
    delo_from_hand_only: Annotated[bool, option("KCR-7")] = True
    """Whether Dělo by re-throw is worth nothing."""
    regal_row_doubles: Annotated[bool, option("KCR-11")] = False
    """Whether a row of nothing but Regál counts twice."""
    hajcman: Annotated[Literal["free", "forced"], option("KCR-12")] = "free"
    """Whether a × may be written by choice, or only when nothing else can be."""
    no_hajcman_doubles: Annotated[bool, option("KCR-14")] = False
    """Whether a finished sheet without a × counts twice."""


RULE_SETS = {"kamos-1": Kamos1()}
