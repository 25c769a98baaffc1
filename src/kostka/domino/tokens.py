"""What more than one reader of a domino record needs: tiles, and who."""

import re

from kostka.domino.rules.seating import PAIRS, TAGS, Pair
from kostka.domino.rules.tiles import BIT, Tile
from kostka.game.cursor import Cursor
from kostka.game.seats import Seat

WHO_SEAT: dict[str, Seat] = {tag.lower(): seat for seat, tag in enumerate(TAGS)}
WHO_PAIR: dict[str, Pair] = {pair.lower(): pair for pair in PAIRS}
DASHES = "-–—"
TILE = r"[0-9][-|]?[0-9]"
"""A tile: ``45``, and as people and the screen write it ``4-5``."""
DIGITS = re.compile(TILE)


def canonical(text: str) -> Tile:
    """The tile with its lower half first.

    >>> canonical("54"), canonical("5-4")
    ('45', '45')
    """
    return "".join(sorted((text[0], text[-1])))


def read_tile(cursor: Cursor) -> Tile:
    """Two digits off the next word, in either order. Raises RuleError for what is no tile."""
    found = DIGITS.match(cursor.next.text)
    if not found or canonical(found[0]) not in BIT:
        raise cursor.puzzled("00…66", "DOM-1")
    return canonical(cursor.cut(found.end()).text)
