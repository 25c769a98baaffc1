"""Sets make a match: MX-24 (best of N), MX-22 (who serves the next set)."""

from msgspec.structs import replace

from kostka.game.contract import Result
from kostka.mexiko.rules.beer import drinking_after
from kostka.mexiko.rules.options import Fima1
from kostka.mexiko.rules.state import Board, Pair, Phase, State, new_gam


def decided(match: Pair, rules: Fima1) -> bool:
    """MX-24: over as soon as the winner is certain, or after N sets; N even can be drawn.
    With ``play_all`` after N sets only.

    >>> [decided(match, Fima1(best_of=4)) for match in ((2, 1), (3, 0), (2, 2))]
    [False, True, True]
    >>> decided((3, 0), Fima1(best_of=4, play_all=True))
    False
    """
    certain = max(match) * 2 > rules.best_of and not rules.play_all
    return certain or sum(match) == rules.best_of


def end_set(state: State, board: Board, points: Pair) -> State:
    """The state after a set that ended with these points; ``board`` is as the set left it."""
    rules = state.rules
    home_won = points[0] > points[1]
    match = (board.match[0] + home_won, board.match[1] + (not home_won))
    over = decided(match, rules)
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


def endings(rules: Fima1) -> list[Pair]:
    """Every result a match can end with, best for home first.

    >>> endings(Fima1(best_of=4))
    [(3, 0), (3, 1), (2, 2), (1, 3), (0, 3)]
    >>> endings(Fima1(best_of=3, play_all=True))
    [(3, 0), (2, 1), (1, 2), (0, 3)]
    """
    most = rules.best_of
    if rules.play_all:
        return [(home, most - home) for home in range(most, -1, -1)]
    need = most // 2 + 1
    won = [(need, lost) for lost in range(most - need + 1)]
    drawn = [] if most % 2 else [(most // 2, most // 2)]
    return won + drawn + [(lost, won) for won, lost in reversed(won)]


def result_of(match: Pair) -> Result:
    """Places and sets won: MX-25 only the set score counts for the rating.

    >>> result_of((2, 2)).places
    (1, 1)
    """
    home, guest = match
    return Result((1 + (home < guest), 1 + (guest < home)), match)
