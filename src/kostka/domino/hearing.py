"""What a person at the keyboard means: tiles, ends and a few words in every language."""

import re
from collections.abc import Sequence
from functools import cache

from kostka.domino.rules.moves import Draw, Lay, Move, Pass, Reshuffle
from kostka.domino.words import canonical
from kostka.locale.words import LANGUAGES, Words

TYPED = re.compile(r"(?P<before>[<>]?)\s*(?P<a>[0-6])[-:|/ ]?(?P<b>[0-6])\s*(?P<after>.*)")
SIDES = {"<": "left", ">": "right"}


@cache
def _means() -> dict[str, str]:
    """What each typed word means, from the words of all languages."""
    return {
        typed: meaning
        for language in LANGUAGES
        for meaning in ("left", "right", "pass", "draw", "shuffle")
        for typed in Words(language)(f"domino-hear-{meaning}").casefold().split()
    }


def heard(typed: str, moves: Sequence[Move]) -> Move | None:
    """The one of these moves that is meant; None if none, or if the end would have to be said.

    A tile that goes only one way goes that way, whatever end was said: with equal ends both are
    the same.
    """
    text = " ".join(typed.casefold().split())
    meant = _means().get(text, text)
    kinds: dict[str, type[Move]] = {"pass": Pass, "-": Pass, "draw": Draw, "shuffle": Reshuffle}
    if meant in kinds:
        return next((move for move in moves if isinstance(move, kinds[meant])), None)
    found = TYPED.fullmatch(text)
    if found is None:
        return None
    tile = canonical(found["a"] + found["b"])
    lays = [move for move in moves if isinstance(move, Lay) and move.tile == tile]
    end = found["before"] or found["after"]
    side = SIDES.get(end) or _means().get(end, end)
    if side not in ("", "left", "right"):
        return None
    if len(lays) == 1:
        return lays[0]
    return next((lay for lay in lays if lay.side == side), None)
