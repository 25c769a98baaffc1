"""The newcomer: has read the rules once, and sits down for a first game."""

from kostka.game.player import Turn
from kostka.kamos.rules.moves import Cross, Keep, Move, Write
from kostka.kamos.rules.rows import LOWER, ROWS
from kostka.kamos.rules.view import View


class Newcomer:
    """Throws as often as it may for more of the face it has most of, then writes the most points
    there are; where nothing fits it crosses out the first row that costs no game."""

    def choose(self, turn: Turn[View, Move]) -> Move:
        """A move, from the view alone."""
        dice = turn.view.dice
        face = max(set(dice), key=lambda face: (dice.count(face), face), default=0)
        keep = Keep((face,) * dice.count(face))
        if keep in turn.moves:
            return keep
        writes = [move for move in turn.moves if isinstance(move, Write)]
        if writes:
            return max(writes, key=lambda move: turn.view.preview[ROWS.index(move.row)] or 0)
        crosses = [move for move in turn.moves if isinstance(move, Cross)]
        harmless = [move for move in crosses if ROWS.index(move.row) in LOWER]
        return (harmless or crosses)[0]
