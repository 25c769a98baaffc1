"""What a table's row says beside its log: derived from it, for lists and for what falls due."""

import msgspec

from kostka.live.clock import due_at
from kostka.live.clocks_shown import whole
from kostka.live.engines import engines_due
from kostka.live.events import Ended
from kostka.live.phase import RUNNING, Phase
from kostka.live.seats_shown import SeatView, seats_shown
from kostka.live.setup import Setup
from kostka.live.table import Table


class Head(msgspec.Struct, frozen=True):
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
    """A table in a list. ``points``: what stands on the board for each seat."""

    game: str
    public: bool
    setup: Setup
    owner: str
    seats: tuple[SeatView, ...]
    points: tuple[int, ...]
    begun: int | None
    ended: Ended | None
    next: str | None


def head(table: Table) -> Head:
    """The head of a table after its last event."""
    alive = table.phase is RUNNING or table.phase is Phase.OPEN
    return Head(
        number=table.number,
        phase=table.phase,
        due=due_at(table),
        thinking=bool(engines_due(table)),
        people=table.company.people,
        present=table.company.present if alive else (),
        summary=_listed(table),
    )


def _listed(table: Table) -> msgspec.Raw:
    """The summary as JSON: the one before is good as long as it says the same."""
    changing = (_points(table), table.begun, table.ended, table.next)
    known = table.company.__dict__.get("listed")
    if known is None or known[0] != changing:
        known = changing, msgspec.Raw(_ENCODER.encode(summary(table)))
        table.company.__dict__["listed"] = known
    raw: msgspec.Raw = known[1]
    return raw


def _points(table: Table) -> tuple[int, ...]:
    return () if table.log is None else table.company.room.points(table.log.state)


def summary(table: Table) -> Summary:
    """What a list says of a table."""
    return Summary(
        game=table.setup.game,
        public=table.setup.public,
        setup=table.setup,
        owner=table.owner.name,
        seats=seats_shown(table.company),
        points=_points(table),
        begun=whole(table.begun) if table.begun else None,
        ended=table.ended,
        next=table.next,
    )


_ENCODER = msgspec.json.Encoder()
