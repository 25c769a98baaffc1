"""The time that a seat has thought, apart from who sits there: it grows with every move."""

import msgspec
from msgspec.structs import replace

from kostka.game.seats import Seat


class TimeUsed(msgspec.Struct, frozen=True):
    """``used``: ms thought in all of a seat's decisions, ``made`` how many those were. ``thought``:
    so much of it, ms, in the decision that is still due, and that a bot has taken over."""

    used: int = 0
    made: int = 0
    thought: int = 0


def decided(spent: tuple[TimeUsed, ...]) -> tuple[TimeUsed, ...]:
    """The seats where another decision is due: nobody has thought about it yet."""
    return tuple([replace(each, thought=0) if each.thought else each for each in spent])


def with_spent(spent: tuple[TimeUsed, ...], seat: Seat, own: TimeUsed) -> tuple[TimeUsed, ...]:
    """All seats, with another time at one."""
    return (*spent[:seat], own, *spent[seat + 1 :])


def one_more(spent: tuple[TimeUsed, ...], seat: Seat, ms: int) -> tuple[TimeUsed, ...]:
    """One more decision made at a seat, for which it took so long."""
    own = spent[seat]
    return with_spent(spent, seat, TimeUsed(own.used + ms, own.made + 1, own.thought))
