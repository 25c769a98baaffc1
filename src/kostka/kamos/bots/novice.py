"""The novice: what a newcomer of a few evenings does."""

from kostka.game.player import Turn
from kostka.kamos.rules.moves import Cross, Keep, Move, Write
from kostka.kamos.rules.rows import CINA, DELO, KAMOS, LOWER, REGAL, ROWS, Dice
from kostka.kamos.rules.sheet import has_room
from kostka.kamos.rules.view import View

USUAL = (2, 4, 9, 12, 15, 18, 15, 16, 13, 30)
"""What a newcomer hopes for in a cell of each row."""
CROSS_FIRST = (DELO, REGAL, CINA, KAMOS)
"""Where a newcomer would rather have a ×, the dearest row last."""
TOO_LITTLE = -6
"""So far below the usual a newcomer prefers a × in a lower row."""


class Novice:
    """Writes at once what is as good as one hopes for in the lower rows, or five of a number;
    else throws again for more of one face; in the end writes what loses least."""

    def choose(self, turn: Turn[View, Move]) -> Move:
        """A move, from the view alone."""
        gains = {
            place: points - USUAL[place]
            for place, points in enumerate(turn.view.preview)
            if points is not None
        }
        best = max(gains, key=lambda place: gains[place], default=None)
        if any(isinstance(move, Keep) for move in turn.moves):
            if best is not None and gains[best] >= 0 and (best in LOWER or _five_alike(turn.view)):
                return Write(ROWS[best])
            return Keep(_worth_keeping(turn.view))
        crosses = [place for place in CROSS_FIRST if Cross(ROWS[place]) in turn.moves]
        if best is not None and (gains[best] >= TOO_LITTLE or not crosses):
            return Write(ROWS[best])
        return Cross(ROWS[crosses[0]]) if crosses else turn.moves[0]


def _five_alike(view: View) -> bool:
    return len(set(view.dice)) == 1


def _worth_keeping(view: View) -> Dice:
    """Two pairs for Kámoš or Čína, else the face of which most dice lie there."""
    assert view.seat is not None, "somebody is on turn"
    sheet, dice = view.sheets[view.seat], view.dice
    free = [has_room(sheet, place, view.rules) for place in range(len(ROWS))]
    pairs = [face for face in set(dice) if dice.count(face) >= 2]
    if len(pairs) == 2 and (free[KAMOS] or free[CINA]):
        return tuple(sorted(pairs * 2))
    wanted = [face for face in set(dice) if free[face - 1] or free[REGAL]]
    if not wanted:
        return ()
    face = max(wanted, key=lambda face: (free[face - 1], dice.count(face), face))
    return (face,) * min(4, dice.count(face))
