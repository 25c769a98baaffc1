"""The words of a domino record that more than one reader needs: tiles and who."""

import re

from kostka.domino.rules.seating import PAIRS, TAGS, Pair
from kostka.domino.rules.tiles import BIT, Tile
from kostka.game.cursor import Cursor
from kostka.game.seats import Seat

WHO_SEAT: dict[str, Seat] = {tag.lower(): seat for seat, tag in enumerate(TAGS)}
WHO_PAIR: dict[str, Pair] = {pair.lower(): pair for pair in PAIRS}
DIGITS = re.compile(r"[0-9]{2}")


def canonical(digits: str) -> Tile:
    """The tile with its lower half first.

    >>> canonical("54")
    '45'
    """
    return "".join(sorted(digits))


def read_tile(cursor: Cursor) -> Tile:
    """Two digits off the next word, in either order. Raises RuleError for what is no tile."""
    text = cursor.next.text
    if not DIGITS.match(text) or canonical(text[:2]) not in BIT:
        raise cursor.puzzled("00…66", "DOM-1")
    return canonical(cursor.cut(2).text)
