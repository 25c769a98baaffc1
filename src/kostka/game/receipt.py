"""What somebody saw of a game's chance before its first throw, held against the record.

A record alone cannot say when its secret was fixed. Whoever gave a value kept what they saw then:
tags as in a record, ``GameId``, ``Commitment``, every ``SeatCommitment`` and their own
``SeatValue`` (docs/chance.md).

>>> receipt = read_receipt('[GameId "g1"]\\n[Commitment "sha256:66"]\\n[SeatValue1 "ab"]')
>>> tags = (("GameId", "g1"), ("Commitment", "sha256:67"), ("SeatValue1", "ab"))
>>> [one.tag for one in differences(receipt, Header("mexiko", "fima-1", ("", ""), tags=tags))]
['Commitment']
"""

import re
from dataclasses import dataclass

from kostka.game.errors import Refusal
from kostka.game.header import Header

TAG = re.compile(r'\[\s*(\w+)\s+"([^"\\]*)"\s*\]')
KNOWN = re.compile("GameId|Commitment|SeatCommitment[0-9]+|SeatValue[0-9]+")
NEEDED = ("GameId", "Commitment")


@dataclass(frozen=True, slots=True)
class Receipt:
    """``tags`` as they were seen."""

    tags: dict[str, str]

    @property
    def game(self) -> str:
        """The id of the game that it is about."""
        return self.tags["GameId"]

    def proves(self, commitments: tuple[str, ...]) -> bool:
        """Whether who kept it gave a value, and saw what all others had committed to by then."""
        seen = {f"SeatCommitment{n}" for n, hash in enumerate(commitments, 1) if hash}
        gave = any(name.startswith("SeatValue") for name in self.tags)
        return gave and seen <= self.tags.keys()


@dataclass(frozen=True, slots=True)
class Unlike:
    """A tag that the record has otherwise than it was seen; ``found`` empty: not at all."""

    tag: str
    seen: str
    found: str


def read_receipt(text: str) -> Receipt:
    """A receipt from its text. Raises Refusal ``receipt-form``."""
    tags: dict[str, str] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        tag = TAG.fullmatch(line)
        if tag is None or not KNOWN.fullmatch(tag[1]) or tag[1] in tags:
            raise Refusal("receipt-form", found=line[:80], expected='[Commitment "sha256:…"]')
        tags[tag[1]] = tag[2]
    for name in NEEDED:
        if name not in tags:
            raise Refusal("receipt-form", found="", expected=f'[{name} "…"]')
    return Receipt(tags)


def differences(receipt: Receipt, header: Header) -> tuple[Unlike, ...]:
    """What the record says otherwise."""
    return tuple(
        Unlike(name, seen, found)
        for name, seen in receipt.tags.items()
        if (found := header.tag(name) or "") != seen
    )
