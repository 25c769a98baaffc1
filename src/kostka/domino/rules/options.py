"""The rule set ``sport-1`` and its options, each with the number of the rule it belongs to."""

from typing import Annotated, Literal

import msgspec

from kostka.game.ruleset import option


class Sport1(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sport domino. Times are seconds, but ``party_time`` minutes; penalties are points."""

    target: Annotated[int, option("DOM-2", ge=1, le=9999)] = 200
    count: Annotated[Literal["all", "opponents"], option("DOM-3")] = "all"
    party_time: Annotated[int, option("DOM-10", ge=30, le=50)] = 40
    time_penalty: Annotated[int, option("DOM-14", ge=0, le=999)] = 10
    grace: Annotated[int, option("DOM-14", ge=0, le=999)] = 20
    reshuffle: Annotated[bool, option("DOM-22")] = True
    lead: Annotated[Literal["rotate", "winner"], option("DOM-24")] = "rotate"
    sort_hand: Annotated[bool, option("DOM-26")] = False
    touched: Annotated[int, option("DOM-30", ge=0, le=999)] = 20
    takebacks: Annotated[bool, option("DOM-30")] = False
    out_of_turn: Annotated[int, option("DOM-31", ge=0, le=999)] = 20
    auto_pass: Annotated[bool, option("DOM-33")] = False
    revoke: Annotated[int, option("DOM-34", ge=0, le=999)] = 20
    allow_revoke: Annotated[bool, option("DOM-34")] = False
    signs: Annotated[int, option("DOM-35", ge=0, le=999)] = 20
    signs_warning: Annotated[bool, option("DOM-35")] = True


RULE_SETS = {"sport-1": Sport1()}
