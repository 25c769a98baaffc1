"""The rules of international mexiko, MX-1 … MX-63, as the contract of game/contract.py.

Where each is decided:

- ``calls``      MX-1 … MX-4, MX-6: what dice say, which call beats which
- ``options``    the rule set ``fima-1``; ``moves`` everything that can happen; ``state`` the board
- ``gam``        MX-5, MX-10, MX-11, MX-14 (to table), MX-15, MX-18: the exchange of calls
- ``reports``    reported results; ``reachable`` which of them some play gives
- ``points``     MX-12, MX-13 and the points of MX-14, MX-15: who scores, and how much
- ``sets``       MX-20, MX-21, MX-23; ``match`` MX-22 (with state.py), MX-24, MX-25
- ``beer``       MX-30 … MX-34
- ``technique``  MX-50 … MX-53a (MX-54 is about equipment)
- ``lineup``     MX-60 … MX-63
- ``turn``       who moves; ``view`` MX-16: what each viewer sees
- ``refusals``   the refusal of a move that is not due

MX-40 and MX-41 are about words: see ``kostka.mexiko.typed_moves``.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from kostka.game.chance import Source, dice
from kostka.game.contract import Result, Unit
from kostka.game.errors import Refusal, RuleError
from kostka.game.header import Header
from kostka.game.ruleset import rules_of
from kostka.mexiko.rules import beer, gam, lineup, moves, reports, technique
from kostka.mexiko.rules.calls import call_of
from kostka.mexiko.rules.match import result_of
from kostka.mexiko.rules.moves import Move
from kostka.mexiko.rules.options import RULE_SETS, Fima1
from kostka.mexiko.rules.state import GUEST, HOME, TEAMS, Board, Phase, State, new_gam
from kostka.mexiko.rules.turn import actors, author, legal
from kostka.mexiko.rules.view import View, shown, view

__all__ = [
    "MOVE",
    "NAME",
    "RULE_SETS",
    "VIEW",
    "Fima1",
    "Move",
    "State",
    "View",
    "actors",
    "apply",
    "author",
    "draw",
    "legal",
    "result",
    "shown",
    "start",
    "unit",
    "view",
]

NAME = "mexiko"
MOVE = Move
VIEW = View

_APPLY: dict[type, Callable[[State, Any], State]] = {
    moves.Open: gam.choose_how,
    moves.Throw: gam.throw,
    moves.Say: gam.say,
    moves.HandOver: gam.hand_over,
    moves.Accept: gam.accept,
    moves.Doubt: gam.doubt,
    moves.Behind: gam.behind,
    moves.ToTable: gam.to_table,
    moves.Show: gam.show,
    moves.GamResult: reports.gam_result,
    moves.SetResult: reports.set_result,
    moves.MatchResult: reports.match_result,
    moves.PerPartes: technique.per_partes,
    moves.OffTable: technique.off_table,
    moves.Hand: technique.hand_moved,
    moves.Floor: technique.floor,
    moves.LineUp: lineup.line_up,
    moves.Nominate: lineup.nominate,
    moves.Substitute: lineup.substitute,
    moves.TimeOut: lineup.time_out,
    moves.Foam: beer.foam,
    moves.Finished: beer.finished,
    moves.Ready: lineup.ready,
}
_OF_THE_LAST_THROW = (moves.PerPartes, moves.OffTable, moves.Floor, moves.Hand)
"""What may still be told of the throw that has decided a gam (MX-50 … MX-53a)."""
_WITHOUT_DIE = (moves.Substitute, moves.SetResult, moves.MatchResult, moves.Hand, moves.Finished)
"""What may be told before a die that was sent off is replaced."""


def start(header: Header) -> State:
    """The match before its first throw; home serves (MX-22)."""
    rules = rules_of(RULE_SETS, header)
    if len(header.seats) > len(TEAMS):
        raise Refusal("mexiko-two-teams", found=len(header.seats), expected=len(TEAMS))
    beer.check_beers(rules)
    return State(rules, Board(), new_gam(rules, HOME))


def apply(state: State, move: Move) -> State:
    """The state after the move; see the modules for what each refuses."""
    if getattr(move, "seat", HOME) not in (HOME, GUEST):
        raise Refusal("mexiko-seat", found=getattr(move, "seat", ""), expected="0 | 1")
    told_late = state.decided is not None and isinstance(move, _OF_THE_LAST_THROW)
    if state.gam.phase is Phase.OVER and not (told_late or type(move) is moves.Finished):  # MX-32
        raise RuleError("MX-24", "mexiko-over")
    if state.board.cards and not isinstance(move, _WITHOUT_DIE):
        seat = lineup.must_replace(state)
        if seat is not None:
            expected = f"! sub {TEAMS[seat]} NUMBER"
            raise RuleError("MX-53", "mexiko-replace-first", expected=expected)
    after = _APPLY[type(move)](state, move)
    if after.decided is not None and after.decided is state.decided and not told_late:
        return replace(after, decided=None)  # something else has happened since
    return after


def unit(state: State) -> Unit:
    """The gam in progress (MX-10): whether it has begun. A set or a match told whole ends one."""
    board, gam = state.board, state.gam
    begun = not gam.fresh and gam.phase is not Phase.OVER
    return board.tally.gams + len(board.sets) + sum(board.match), 0, begun


def draw(state: State, source: Source) -> Move:
    """The throw that is due; where one die lies open (MX-18), it is the first that fell."""
    first, second = dice(source, 2)
    return moves.Throw(call_of(first, second), first if state.gam.open == 1 else 0)


def result(state: State) -> Result | None:
    """Places and sets won, once the match is over."""
    return result_of(state.board.match) if state.gam.phase is Phase.OVER else None
