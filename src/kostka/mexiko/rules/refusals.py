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
"""What may stand next in a record."""


def not_now(rule: str, found: str, gam: Gam) -> RuleError:
    """The error for a move that comes when something else is due."""
    return RuleError(rule, "mexiko-not-now", found=found, expected=WAITS_FOR[gam.phase])
