"""The optimal player: as many points as can be expected, whatever the others have."""

from kostka.game.player import Turn
from kostka.kamos.rules.moves import Move
from kostka.kamos.rules.view import View
from kostka.kamos.solver.advise import Choice, decide
from kostka.kamos.solver.kept import solution_of


class Optimal:
    """Plays what the solution says: exact up to two columns, by a fitted guide above."""

    def choose(self, turn: Turn[View, Move]) -> Move:
        """A move, from the view alone."""
        return best(self.choices(turn.view), turn)

    def choices(self, view: View) -> list[Choice]:
        """What the solution says of every choice, the best first."""
        assert view.seat is not None, "somebody is on turn"
        left = view.rules.throws - view.thrown
        return decide(view.sheets[view.seat], view.dice, left, view.hand, solution_of(view.rules))


def best(choices: list[Choice], turn: Turn[View, Move]) -> Move:
    """The first that the rules allow."""
    return next(choice.move for choice in choices if choice.move in turn.moves)
