"""Friends at tables: whom one has played with, where they are, where they have asked one to."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, RowMapping, Select, alias, and_, func, or_, select

from kostka.live.phase import Phase
from kostka.store.friends import Marked
from kostka.store.log_queries import over
from kostka.store.schema import presence, seats, tables, workers
from kostka.store.schema_people import friends, invited, persons
from kostka.store.store import Store

MOST_MET = 30
"""So many of those one has played with last are shown."""


class Whereabouts(msgspec.Struct, frozen=True):
    """A table that is not over, at which a friend is connected at the moment."""

    person: str
    table: str
    phase: Phase
    public: bool


class Invitation(msgspec.Struct, frozen=True):
    """To this table, by somebody."""

    table: str
    by: str


async def met(store: Store, ids: Sequence[str], *, whom: str | None = None) -> list[Marked]:
    """The people that somebody has played with, the last first; ``whom``: that one alone. None
    of them are marked."""
    own, other = alias(seats, "own"), alias(seats, "other")
    known = alias(persons, "known")
    query = (
        select(known.c.id, known.c.name, known.c.kind, func.max(tables.c.created).label("last"))
        .select_from(own)
        .join(other, other.c.log_id == own.c.log_id)
        .join(tables, tables.c.id == own.c.log_id)
        .join(persons, persons.c.id == other.c.person)
        .join(known, known.c.id == func.coalesce(persons.c.taken_by, persons.c.id))
        .where(
            own.c.person.in_(ids),
            known.c.id.not_in(ids),
            tables.c.phase.in_((Phase.RUNNING, Phase.OVER)),
            known.c.kind.in_(("guest", "account")),
            ~known.c.forgotten,
        )
        .group_by(known.c.id, known.c.name, known.c.kind)
        .order_by(func.max(tables.c.created).desc(), known.c.id)
        .limit(MOST_MET)
    )
    if whom is not None:
        query = query.where(known.c.id == whom)
    return [
        Marked(row["id"], row["name"], row["kind"] == "guest", mine=False, them=False)
        for row in await _rows(store, query)
    ]


async def whereabouts(store: Store, people: Sequence[str], now: int) -> list[Whereabouts]:
    """Where these people are connected at the moment, the newest table first."""
    query = (
        select(
            func.coalesce(persons.c.taken_by, persons.c.id).label("person"),
            tables.c.id,
            tables.c.phase,
            tables.c.public,
        )
        .select_from(seats)
        .join(presence, and_(presence.c.log_id == seats.c.log_id, presence.c.seat == seats.c.seat))
        .join(workers, workers.c.id == presence.c.worker)
        .join(tables, tables.c.id == seats.c.log_id)
        .join(persons, persons.c.id == seats.c.person)
        .where(_one_of(people), ~over(workers.c.until, now))
        .where(tables.c.phase.in_((Phase.OPEN, Phase.RUNNING)))
        .order_by(tables.c.created.desc())
    )
    return [
        Whereabouts(row["person"], row["id"], Phase(row["phase"]), public=bool(row["public"]))
        for row in await _rows(store, query)
    ]


async def invitations(store: Store, ids: Sequence[str]) -> list[Invitation]:
    """The tables that still wait, to which friends have asked one; the newest first."""
    marked = select(friends.c.friend).where(friends.c.person.in_(ids))
    query = (
        select(invited.c.log_id, invited.c.by)
        .join(tables, tables.c.id == invited.c.log_id)
        .where(invited.c.person.in_(ids), tables.c.phase == Phase.OPEN, invited.c.by.in_(marked))
        .order_by(invited.c.at.desc())
    )
    return [Invitation(row["log_id"], row["by"]) for row in await _rows(store, query)]


def _one_of(people: Sequence[str]) -> ColumnElement[bool]:
    return or_(persons.c.id.in_(people), persons.c.taken_by.in_(people))


async def _rows(store: Store, query: Select[Any]) -> list[RowMapping]:
    async with store.reading() as connection:
        return list((await connection.execute(query)).mappings())
