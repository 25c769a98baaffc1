"""What the table proves of hands nobody wrote down: whether any deal is possible (DOM-34)."""

from itertools import combinations

from kostka.domino.rules.moves import Lay
from kostka.domino.rules.seating import SEATS
from kostka.domino.rules.state import Round
from kostka.domino.rules.tiles import ALL, BIT, SUIT, Mask
from kostka.game.seats import Seat

GROUPS: tuple[tuple[Seat, ...], ...] = tuple(
    group for size in range(1, 5) for group in combinations(SEATS, size)
)


def still_holds(table: Round, seat: Seat) -> int:
    """How many tiles this seat has not laid."""
    return 7 - sum(isinstance(play, Lay) for play in table.plays_of(seat))


def may_hold(table: Round, seat: Seat) -> Mask:
    """The tiles not laid that this seat may hold if it never passed falsely, in unknown hands."""
    mask = ALL & ~table.laid
    for number in table.lacks[seat]:
        mask &= ~SUIT[number]
    for owner, tile in table.trouble.open:
        if owner != seat:
            mask &= ~BIT[tile]
    touched = table.trouble.touched
    if touched is not None and seat != table.turn:
        mask &= ~BIT[touched]
    return mask


def some_deal(table: Round) -> bool:
    """Whether the tiles not laid can be dealt so that every pass was true (DOM-34).

    They can if every group of seats finds, among the tiles that one of them may hold, as many as
    it still has to hold (Hall's theorem): fifteen groups, so that every play can be asked.
    """
    may = [may_hold(table, seat) for seat in SEATS]
    must = [still_holds(table, seat) for seat in SEATS]
    for group in GROUPS:
        together = 0
        for seat in group:
            together |= may[seat]
        if together.bit_count() < sum([must[seat] for seat in group]):
            return False
    return True


def suspects(table: Round) -> tuple[Seat, ...]:
    """Who may have passed falsely: those known to have, or else whoever has passed on a number of
    which a tile is still out that they may hold (DOM-34)."""
    if table.trouble.revoked:
        return tuple(sorted(table.trouble.revoked))
    return tuple(seat for seat in SEATS if _could_have(table, seat))


def _could_have(table: Round, seat: Seat) -> bool:
    fitting = 0
    for number in table.lacks[seat]:
        fitting |= SUIT[number]
    others = sum(BIT[tile] for owner, tile in table.trouble.open if owner != seat)
    return bool(fitting & ~table.laid & ~others) and still_holds(table, seat) > 0
