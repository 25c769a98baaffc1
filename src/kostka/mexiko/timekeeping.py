"""The times of a match at a table that keeps them: MX-32, MX-33, MX-63. Seconds are data."""

from collections.abc import Iterator

from kostka.game.clocks import Countdown, Pause
from kostka.game.definition import Timing
from kostka.game.seats import Seat
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.lineup import FOAM_SECONDS, TIMEOUT_SECONDS, TIMEOUTS_A_SET, must_line_up
from kostka.mexiko.rules.moves import Finished, Foam, Ready, TimeOut
from kostka.mexiko.rules.state import GUEST, HOME, Phase
from kostka.mexiko.rules.turn import die_due

BETWEEN_SETS = 180
"""MX-30: so long a serve waits at most until the beer stands there."""
ASKING = 5
"""MX-63: so long a serve waits for somebody to take a time-out, where line-ups play."""
SEATS = (HOME, GUEST)


class MexikoTiming(Timing[State, Move]):
    """The pauses of a match, and its gams."""

    def timed(self, move: Move, _seconds: int | None) -> Move:
        """How long a pause was (MX-33, MX-63) is not its asker's to say, and not known
        beforehand."""
        match move:
            case TimeOut(seat):
                return TimeOut(seat)
            case Foam(seat):
                return Foam(seat)
            case _:
                return move

    def pause(self, state: State) -> Pause[Move] | None:
        """Before a serve: while a time-out runs, before a set with beer, and for a moment where a
        time-out could be taken; until both sides are ready. Each that is asked for begins anew."""
        board, gam = state.board, state.gam
        if not gam.fresh or gam.phase is not Phase.THROW or len(board.ready) == len(SEATS):
            return None
        if must_line_up(state) is not None or die_due(state) is not None:
            return None
        seconds = _pause(state)
        if seconds is None:
            return None
        ready: dict[Seat, Move] = {seat: Ready(seat) for seat in SEATS if seat not in board.ready}
        finished = board.drinking is not None and board.drinking.finished
        return Pause(seconds, ready, (board.timeouts, board.foam, finished))

    def countdowns(self, state: State) -> tuple[Countdown, ...]:
        """What is seen running down."""
        return tuple(_running(state))

    def owed(self, state: State) -> dict[Seat, Move]:
        """MX-32: the loser says that they have finished; a bot, which drinks nothing, at once."""
        drinking = state.board.drinking
        if drinking is None or drinking.finished:
            return {}
        return {drinking.loser: Finished(drinking.loser)}

    def part(self, state: State) -> int:
        """In a duplicate the throws of each gam are the same, however the gams before went."""
        return state.board.tally.gams


def _pause(state: State) -> int | None:
    board = state.board
    if board.paused:
        return TIMEOUT_SECONDS
    if state.rules.beer and not board.gams:
        return max([BETWEEN_SETS, *(countdown.seconds for countdown in _running(state))])
    if state.rules.lineups and min(board.timeouts) < TIMEOUTS_A_SET:
        return ASKING
    return None


def _running(state: State) -> Iterator[Countdown]:
    board = state.board
    if board.paused:
        yield Countdown("time-out", None, TIMEOUT_SECONDS, sum(board.timeouts))
    waits = board.gams == 0 and (state.gam.fresh or state.gam.phase is Phase.OVER)
    if not waits:
        return
    drinking = board.drinking
    if drinking is not None and drinking.finished and drinking.seconds:
        yield Countdown("drink", 1 - drinking.loser, drinking.seconds, len(board.sets))
    for seat in SEATS:
        if board.foam[seat] and seat not in board.ready:
            yield Countdown("foam", seat, FOAM_SECONDS, len(board.sets))
