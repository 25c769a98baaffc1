"""What a solver must know of the rules: the options of ``kamos-1`` that change what play is worth.

>>> Terms().throws, Terms().any_full_throw
(3, False)
"""

from dataclasses import dataclass, replace
from typing import Any

ROWS = 10
NUMBERS = 6
DELO, KAMOS, CINA, REGAL = range(6, 10)


class NotExact(ValueError):
    """These options at this number of columns have no exact solution here; the message says why."""


@dataclass(frozen=True)
class Terms:
    """The rule set's options under the names they have there, and what a loss costs.

    ``loss``: what is added to a lost sheet's points (KCR-13). 0: nothing more is added, and what
    is written stays, which is how expected points are counted. A player who must not lose takes
    less than 0.
    """

    columns: int = 10
    throws: int = 3
    hand: str = "first-throw"
    delo_from_hand_only: bool = True
    regal_row_doubles: bool = False
    no_hajcman_doubles: bool = False
    loss: float = 0.0

    @property
    def any_full_throw(self) -> bool:
        """A later throw of all five dice counts as from the hand as well (KCR-3)."""
        return self.hand == "any-full-throw"

    @property
    def turns(self) -> int:
        """Cells of the whole sheet; as many turns."""
        return ROWS * self.columns

    def but(self, **changes: Any) -> "Terms":
        """The same terms with some changed."""
        return replace(self, **changes)


def terms_of(rules: object, loss: float = 0.0) -> Terms:
    """The terms of a rule set's value, whose fields carry the names of its options."""
    names = ("columns", "throws", "hand", "delo_from_hand_only")
    names += ("regal_row_doubles", "no_hajcman_doubles")
    return Terms(**{name: getattr(rules, name) for name in names}, loss=loss)
