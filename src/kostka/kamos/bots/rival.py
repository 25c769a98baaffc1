"""The rival: plays to win against those who sit there, not for points.

Before the last ten cells it plays like the optimal player; with no more left on any sheet (a
one-column game: from the beginning) it goes by the odds of winning: behind it takes risks that cost
points, ahead it pays points for safety, and it never takes a lost sheet (KCR-13) for a few points
less.
"""

from kostka.kamos.bots.optimal import Optimal
from kostka.kamos.rules.view import View
from kostka.kamos.solver.advise import Choice
from kostka.kamos.solver.odds import few_left, odds


class Rival(Optimal):
    """Plays the last cells for the greatest probability of beating everybody."""

    def choices(self, view: View) -> list[Choice]:
        if len(view.sheets) == 1 or not few_left(view.sheets, view.rules):
            return super().choices(view)
        assert view.seat is not None, "somebody is on turn"
        others = [sheet for seat, sheet in enumerate(view.sheets) if seat != view.seat]
        left = view.rules.throws - view.thrown
        return odds(view.sheets[view.seat], others, (view.dice, left, view.hand), view.rules)
