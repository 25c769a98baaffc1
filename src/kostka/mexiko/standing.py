"""Where a match stands in the solution: the gam at its score, seen from one side.

Takes states and views alike, for all that is asked is public but one thing: a throw that lies in
the open is a part of what both sides go by (MX-18, and what counts as 31 by MX-51 … MX-53).
"""

from typing import Protocol

from kostka.game.seats import Seat
from kostka.mexiko.rules.calls import Call
from kostka.mexiko.rules.options import Fima1
from kostka.mexiko.rules.state import Board, Gam
from kostka.mexiko.solver.dice import CHANCE, SERVE, Floats
from kostka.mexiko.solver.open_throws import one_open, opened, the_throw
from kostka.mexiko.solver.side import Side
from kostka.mexiko.solver.solution import solution

OPEN = 2
HALF = 1


class Standing(Protocol):
    """A state or a view."""

    @property
    def rules(self) -> Fima1: ...
    @property
    def board(self) -> Board: ...
    @property
    def gam(self) -> Gam: ...


def side_of(where: Standing, seat: Seat) -> Side:
    """The gam that is played (or about to be served) from this seat."""
    points, server = where.board.points, where.gam.server
    own, other = points[seat], points[1 - seat]
    return solution(where.rules).side(own, other, serving=seat == server)


def thrower_of(where: Standing) -> Side:
    """The side that throws, its calls and their answers being what all that is seen makes them."""
    side = side_of(where, where.gam.thrower)
    return opened(side, place(where.gam.beat), seen(where.gam))


def place(beat: Call | None) -> int:
    """A call to beat as the solution numbers it."""
    return SERVE if beat is None else beat


def seen(gam: Gam) -> Floats:
    """How likely each throw is for who sees only what everybody sees, shape (21,)."""
    if gam.open == OPEN and gam.dice is not None:
        return the_throw(gam.dice)
    return one_open(gam.die) if gam.open == HALF and gam.die else CHANCE
