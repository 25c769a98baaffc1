"""Beer, where it was agreed: MX-30, MX-31, MX-32, MX-33, MX-34. Times are values in seconds."""

from msgspec.structs import replace

from kostka.game.errors import RuleError
from kostka.mexiko.rules.lineup import check_seconds
from kostka.mexiko.rules.moves import Finished, Foam
from kostka.mexiko.rules.options import Fima1
from kostka.mexiko.rules.state import TEAMS, Board, Drinking, Gam, Pair, State, with_seat

SECONDS_A_STEP = 120
STEP = 3
"""MX-32: two minutes for each full three points of the margin."""


def check_beers(rules: Fima1) -> None:
    """MX-34: one beer less than sets needs at least two sets."""
    if rules.beer and rules.beers == "one-less" and rules.best_of == 1:
        raise RuleError("MX-34", "mexiko-no-beer-left", found="best_of = 1", expected="2…21")


def new_beer(rules: Fima1, played: int) -> bool | None:
    """MX-30: whether a full beer is brought before the set after ``played`` ones; None: no beer.

    MX-34: with ``one-less`` the last possible set uses the one brought for the set before.

    >>> [new_beer(Fima1(beer=True, beers="one-less", best_of=4), played) for played in range(4)]
    [True, True, True, False]
    """
    if not rules.beer:
        return None
    return not (rules.beers == "one-less" and played == rules.best_of - 1)


def beers_brought(rules: Fima1, sets: int) -> int:
    """MX-34: how many beers each side has had in this many sets."""
    return sum(new_beer(rules, played) is True for played in range(sets))


def winner_seconds(points: Pair) -> int:
    """MX-32: how long the set's winner has after the loser has finished.

    >>> [winner_seconds(points) for points in ((15, 13), (12, 15), (15, 0))]
    [0, 120, 600]
    """
    return abs(points[0] - points[1]) // STEP * SECONDS_A_STEP


def drinking_after(rules: Fima1, played: int, points: Pair, *, over: bool) -> Drinking | None:
    """MX-32: who must finish after the set with this index (from 0), and the winner's time.

    Nobody does where the next set is played on the same beer (MX-34).
    """
    if not rules.beer or (not over and new_beer(rules, played + 1) is False):
        return None
    return Drinking(0 if points[0] < points[1] else 1, winner_seconds(points))


def may_drink(rules: Fima1, board: Board, gam: Gam) -> tuple[bool, bool]:
    """MX-31: from the first landing of the set's first gam; MX-33: earlier while the other side
    has foam time; a beer that serves a second set (MX-34) may be drunk all the time."""
    if not rules.beer:
        return (False, False)
    begun = board.gams > 0 or gam.landed or new_beer(rules, len(board.sets)) is False
    return (begun or board.foam[1], begun or board.foam[0])


def foam(state: State, move: Foam) -> State:
    """MX-33: before a set, once a side. One that really lasted longer than two minutes is recorded
    as it was (MX-63, ``too_long``)."""
    board, sign = state.board, f"foam {TEAMS[move.seat]}"
    if not state.rules.beer:
        raise RuleError("MX-33", "mexiko-no-beer", found=sign, expected="beer = yes")
    if board.gams or not state.gam.fresh:
        raise RuleError("MX-33", "mexiko-before-set-only", found=sign)
    if board.foam[move.seat]:
        raise RuleError("MX-33", "mexiko-foam-twice", found=sign)
    check_seconds(move.seconds, "MX-33")
    asked = with_seat(board.foam, move.seat, True)
    return replace(state, board=replace(board, foam=asked, ready=()))


def finished(state: State, move: Finished) -> State:
    """MX-32: the last set's loser has finished. Also lawful when that set ended the match."""
    drinking = state.board.drinking
    sign = f"finished {TEAMS[move.seat]}"
    if drinking is None or drinking.finished:
        raise RuleError("MX-32", "mexiko-nothing-to-finish", found=sign)
    if move.seat != drinking.loser:
        expected = f"finished {TEAMS[drinking.loser]}"
        raise RuleError("MX-32", "mexiko-loser-finishes", found=sign, expected=expected)
    board = replace(state.board, drinking=replace(drinking, finished=True))
    return replace(state, board=board)
