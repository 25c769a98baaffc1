"""What is asked of many tables at once: lists for people, and what falls due."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import RowMapping, Select, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kostka.live.head import Head
from kostka.live.phase import Phase
from kostka.store.raw import padded
from kostka.store.schema import WAITING, outages, presence, seats, tables, workers


class Row(msgspec.Struct, frozen=True):
    """A table in a list: its id, when it was made, and its head."""

    id: str
    created: int
    head: Head


_HEAD = (
    tables.c.id,
    tables.c.created,
    tables.c.number,
    tables.c.phase,
    tables.c.due,
    tables.c.thinking,
    tables.c.people,
    tables.c.present,
    tables.c.summary,
)
_people = msgspec.json.Decoder(tuple[str | None, ...])
_present = msgspec.json.Decoder(tuple[int, ...])


def row_of(found: RowMapping) -> Row:
    """A row of the database as a value."""
    head = Head(
        number=found["number"],
        phase=Phase(found["phase"]),
        due=found["due"],
        thinking=found["thinking"],
        people=_people.decode(found["people"]),
        present=_present.decode(found["present"]),
        summary=msgspec.Raw(found["summary"].encode()),
    )
    return Row(found["id"], found["created"], head)


def heads() -> Select[tuple[object, ...]]:
    """All columns that a Row is made from."""
    return select(*_HEAD)


async def listed(
    connection: AsyncConnection,
    *,
    phase: Phase | None,
    game: str | None,
    public: bool | None,
    people: Sequence[str],
    before: str | None,
    limit: int,
) -> list[Row]:
    """The newest tables that fit; see Store.listed."""
    query = heads().order_by(tables.c.created.desc(), tables.c.id.desc()).limit(limit)
    if phase is not None:
        query = query.where(tables.c.phase == phase.value)
    if game is not None:
        query = query.where(tables.c.game == game)
    if public is not None:
        query = query.where(tables.c.public == public)
    if people:
        mine = select(seats.c.table_id).where(seats.c.person.in_(padded(people)))
        query = query.where(tables.c.id.in_(mine))
    if before is not None:
        made = select(tables.c.created).where(tables.c.id == before).scalar_subquery()
        query = query.where(tuple_(tables.c.created, tables.c.id) < tuple_(made, before))
    return [row_of(found) for found in (await connection.execute(query)).mappings()]


async def waiting(connection: AsyncConnection, owners: Sequence[str], limit: int) -> list[str]:
    """The tables of these people's making that have not begun."""
    query = select(tables.c.id).where(tables.c.owner.in_(padded(owners)), WAITING).limit(limit)
    return list((await connection.scalars(query)).all())


async def numbers(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, int]:
    """Where the logs of these tables end."""
    if not ids:
        return {}
    query = select(tables.c.id, tables.c.number).where(tables.c.id.in_(padded(ids)))
    return {row.id: row.number for row in await connection.execute(query)}


async def due(connection: AsyncConnection, now: int, limit: int) -> list[str]:
    """The tables where something is to happen by itself, the longest overdue first."""
    query = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
    return list((await connection.scalars(query)).all())


async def unthought(connection: AsyncConnection, now: int, limit: int) -> list[str]:
    """The tables where a bot must choose and no worker has it in hand."""
    query = (
        select(tables.c.id)
        .where(tables.c.thinking)
        .where(or_(tables.c.think_until.is_(None), tables.c.think_until <= now))
        .limit(limit)
    )
    return list((await connection.scalars(query)).all())


async def take(
    connection: AsyncConnection, table_id: str, number: int, worker: str, *, now: int, until: int
) -> bool:
    """Whether this worker has the lease on the bot's thinking now; see Store.take."""
    free = or_(
        tables.c.think_until.is_(None), tables.c.think_until <= now, tables.c.thinker == worker
    )
    taken = await connection.execute(
        update(tables)
        .where(tables.c.id == table_id, tables.c.number == number, tables.c.thinking, free)
        .values(thinker=worker, think_until=until)
    )
    return taken.rowcount == 1


async def absent(connection: AsyncConnection, now: int) -> list[tuple[str, int]]:
    """The seats whose person should be there (see Head.present) and is at no living worker."""
    there = (
        select(presence.c.seat)
        .join(workers, workers.c.id == presence.c.worker)
        .where(workers.c.until > now)
        .where(presence.c.table_id == seats.c.table_id, presence.c.seat == seats.c.seat)
    )
    query = (
        select(seats.c.table_id, seats.c.seat)
        .where(seats.c.wanted, ~there.exists())
        .order_by(seats.c.table_id, seats.c.seat)
    )
    return [(table_id, seat) for table_id, seat in await connection.execute(query)]


async def downtimes(connection: AsyncConnection, since: int) -> list[tuple[int, int]]:
    """When no worker was alive, as far as it ended after ``since``: beginnings and ends."""
    query = select(outages).where(outages.c.ended > since).order_by(outages.c.began)
    return [(began, ended) for began, ended in await connection.execute(query)]
