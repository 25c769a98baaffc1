"""What the tiles left at a round's end can come to: the limits of reported rounds (DOM-3 … DOM-6).

The tiles on the table are a chain, so that inside it every number stands twice at each joint. At a
fish both ends show the same number too: the points laid are even, and so are the points left.
"""

from collections.abc import Sequence

from kostka.domino.rules.deals import may_hold, still_holds
from kostka.domino.rules.seating import SEATS, pair_of
from kostka.domino.rules.state import Round
from kostka.domino.rules.tiles import ALL, ALL_PIPS, BIT, PIPS, TILES, Mask, pips, tiles_of
from kostka.game.seats import Seat

LEAST_OUT = 3
"""Left by all when somebody goes out: three others hold a tile each, at the least 0-0, 0-1, 0-2."""
LEAST_OUT_OPPONENTS = 1
"""The two opponents hold 0-0 and 0-1."""
MOST_OUT = 153
"""Going out takes seven tiles, and the seven lightest have 15 points of 168."""
MOST_OUT_OPPONENTS = 118
"""Two hands of seven are fourteen tiles; the heaviest fourteen have so many points."""
LEAST_FISH = 6
"""At a fish every number is left an even number of times: a triangle and a double, 01 02 12 00."""
LEAST_FISH_OPPONENTS = 4
"""The losers hold more than half of that."""
MOST_FISH = 126
"""A fish of blanks lays the seven of them, and from each number to another, 1 … 6, a tile."""


def pair_sums(table: Round) -> tuple[int, ...]:
    """What pair A may hold once all is laid that was laid, in unknown hands: every sum that some
    deal gives in which every pass was true, the smallest first."""
    may = [may_hold(table, seat) for seat in SEATS]
    ways = {tuple(still_holds(table, seat) for seat in SEATS): 1}
    for tile in tiles_of(ALL & ~table.laid):
        after: dict[tuple[int, ...], int] = {}
        for must, sums in ways.items():
            for seat in SEATS:
                if must[seat] and may[seat] & BIT[tile]:
                    fewer = (*must[:seat], must[seat] - 1, *must[seat + 1 :])
                    more = sums << PIPS[tile] if pair_of(seat) == "A" else sums
                    after[fewer] = after.get(fewer, 0) | more
        ways = after
    found = ways.get((0, 0, 0, 0), 0)
    return tuple(total for total in range(ALL_PIPS + 1) if found >> total & 1)


def lightest(mask: Mask, count: int) -> int:
    """The points of the lightest so many tiles of a set."""
    return sum(sorted(PIPS[tile] for tile in TILES if BIT[tile] & mask)[:count])


def most_left_by(table: Round, seat: Seat) -> int:
    """The most that can be left of a round in play if this seat goes out of it: what is left now,
    less the tiles it has still to lay."""
    left = ALL & ~table.laid
    if table.dealt.tiles is not None:
        return pips(left & ~table.dealt.masks[seat])
    return pips(left) - lightest(may_hold(table, seat), still_holds(table, seat))


def least_left_by(table: Round, seat: Seat) -> int:
    """The least that can be left if this seat goes out: a tile in every other hand."""
    return least_held(table, [other for other in SEATS if other != seat])


def least_held(table: Round, seats: Sequence[Seat]) -> int:
    """The least that these can still hold when somebody else goes out: a tile each."""
    if table.dealt.tiles is None:
        return lightest(ALL & ~table.laid, len(seats))
    return sum(lightest(table.dealt.masks[seat] & ~table.laid, 1) for seat in seats)


def most_held(table: Round, seats: Sequence[Seat]) -> int:
    """The most that these can still hold: what they hold now, or so many of the heaviest tiles."""
    left = ALL & ~table.laid
    if table.dealt.tiles is not None:
        return sum(pips(table.dealt.masks[seat] & left) for seat in seats)
    count = left.bit_count() - sum(still_holds(table, seat) for seat in seats)
    return pips(left) - lightest(left, count)
