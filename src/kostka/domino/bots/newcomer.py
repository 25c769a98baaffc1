"""The newcomer: has read the rules once, and sits down for a first game."""

from kostka.domino.rules.moves import Draw, Lay, Move
from kostka.domino.rules.tiles import PIPS
from kostka.domino.rules.view import View
from kostka.game.player import Turn


class Newcomer:
    """Lays the heaviest tile that fits, at the first end where it does."""

    def choose(self, turn: Turn[View, Move]) -> Move:
        """A move, from the view alone."""
        lays = [move for move in turn.moves if isinstance(move, Lay)]
        if not lays:
            return Draw() if Draw() in turn.moves else turn.moves[0]
        return max(lays, key=lambda lay: PIPS[lay.tile])
