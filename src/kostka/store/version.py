"""Which schema a database has, and whether this program can work with it.

Kept apart from the migrations themselves: a server that starts on a current database does not load
them.
"""

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from kostka.game.errors import Refusal
from kostka.store.engines import engines, named
from kostka.store.schema import VERSION


async def current(url: str) -> str | None:
    """The version of the schema at this address; None: there is none yet."""
    there = engines(url)
    try:
        return await found(there.read)
    finally:
        await there.dispose()


async def found(engine: AsyncEngine) -> str | None:
    """The version of the schema that this engine finds."""
    async with engine.connect() as connection:
        return await connection.run_sync(version_of)


def version_of(connection: Connection) -> str | None:
    """The version of the schema behind this connection."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


async def check(engine: AsyncEngine, *, made: bool = True) -> None:
    """Gives an empty database its tables, or leaves it alone (not ``made``): Refusal
    ``store-empty``. Raises Refusal ``store-old`` where it must be migrated first, ``store-new``
    where a newer program has written it."""
    version = await found(engine)
    if version == VERSION:
        return
    if version is None and not made:
        raise Refusal("store-empty", expected=named(engine.url))
    from kostka.store.migrate import upgrade, versions  # noqa: PLC0415 (slow to load, seldom needed)

    if version is None:
        await upgrade(engine)
    elif version in versions():
        raise Refusal("store-old", found=version, expected=VERSION)
    else:
        raise Refusal("store-new", found=version, expected=VERSION)
