"""The club player: somebody who plays every week and counts, but has never seen a solution.

For every row it knows what a cell should bring. A throw is worth what it has over that; of the dice
it keeps those from which it hopes for most. It reckons each hope alone: that a throw kept for one
row may end in another it takes into account only as a single die or a × that is left to it.
"""

from itertools import combinations
from math import comb

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
    """Plays for the most over what a cell should bring, knows when a whole row is doubled, fills
    all rows alike, keeps cells for the throw that fits nowhere, throws rather than write a ×."""

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
        throws = view.rules.throws - view.thrown
        worth: dict[Move, float] = {}
        for move in turn.moves:
            match move:
                case Write(row):
                    points = (view.preview[PLACE[row]] or 0) + _doubled(view, PLACE[row])
                    worth[move] = points - should[PLACE[row]]
                case Cross(row) if not throws:  # a × can wait for the last throw
                    loses = LOSS if PLACE[row] in NUMBERS else 0
                    worth[move] = -should[PLACE[row]] - loses
        if throws:
            worth.update(_hopes(view.dice, left, should, throws))
        return max(worth, key=lambda move: worth[move])


def _doubled(view: View, place: int) -> int:
    """What the whole row brings once more if this throw is written in its last cell (KCR-9)."""
    assert view.seat is not None, "somebody is on turn"
    cells = view.sheets[view.seat].cells[place]
    if place not in (KAMOS, CINA) or len(cells) + 1 < view.rules.columns:
        return 0
    if not (view.hand and all(cell.hand for cell in cells)):
        return 0
    return sum(cell.points for cell in cells) + (view.preview[place] or 0)


def _hopes(dice: Dice, free: list[int], should: list[float], throws: int) -> dict[Move, float]:
    """What may be kept, and the points over what they should be that one hopes for.

    What misses is worth the least bad of a × and a single die somewhere else.
    """
    hits = 1 - (5 / 6) ** throws  # that a die shows a given face at last
    crosses = max((-should[place] for place in LOWER if free[place]), default=-LOSS)
    ones = [face - should[face - 1] if free[face - 1] else -LOSS for face in range(1, 7)]
    hopes: dict[Move, float] = {Keep(()): max(crosses, *ones)}
    for face in sorted(set(dice)):
        count = dice.count(face)
        least = max(crosses, *(one for place, one in enumerate(ones) if place != face - 1))
        hope = least
        if free[face - 1]:
            over = [max(face * n - should[face - 1], least) for n in range(6)]
            more = 5 - count
            hope = sum(_chance(more, n, hits) * over[count + n] for n in range(more + 1))
        if free[REGAL]:
            hope += hits ** (5 - count) * max(0.0, 10 * face - should[REGAL] - hope)
        if count < len(dice):
            hopes[Keep((face,) * count)] = hope
    least = max(crosses, *ones)
    for low, high in combinations(sorted(set(dice)), 2):
        for lows, highs, place in ((2, 3, KAMOS), (3, 2, CINA)):
            kept = (low,) * min(lows, dice.count(low)) + (high,) * min(highs, dice.count(high))
            gain = lows * low + highs * high - should[place] - least
            if free[place] and gain > 0 and len(kept) < len(dice):
                hopes[Keep(kept)] = hopes.get(Keep(kept), least) + hits ** (5 - len(kept)) * gain
    return hopes


def _chance(dice: int, hit: int, each: float) -> float:
    """That so many of the dice hit."""
    return comb(dice, hit) * each**hit * (1 - each) ** (dice - hit)
