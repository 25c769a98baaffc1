"""The seats of a table as everybody sees them."""

from typing import Literal

import msgspec

from kostka.live.seat_state import Missed, SeatState, Why
from kostka.live.table import remembered
from kostka.live.table_info import TableInfo
from kostka.live.views.clocks import whole

Kind = Literal["open", "person", "program", "bot"]


class SeatView(msgspec.Struct, frozen=True):
    """Who sits at a seat, of which ``kind``, and who plays there.

    ``name``; ``person``: the id, null for bots of the house. ``engine``: the bot of the house that
    sits here; ``taken``: the one that plays on for the person, and ``why``. ``gone_until``: nobody
    is there, and so long the others wait (ms since 1970, whole seconds). ``claimable``: why the
    others may claim the game. ``guest``: the person has no account."""

    kind: Kind
    name: str = ""
    person: str | None = None
    engine: str | None = None
    taken: str | None = None
    why: Why | None = None
    gone_until: int | None = None
    claimable: Missed | None = None
    guest: bool = False


@remembered
def seats_shown(info: TableInfo) -> tuple[SeatView, ...]:
    """All seats, in their order."""
    return tuple(_shown(seat_state) for seat_state in info.seats)


def _shown(seat_state: SeatState) -> SeatView:
    who = seat_state.who
    if who is None:
        return SeatView("open")
    return SeatView(
        kind="bot" if seat_state.engine is not None else "program" if who.bot else "person",
        name=who.name,
        person=who.id if seat_state.person else None,
        engine=seat_state.engine,
        taken=seat_state.taken,
        why=seat_state.why,
        gone_until=None if seat_state.away is None else whole(seat_state.away.until),
        claimable=seat_state.claimable,
        guest=who.guest,
    )
