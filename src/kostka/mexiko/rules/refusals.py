"""The one refusal that every part of the rules makes: a move whose moment it is not."""

from kostka.game.errors import RuleError
from kostka.mexiko.rules.state import Gam, Phase

WAITS_FOR = {
    Phase.HOW: "hidden | half | open",
    Phase.THROW: "31 … M",
    Phase.SAY: ">31 … >M | give",
    Phase.ANSWER: "ok | no",
    Phase.TABLE: "behind | tab",
    Phase.SHOW: "31 … M | = TEAM POINTS",
    Phase.OVER: "",
}
"""What may stand next in a record, as a rule."""


RULE_OF = {
    Phase.HOW: "MX-18",
    Phase.THROW: "MX-10",
    Phase.SAY: "MX-5",
    Phase.ANSWER: "MX-11",
    Phase.TABLE: "MX-14",
    Phase.SHOW: "MX-12",
    Phase.OVER: "MX-24",
}
"""The rule by which it is that."""


def waits_for(gam: Gam) -> str:
    """What may stand next in a record of this gam."""
    if gam.phase is Phase.SAY and gam.beat is None:
        return ">31 … >M"  # MX-15: on the serve there is nothing to hand over for
    return WAITS_FOR[gam.phase]


def not_now(rule: str, found: str, gam: Gam) -> RuleError:
    """The error for a move that comes when something else is due."""
    return RuleError(rule, "mexiko-not-now", found=found, expected=waits_for(gam))
