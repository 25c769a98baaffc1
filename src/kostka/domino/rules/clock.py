"""The time for a move, and what exceeding it brings (DOM-13, DOM-14)."""

from collections.abc import Sequence

from msgspec.structs import replace

from kostka.domino.rules.count import is_fish
from kostka.domino.rules.deals import still_holds
from kostka.domino.rules.moves import Excused, Lay, Overdue, Slow
from kostka.domino.rules.party import plus, warned_then_fined
from kostka.domino.rules.seating import TAGS, pair_of
from kostka.domino.rules.state import Due, Party, Round, State
from kostka.domino.rules.tiles import BIT, joined
from kostka.game.errors import RuleError
from kostka.game.seats import Seat

ONE_MOVE, SEVERAL, FISH = 5, 20, 60  # DOM-13, seconds
LONGEST = 99_999
"""A day and more, and as many digits as a record takes."""


def seconds_for(table: Round, lays: Sequence[Lay]) -> int:
    """The time for the seat on move that can lay these tiles (DOM-13).

    In unknown hands the lays are those it may hold: the longest time that it may have had. A last
    tile that also closes the table is going out and no fish (DOM-6).
    """
    if still_holds(table, table.turn) > 1 and any(_makes_fish(table, lay) for lay in lays):
        return FISH
    return SEVERAL if len(lays) > 1 else ONE_MOVE


def charge_time(state: State, seat: Seat, seconds: int, lays: Sequence[Lay]) -> State:
    """The state with the consequence of the time this move took (DOM-14)."""
    table = state.round
    assert table is not None
    if not 0 <= seconds <= LONGEST:
        raise RuleError("DOM-13", "domino-seconds", found=seconds, expected=f"0…{LONGEST}")
    in_time = seconds <= ONE_MOVE or seconds <= seconds_for(table, lays)  # nobody has less
    if in_time or table.trouble.overdue:
        return state
    return _exceeded(state, seat)


def slow(state: State, move: Slow) -> State:
    """DOM-14: the referee holds a move's time exceeded."""
    return _exceeded(state, move.seat)


def overdue(state: State, move: Overdue) -> State:  # noqa: ARG001
    """DOM-14: the clock ran out; the move is still owed, and is not counted a second time."""
    table = state.round
    if state.due is not Due.PLAY or table is None:
        raise RuleError("DOM-14", "domino-not-now", found="! overdue", expected=state.due)
    if table.trouble.overdue:
        raise RuleError("DOM-14", "domino-overdue-twice", found="! overdue")
    table = replace(table, trouble=replace(table.trouble, overdue=True))
    return replace(_exceeded(state, table.turn), round=table)


def excused(state: State, move: Excused) -> State:
    """DOM-14: only unfounded excess counts. The seat's last one is taken back, and the pair's
    others are reckoned anew: the first is then a warning again."""
    sanctions = list(state.party.sanctions)
    mine = [n for n, s in enumerate(sanctions) if s.reason == "slow" and s.seat == move.seat]
    if not mine:
        raise RuleError("DOM-14", "domino-nothing-to-excuse", found=TAGS[move.seat])
    sanctions.pop(mine[-1])
    pair = pair_of(move.seat)
    first = next((s for s in sanctions if s.reason == "slow" and s.pair == pair), None)
    sanctions = [replace(s, points=0) if s is first else s for s in sanctions]
    back = _fines(state.party, pair) - sum(s.points for s in sanctions if s.pair == pair)
    points = plus(state.party.points, pair, back)
    return replace(state, party=replace(state.party, sanctions=tuple(sanctions), points=points))


def _fines(party: Party, pair: str) -> int:
    return sum(s.points for s in party.sanctions if s.pair == pair)


def _exceeded(state: State, seat: Seat) -> State:
    return warned_then_fined(state, seat, "slow", state.rules.time_penalty)


def _makes_fish(table: Round, lay: Lay) -> bool:
    left, right = joined(table.left, table.right, lay.tile, lay.side)
    return is_fish(left, right, table.laid | BIT[lay.tile])
