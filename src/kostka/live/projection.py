"""What is queried of a table beside its log: derived from it, for lists and for what falls due."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from kostka.eventlog.projection import Index, Place, Projection, Row
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

TABLES = "tables"
"""The index table that lists ask: a row for each table."""


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
    """The projection of a table after its last event. A lease is wanted where a bot of the house
    must choose. In its row: ``people``: by seat the id of the person, null for a free seat and for
    bots of the house; ``summary``: a Summary, with nothing hidden in it; both as JSON."""
    alive = table.phase is RUNNING or table.phase is Phase.OPEN
    return Projection(
        table.number,
        due_at(table),
        bool(bots_due(table)),
        _places(table.info, table.info.present if alive else offering(table)),
        _index(table.info, table.phase, _points(table), table.begun, (table.ended, table.next)),
    )


def summary_of(table: Table) -> Summary:
    """What a list tells of a table."""
    return _summary(table.info, _points(table), table.begun, table.ended, table.next)


def rename_row(row: Row, names: Mapping[str, str]) -> Row:
    """A table's row in which these people (ids) have these names. It is known by the row who made
    the table and who sits there; to fold ten thousand logs takes minutes."""
    try:
        summary = msgspec.json.decode(row["summary"], type=Summary)
        sitting = msgspec.json.decode(row["people"], type=tuple[str | None, ...])
    except msgspec.MsgspecError:  # the doctor has something to say about it
        return row
    if len(sitting) != len(summary.seats):
        return row
    seats = tuple(
        replace(seat, name=names[who]) if who is not None and who in names else seat
        for who, seat in zip(sitting, summary.seats, strict=True)
    )
    owner = names.get(row["owner"], summary.owner)
    return {**row, "summary": _text(replace(summary, owner=owner, seats=seats))}


def _points(table: Table) -> tuple[int, ...]:
    return () if table.log is None else table.info.game.points(table.log.state)


@last_remembered
def _places(info: TableInfo, present: tuple[int, ...]) -> tuple[Place, ...]:
    return tuple(
        Place(seat, who, seat in present) for seat, who in enumerate(info.people) if who is not None
    )


@last_remembered
def _index(
    info: TableInfo,
    phase: Phase,
    points: tuple[int, ...],
    begun: int,
    end: tuple[Ended | None, str | None],
) -> Index:
    """From move to move it mostly says the same."""
    row = {
        "created": info.created,
        "owner": info.owner.id,
        "game": info.setup.game,
        "public": info.setup.public,
        "phase": phase.value,
        "people": _text(info.people),
        "summary": _text(_summary(info, points, begun, *end)),
    }
    return {TABLES: (row,)}


def _summary(
    info: TableInfo, points: tuple[int, ...], begun: int, ended: Ended | None, next: str | None
) -> Summary:
    setup = info.setup
    return Summary(
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


def _text(value: Any) -> str:
    return _ENCODER.encode(value).decode()


_ENCODER = msgspec.json.Encoder()
