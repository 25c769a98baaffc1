"""What is asked of many tables at once: lists for people, and what falls due."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Column, ColumnElement, Select, func, or_, select, tuple_, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kostka.live.phase import Phase
from kostka.store.compiled_statements import padded
from kostka.store.schema import GOING_ON, WAITING, ends, presence, seats, tables, workers
from kostka.store.table_rows import TableRow, row_of, table_rows

FAR_MS = 10 * 60 * 1000
"""Nobody takes a lease for so long: what runs out later was taken before a clock was set back."""


async def listed(
    connection: AsyncConnection,
    *,
    phase: Phase | None,
    game: str | None,
    private: bool,
    people: Sequence[str],
    before: str | None,
    limit: int,
) -> list[TableRow]:
    """The newest tables that fit; see Store.listed."""
    query = listing(
        phase=phase, game=game, private=private, people=people, before=before, limit=limit
    )
    return [row_of(found) for found in (await connection.execute(query)).mappings()]


def listing(
    *,
    phase: Phase | None,
    game: str | None,
    private: bool,
    people: Sequence[str],
    before: str | None,
    limit: int,
) -> Select[Any]:
    """The query for that. Whatever is asked for is read from the end of an index: a part for each
    phase, public or not, and of them the newest. One's own are as many as one has played."""
    made = select(tables.c.created).where(tables.c.id == before).scalar_subquery()

    def newest(query: Select[Any]) -> Select[Any]:
        if game is not None:
            query = query.where(tables.c.game == game)
        if before is not None:
            query = query.where(tuple_(tables.c.created, tables.c.id) < tuple_(made, before))
        return last(query)

    def last(query: Select[Any]) -> Select[Any]:
        return query.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(limit)

    phases = list(Phase) if phase is None else [phase]
    if people:
        mine = select(seats.c.table_id).where(seats.c.person.in_(padded(people)))
        wanted = table_rows().where(tables.c.id.in_(mine))
        if phase is not None:
            wanted = wanted.where(tables.c.phase == phase.value)
        return newest(wanted if private else wanted.where(tables.c.public))
    parts = [
        newest(select(tables.c.id).where(tables.c.phase == each.value, shown)).subquery()
        for each in phases
        for shown in ([tables.c.public, ~tables.c.public] if private else [tables.c.public])
    ]
    found = union_all(*(select(part.c.id) for part in parts))
    return last(table_rows().where(tables.c.id.in_(found)))


async def made_by(
    connection: AsyncConnection, owners: Sequence[str], phase: Phase, limit: int
) -> list[str]:
    """The tables of these people's making that are so far."""
    theirs = making(owners, phase).limit(limit)
    return list((await connection.scalars(theirs)).all())


def making(owners: Sequence[str], phase: Phase) -> Select[Any]:
    """The query for that: open and running tables have an index each, in these words."""
    words = {Phase.OPEN: WAITING, Phase.RUNNING: GOING_ON}
    so_far = words.get(phase, tables.c.phase == phase.value)
    return select(tables.c.id).where(tables.c.owner.in_(padded(owners)), so_far)


async def numbers(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, int]:
    """Where the logs of these tables end."""
    if not ids:
        return {}
    return {row[0]: row[1] for row in await connection.execute(ends_of(padded(ids)))}


def ends_of(ids: Sequence[str]) -> Select[Any]:
    """The query for the ids and the last numbers of these logs."""
    number = func.max(ends.c.number)
    return select(ends.c.table_id, number).where(ends.c.table_id.in_(ids)).group_by(ends.c.table_id)


async def due(connection: AsyncConnection, now: int, limit: int) -> list[str]:
    """The tables where something is to happen by itself, the longest overdue first."""
    query = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
    return list((await connection.scalars(query)).all())


async def unthought(connection: AsyncConnection, now: int, limit: int) -> list[str]:
    """The tables where a bot must choose and no worker has it in hand."""
    query = (
        select(tables.c.id)
        .where(tables.c.thinking)
        .where(or_(tables.c.think_until.is_(None), over(tables.c.think_until, now)))
        .limit(limit)
    )
    return list((await connection.scalars(query)).all())


async def take(
    connection: AsyncConnection, table_id: str, number: int, worker: str, *, now: int, until: int
) -> bool:
    """Whether this worker has the lease on the bot's thinking now; see Store.take."""
    run_out = over(tables.c.think_until, now)
    free = or_(tables.c.think_until.is_(None), run_out, tables.c.thinker == worker)
    further = select(ends.c.number).where(ends.c.table_id == table_id, ends.c.number > number)
    last = tables.c.number <= number  # PostgreSQL looks at it again when it has waited for the row
    taken = await connection.execute(
        update(tables)
        .where(tables.c.id == table_id, last, ~further.exists(), tables.c.thinking, free)
        .values(thinker=worker, think_until=until)
    )
    return taken.rowcount == 1


async def absent(connection: AsyncConnection, now: int) -> list[tuple[str, int]]:
    """The seats whose person should be there (see Head.present) and is at no living worker."""
    there = (
        select(presence.c.seat)
        .join(workers, workers.c.id == presence.c.worker)
        .where(~over(workers.c.until, now))
        .where(presence.c.table_id == seats.c.table_id, presence.c.seat == seats.c.seat)
    )
    query = (
        select(seats.c.table_id, seats.c.seat)
        .where(seats.c.wanted, ~there.exists())
        .order_by(seats.c.table_id, seats.c.seat)
    )
    return [(table_id, seat) for table_id, seat in await connection.execute(query)]


def over(until: Column[int], now: int) -> ColumnElement[bool]:
    """Whether a lease until then has run out."""
    return or_(until <= now, until > now + FAR_MS)
