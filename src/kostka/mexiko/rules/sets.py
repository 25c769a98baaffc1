"""Gams make a set: MX-20 (to 15), MX-21 (who scored serves), MX-23."""

from msgspec.structs import replace

from kostka.game.seats import Seat
from kostka.mexiko.rules.calls import Call
from kostka.mexiko.rules.match import end_set
from kostka.mexiko.rules.state import (
    TARGET,
    Decided,
    Ended,
    State,
    Tally,
    new_gam,
    with_seat,
)

SHORTEST, LONGEST = 8, 29
"""MX-23: how many gams a set has; this follows from MX-13 and MX-20."""


def score_gam(
    state: State,
    scorer: Seat,
    worth: int,
    *,
    by: str,
    call: Call | None = None,
    dice: Call | None = None,
) -> State:
    """The state after a gam: points written down, the next gam served by the scorer (MX-21).

    ``by``: doubt, table, give or report; by a doubt or to table a throw has decided.
    """
    board, gam = state.board, state.gam
    decided = Decided(board, replace(gam, dice=dice)) if by in ("doubt", "table") else None
    points = min(worth, TARGET - board.points[scorer])  # MX-20: at 14 two points count as one
    after = with_seat(board.points, scorer, board.points[scorer] + points)
    old = board.tally
    tally = Tally(
        old.gams + 1,
        old.calls + len(gam.calls) + (gam.said is not None),
        old.doubts + (by == "doubt"),
        old.caught + (by == "doubt" and scorer != gam.thrower),
        old.tables + (by == "table"),
        old.gives + (by == "give"),
        old.twos + (worth == 2),
    )
    ended = Ended(scorer, points, by, call, dice)
    board = replace(board, gams=board.gams + 1, paused=False, ready=(), last=ended, tally=tally)
    if TARGET in after:
        return replace(end_set(state, board, after), decided=decided)
    board = replace(board, points=after)
    return State(state.rules, board, new_gam(state.rules, scorer), decided)
