"""The club player: somebody who plays every week and counts, but has never seen a solution.

For every row it knows what a cell should bring. A throw is worth what it has over that; of the dice
it keeps those from which it hopes for most.
"""

from collections.abc import Iterator

from kostka.game.player import Turn
from kostka.kamos.rules.moves import Cross, Keep, Move, Write
from kostka.kamos.rules.rows import CINA, KAMOS, LOWER, NUMBERS, PLACE, REGAL, Dice
from kostka.kamos.rules.sheet import has_room
from kostka.kamos.rules.view import View

SHOULD = (1, 3, 6, 9, 12, 15, 0, 12, 10, 0)
"""What a cell of each row should bring: a norm in rows 3–6, and in Dělo and Regál one is glad."""
LAST = 4
"""So much dearer is the last cell in which a × does not lose."""


class Club:
    """Plays for the most over what a cell should bring, by re-throw for numbers, from the hand for
    Kámoš and Čína, and keeps a cell for the throw that fits nowhere."""

    def choose(self, turn: Turn[View, Move]) -> Move:
        """A move, from the view alone."""
        view = turn.view
        assert view.seat is not None, "somebody is on turn"
        sheet = view.sheets[view.seat]
        free = [has_room(sheet, place, view.rules) for place in PLACE.values()]
        left = [view.rules.columns - len(sheet.cells[place]) for place in LOWER]
        last = LAST if sum(left) == 1 and any(free[: len(NUMBERS)]) else 0
        worth: dict[Move, float] = {}
        for move in turn.moves:
            match move:
                case Write(row):
                    points = view.preview[PLACE[row]] or 0
                    worth[move] = points - SHOULD[PLACE[row]]
                case Cross(row):
                    loses = 1000 if PLACE[row] in NUMBERS else 0
                    worth[move] = -SHOULD[PLACE[row]] - last - loses
        if throws := view.rules.throws - view.thrown:
            worth.update(_hopes(view.dice, free, throws))
        return max(worth, key=lambda move: worth[move])


def _hopes(dice: Dice, free: list[bool], throws: int) -> Iterator[tuple[Keep, float]]:
    """What may be kept, and the points over what they should be that one hopes for."""
    yield Keep(()), -3.0
    hits = 1 - (5 / 6) ** throws
    for face in sorted(set(dice)):
        count = dice.count(face)
        if free[face - 1] and count < len(dice):
            yield Keep((face,) * count), face * (count + (5 - count) * hits) - SHOULD[face - 1]
        elif free[REGAL] and 3 <= count < len(dice):
            yield Keep((face,) * count), hits ** (5 - count) * 10 * face
    pairs = sorted(face for face in set(dice) if dice.count(face) >= 2)
    if len(pairs) == 2:
        low, high = pairs
        comes = 1 - (5 / 6) ** throws  # of one face, with one die
        hope = -2.0
        if free[KAMOS]:
            hope += comes * (2 * low + 3 * high - SHOULD[KAMOS])
        if free[CINA]:
            hope += comes * (3 * low + 2 * high - SHOULD[CINA])
        yield Keep((low, low, high, high)), hope
