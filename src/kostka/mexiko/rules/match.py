"""Sets make a match: MX-24 (best of N), MX-22 (who serves the next set)."""

from msgspec.structs import replace

from kostka.game.contract import Result
from kostka.game.errors import RuleError
from kostka.mexiko.rules.beer import drinking_after
from kostka.mexiko.rules.moves import MatchResult
from kostka.mexiko.rules.state import Board, Pair, Phase, State, new_gam


def decided(match: Pair, best_of: int) -> bool:
    """MX-24: over as soon as the winner is certain, or after N sets; N even can be drawn.

    >>> [decided(match, 4) for match in ((2, 1), (3, 0), (2, 2))]
    [False, True, True]
    """
    return max(match) * 2 > best_of or sum(match) == best_of


def end_set(state: State, board: Board, points: Pair) -> State:
    """The state after a set that ended with these points; ``board`` is as the set left it."""
    rules = state.rules
    home_won = points[0] > points[1]
    match = (board.match[0] + home_won, board.match[1] + (not home_won))
    over = decided(match, rules.best_of)
    board = replace(
        board,
        sets=(*board.sets, points),
        match=match,
        points=(0, 0),
        gams=0,
        fielded=(None, None),
        timeouts=(0, 0),
        foam=(False, False),
        paused=False,
        ready=(),
        drinking=drinking_after(rules, len(board.sets), points, over=over),
    )
    if over:
        return State(rules, board, replace(state.gam, phase=Phase.OVER))
    return State(rules, board, new_gam(rules, board.server))


def match_result(state: State, move: MatchResult) -> State:
    """MX-24: a match told by its result must be one that best of N can end with."""
    told = (move.home, move.guest)
    best_of, so_far = state.rules.best_of, state.board.match
    possible = [pair for pair in endings(best_of) if pair[0] >= so_far[0] and pair[1] >= so_far[1]]
    if told not in possible:
        expected = " ".join(f"{home}:{guest}" for home, guest in possible)
        found = f"{move.home}:{move.guest}"
        raise RuleError("MX-24", "mexiko-match-result", found=found, expected=expected)
    board = replace(state.board, match=told, paused=False, ready=())
    return State(state.rules, board, replace(state.gam, phase=Phase.OVER))


def endings(best_of: int) -> list[Pair]:
    """Every result a match can end with, best for home first.

    >>> endings(4)
    [(3, 0), (3, 1), (2, 2), (1, 3), (0, 3)]
    """
    need = best_of // 2 + 1
    won = [(need, lost) for lost in range(best_of - need + 1)]
    drawn = [] if best_of % 2 else [(best_of // 2, best_of // 2)]
    return won + drawn + [(lost, won) for won, lost in reversed(won)]


def result_of(match: Pair) -> Result:
    """Places and sets won: MX-25 only the set score counts for the rating.

    >>> result_of((2, 2)).places
    (1, 1)
    """
    home, guest = match
    return Result((1 + (home < guest), 1 + (guest < home)), match)
