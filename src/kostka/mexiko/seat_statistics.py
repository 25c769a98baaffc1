"""How a seat bluffs, doubts and throws, counted over a match: from what it saw itself."""

from kostka.game.log import Log
from kostka.game.seat_statistics import Habit, SeatStatistics, face_counts
from kostka.game.seats import Seat
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.calls import dice_of
from kostka.mexiko.rules.moves import Accept, Doubt, Say, Throw, ToTable


def habits(log: Log[State, Move], seat: Seat) -> SeatStatistics:
    """``bluff``: calls that were not what lay there; ``caught``: of the bluffs, those doubted;
    ``doubt``: of the answers; ``right``: of the doubts, those that scored; ``to-table``: of the
    throws after a call was accepted."""
    calls = bluffs = caught = answers = doubts = right = tables = 0
    faces: list[int] = []
    for step in log.played():
        gam, move = step.before.gam, step.move
        mine = gam.thrower == seat
        match move:
            case Throw(dice) if mine and dice is not None:
                faces += dice_of(dice)
            case Say(call) if mine:
                calls += 1
                bluffs += call != gam.dice
            case Accept() | Doubt() if not mine:
                answers += 1
                doubts += isinstance(move, Doubt)
                right += isinstance(move, Doubt) and _scorer(step.after) == seat
            case Doubt():
                caught += gam.said != gam.dice and _scorer(step.after) != seat
            case ToTable() if mine:
                tables += 1
    return SeatStatistics(
        face_counts(faces),
        {
            "bluff": Habit(bluffs, calls),
            "caught": Habit(caught, bluffs),
            "doubt": Habit(doubts, answers),
            "right": Habit(right, doubts),
            "to-table": Habit(tables, calls + tables),
        },
    )


def _scorer(state: State) -> Seat | None:
    return None if state.board.last is None else state.board.last.scorer
