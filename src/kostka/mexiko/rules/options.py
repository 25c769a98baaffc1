"""The rule set ``fima-1`` and what may be agreed otherwise."""

from typing import Annotated, Literal

import msgspec

from kostka.game.ruleset import option


class Fima1(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """International mexiko as FIMA plays it, with every option a table may agree on.

    >>> Fima1().two_points
    'thrown-or-called'
    """

    two_points: Annotated[Literal["thrown-or-called", "called"], option("MX-13")] = (
        "thrown-or-called"
    )
    open_mexiko_pays_two: Annotated[bool, option("MX-14")] = True
    voluntary_open: Annotated[bool, option("MX-18")] = False
    best_of: Annotated[int, option("MX-24", ge=1, le=21)] = 1
    play_all: Annotated[bool, option("MX-24")] = False
    beer: Annotated[bool, option("MX-30")] = False
    beers: Annotated[Literal["as-sets", "one-less"], option("MX-34")] = "as-sets"
    spanish: Annotated[bool, option("MX-41")] = False
    red_card: Annotated[bool, option("MX-53")] = True
    cards: Annotated[Literal["die", "team"], option("MX-53")] = "die"
    lineups: Annotated[bool, option("MX-60")] = False


RULE_SETS = {"fima-1": Fima1()}
