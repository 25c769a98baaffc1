"""``kostka restore``: a database from a backup."""

import asyncio

from kostka.cli.arguments import Language, speech
from kostka.cli.backup import BackupFile
from kostka.cli.refusal import FINE
from kostka.cli.screen import Screen
from kostka.cli.stores import Data, Database, store_at


def restore(
    file: BackupFile, /, *, data: Data = None, database: Database = "", lang: Language = None
) -> int:
    """Fill an empty database from a backup."""
    words = speech(lang)
    with store_at(data, database, made=True) as url:
        from kostka.server.process.instance_lock import alone  # noqa: PLC0415  (part of an extra)
        from kostka.store.restore import looked_at  # noqa: PLC0415
        from kostka.store.restore import restore as fill  # noqa: PLC0415

        looked_at(file)  # before a database is made for it
        with alone(url):
            rows = asyncio.run(fill(file, url))
    Screen().line(words("restore-done", tables=rows.get("tables", 0), file=str(file)))
    return FINE
