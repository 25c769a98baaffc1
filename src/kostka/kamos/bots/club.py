"""The club player: somebody who plays every week and counts, but has never seen a solution.

For every row it knows what a cell should bring. A throw is worth what it has over that; of the dice
it keeps those from which it hopes for most.
"""

from collections.abc import Iterator

from kostka.game.player import Turn
from kostka.kamos.rules.moves import Cross, Keep, Move, Write
from kostka.kamos.rules.rows import CINA, KAMOS, LOWER, NUMBERS, PLACE, REGAL, Dice
from kostka.kamos.rules.view import View

SHOULD = (0, 2, 5, 8, 11, 14, 0, 11, 9, 1)
"""What a cell of each row should bring: in rows 3–6 a little less than a norm; in Dělo and Regál
one is glad of anything."""
LAST = 12
"""The cells where a × does not lose share this price: the fewer they are, the dearer is each."""
PUSH = 3.0
"""A row should bring so much less for each cell that it lies behind the others."""
LOSS = 1000
"""More than anything else is worth (KCR-13)."""


class Club:
    """Plays for the most over what a cell should bring, by re-throw for numbers, from the hand for
    Kámoš and Čína, fills all rows alike and keeps cells for the throw that fits nowhere."""

    def choose(self, turn: Turn[View, Move]) -> Move:
        """A move, from the view alone."""
        view = turn.view
        assert view.seat is not None, "somebody is on turn"
        left = [view.rules.columns - len(cells) for cells in view.sheets[view.seat].cells]
        mean = sum(left) / len(left)
        should = [bring - PUSH * (cells - mean) for bring, cells in zip(SHOULD, left, strict=True)]
        spare = sum(left[place] for place in LOWER)
        if spare and any(left[place] for place in NUMBERS):
            for place in LOWER:
                should[place] += LAST / spare
        worth: dict[Move, float] = {}
        for move in turn.moves:
            match move:
                case Write(row):
                    worth[move] = (view.preview[PLACE[row]] or 0) - should[PLACE[row]]
                case Cross(row):
                    loses = LOSS if PLACE[row] in NUMBERS else 0
                    worth[move] = -should[PLACE[row]] - loses
        if throws := view.rules.throws - view.thrown:
            worth.update(_hopes(view.dice, left, should, throws))
        return max(worth, key=lambda move: worth[move])


def _hopes(
    dice: Dice, free: list[int], should: list[float], throws: int
) -> Iterator[tuple[Keep, float]]:
    """What may be kept, and the points over what they should be that one hopes for."""
    yield Keep(()), -3.0
    hits = 1 - (5 / 6) ** throws
    for face in sorted(set(dice)):
        count = dice.count(face)
        if free[face - 1] and count < len(dice):
            yield Keep((face,) * count), face * (count + (5 - count) * hits) - should[face - 1]
        elif free[REGAL] and 3 <= count < len(dice):
            yield Keep((face,) * count), hits ** (5 - count) * 10 * face
    pairs = sorted(face for face in set(dice) if dice.count(face) >= 2)
    if len(pairs) == 2:
        low, high = pairs
        comes = 1 - (5 / 6) ** throws  # of one face, with one die
        hope = -2.0
        if free[KAMOS]:
            hope += comes * (2 * low + 3 * high - should[KAMOS])
        if free[CINA]:
            hope += comes * (3 * low + 2 * high - should[CINA])
        yield Keep((low, low, high, high)), hope
