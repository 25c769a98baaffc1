"""What people write on a line with ``!`` who know only that there is one: put into our order."""

from dataclasses import replace

from kostka.game.cursor import Word
from kostka.mexiko.rules.state import TEAMS

PHRASES = {
    "time-out": "timeout",
    "time out": "timeout",
    "substitution": "sub",
    "substitute": "sub",
    "change": "sub",
    "per-partes": "per partes",
    "off-table": "off table",
    "off the table": "off table",
    "foam time": "foam",
    "hand moved": "hand",
    "yellow card": "yellow",
    "red card": "red",
    "card yellow": "yellow",
    "card red": "red",
    "card": "floor",
}
"""Other words for what happened; the longest that fits is meant."""
COLOURS = ("yellow", "red")
ARROWS = ("->", "→", ">")


def in_order(words: list[Word]) -> list[Word]:
    """The words of a line: what happened, whose team, and the rest; ``7->9`` taken apart.

    >>> line = [Word(text, 1, 1) for text in "Guest: yellow card 3".split()]
    >>> " ".join(word.text for word in in_order(line))
    'floor Guest yellow 3'
    """
    if words[0].text.lower() == "lineup":  # names may hold any word
        return words
    bare = [part for word in words for part in _apart(word)]
    team = next((word for word in bare if word.text.lower() in TEAMS), None)
    rest = [word for word in bare if word is not team]
    what, rest = _what(rest)
    who = [] if team is None else [team]
    if what and what[0].text in COLOURS:  # MX-53: a card says that a die lay on the floor
        return [replace(what[0], text="floor"), *who, *what, *rest]
    if what and what[0].text == "floor" and len(rest) > 1 and rest[1].text.lower() in COLOURS:
        rest[:2] = rest[1], rest[0]
    return [*what, *who, *rest]


def _apart(word: Word) -> list[Word]:
    """The word without a colon or comma after it; numbers with an arrow between, one by one."""
    text = word.text.rstrip(":,")
    for arrow in ARROWS:
        before, found, after = text.partition(arrow)
        if found and before.isdigit() and after.isdigit():
            return [replace(word, text=before), replace(word, text=after)]
    return [replace(word, text=text)] if text else []


def _what(words: list[Word]) -> tuple[list[Word], list[Word]]:
    """What happened, in our words, and the words after it."""
    for length in (3, 2, 1):
        ours = PHRASES.get(" ".join(word.text.lower() for word in words[:length]))
        if ours is not None and len(words) >= length:
            said = " ".join(word.written or word.text for word in words[:length])
            first = replace(words[0], written=said)
            return [replace(first, text=text) for text in ours.split()], words[length:]
    length = 2 if words and words[0].text.lower() in ("per", "off") else 1
    return [replace(word, text=word.text.lower()) for word in words[:length]], words[length:]
