"""Gams make a set: MX-20 (to 15), MX-21 (who scored serves), MX-23, and results told whole."""

from msgspec.structs import replace

from kostka.game.errors import RuleError
from kostka.game.seats import Seat
from kostka.mexiko.rules.calls import Call
from kostka.mexiko.rules.lineup import serve
from kostka.mexiko.rules.match import end_set
from kostka.mexiko.rules.moves import GamResult, SetResult
from kostka.mexiko.rules.points import possible
from kostka.mexiko.rules.state import (
    GUEST,
    HOME,
    TEAMS,
    Ended,
    Phase,
    State,
    Tally,
    new_gam,
    with_seat,
)

TARGET = 15
"""MX-20."""
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
    """The state after a gam: points written down, the next gam served by the scorer (MX-21)."""
    board, gam = state.board, state.gam
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
        return end_set(state, board, after)
    board = replace(board, points=after)
    return State(state.rules, board, new_gam(state.rules, scorer))


def gam_result(state: State, move: GamResult) -> State:
    """A gam told by its result. Where only dice are still to be told, it must be one of those
    that some dice give (MX-12, MX-13, MX-14)."""
    gam = state.gam
    if move.scorer not in (HOME, GUEST):
        raise RuleError("", "mexiko-seat", found=move.scorer, expected="0 | 1")
    if gam.fresh:
        state = serve(state)
    found = f"= {TEAMS[move.scorer]} {move.points}"
    if move.points not in (1, 2):
        raise RuleError("MX-13", "mexiko-gam-points", found=found, expected="1 | 2")
    if gam.phase is Phase.SHOW or gam.table:
        ways = possible(state.rules, gam)
        if (move.scorer, move.points) not in ways:
            expected = " | ".join(f"= {TEAMS[seat]} {points}" for seat, points in sorted(ways))
            raise RuleError("MX-13", "mexiko-gam-result", found=found, expected=expected)
    return score_gam(state, move.scorer, move.points, by="report")


def set_result(state: State, move: SetResult) -> State:
    """A set told by its result: one side has 15 (MX-20), and neither less than it had."""
    told = (move.home, move.guest)
    so_far = state.board.points
    sound = max(told) == TARGET and 0 <= min(told) < TARGET
    if not sound or told[0] < so_far[0] or told[1] < so_far[1]:
        expected = f"15:{so_far[1]}…14 | {so_far[0]}…14:15"
        found = f"{move.home}:{move.guest}"
        raise RuleError("MX-20", "mexiko-set-result", found=found, expected=expected)
    return end_set(state, state.board, told)
