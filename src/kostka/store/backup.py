"""Backups: the whole database as one file, from which either kind of database is restored.

A backup is JSON lines, compressed with gzip. The first line says what it is and of which schema;
then come for each table of the database a line with its name and columns (``bytes`` names those
whose values are bytes, in base64) and its rows as arrays; the last line says how many rows there
were, so that a file which breaks off is noticed. An event is a row of ``events``, wherever it is
kept. Left out is who is connected at the moment, which challenges are not yet answered, and what
can be found out again. The key that signs is not in the database; its fingerprint is, so whoever
serves the restored one is asked for that key. What is read and written is what the schema of the
file says, so that a backup outlives the program's version.
"""

import asyncio
import gzip
import os
from collections import Counter
from pathlib import Path

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, Table, inspect, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kostka.game.atomic_files import atomic_write, real_path, remove_leftovers
from kostka.game.errors import Refusal
from kostka.store.engines import address, named
from kostka.store.looking import looking
from kostka.store.snapshot import snapshot
from kostka.store.version import version_of

FORMAT = 1
"""The version of the file itself, whatever schema is in it."""
ROWS = 1000
"""So many rows are read and written at once."""
LEFT_OUT = frozenset({"alembic_version", "challenges", "findings", "journal", "presence"})


class Backup(msgspec.Struct, frozen=True, tag="kostka-backup", tag_field="is"):
    """A backup's first line."""

    format: int
    schema: str


class Rows(msgspec.Struct, frozen=True, tag="rows", tag_field="is"):
    """Rows of this table follow."""

    table: str
    columns: tuple[str, ...]
    bytes: tuple[str, ...]


class BackupEnd(msgspec.Struct, frozen=True, tag="end", tag_field="is"):
    """A backup's last line: the number of rows by table."""

    rows: dict[str, int]


async def backup(url: str, file: Path, *, force: bool = False) -> dict[str, int]:
    """Writes a backup of the database at this address, as it is at one moment, while others go on
    writing; the number of rows by table. The file is there once all of it is, and nobody else may
    read it. Raises Refusal ``backup-there`` where one is there already, unless it is to be
    replaced (``force``); ``backup-special`` where that is no ordinary file, ``backup-folder``
    where its folder is missing; ``store-address``, ``store-empty``; OSError.
    """
    if file.exists() and not file.is_file():
        raise Refusal("backup-special", expected=file)
    if not real_path(file).parent.is_dir():
        raise Refusal("backup-folder", expected=file)
    if not force and os.path.lexists(file):
        raise Refusal("backup-there", expected=file)
    try:
        async with looking(url) as read, snapshot(read) as connection:
            schema = await connection.run_sync(version_of)
            if schema is None:
                raise Refusal("store-empty", expected=named(address(url)))
            with (
                atomic_write(file, new=not force, private=True) as raw,
                gzip.GzipFile("", "wb", 6, raw, mtime=0) as lines,
            ):
                written = await _write(connection, schema, lines)
    except FileExistsError:
        raise Refusal("backup-there", expected=file) from None
    remove_leftovers(file)
    return written


async def _write(connection: AsyncConnection, schema: str, lines: gzip.GzipFile) -> dict[str, int]:
    lines.write(msgspec.json.encode(Backup(FORMAT, schema)) + b"\n")
    found, log = await connection.run_sync(reflected), await connection.run_sync(_log)
    written: Counter[str] = Counter()
    for kept in found.sorted_tables:
        name = str(kept.name)
        if name in LEFT_OUT:
            continue
        source = log if name == "events" and log is not None else kept
        columns = [source.c[c.name] for c in kept.columns]
        in_bytes = tuple(str(c.name) for c in kept.columns if isinstance(c.type, LargeBinary))
        lines.write(
            msgspec.json.encode(Rows(name, tuple(str(c.name) for c in columns), in_bytes)) + b"\n"
        )
        written[name] = 0
        order = [source.c[c.name] for c in kept.primary_key.columns]
        async with connection.stream(select(*columns).order_by(*order)) as rows:
            async for some in rows.partitions(ROWS):
                text = b"".join(msgspec.json.encode(tuple(row)) + b"\n" for row in some)
                await asyncio.to_thread(lines.write, text)
                written[name] += len(some)
    lines.write(msgspec.json.encode(BackupEnd(dict(written))) + b"\n")
    return dict(written)


def reflected(connection: Connection) -> MetaData:
    """The tables that are really there."""
    found = MetaData()
    found.reflect(connection)
    return found


def _log(connection: Connection) -> Table | None:
    """The view of all events, where the schema has it. Other views are of somebody else's making,
    or an extension's: they are not looked at."""
    if "log" not in inspect(connection).get_view_names():
        return None
    return Table("log", MetaData(), autoload_with=connection)
