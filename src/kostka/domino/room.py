"""The room of sport domino."""

from kostka.domino import rules
from kostka.domino.analyst import analyse
from kostka.domino.bots import BOTS
from kostka.domino.face import DominoFace
from kostka.domino.foreign import domaino
from kostka.domino.habits import habits
from kostka.domino.notation import DominoNotation
from kostka.domino.practice import practice
from kostka.domino.report import figures, score
from kostka.domino.rules import Move, State, View
from kostka.domino.rules.moves import Lay, Pass
from kostka.domino.rules.seating import SEATS
from kostka.domino.rules.state import Due
from kostka.domino.solve import solve
from kostka.domino.timekeeping import clocks, rest, timed
from kostka.game.room import Length, Room

PAIRS = ((0, 2), (1, 3))


def rounds_played(state: State) -> int:
    """In a duplicate the deal of each round is the same, however the rounds before went."""
    return len(state.party.rounds)


def points(state: State) -> tuple[int, ...]:
    """The pair's points, for each of its players."""
    a, b = state.party.points
    return (a, b, a, b)


def late(state: State) -> bool:
    """DOM-15: until all have signed, the judge may still decide faults of the last round."""
    return state.due is Due.OVER and len(state.party.signed) < len(SEATS)


def stays(state: State, move: Move) -> str:
    """DOM-30: what was laid, or passed, stays, but at a casual table that has agreed otherwise."""
    return "DOM-30" if isinstance(move, Lay | Pass) and not state.rules.takebacks else ""


ROOM: Room[State, Move, View] = Room(
    name=rules.NAME,
    game=rules,
    notation=DominoNotation(),
    face=DominoFace(),
    seats=range(4, 5),
    score=score,
    figures=figures,
    length=Length("target", ("50", "100", "200")),
    bots=BOTS,
    foreign=(domaino,),
    sides=lambda _: PAIRS,
    duplicate={"target": "1"},  # the first round that is won decides
    part=rounds_played,
    clocks=clocks,
    timed=timed,
    rest=rest,
    points=points,
    standing=points,
    late=late,
    stays=stays,
    judged=("allow_revoke",),  # DOM-34: somebody must find it out
    analyse=analyse,
    solve=solve,
    practice=practice,
    habits=habits,
)
