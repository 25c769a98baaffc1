"""What is asked of logs of any kind: where they end, what falls due, who is missed."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Column, ColumnElement, Select, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kostka.store.compiled_statements import padded
from kostka.store.schema import ends, logs, presence, seats, workers

FAR_MS = 10 * 60 * 1000
"""Nobody takes a lease for so long: what runs out later was taken before a clock was set back."""


class LogRow(msgspec.Struct, frozen=True):
    """What is kept of a log beside its events and its index (see ``schema.logs``)."""

    id: str
    kind: str
    created: int
    owner: str
    secret: bytes | None
    due: int | None
    lease_wanted: bool


async def find_log(connection: AsyncConnection, id: str) -> LogRow | None:
    """A log's row."""
    columns = (logs.c[name] for name in LogRow.__struct_fields__)
    found = await connection.execute(select(*columns).where(logs.c.id == id))
    row = found.one_or_none()
    return None if row is None else LogRow(*row)


async def numbers(
    connection: AsyncConnection, ids: Sequence[str], kind: str | None = None
) -> dict[str, int]:
    """Where these logs end; those of another kind are left out."""
    if not ids:
        return {}
    query = ends_of(padded(ids))
    if kind is not None:
        query = query.where(
            ends.c.log_id.in_(
                select(logs.c.id).where(logs.c.id.in_(padded(ids)), logs.c.kind == kind)
            )
        )
    return {row[0]: row[1] for row in await connection.execute(query)}


def ends_of(ids: Sequence[str]) -> Select[Any]:
    """The query for the ids and the last numbers of these logs."""
    number = func.max(ends.c.number)
    return select(ends.c.log_id, number).where(ends.c.log_id.in_(ids)).group_by(ends.c.log_id)


async def due(connection: AsyncConnection, now: int, limit: int) -> list[str]:
    """The logs where something is to happen by itself, the longest overdue first."""
    query = select(logs.c.id).where(logs.c.due <= now).order_by(logs.c.due).limit(limit)
    return list((await connection.scalars(query)).all())


async def unleased(connection: AsyncConnection, now: int, limit: int) -> list[str]:
    """The logs that some worker must work on and none has in hand."""
    query = (
        select(logs.c.id)
        .where(logs.c.lease_wanted)
        .where(or_(logs.c.leased_until.is_(None), over(logs.c.leased_until, now)))
        .limit(limit)
    )
    return list((await connection.scalars(query)).all())


async def take(
    connection: AsyncConnection, log_id: str, number: int, worker: str, *, now: int, until: int
) -> bool:
    """Whether this worker has the lease now; see Store.take."""
    run_out = over(logs.c.leased_until, now)
    free = or_(logs.c.leased_until.is_(None), run_out, logs.c.leased_by == worker)
    further = select(ends.c.number).where(ends.c.log_id == log_id, ends.c.number > number)
    last = or_(logs.c.end.is_(None), logs.c.end <= number)
    # PostgreSQL looks at that again when it has waited for the row
    taken = await connection.execute(
        update(logs)
        .where(logs.c.id == log_id, last, ~further.exists(), logs.c.lease_wanted, free)
        .values(leased_by=worker, leased_until=until)
    )
    return taken.rowcount == 1


async def absent(connection: AsyncConnection, now: int) -> list[tuple[str, int]]:
    """The places whose person should be there (see Place.wanted) and is at no living worker."""
    there = (
        select(presence.c.seat)
        .join(workers, workers.c.id == presence.c.worker)
        .where(~over(workers.c.until, now))
        .where(presence.c.log_id == seats.c.log_id, presence.c.seat == seats.c.seat)
    )
    query = (
        select(seats.c.log_id, seats.c.seat)
        .where(seats.c.wanted, ~there.exists())
        .order_by(seats.c.log_id, seats.c.seat)
    )
    return [(log_id, seat) for log_id, seat in await connection.execute(query)]


def over(until: Column[int], now: int) -> ColumnElement[bool]:
    """Whether a lease until then has run out."""
    return or_(until <= now, until > now + FAR_MS)
