"""The seats of a table as everybody sees them."""

from typing import Literal

import msgspec

from kostka.live.chair import Chair, Missed, Why
from kostka.live.clocks_shown import whole
from kostka.live.company import Company
from kostka.live.table import remembered

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
def seats_shown(company: Company) -> tuple[SeatView, ...]:
    """All seats, in their order."""
    return tuple(_shown(chair) for chair in company.chairs)


def _shown(chair: Chair) -> SeatView:
    who = chair.who
    if who is None:
        return SeatView("open")
    return SeatView(
        kind="bot" if chair.engine is not None else "program" if who.bot else "person",
        name=who.name,
        person=who.id if chair.person else None,
        engine=chair.engine,
        taken=chair.taken,
        why=chair.why,
        gone_until=None if chair.away is None else whole(chair.away.until),
        claimable=chair.claimable,
        guest=who.guest,
    )
