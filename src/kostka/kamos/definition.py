"""The definition of Kámoš, Čína, Regál."""

from kostka.game.definition import Game, Length
from kostka.kamos import rules
from kostka.kamos.analyst import analyse
from kostka.kamos.bots import BOTS
from kostka.kamos.face import KamosFace
from kostka.kamos.notation import KamosNotation
from kostka.kamos.practice import practice
from kostka.kamos.report import figures, score
from kostka.kamos.rules import Move, State, View
from kostka.kamos.rules.game import MOST_PLAYERS
from kostka.kamos.seat_statistics import habits
from kostka.kamos.solve import solve


def sheet_totals(state: State) -> tuple[int, ...]:
    """The points on each sheet."""
    return tuple(sheet.total for sheet in state.sheets)


GAME: Game[State, Move, View] = Game(
    name=rules.NAME,
    rules=rules,
    notation=KamosNotation(),
    face=KamosFace(),
    seats=range(1, MOST_PLAYERS + 1),
    score=score,
    figures=figures,
    length=Length("columns", ("1", "2", "10")),
    bots=BOTS,
    part=lambda state: state.turns,
    points=sheet_totals,
    standing=sheet_totals,
    lasting=("sheets",),
    analyse=analyse,
    solve=solve,
    practice=practice,
    habits=habits,
)
