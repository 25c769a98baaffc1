"""A database from a backup (see backup.py)."""

import gzip
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, TypeAlias

import msgspec
from sqlalchemy import Connection, MetaData, func, insert, inspect, select, update
from sqlalchemy.exc import DataError, IntegrityError

from kostka.game.errors import Refusal
from kostka.store.backup import FORMAT, ROWS, Backup, BackupEnd, Rows, reflected
from kostka.store.engines import address, engines
from kostka.store.migrate import bring
from kostka.store.schema import events, logs
from kostka.store.version import versions

VIEWS = frozenset({"log", "ends"})
"""The schema's own."""
Line: TypeAlias = Backup | Rows | BackupEnd | list[Any]
_last = select(func.max(events.c.number)).where(events.c.log_id == logs.c.id).scalar_subquery()
_ENDS = {"postgresql": update(logs).values(end=_last), "sqlite": update(logs).values(end=None)}
"""PostgreSQL counts on what the rows of logs say of their ends, SQLite's say nothing of them."""
_line: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


async def restore(file: Path, url: str) -> dict[str, int]:
    """Fills the empty database at this address from a backup, and migrates it to this program's
    schema; the number of rows by table. Either all of it is there afterwards or nothing.

    Raises Refusal ``backup-foreign`` where it is no backup, ``backup-broken`` (with the line)
    where it is no whole one, ``backup-new`` where a newer program wrote it, ``store-full`` where
    something is there already, ``store-address``; OSError.
    """
    looked_at(file)
    made = _not_there(url)
    there = engines(url)
    try:
        with file.open("rb") as raw:
            async with there.write.begin() as connection:
                written = await connection.run_sync(_restore, raw)
        made = ()
        return written
    except Refusal as refused:
        raise _of(file, refused) from refused.__cause__
    finally:
        await there.dispose()
        for path in made:
            path.unlink(missing_ok=True)


def _not_there(url: str) -> tuple[Path, ...]:
    """The files of a database that is none yet: it shall be none afterwards either, should the
    backup not be whole."""
    where = address(url)
    if where.get_backend_name() != "sqlite" or Path(str(where.database)).exists():
        return ()
    return tuple(Path(f"{where.database}{end}") for end in ("", "-wal", "-shm"))


def looked_at(file: Path) -> None:
    """Whether it begins as a backup does that this program can read. Raises Refusal
    ``backup-foreign``, ``backup-new``; OSError."""
    try:
        with file.open("rb") as raw:
            _first(_lines(raw))
    except Refusal as refused:
        raise _of(file, refused) from None


def _of(file: Path, refused: Refusal) -> Refusal:
    """The same, and of which file it is said."""
    if refused.code not in ("backup-broken", "backup-foreign"):
        return refused
    return Refusal(refused.code, found=refused.found, expected=file)


def _first(lines: Iterator[Line]) -> Backup:
    first = next(lines, None)
    if not isinstance(first, Backup):
        raise Refusal("backup-foreign")
    if first.format != FORMAT or first.schema not in versions():
        raise Refusal("backup-new", found=first.schema, expected=versions()[0])
    return first


def _restore(connection: Connection, raw: BinaryIO) -> dict[str, int]:
    lines = _lines(raw)
    first = _first(lines)
    _clear(connection)
    bring(connection, first.schema)
    found = reflected(connection)
    try:
        written = _fill(connection, found, lines)
    except (msgspec.ValidationError, IntegrityError, DataError) as error:
        raise Refusal("backup-broken", found=type(error).__name__) from error
    bring(connection)
    connection.execute(_ENDS[connection.dialect.name])
    return written


def _clear(connection: Connection) -> None:
    """Removes an empty schema, which may be of another version."""
    found = reflected(connection)
    for name in ("logs", "tables", "persons"):
        kept = found.tables.get(name)
        if kept is not None and connection.scalar(select(func.count()).select_from(kept)):
            raise Refusal("store-full")
    for view in VIEWS & set(inspect(connection).get_view_names()):
        connection.exec_driver_sql(f"DROP VIEW {view}")
    found.drop_all(connection)


def _fill(connection: Connection, found: MetaData, lines: Iterator[Line]) -> dict[str, int]:
    written: Counter[str] = Counter()
    rows: Rows | None = None
    waiting: list[dict[str, Any]] = []

    def write() -> None:
        if rows is not None and waiting:
            connection.execute(insert(found.tables[rows.table]), waiting)
            written[rows.table] += len(waiting)
            waiting.clear()

    for number, line in enumerate(lines, 2):
        if isinstance(line, list):
            if rows is None or len(line) != len(rows.columns):
                raise Refusal("backup-broken", found=number)
            waiting.append(_row(rows, line))
            if len(waiting) == ROWS:
                write()
            continue
        write()
        if isinstance(line, BackupEnd):
            if {name: count for name, count in line.rows.items() if count} != written:
                raise Refusal("backup-broken", found=number)
            return line.rows
        if isinstance(line, Backup) or line.table not in found.tables:
            raise Refusal("backup-broken", found=number)
        rows = line
    raise Refusal("backup-broken", found="…")


def _row(rows: Rows, values: list[Any]) -> dict[str, Any]:
    row = dict(zip(rows.columns, values, strict=True))
    for name in rows.bytes:
        if row[name] is not None:
            row[name] = msgspec.convert(row[name], bytes)
    return row


def _lines(raw: BinaryIO) -> Iterator[Line]:
    number = 0
    try:
        with gzip.GzipFile(fileobj=raw) as lines:
            for line in lines:
                yield _line.decode(line)
                number += 1
    except EOFError:
        raise Refusal("backup-broken", found=number + 1) from None
    except (gzip.BadGzipFile, zlib.error, msgspec.DecodeError, UnicodeDecodeError):
        code = "backup-broken" if number else "backup-foreign"
        raise Refusal(code, found=number + 1) from None
