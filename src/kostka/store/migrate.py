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

from kostka.game.errors import Refusal
from kostka.store.engines import engines
from kostka.store.version import version_of, versions


async def migrate(url: str) -> tuple[str | None, str]:
    """Migrates the database at this address; the version before and the one after.

    Raises Refusal ``store-address``; ``store-new`` where a newer program has written it.
    """
    there = engines(url)
    try:
        return await upgrade(there.write)
    finally:
        await there.dispose()


async def upgrade(engine: AsyncEngine) -> tuple[str | None, str]:
    """Migrates the database behind this engine; the version before and the one after."""
    async with engine.begin() as connection:
        return await connection.run_sync(bring)


def bring(connection: Connection, to: str | None = None) -> tuple[str | None, str]:
    """Migrates the database behind this connection to this version (None: the newest); the version
    before and the one after."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('kostka migrate'))"))
    before = version_of(connection)
    config, scripts = _scripts()
    aim = to or scripts.get_current_head()
    assert aim is not None
    if before is not None and before not in versions():
        raise Refusal("store-new", found=before, expected=aim)
    # what alembic's own command does, without a file env.py that only alembic could import
    steps = EnvironmentContext(
        config, scripts, fn=lambda version, _context: scripts._upgrade_revs(aim, version)
    )
    with steps:
        steps.configure(connection, transactional_ddl=True)
        steps.run_migrations()
    after = version_of(connection)
    assert after is not None
    return before, after


def _scripts() -> tuple[Config, ScriptDirectory]:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config, ScriptDirectory.from_config(config)
