"""``kostka migrate``: an older version's database made ready for this one."""

import asyncio

from kostka.cli.arguments import Language, speech
from kostka.cli.refusal import FINE
from kostka.cli.screen import Screen
from kostka.cli.stores import Data, Database, store_at


def migrate(*, data: Data = None, database: Database = "", lang: Language = None) -> int:
    """Bring the database to what this version needs."""
    words = speech(lang)
    with store_at(data, database) as url:
        from kostka.server.process.instance_lock import alone  # noqa: PLC0415  (part of an extra)
        from kostka.store.migrate import migrate as bring  # noqa: PLC0415

        with alone(url):
            before, after = asyncio.run(bring(url))
    if before == after:
        Screen().line(words("migrate-nothing", version=after))
    else:
        Screen().line(words("migrate-done", before=before or "–", after=after))
    return FINE
