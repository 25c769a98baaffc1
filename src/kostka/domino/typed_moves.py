"""What a person at the keyboard means: tiles, ends and a few words in every language."""

import re
from collections.abc import Sequence
from functools import cache

from kostka.domino.rules.moves import Draw, Lay, Move, Pass, Reshuffle
from kostka.domino.rules.tiles import Side
from kostka.domino.tokens import canonical
from kostka.game.errors import RuleError
from kostka.locale.typed import folded
from kostka.locale.words import LANGUAGES, Words

TYPED = re.compile(r"(?P<before>[<>]?)\s*(?P<a>[0-6])[-:|/ ]?(?P<b>[0-6])\s*(?P<after>.*)")
SIDES = {"<": "left", ">": "right"}
ENDS: dict[str, Side | None] = {"": None, "left": "left", "right": "right"}
PLAIN: dict[str, Move] = {"pass": Pass(), "-": Pass(), "draw": Draw(), "shuffle": Reshuffle()}


ENDS_NAMED = ("left", "right")
SAID = ("pass", "draw", "shuffle")


@cache
def _means(meanings: tuple[str, ...]) -> dict[str, str]:
    """Which of these meanings each typed word has, from the words of all languages."""
    return {
        folded(typed): meaning
        for language in LANGUAGES
        for meaning in meanings
        for typed in Words(language)(f"domino-hear-{meaning}").split()
    }


def heard(typed: str, moves: Sequence[Move], *, alike: bool) -> Move | None:
    """The one of these moves that is meant; None if none. Raises Refusal if the end would have
    to be said. ``alike``: both ends come to the same, so either may be named."""
    meant = meaning(typed)
    if not isinstance(meant, Lay):
        return meant if meant in moves else None
    lays = [move for move in moves if isinstance(move, Lay) and move.tile == meant.tile]
    if meant.side is None or alike:
        if len(lays) > 1:
            expected = f"{meant.tile}< {meant.tile}>"
            raise RuleError("DOM-23", "domino-which-end", found=meant.tile, expected=expected)
        return next(iter(lays), None)
    return next((lay for lay in lays if lay.side == meant.side), None)


def meaning(typed: str) -> Move | None:
    """The move that was typed, possible or not; None for other words.

    >>> meaning("5-3 right"), meaning("pas"), meaning("53?")
    (Lay(tile='35', side='right', seconds=None), Pass(seconds=None), None)
    """
    text = " ".join(typed.casefold().split())
    plain = PLAIN.get(_means(SAID).get(folded(text), text))
    if plain is not None:
        return plain
    found = TYPED.fullmatch(text)
    if found is None:
        return None
    end = found["before"] or found["after"]
    side = SIDES.get(end) or _means(ENDS_NAMED).get(folded(end), end)
    if side not in ENDS:
        return None
    return Lay(canonical(found["a"] + found["b"]), ENDS[side])
