"""What more than one reader of a domino record needs: tiles, and who."""

import re

from kostka.domino.line_words import OPENINGS
from kostka.domino.rules.seating import PAIRS, TAGS, Pair
from kostka.domino.rules.tiles import BIT, Tile
from kostka.game.cursor import Cursor
from kostka.game.seats import Seat
from kostka.locale.typed import folded

WHO_SEAT: dict[str, Seat] = {tag.lower(): seat for seat, tag in enumerate(TAGS)}
WHO_PAIR: dict[str, Pair] = {pair.lower(): pair for pair in PAIRS}
DASHES = "-–—"
TILE = r"[0-9][-|]?[0-9]"
"""A tile: ``45``, and as people and the screen write it ``4-5``."""
WORD = re.compile(r"[^\W\d_]+")
DIGITS = re.compile(TILE)


def pass_said(text: str) -> int:
    """How many characters of the word say "pas"; 0 if none do (DOM-33).

    >>> pass_said("-@4"), pass_said("Пас@4"), pass_said("45")
    (1, 3, 0)
    """
    if text[:1] in (*DASHES,):
        return 1
    word = WORD.match(text)
    return len(word[0]) if word and OPENINGS.get(folded(word[0])) == "pass" else 0


def canonical(text: str) -> Tile:
    """The tile with its lower half first.

    >>> canonical("54"), canonical("5-4")
    ('45', '45')
    """
    return "".join(sorted((text[0], text[-1])))


def read_tile(cursor: Cursor) -> Tile:
    """Two digits off the next word, in either order. Raises Refusal for what is no tile."""
    found = DIGITS.match(cursor.next.text)
    if not found or canonical(found[0]) not in BIT:
        raise cursor.puzzled("00…66", "DOM-1")
    return canonical(cursor.cut(found.end()).text)
