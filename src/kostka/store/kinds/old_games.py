"""Finished games put away into a file, and taken back from it.

The file is JSON lines in gzip: what it is and who is in it, then a line for each game with its
secret and all events of its log, then how many there are. What is derived from a log is not in it.
The games leave the database in one transaction, after the whole file was read back; a game to which
anything was added meanwhile, or with which the doctor would find a fault, is not put away.
"""

import gzip
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec.structs import replace
from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kostka.game.atomic_files import atomic_write, real_path, remove_leftovers
from kostka.game.errors import Refusal
from kostka.live.events import TableEvent
from kostka.live.fold import fold
from kostka.live.kind import TABLE
from kostka.live.phase import Phase
from kostka.live.projection import project
from kostka.store.check_log import problems_of
from kostka.store.doctor import kept
from kostka.store.errors import AlreadyThere
from kostka.store.event_rows import event_of
from kostka.store.log_queries import numbers
from kostka.store.schema import events, findings, log, logs, named, presence, seats, tables
from kostka.store.sqlite_journal import disturb, settle
from kostka.store.store import Store

FORMAT = 1
AT_ONCE = 200
"""Ids in one statement."""
DONE = (Phase.OVER.value, Phase.CLOSED.value)
_HELD = (events, seats, named, findings, presence)
"""What is kept of a log beside its row and its index, by its id."""
_KINDS = {TABLE.name: TABLE}


class Old(msgspec.Struct, frozen=True, tag="kostka-games", tag_field="is"):
    """The first line. ``people``: the ids of all whom the games name."""

    format: int
    people: tuple[str, ...]


class OldGame(msgspec.Struct, frozen=True, tag="game", tag_field="is"):
    """A game: the table's id, its secret, its whole log."""

    table: str
    secret: bytes
    events: tuple[TableEvent, ...]


class OldGamesEnd(msgspec.Struct, frozen=True, tag="end", tag_field="is"):
    """The last line: so many games."""

    games: int


_decoder: msgspec.json.Decoder[Old | OldGame | OldGamesEnd] = msgspec.json.Decoder(
    Old | OldGame | OldGamesEnd
)


async def put_away(store: Store, before: int, file: Path) -> tuple[str, ...]:
    """Puts the games away that were over before this moment (ms), private ones too, and at whose
    table nothing happened since; their ids. Raises Refusal ``backup-there``, ``backup-folder``,
    ``games-none``, ``games-changed`` (then nothing is put away); OSError."""
    if not real_path(file).parent.is_dir():
        raise Refusal("backup-folder", expected=file)
    if os.path.lexists(file):
        raise Refusal("backup-there", expected=file)

    async with store.reading() as connection:
        found = await _games(connection, before)
    if not found:
        raise Refusal("games-none")
    with atomic_write(file, new=True, private=True) as raw:
        _write(raw, found)
    try:
        _read_back(file, found)
        await store.in_own_transaction(lambda connection: _gone(connection, found))
    except Refusal:  # after anything else nobody knows whether they are gone
        file.unlink()
        raise
    remove_leftovers(file)
    return tuple(one.table for one in found)


async def take_back(store: Store, file: Path) -> tuple[int, int]:
    """Takes all games of a file back that are not there, with the neutral names of those who were
    forgotten meanwhile: how many those were, and how many were there already. Raises Refusal
    ``games-foreign``, ``games-broken``; OSError."""
    found = list(games_in(file))
    names = await store.users.neutral({id for one in found for id in people_in(one)})
    came = 0
    for one in found:
        then = called(one, names)
        try:
            await store.create(
                TABLE, one.table, one.secret, then.events, project(fold(then.events))
            )
            came += 1
        except AlreadyThere:
            continue
    return came, len(found) - came


