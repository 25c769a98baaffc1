"""The definition of Kámoš, Čína, Regál."""

from collections.abc import Callable, Mapping

from kostka.game.definition import Game, Length, Timing, Tools
from kostka.game.player import Player
from kostka.kamos import rules
from kostka.kamos.analyst import analyse
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


def load_bots() -> Mapping[str, Callable[[], Player[View, Move]]]:
    """All that ``kostka.kamos.bots`` brings."""
    from kostka.kamos.bots import BOTS  # noqa: PLC0415  (who keeps score needs none)

    return BOTS


class KamosTiming(Timing[State, Move]):
    """A game whose rules set no time."""

    def part(self, state: State) -> int:
        """In a duplicate the throws of each turn are the same."""
        return state.turns


GAME: Game[State, Move, View] = Game(
    name=rules.NAME,
    rules=rules,
    notation=KamosNotation(),
    face=KamosFace(),
    seats=range(1, MOST_PLAYERS + 1),
    score=score,
    figures=figures,
    length=Length("columns", ("1", "2", "10")),
    load_bots=load_bots,
    timing=KamosTiming(),
    tools=Tools(analyse=analyse, solve=solve, practice=practice, habits=habits),
    points=sheet_totals,
    standing=sheet_totals,
    decisions=3,
    lasting=("sheets",),
)
