"""What a solver must know of the rules: the options of ``kamos-1``, and what a loss costs.

>>> Terms(columns=2).turns, Terms().any_full_throw, Terms().but(throws=2).throws
(20, False, 2)
"""

from dataclasses import dataclass, replace
from typing import Any

from kostka.kamos.rules.options import Kamos1
from kostka.kamos.rules.rows import ROWS as NAMES

ROWS = len(NAMES)


class NotExact(ValueError):
    """These terms have no exact solution here; the message says why."""


@dataclass(frozen=True)
class Terms:
    """The rule set's options under the names they have there, and what a loss costs.

    ``loss``: what a lost sheet still gets (KCR-13). 0: nothing more is added and what is written
    stays, which is how expected points are counted. A player who must not lose takes less.
    """

    columns: int = 10
    throws: int = 3
    hand: str = "first-throw"
    delo_from_hand_only: bool = True
    regal_row_doubles: bool = False
    no_hajcman_doubles: bool = False
    loss: float = 0.0
    hajcman: str = "free"

    @property
    def any_full_throw(self) -> bool:
        """A later throw of all five dice counts as from the hand as well (KCR-3)."""
        return self.hand == "any-full-throw"

    @property
    def forced(self) -> bool:
        """A × may be written only where nothing else can be (KCR-12)."""
        return self.hajcman == "forced"

    @property
    def turns(self) -> int:
        """Cells of the whole sheet; as many turns."""
        return ROWS * self.columns

    def but(self, **changes: Any) -> "Terms":
        """The same terms with some changed."""
        return replace(self, **changes)


def terms_of(rules: Kamos1, loss: float = 0.0) -> Terms:
    """The terms of a rule set's value.

    >>> terms_of(Kamos1()) == Terms()
    True
    """
    return Terms(
        rules.columns,
        rules.throws,
        rules.hand,
        rules.delo_from_hand_only,
        rules.regal_row_doubles,
        rules.no_hajcman_doubles,
        loss,
        rules.hajcman,
    )
