"""Results told whole from a real table: a gam's, a set's, the match's (MX-13, MX-20, MX-24).

Each must be one that some play from here gives: see ``reachable``.
"""

from collections.abc import Collection

from msgspec.structs import replace

from kostka.game.errors import Refusal, RuleError
from kostka.mexiko.rules.lineup import serve
from kostka.mexiko.rules.match import end_set
from kostka.mexiko.rules.moves import GamResult, MatchResult, SetResult
from kostka.mexiko.rules.reachable import gam_scores, match_scores, set_scores
from kostka.mexiko.rules.sets import score_gam
from kostka.mexiko.rules.state import GUEST, HOME, TARGET, TEAMS, Pair, Phase, State


def gam_result(state: State, move: GamResult) -> State:
    """A gam told by its result, which must be one that some play from here gives."""
    if move.scorer not in (HOME, GUEST):
        raise Refusal("mexiko-seat", found=move.scorer, expected="0 | 1")
    if state.gam.fresh:
        state = serve(state)
    found = f"= {TEAMS[move.scorer]} {move.points}"
    if move.points not in (1, 2):
        raise RuleError("MX-13", "mexiko-gam-points", found=found, expected="1 | 2")
    ways = gam_scores(state)
    if (move.scorer, move.points) not in ways:
        expected = " | ".join(f"= {TEAMS[seat]} {points}" for seat, points in sorted(ways))
        raise RuleError("MX-13", "mexiko-gam-result", found=found, expected=expected)
    return score_gam(state, move.scorer, move.points, by="report")


def set_result(state: State, move: SetResult) -> State:
    """A set told by its result, which must be one that some play from here gives (MX-20)."""
    told, ways = (move.home, move.guest), set_scores(state)
    if told not in ways:
        found = f"{move.home}:{move.guest}"
        raise RuleError("MX-20", "mexiko-set-result", found=found, expected=_in_short(ways))
    return end_set(state, state.board, told)


def match_result(state: State, move: MatchResult) -> State:
    """A match told by its result, which must be one that some play from here gives (MX-24).

    Who lost its last set is not told, so neither is who has to finish (MX-32).
    """
    told, ways = (move.home, move.guest), match_scores(state)
    if told not in ways:
        expected = " ".join(f"{home}:{guest}" for home, guest in ways)
        found = f"{move.home}:{move.guest}"
        raise RuleError("MX-24", "mexiko-match-result", found=found, expected=expected)
    board = replace(state.board, match=told, paused=False, ready=(), drinking=None)
    return State(state.rules, board, replace(state.gam, phase=Phase.OVER))


def _in_short(ways: Collection[Pair]) -> str:
    """``15:3…14 | 7…14:15``."""
    lost = [guest for home, guest in ways if home == TARGET]
    won = [home for home, guest in ways if guest == TARGET]
    sides = [f"{TARGET}:{_span(lost)}"] if lost else []
    return " | ".join([*sides, *([f"{_span(won)}:{TARGET}"] if won else [])])


def _span(points: list[int]) -> str:
    low, high = min(points), max(points)
    return str(low) if low == high else f"{low}…{high}"
