"""What a table's row says beside its log: derived from it, for lists and for what falls due."""

import msgspec

from kostka.live.bots import bots_due
from kostka.live.deadlines import due_at
from kostka.live.events import Ended
from kostka.live.offers import offering
from kostka.live.phase import RUNNING, Phase
from kostka.live.setup import Setup
from kostka.live.table import Table, last_remembered
from kostka.live.table_info import TableInfo
from kostka.live.views.clocks import whole
from kostka.live.views.seats import SeatView, seats_shown


class Projection(msgspec.Struct, frozen=True):
    """Written in one transaction with the append that changes it; can be computed from the events.

    ``number``: the last event's; ``due``: when something happens by itself (ms since 1970), None:
    nothing will (nobody may be told: a hidden clock may be it); ``thinking``: a bot of the house
    must choose now. ``people``: by seat the id of the person, None for a free seat and for bots of
    the house; ``present``: the seats whose person should be there, so that it is noticed when
    nobody is. ``summary``: a Summary as JSON, with nothing hidden in it.
    """

    number: int
    phase: Phase
    due: int | None
    thinking: bool
    people: tuple[str | None, ...]
    present: tuple[int, ...]
    summary: msgspec.Raw


class Summary(msgspec.Struct, frozen=True):
    """A table in a list. ``points``: what stands on the board for each seat. ``owner``: the name of
    whoever has made it, ``owner_guest``: without an account."""

    game: str
    public: bool
    setup: Setup
    owner: str
    seats: tuple[SeatView, ...]
    points: tuple[int, ...]
    begun: int | None
    ended: Ended | None
    next: str | None
    owner_guest: bool = False


def project(table: Table) -> Projection:
    """The projection of a table after its last event."""
    alive = table.phase is RUNNING or table.phase is Phase.OPEN
    return Projection(
        number=table.number,
        phase=table.phase,
        due=due_at(table),
        thinking=bool(bots_due(table)),
        people=table.info.people,
        present=table.info.present if alive else offering(table),
        summary=_listed(table.info, _points(table), table.begun, table.ended, table.next),
    )


def _points(table: Table) -> tuple[int, ...]:
    return () if table.log is None else table.info.game.points(table.log.state)


@last_remembered
def _listed(
    info: TableInfo, points: tuple[int, ...], begun: int, ended: Ended | None, next: str | None
) -> msgspec.Raw:
    """The summary as JSON: from move to move it mostly says the same."""
    setup = info.setup
    summary = Summary(
        game=setup.game,
        public=setup.public,
        setup=setup,
        owner=info.owner.name,
        seats=seats_shown(info),
        points=points,
        begun=whole(begun) if begun else None,
        ended=ended,
        next=next,
        owner_guest=info.owner.guest,
    )
    return msgspec.Raw(_ENCODER.encode(summary))


_ENCODER = msgspec.json.Encoder()
