"""Looks through the whole database and says what is wrong; changes nothing.

Everything is read as it was at one moment, also while a server runs. Every log is checked for gaps,
folded, and compared with what is derived from it; every game is computed anew and every throw and
deal drawn once more from the table's secret; nothing may point at what is not there.
"""

import sqlite3
from collections.abc import AsyncIterator, Callable
from typing import TypeAlias

from sqlalchemy import Select, and_, or_, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kostka.eventlog.kind import Kinds
from kostka.eventlog.problem import Problem
from kostka.game.errors import Refusal
from kostka.store.check_log import KeptLog, problems_of
from kostka.store.database_errors import damage
from kostka.store.engines import named as named_url
from kostka.store.event_rows import log_of
from kostka.store.index_changes import index_table, rows_of
from kostka.store.looking import looking
from kostka.store.schema import log, logs, named, seats
from kostka.store.schema_people import passkeys, persons, recovery, sessions, tokens
from kostka.store.snapshot import snapshot
from kostka.store.version import check

OnProgress: TypeAlias = Callable[[int, int], None]


def _unwatched(_done: int, _total: int) -> None:
    """Nobody waits before a screen."""


async def examine(
    url: str, kinds: Kinds, looked: OnProgress = _unwatched
) -> AsyncIterator[Problem]:
    """All faults of the database at this address, as they are found; ``looked`` hears how many
    logs were gone through, of how many. Behind a file so damaged that it cannot be read on
    nothing more is looked at. Raises Refusal ``store-address``, ``store-empty``, ``store-old``,
    ``store-new``."""
    try:
        async with looking(url) as read:
            async for fault in _faults(read, kinds, looked):
                yield fault
    except (DBAPIError, sqlite3.Error) as error:
        if (said := damage(error)) is None:
            raise
        yield Problem("store-damaged", found=said)


async def _faults(read: AsyncEngine, kinds: Kinds, looked: OnProgress) -> AsyncIterator[Problem]:
    if not await check(read):
        raise Refusal("store-empty", expected=named_url(read.url))
    async with snapshot(read) as connection:
        async for fault in _disk(connection):
            yield fault
        ids = (await connection.scalars(select(logs.c.id).order_by(logs.c.id))).all()
        for number, id in enumerate(ids, 1):
            for fault in problems_of(await kept(connection, id, kinds), kinds):
                yield fault
            looked(number, len(ids))
        async for fault in _strays(connection, kinds):
            yield fault
        async for fault in _people(connection):
            yield fault


async def _disk(connection: AsyncConnection) -> AsyncIterator[Problem]:
    """SQLite can check its own file; PostgreSQL keeps checksums where it was told to."""
    if connection.dialect.name == "sqlite":
        for (line,) in await connection.execute(text("PRAGMA integrity_check")):
            if line != "ok":
                yield Problem("store-damaged", found=line)


async def kept(connection: AsyncConnection, id: str, kinds: Kinds) -> KeptLog:
    """All that the database has of one log."""

    async def rows(query: Select[tuple[object, ...]]) -> list[dict[str, object]]:
        return [dict(row) for row in (await connection.execute(query)).mappings()]

    (row,) = await rows(select(logs).where(logs.c.id == id))
    events = [tuple(event) for event in await connection.execute(log_of(id))]
    sitting = await rows(select(seats).where(seats.c.log_id == id).order_by(seats.c.seat))
    kind = kinds.get(str(row["kind"]))
    names = () if kind is None else kind.index
    index = {name: await rows_of(connection, name, id) for name in names}
    return KeptLog(row, events, sitting, index)


async def _strays(connection: AsyncConnection, kinds: Kinds) -> AsyncIterator[Problem]:
    """Rows of logs that there are none of, or in the index of another kind."""
    places = [(one.c.log_id, str(one.name), select(logs.c.id)) for one in (log, seats, named)]
    for kind in kinds.values():
        other = logs.c.kind.in_(set(kinds) - {kind.name})
        its = select(logs.c.id).where(~other)
        places += [(index_table(name).log_id, name, its) for name in kind.index]
    for column, name, there in places:
        query = (
            select(column)
            .distinct()
            .where(~there.where(logs.c.id == column).exists())
            .order_by(column)
        )
        for id in (await connection.scalars(query)).all():
            yield Problem("table-missing", id, found=name)


async def _people(connection: AsyncConnection) -> AsyncIterator[Problem]:
    """What lets in somebody who is not there, or who was forgotten."""
    there = select(persons.c.id).where(~persons.c.forgotten)
    for kind, column in (
        (sessions, sessions.c.person),
        (passkeys, passkeys.c.person),
        (recovery, recovery.c.person),
        (tokens, tokens.c.owner),
        (tokens, tokens.c.program),
    ):
        query = select(column).distinct().where(column.not_in(there)).order_by(column)
        for id in (await connection.scalars(query)).all():
            yield Problem("person-missing", found=id, expected=f"{kind.name}.{column.name}")
    accounts = select(persons.c.id).where(persons.c.kind == "account")
    theirs = (persons.c.taken_by, persons.c.owner)  # nobody is not in an empty list either
    lost = or_(*(and_(column.is_not(None), column.not_in(accounts)) for column in theirs))
    for id in (await connection.scalars(select(persons.c.id).where(lost))).all():
        yield Problem("owner-missing", found=id)
