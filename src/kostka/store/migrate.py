"""Brings a database's schema up to this program's, step by step (alembic).

The steps are the modules in ``migrations/versions``. All of them run in one transaction under a
lock: two programs that begin at the same time do it once.
"""

from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from kostka.store.address import engines
from kostka.store.schema import metadata
from kostka.store.version import version_of


async def migrate(url: str) -> tuple[str | None, str]:
    """Migrates the database at this address; the version before and the one after.

    Raises RuleError ``store-address``.
    """
    there = engines(url)
    try:
        return await upgrade(there.write)
    finally:
        await there.dispose()


async def upgrade(engine: AsyncEngine) -> tuple[str | None, str]:
    """Migrates the database behind this engine; the version before and the one after."""
    async with engine.begin() as connection:
        return await connection.run_sync(_upgrade)


def versions() -> tuple[str, ...]:
    """All versions that this program knows, the newest first."""
    return tuple(script.revision for script in _scripts()[1].walk_revisions())


def _scripts() -> tuple[Config, ScriptDirectory]:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config, ScriptDirectory.from_config(config)


def _upgrade(connection: Connection) -> tuple[str | None, str]:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('kostka migrate'))"))
    before = version_of(connection)
    config, scripts = _scripts()
    newest = scripts.get_current_head()
    assert newest is not None
    if before in versions() or before is None:
        with EnvironmentContext(
            config, scripts, fn=lambda version, _context: scripts._upgrade_revs(newest, version)
        ) as environment:
            environment.configure(connection, target_metadata=metadata, transactional_ddl=True)
            environment.run_migrations()
    after = version_of(connection)
    assert after is not None
    return before, after
