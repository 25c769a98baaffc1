"""The definition of sport domino."""

from collections.abc import Callable, Mapping

from kostka.domino import rules
from kostka.domino.analyst import analyse
from kostka.domino.face import DominoFace
from kostka.domino.foreign import domaino
from kostka.domino.notation import DominoNotation
from kostka.domino.practice import practice
from kostka.domino.report import figures, score
from kostka.domino.rules import Move, State, View
from kostka.domino.rules.moves import (
    Excused,
    Lay,
    OutOfTurn,
    Pass,
    Penalty,
    Revoke,
    Sign,
    Signs,
    Slow,
    Touched,
)
from kostka.domino.rules.seating import SEATS
from kostka.domino.rules.state import IN_ROUND, Due
from kostka.domino.rules.telling import points_told
from kostka.domino.seat_statistics import habits
from kostka.domino.solve import solve
from kostka.domino.timekeeping import DominoTiming
from kostka.game.clocks import Pause
from kostka.game.definition import Game, Length, Tools
from kostka.game.player import Player
from kostka.game.seats import Role

PAIRS = ((0, 2), (1, 3))


def load_bots() -> Mapping[str, Callable[[], Player[View, Move]]]:
    """All that ``kostka.domino.bots`` brings."""
    from kostka.domino.bots import BOTS  # noqa: PLC0415  (who keeps score needs none)

    return BOTS


def points(state: State) -> tuple[int, ...]:
    """The pair's points, as everybody may know them, for each of its players (DOM-13)."""
    a, b = points_told(state, Role.SPECTATOR)
    return (a, b, a, b)


def standing(state: State) -> tuple[int, ...]:
    """The same when nothing has to be kept back any more."""
    a, b = state.party.points
    return (a, b, a, b)


def late(state: State) -> bool:
    """DOM-15: until all have signed, the referee may still decide faults of the last round."""
    return state.due is Due.OVER and len(state.party.signed) < len(SEATS)


def stays(state: State, move: Move) -> str:
    """DOM-30: what was laid, or passed, stays, but at a casual table that has agreed otherwise."""
    return "DOM-30" if isinstance(move, Lay | Pass) and not state.rules.takebacks else ""


def silent(state: State) -> str:
    """DOM-35: while a round is played nobody at the table speaks."""
    return "DOM-35" if state.due in IN_ROUND else ""


def judges(move: Move) -> bool:
    """DOM-14, DOM-30 … DOM-35: what a referee may decide where tiles are on a screen. No tile is
    named by somebody who sees none: whether it can be would tell who holds it."""
    match move:
        case Slow() | Excused() | Revoke() | Signs() | Penalty():
            return True
        case Touched() | OutOfTurn(decision="restart"):
            return move.tile is None
        case _:
            return False


SIGNING = 120
"""DOM-15: where there is a referee the protocol lies there to be signed for so many seconds."""


def closing(state: State) -> Pause[Move] | None:
    """DOM-15: until all have signed the referee may still decide faults of the last round."""
    party = state.party
    if state.due is not Due.OVER or party.by not in ("target", "time"):
        return None
    ready: dict[int, Move] = {seat: Sign(seat) for seat in SEATS if seat not in party.signed}
    return Pause(SIGNING, ready, "protocol") if ready else None


GAME: Game[State, Move, View] = Game(
    name=rules.NAME,
    rules=rules,
    notation=DominoNotation(),
    face=DominoFace(),
    seats=range(4, 5),
    score=score,
    figures=figures,
    length=Length("target", ("50", "100", "200")),
    load_bots=load_bots,
    timing=DominoTiming(),
    tools=Tools(analyse=analyse, solve=solve, practice=practice, habits=habits),
    foreign=(domaino,),
    sides=lambda _: PAIRS,
    duplicate={"target": "1"},  # the first round that is won decides
    points=points,
    standing=standing,
    late=late,
    stays=stays,
    silent=silent,
    judges=judges,
    closing=closing,
    judged=("allow_revoke",),  # DOM-34: somebody must find it out
)
