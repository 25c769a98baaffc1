"""A refusal as it goes over the wire."""

import msgspec

from kostka.game.errors import Refusal


class Fault(msgspec.Struct, frozen=True):
    """A refusal as it goes over the wire: the rule's number (empty where no rule of a game speaks),
    the code whose sentence is made at the reader's, and the two sides of it."""

    rule: str
    code: str
    found: str = ""
    expected: str = ""

    @classmethod
    def of(cls, refused: Refusal) -> "Fault":
        """A refusal as it is said.

        >>> Fault.of(Refusal("table-begun")).code
        'table-begun'
        """
        return cls(refused.rule, refused.code, refused.found, refused.expected)
