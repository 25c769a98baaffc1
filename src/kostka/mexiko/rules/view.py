"""What each viewer may know: MX-16. Only the dice behind the hand are ever hidden."""

import msgspec
from msgspec.structs import replace

from kostka.game.seats import Actor, Seat, Viewer
from kostka.mexiko.rules.beer import may_drink, new_beer
from kostka.mexiko.rules.lineup import must_line_up
from kostka.mexiko.rules.moves import Move, Throw
from kostka.mexiko.rules.options import Fima1
from kostka.mexiko.rules.state import Board, Gam, Phase, State
from kostka.mexiko.rules.turn import actors, die_due


class View(msgspec.Struct, frozen=True):
    """The table as one viewer sees it. ``seat`` is None for the referee and for spectators, who
    see the same. ``rules``: the options it is played by; ``board``: what hangs there for all to
    see; ``gam``: the exchange in progress, its ``dice`` None where the viewer may not see the
    throw; ``waits_for``: whose move it is, several where either may. ``die_due`` is the seat that
    must name a die (a player of the team) before anything else (MX-53, MX-62), ``lineup_due`` the
    one that must announce its dice (MX-60). ``beer`` says whether the set has a new beer (None:
    played without), ``may_drink`` which side may drink."""

    seat: Seat | None
    rules: Fima1
    board: Board
    gam: Gam
    waits_for: tuple[Actor, ...]
    die_due: Seat | None
    lineup_due: Seat | None
    beer: bool | None
    may_drink: tuple[bool, bool]


def view(state: State, viewer: Viewer) -> View:
    """MX-16: nobody but the thrower sees a hidden throw before the match is over."""
    rules, board, gam = state.rules, state.board, state.gam
    seat = viewer if type(viewer) is int else None
    if gam.dice is not None and not _sees(gam, seat):
        gam = replace(gam, dice=None)
    beer = new_beer(rules, len(board.sets))
    drink = may_drink(rules, board, gam)
    due = (die_due(state), must_line_up(state))
    return View(seat, rules, board, gam, actors(state), *due, beer, drink)


def shown(state: State, move: Move, viewer: Viewer) -> Move:
    """MX-16: a hidden throw without its dice (or with the one that lies open, MX-18)."""
    if not isinstance(move, Throw) or move.dice is None:
        return move
    gam = state.gam
    if gam.table or _sees(gam, viewer if type(viewer) is int else None):
        return move
    return Throw(None, move.die)


def _sees(gam: Gam, seat: Seat | None) -> bool:
    return seat == gam.thrower or gam.open == 2 or gam.phase is Phase.OVER
