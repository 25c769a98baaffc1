"""The rival: plays to win against those who sit there, not for points.

Behind in the last columns it takes risks that cost points, ahead it pays points for safety; where
nothing is decided yet it plays like the optimal player who gives a lost sheet its price (KCR-13).
"""

from kostka.kamos.bots.optimal import Optimal
from kostka.kamos.rules.view import View
from kostka.kamos.solver.advise import Choice
from kostka.kamos.solver.kept import solution_of
from kostka.kamos.solver.odds import Outlook, odds, outlook

LOSS = -100.0
"""What a lost sheet is reckoned at, a column: it ranks below every other."""


class Rival(Optimal):
    """Plays for the greatest probability of beating everybody, as far as a turn can be seen."""

    def choices(self, view: View) -> list[Choice]:
        if len(view.sheets) == 1:
            return super().choices(view)
        assert view.seat is not None, "somebody is on turn"
        solution = solution_of(view.rules, LOSS * view.rules.columns)
        others: list[Outlook] = [
            outlook(sheet, solution)
            for seat, sheet in enumerate(view.sheets)
            if seat != view.seat and not sheet.lost
        ]
        left = view.rules.throws - view.thrown
        return odds(view.sheets[view.seat], others, (view.dice, left, view.hand), solution)
