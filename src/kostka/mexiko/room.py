"""The room of international mexiko: everything the house needs to know of it."""

from kostka.game.room import Room
from kostka.mexiko import rules
from kostka.mexiko.analyst import analyse
from kostka.mexiko.bots import BOTS
from kostka.mexiko.face import MexikoFace
from kostka.mexiko.habits import habits
from kostka.mexiko.notation import MexikoNotation
from kostka.mexiko.practice import practice
from kostka.mexiko.report import figures, score
from kostka.mexiko.rules import Move, State, View
from kostka.mexiko.rules.moves import Foam, TimeOut
from kostka.mexiko.solve import solve
from kostka.mexiko.stages import shown


def gams_played(state: State) -> int:
    """In a duplicate the throws of each gam are the same, however the gams before went."""
    return state.board.tally.gams


def timed(move: Move, _seconds: int | None) -> Move:
    """How long a pause was (MX-33, MX-63) is not its asker's to say, and not known beforehand."""
    match move:
        case TimeOut(seat):
            return TimeOut(seat)
        case Foam(seat):
            return Foam(seat)
        case _:
            return move


ROOM: Room[State, Move, View] = Room(
    name=rules.NAME,
    game=rules,
    notation=MexikoNotation(),
    face=MexikoFace(),
    seats=range(2, 3),
    score=score,
    figures=figures,
    bots=BOTS,
    duplicate={"best_of": "1"},
    part=gams_played,
    timed=timed,
    points=lambda state: state.board.match,
    analyse=analyse,
    solve=solve,
    practice=practice,
    habits=habits,
    shown=shown,
)
