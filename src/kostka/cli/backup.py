"""``kostka backup``: everything a server keeps, as one file."""

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kostka.cli.arguments import Language, speech
from kostka.cli.refusal import FINE
from kostka.cli.screen import Screen
from kostka.cli.stores import Data, Database, store_at

BackupFile = Annotated[Path, Parameter(help="help-backup-file")]
Force = Annotated[bool, Parameter(name="--force", negative="", help="help-backup-force")]


def backup(
    file: BackupFile,
    /,
    *,
    force: Force = False,
    data: Data = None,
    database: Database = "",
    lang: Language = None,
) -> int:
    """Write all that is kept into a file, as it is at this moment, also while a server runs."""
    words = speech(lang)
    with store_at(data, database) as url:
        from kostka.store.backup import backup as write  # noqa: PLC0415  (part of an extra)

        rows = asyncio.run(write(url, file, force=force))
    Screen().line(words("backup-done", tables=rows.get("tables", 0), file=str(file)))
    return FINE
