"""Which end is meant where a sign is missing because both come to the same (DOM-23).

Where both ends show one number, a tile lies at either with the same result, but for what is left
and what right from then on. Whoever wrote no sign may have seen it lie at either: what they wrote
later tells, for what can be played one way need not be possible the other. Where the ends differ, a
missing sign is understood only if all that follows in the round can be played one way alone.
"""

import re
from collections.abc import Iterator
from typing import TypeAlias

from kostka.domino.rules import apply
from kostka.domino.rules.moves import Lay, Move, Pass
from kostka.domino.rules.state import Due, State
from kostka.domino.rules.tiles import BIT, Side, Tile
from kostka.domino.tokens import TILE, canonical, pass_said
from kostka.game.cursor import Cursor
from kostka.game.errors import Refusal

PLAY = re.compile(rf"({TILE})([<>]?)(?:@[0-9]+)?")
AFTER_PASS = re.compile(r"(?:@[0-9]+)?")
REST = re.compile(r"@[0-9]+|[<>]")
SIDES: dict[str, tuple[Side, ...]] = {"<": ("left",), ">": ("right",), "": ("left", "right")}

Play: TypeAlias = tuple[Move, ...]
"""What a word may mean: a pass, or a tile at one end or the other."""


def side_meant(cursor: Cursor, tile: Tile, state: State) -> Side:
    """The side after which more of what follows can be; the right one where that tells nothing."""
    plays = list(_plays(cursor))
    left, right = (_played([Lay(tile, side)], plays, state) for side in SIDES[""])
    return "left" if left > right else "right"


def only_way(cursor: Cursor, tile: Tile, state: State) -> Side | None:
    """The side after which all that follows in the round can be; None if neither, or either."""
    plays = list(_plays(cursor))
    sides: list[Side] = []
    for side in SIDES[""]:
        count, _ = _played([Lay(tile, side)], plays, state)
        if plays and count == len(plays):
            sides.append(side)
    return sides[0] if len(sides) == 1 else None


def _plays(cursor: Cursor) -> Iterator[Play]:
    """The plays that follow, as far as there is nothing between them."""
    for further in range(2 * len(BIT)):
        text = cursor.look(further).text
        if (said := pass_said(text)) and AFTER_PASS.fullmatch(text, said):
            yield (Pass(),)
        elif (found := PLAY.fullmatch(text)) and (tile := canonical(found[1])) in BIT:
            after = cursor.look(further + 1).text
            sign = found[2] or (after if after in SIDES else "")
            yield tuple(Lay(tile, side) for side in SIDES[sign])
        elif not REST.fullmatch(text):
            return


def _played(first: list[Move], plays: list[Play], state: State) -> tuple[int, bool]:
    """How many plays can be made, one after another, and whether they end the round."""
    ways = [apply(state, move) for move in first]
    for count, play in enumerate(plays):
        after = {_ends(way): way for before in ways for way in _after(before, play)}
        if not after:
            return count, False
        ways = list(after.values())
    return len(plays), any(way.due is not Due.PLAY for way in ways)


def _after(state: State, play: Play) -> Iterator[State]:
    """The game after this play, once for every pair of ends it may have left; or nothing."""
    seen = set()
    for move in play if state.due is Due.PLAY else ():
        try:
            after = apply(state, move)
        except Refusal:
            continue
        if _ends(after) not in seen:
            seen.add(_ends(after))
            yield after


def _ends(state: State) -> tuple[int, int] | None:
    """What the same plays may differ in."""
    table = state.round
    return None if table is None else (table.left, table.right)
