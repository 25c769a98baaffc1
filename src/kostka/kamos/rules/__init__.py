"""Kámoš, Čína, Regál: the rules. Which file decides what:

- ``rows``: the ten rows of a sheet (KCR-1)
- ``shapes``: what a throw is worth in each row (KCR-4, KCR-7, KCR-8, KCR-10)
- ``marks``: how cells are marked, and the balance of norms (KCR-5, KCR-6)
- ``sheet``: points of rows and sheets, doublings, the × (KCR-1, KCR-9, KCR-11 … KCR-14)
- ``throwing``: keeping dice, what can be written where, the × (KCR-2, KCR-12, KCR-13, KCR-16)
- ``lot``: who begins (KCR-17); ``ranking``: who stands where (KCR-13, KCR-15)
- ``reported``: turns and sheets reported from a real table; ``reachable``: which of them some play
  gives (KCR-1 … KCR-14)
- ``options``: the rule set; ``moves``: all that can happen; ``state``: a game between two moves
- ``game``: a move at a time, with the turn (KCR-2), from the hand (KCR-3) and the end (KCR-15)
- ``view``: what each may know
"""

from kostka.game.contract import Seal, Unit
from kostka.kamos.rules.game import actors, apply, author, draw, legal, result, start
from kostka.kamos.rules.moves import Move, SheetReport
from kostka.kamos.rules.options import RULE_SETS
from kostka.kamos.rules.state import State, next_open
from kostka.kamos.rules.view import View, shown, view

__all__ = [
    "MOVE",
    "NAME",
    "RULE_SETS",
    "VIEW",
    "Move",
    "State",
    "View",
    "actors",
    "apply",
    "author",
    "draw",
    "legal",
    "result",
    "seal",
    "shown",
    "start",
    "unit",
    "view",
]

NAME = "kamos"
MOVE = Move
VIEW = View


SAYS_WHOSE = Seal("KCR-15", 0)


def seal(state: State, move: Move) -> Seal | None:  # noqa: ARG001
    """A whole sheet is of no turn: its report says whose it is, and stays whoever is on turn."""
    return SAYS_WHOSE if isinstance(move, SheetReport) else None


def unit(state: State) -> Unit:
    """The lot or the turn in progress (KCR-17) and whose it is: another player's would be another
    sheet's. A lot that was a tie leads on to the next one alone."""
    number = state.turns + state.lot_settled
    if state.lot:
        return number, next_open(state.sheets, 0), state.lots > 0
    return number, state.seat, bool(state.dice)
