"""How a player throws and writes, counted over a game."""

from collections import Counter

from kostka.game.log import Log
from kostka.game.seat_statistics import Habit, SeatStatistics, face_counts
from kostka.game.seats import Seat
from kostka.kamos.rules.moves import Cross, Move, Throw, Write
from kostka.kamos.rules.state import State


def habits(log: Log[State, Move], seat: Seat) -> SeatStatistics:
    """``cross``: of the turns; ``first``: of the turns, those written after the first throw."""
    turns = crosses = first = 0
    faces: list[int] = []
    for step in log.played():
        state, move = step.before, step.move
        if isinstance(move, Throw) and step.after.seat == seat:
            faces += (Counter(move.dice) - Counter(state.kept or ())).elements()
        elif isinstance(move, Write | Cross) and state.seat == seat:
            turns += 1
            crosses += isinstance(move, Cross)
            first += isinstance(move, Write) and state.thrown == 1
    return SeatStatistics(
        face_counts(faces), {"cross": Habit(crosses, turns), "first": Habit(first, turns)}
    )