async def rename_in(store: Store, file: Path) -> int:
    """Gives those who were forgotten their neutral names in a file, which is written anew where
    there is one; the number of these people. Raises what ``take_back`` does."""
    found = list(games_in(file))
    names = await store.users.neutral({id for one in found for id in people_in(one)})
    then = [called(one, names) for one in found]
    changed = {
        id
        for one in found
        for event in one.events
        if (who := TABLE.rules.named(event.body)) is not None
        and (id := who.id) in names
        and who.name != names[id]
    }
    if changed:
        with atomic_write(file, private=True) as raw:
            _write(raw, then)
        _read_back(file, then)
    return len(changed)


def games_in(file: Path) -> Iterator[OldGame]:
    """The games in a file. Raises Refusal ``games-foreign``, ``games-broken``; OSError."""
    count, whole = 0, False
    try:
        with closing(gzip.open(file, "rb")) as lines:
            first = _line(lines.readline(), file, "games-foreign")
            if not isinstance(first, Old) or first.format != FORMAT:
                raise Refusal("games-foreign", expected=file)
            for line in lines:
                one = _line(line, file, "games-broken")
                if isinstance(one, OldGame):
                    count += 1
                    yield one
                else:
                    whole = isinstance(one, OldGamesEnd) and one.games == count
    except gzip.BadGzipFile:
        raise Refusal("games-foreign", expected=file) from None
    except EOFError:
        whole = False
    if not whole:
        raise Refusal("games-broken", expected=file)


def people_in(one: OldGame) -> set[str]:
    """The ids of all whom a game names."""
    return {who.id for event in one.events if (who := TABLE.rules.named(event.body)) is not None}


def called(one: OldGame, names: Mapping[str, str]) -> OldGame:
    """A game in which these people (ids) have these names."""
    events = tuple(
        replace(event, body=TABLE.rules.rename(event.body, names)) for event in one.events
    )
    return replace(one, events=events)


async def _games(connection: AsyncConnection, before: int) -> list[OldGame]:
    last = select(func.max(log.c.at)).where(log.c.log_id == tables.c.id).scalar_subquery()
    query = (
        select(tables.c.id)
        .where(tables.c.phase.in_(DONE), tables.c.created < before, last < before)
        .order_by(tables.c.created, tables.c.id)
    )
    found = []
    for id in (await connection.scalars(query)).all():
        one = await kept(connection, id, _KINDS)
        if not any(problems_of(one, _KINDS)):
            events = tuple(event_of(TABLE, row) for row in one.events)
            found.append(OldGame(id, bytes(one.row["secret"]), events))
    return found


async def _gone(connection: AsyncConnection, found: Sequence[OldGame]) -> None:
    """Takes these games out of the database. Raises Refusal ``games-changed`` where something was
    added to one, or it is there no more."""
    await connection.run_sync(settle)  # in SQLite nobody else writes from here on
    for first in range(0, len(found), AT_ONCE):
        ends = {one.table: len(one.events) for one in found[first : first + AT_ONCE]}
        theirs = logs.c.id.in_(ends)
        await connection.execute(select(logs.c.id).where(theirs).with_for_update())
        if await numbers(connection, list(ends)) != ends:
            raise Refusal("games-changed")
        for held in _HELD:
            await connection.execute(delete(held).where(held.c.log_id.in_(ends)))
        await connection.execute(delete(tables).where(tables.c.id.in_(ends)))
        await connection.execute(delete(logs).where(theirs))
    await connection.run_sync(disturb)


def _read_back(file: Path, found: list[OldGame]) -> None:
    if list(games_in(file)) != found:
        raise Refusal("games-broken", expected=file)


def _write(raw: BinaryIO, found: list[OldGame]) -> None:
    people = sorted({id for one in found for id in people_in(one)})
    encode: Callable[[object], bytes] = msgspec.json.encode
    with gzip.GzipFile("", "wb", 6, raw, mtime=0) as lines:
        for line in (Old(FORMAT, tuple(people)), *found, OldGamesEnd(len(found))):
            lines.write(encode(line) + b"\n")


def _line(line: bytes, file: Path, code: str) -> Old | OldGame | OldGamesEnd:
    try:
        return _decoder.decode(line)
    except msgspec.DecodeError:
        raise Refusal(code, expected=file) from None
