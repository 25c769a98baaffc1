"""The definition of international mexiko."""

from collections.abc import Callable, Mapping

from kostka.game.definition import Game, Length, Tools
from kostka.game.player import Player
from kostka.mexiko import rules
from kostka.mexiko.analyst import analyse
from kostka.mexiko.face import MexikoFace
from kostka.mexiko.notation import MexikoNotation
from kostka.mexiko.practice import practice
from kostka.mexiko.report import figures, score
from kostka.mexiko.rules import Move, State, View
from kostka.mexiko.rules.moves import Floor, Hand, OffTable, PerPartes
from kostka.mexiko.rules.state import Pair, Phase
from kostka.mexiko.seat_statistics import habits
from kostka.mexiko.sheet import sheet_lines
from kostka.mexiko.solve import solve
from kostka.mexiko.stages import strategy_tables
from kostka.mexiko.timekeeping import MexikoTiming


def load_bots() -> Mapping[str, Callable[[], Player[View, Move]]]:
    """All that ``kostka.mexiko.bots`` brings."""
    from kostka.mexiko.bots import BOTS  # noqa: PLC0415  (who keeps score needs none)

    return BOTS


def points(state: State) -> Pair:
    """What the board says in short: the sets won; in a match of one set its points, for until its
    end there is nothing else to see."""
    board = state.board
    if state.rules.best_of > 1 or (state.gam.phase is Phase.OVER and not board.sets):
        return board.match
    return board.sets[-1] if board.sets else board.points


def late(state: State) -> bool:
    """MX-32: the loser of the last set may finish the beer after the match."""
    drinking = state.board.drinking
    return state.gam.phase is Phase.OVER and drinking is not None and not drinking.finished


def judges(move: Move) -> bool:
    """MX-50 … MX-53: the faults that a referee may record where dice are on a screen."""
    return isinstance(move, PerPartes | OffTable | Hand | Floor)


GAME: Game[State, Move, View] = Game(
    name=rules.NAME,
    rules=rules,
    notation=MexikoNotation(),
    face=MexikoFace(),
    seats=range(2, 3),
    length=Length("best_of", ("1", "3", "4")),
    score=score,
    figures=figures,
    load_bots=load_bots,
    timing=MexikoTiming(),
    tools=Tools(
        analyse=analyse, solve=solve, shown=strategy_tables, practice=practice, habits=habits
    ),
    duplicate={"best_of": "1"},
    late=late,
    points=points,
    judges=judges,
    standing=lambda state: state.board.match,  # MX-25: sets alone; what is left of one is none's
    sheet=sheet_lines,
)
