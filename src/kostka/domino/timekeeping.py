"""Domino's times for whoever keeps them: DOM-10, DOM-13, DOM-14, DOM-33, DOM-37."""

from kostka.domino.rules import Move, State
from kostka.domino.rules.clock import FISH, ONE_MOVE, SEVERAL, seconds_for
from kostka.domino.rules.moves import Confirm, Draw, Lay, Overdue, Pass, TimeUp
from kostka.domino.rules.plays import PASS, fitting_lays, lawful
from kostka.domino.rules.seating import SEATS
from kostka.domino.rules.state import BEFORE_DEAL, Due
from kostka.game.clocks import Clock, Pause
from kostka.game.definition import Timing

AUTO_PASS = 3
"""DOM-33: with ``auto_pass`` "pas" is said after so many seconds, whatever the hand."""
LENGTHS = (ONE_MOVE, SEVERAL, FISH)
CHECKING = 15
"""DOM-37: for so many seconds the count of a round stands there to be checked."""


class DominoTiming(Timing[State, Move]):
    """The times of a party, and its rounds."""

    def clocks(self, state: State) -> tuple[Clock[Move], ...]:
        """The party's time (DOM-10), and that of the seat on move (DOM-13): a warning by the
        referee, and after ``grace`` a bot plays (DOM-14). Who does not shuffle again in time draws
        (DOM-22)."""
        found: list[Clock[Move]] = []
        if state.party.last is None and state.due is not Due.OVER:
            found.append(Clock("game", 60 * state.rules.party_time, TimeUp()))
        table = state.round
        if state.due is Due.CHOICE:
            found.append(Clock("move", SEVERAL, Draw()))
        elif state.due is Due.PLAY and table is not None:
            seconds = seconds_for(table, fitting_lays(table))
            if table.trouble.overdue:
                found.append(Clock("move", seconds + state.rules.grace, None))
            elif state.rules.auto_pass and lawful(table, state.rules) == PASS:
                found.append(Clock("move", AUTO_PASS, Pass()))
            else:
                grace = state.rules.grace
                found.append(Clock("move", seconds, Overdue(), grace, LENGTHS))
        return tuple(found)

    def timed(self, move: Move, seconds: int | None) -> Move:
        """DOM-13: how long a play took."""
        match move:
            case Lay(tile, side):
                return Lay(tile, side, seconds)
            case Pass():
                return Pass(seconds)
            case _:
                return move

    def pause(self, state: State) -> Pause[Move] | None:
        """DOM-37: between rounds, until every seat has confirmed the count."""
        party = state.party
        if state.due not in BEFORE_DEAL or not party.rounds:
            return None
        ready: dict[int, Move] = {
            seat: Confirm(seat) for seat in SEATS if seat not in party.confirmed
        }
        return Pause(CHECKING, ready) if ready else None

    def part(self, state: State) -> int:
        """In a duplicate the deal of each round is the same, however the rounds before went."""
        return len(state.party.rounds)
