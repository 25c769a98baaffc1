"""The workers' own rows: their leases, and who is connected to them."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, func, inspect, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kostka.store.engines import engines
from kostka.store.insert_if_absent import insert_if_absent
from kostka.store.log_queries import over
from kostka.store.schema import outages, presence, workers

FORGOTTEN_MS = 24 * 3600 * 1000
"""A dead worker's row and who was connected to it go after so long."""

_LEAVE = delete(presence).where(
    presence.c.log_id == bindparam("the_log"),
    presence.c.seat == bindparam("the_seat"),
    presence.c.worker == bindparam("the_worker"),
)


@dataclass(frozen=True, slots=True)
class Presence:
    """Somebody has come to a worker for a seat, or has left it."""

    log_id: str
    seat: int
    worker: str
    there: bool


async def alive(connection: AsyncConnection, worker: str, now: int, until: int) -> int | None:
    """Takes or renews a worker's lease. Was no other alive and this one neither, the time since
    anybody was last seen is an outage; of several workers that begin together one notes it, for it
    is known by its beginning. When anybody was last seen, where this worker was not alive."""
    renewed = await connection.execute(
        update(workers)
        .where(workers.c.id == worker, workers.c.until > now)
        .values(seen=now, until=until)
    )
    if renewed.rowcount == 1:
        return None
    seen: int | None
    seen, lease = (
        await connection.execute(select(func.max(workers.c.seen), func.max(workers.c.until)))
    ).one()
    if seen is not None and lease <= now:
        await connection.execute(insert_if_absent(connection, outages, began=seen, ended=now))
    # one that had stood still says it twice at the same moment: a beat, and whoever waits for one
    await connection.execute(
        insert_if_absent(connection, workers, id=worker, seen=now, until=until)
    )
    await connection.execute(
        update(workers).where(workers.c.id == worker).values(seen=now, until=until)
    )
    old = workers.c.until < now - FORGOTTEN_MS
    await connection.execute(
        delete(presence).where(presence.c.worker.in_(select(workers.c.id).where(old)))
    )
    await connection.execute(delete(workers).where(old))
    return seen


async def bye(connection: AsyncConnection, worker: str, now: int) -> None:
    """A worker stops: its lease ends now, and nobody is connected to it any more."""
    await connection.execute(
        update(workers).where(workers.c.id == worker).values(seen=now, until=now)
    )
    await connection.execute(delete(presence).where(presence.c.worker == worker))


async def noted(connection: AsyncConnection) -> list[tuple[int, int]]:
    """When no worker was alive: beginnings and ends, in order."""
    query = select(outages).order_by(outages.c.began)
    return [(began, ended) for began, ended in await connection.execute(query)]


def presence_all(connection: Connection, jobs: Sequence[Presence]) -> list[Exception | None]:
    """Writes who has come and who has left; the last word for a seat at a worker counts."""
    last = {(job.log_id, job.seat, job.worker): job.there for job in jobs}
    rows = [
        {"the_log": log_id, "the_seat": seat, "the_worker": worker}
        for log_id, seat, worker in sorted(last)
    ]
    connection.execute(_LEAVE, rows)
    came = [
        {"log_id": log_id, "seat": seat, "worker": worker}
        for (log_id, seat, worker), there in sorted(last.items())
        if there
    ]
    if came:
        connection.execute(insert_if_absent(connection, presence), came)
    return [None] * len(jobs)


async def served(url: str, now: int) -> bool:
    """Whether a server works with the database at this address; one that was killed still does for
    a few seconds. Raises Refusal ``store-address``."""
    there = engines(url)
    try:
        async with there.read.connect() as connection:
            if not await connection.run_sync(lambda on: inspect(on).has_table(workers.name)):
                return False
            alive = select(workers.c.id).where(~over(workers.c.until, now)).limit(1)
            return await connection.scalar(alive) is not None
    finally:
        await there.dispose()
