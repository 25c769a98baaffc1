"""What a position is worth: to who sees everything, and each choice to the seat that must choose.

All of it supposes that both sides play the solution from here on. Chances are of winning the set
unless something else is said.
"""

from collections.abc import Mapping

import numpy as np

from kostka.game.seats import Seat
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.calls import beats
from kostka.mexiko.rules.moves import Accept, Behind, Doubt, HandOver, Open, Say, ToTable
from kostka.mexiko.rules.state import HOME, Phase
from kostka.mexiko.solver.dice import HAND_OVER, RANKS
from kostka.mexiko.solver.match import Match
from kostka.mexiko.solver.open_throws import in_the_open
from kostka.mexiko.solver.solution import solution
from kostka.mexiko.standing import place, side_of, thrower_of

OPENNESS = range(3)


def worth(state: State) -> float | None:
    """The home team's chance of the match with all dice seen, a draw counting half.

    None while it hangs on a throw that nobody told.
    """
    match = match_of(state)
    if state.gam.phase is Phase.OVER:
        return match.at(*state.board.match).value
    share = _thrower_share(state)
    if share is None:
        return None
    home = share if state.gam.thrower == HOME else 1 - share
    return match.at(*state.board.match, set_won=home).value


def in_match(state: State, seat: Seat, share: float) -> float:
    """A seat's chance of the match when it has this chance of the set that is running."""
    home = share if seat == HOME else 1 - share
    value = match_of(state).at(*state.board.match, set_won=home).value
    return value if seat == HOME else 1 - value


def match_of(state: State) -> Match:
    """The match that is played."""
    return solution(state.rules).match(state.rules.best_of, play_all=state.rules.play_all)


def choices(state: State) -> Mapping[Move, float]:
    """What each choice is worth to who must choose, by what they know; empty if they know nothing.

    The answer to a call that the solution never makes hangs on what one believes of it: there
    doubting is worth as much as accepting, unless no throw that may lie there makes it so.
    """
    gam = state.gam
    beat = place(gam.beat)
    if gam.phase in (Phase.HOW, Phase.THROW):
        side = side_of(state, gam.thrower)
        return {Open(dice): in_the_open(side, beat, dice) for dice in OPENNESS}
    if gam.phase is Phase.SAY and gam.dice is not None:
        values = thrower_of(state).throw_values(beat, gam.dice)
        found: dict[Move, float] = {
            Say(call): float(values[call]) for call in range(RANKS) if not np.isnan(values[call])
        }
        beaten = gam.beat is not None and beats(gam.dice, gam.beat)
        if not beaten and not np.isnan(values[HAND_OVER]):  # MX-15
            found[HandOver()] = float(values[HAND_OVER])
        return found
    if gam.phase is Phase.ANSWER and gam.said is not None:
        side = thrower_of(state).other
        doubt, accept = side.answer_values(beat, gam.said)
        if np.isnan(doubt):
            least, most = side.doubt_between(gam.said)
            doubt = min(max(accept, least), most)
        return {Accept(): accept, Doubt(): doubt}
    if gam.phase is Phase.TABLE and gam.said is not None:
        hidden, table = side_of(state, gam.thrower).table_values(gam.said)
        return {Behind(): hidden, ToTable(): table}
    return {}


def _thrower_share(state: State) -> float | None:
    """The thrower's chance of the set, with all dice seen; None if they must be known."""
    gam = state.gam
    beat = place(gam.beat)
    if gam.phase in (Phase.HOW, Phase.THROW):
        if gam.table:
            return 1 - side_of(state, 1 - gam.thrower).table_values(beat)[1]
        return in_the_open(side_of(state, gam.thrower), beat, gam.open or 0)
    if gam.phase is Phase.TABLE and gam.said is not None:
        return max(side_of(state, gam.thrower).table_values(gam.said))
    if gam.dice is None:
        return None
    values = thrower_of(state).throw_values(beat, gam.dice)
    return float(np.nanmax(values) if gam.said is None else values[gam.said])
