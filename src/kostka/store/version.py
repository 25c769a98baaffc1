"""Which schema a database has, and whether this program can work with it.

Kept apart from what runs the migrations, which is slow to load: a server that starts on a current
database does not need it.
"""

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from kostka.game.errors import Refusal
from kostka.store.engines import engines
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


def versions() -> tuple[str, ...]:
    """All versions that this program knows, the newest first: the migrations' files begin with
    them.

    >>> versions()[-1]
    '0001'
    """
    files = (Path(__file__).parent / "migrations" / "versions").glob("v*_*.py")
    return tuple(sorted((file.stem[1:5] for file in files), reverse=True))


async def check(engine: AsyncEngine) -> bool:
    """Whether there is a schema: False in an empty database. Raises Refusal ``store-old`` where
    it must be migrated first, ``store-new`` where a newer program has written it."""
    version = await found(engine)
    if version is None:
        return False
    if version != VERSION:
        code = "store-old" if version in versions() else "store-new"
        raise Refusal(code, found=version, expected=VERSION)
    return True
