"""How a round ends and what it is worth: going out, fish, and the sum of the tiles left."""

from kostka.domino.rules.moves import Ending, Pass
from kostka.domino.rules.options import Sport1
from kostka.domino.rules.party import ended
from kostka.domino.rules.seating import SEATS, Pair, pair_of
from kostka.domino.rules.state import Due, Outcome, Round, State
from kostka.domino.rules.tiles import ALL, BIT, PIPS, SUIT, Mask, Number, pips
from kostka.game.seats import Seat


def is_fish(left: Number, right: Number, laid: Mask) -> bool:
    """Both ends show a number whose seven tiles all lie on the table (DOM-4): nobody can move.

    >>> is_fish(6, 6, SUIT[6]), is_fish(6, 6, SUIT[6] & ~BIT["66"]), is_fish(5, 6, ALL)
    (True, False, False)
    """
    return left == right and not SUIT[left] & ~laid


def left_in_hands(table: Round) -> tuple[int, int, int, int]:
    """The points left in each hand; the hands must be known."""
    laid, tiles = table.laid, table.dealt.tiles
    assert tiles is not None
    a, b, c, d = [sum([PIPS[t] for t in hand if not BIT[t] & laid]) for hand in tiles]
    return a, b, c, d


def worth(
    rules: Sport1, by: Ending, last: Seat, left: tuple[int, int, int, int]
) -> tuple[Pair | None, int]:
    """Who wins a round that ended with ``last`` laying a tile, and the points they write.

    >>> worth(Sport1(), "out", 0, (0, 12, 7, 20))
    ('A', 39)
    >>> worth(Sport1(count="opponents"), "out", 0, (0, 12, 7, 20))
    ('A', 32)
    >>> worth(Sport1(), "fish", 0, (20, 3, 1, 11)), worth(Sport1(), "fish", 0, (7, 3, 7, 11))
    (('B', 35), (None, 0))
    """
    a, b = left[0] + left[2], left[1] + left[3]
    if by == "out":
        winner = pair_of(last)  # DOM-3, whatever the partner still holds
    elif a == b:
        return None, 0  # DOM-5
    else:
        winner = "A" if a < b else "B"  # DOM-4
    if rules.count == "all":
        return winner, a + b
    return winner, b if winner == "A" else a


def total_left(table: Round) -> int:
    """The points in all hands together: what was not laid of 168 (DOM-1)."""
    return pips(ALL & ~table.laid)


def finish(state: State, table: Round, by: Ending, last: Seat) -> State:
    """The round has ended: counted where the hands are known, else its count is waited for."""
    if table.dealt.tiles is None:
        return State(state.rules, state.names, state.party, table, Due.COUNT)
    left = left_in_hands(table)
    winner, points = worth(state.rules, by, last, left)
    passes = [type(play) for play in table.plays].count(Pass)
    outcome = Outcome(
        winner,
        by,
        points,
        table.dealt.leader,
        last,
        left,
        tiles=len(table.plays) - passes,
        passes=passes,
    )
    return ended(state, outcome, table)


def last_seat(table: Round) -> Seat:
    """Who made the last play."""
    return SEATS[(table.dealt.leader + len(table.plays) - 1) % 4]
