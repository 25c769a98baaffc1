"""A refusal as it goes over the wire."""

import msgspec


class Fault(msgspec.Struct, frozen=True):
    """A refusal as it goes over the wire: the rule's number (empty where no rule of a game speaks),
    the code whose sentence is made at the reader's, and the two sides of it."""

    rule: str
    code: str
    found: str = ""
    expected: str = ""
