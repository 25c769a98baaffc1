"""Backups while many tables play: what was acknowledged is in them, and one that is killed or
cut off harms nothing."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.live_load import SETUPS, Load, seated
from tests.server.live_server import Server, guest, serving, settings

from kostka.live.kind import TABLE
from kostka.store.store import open_store
from kostka.store.version import current

TABLES = 12
PAUSE = 1.0
"""After so many seconds a client goes on: the games outlast all that is done meanwhile."""


@pytest.fixture
def elsewhere(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> str:
    """The address of an empty database of the same kind."""
    if database.startswith("sqlite"):
        (tmp_path / "elsewhere").mkdir()
        return f"sqlite:///{tmp_path / 'elsewhere' / 'kostka.db'}"
    address: str = request.getfixturevalue("another_postgresql")
    return address


def test_backups_while_many_tables_play(database: str, elsewhere: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    whole, cut = folder / "whole", folder / "cut"

    async def saved(server: Server) -> None:
        async with playing(server) as played:
            await played.so_far(3 * TABLES)
            before = acknowledged(played)
            assert (await kostka("backup", whole, "--database", database))[0] == 0
            assert len(acknowledged(played)) > len(before), "nobody played meanwhile"
            cut.write_bytes(await asyncio.to_thread(killed, folder, database))
            await played.so_far(TABLES)
            assert await kostka("doctor", "--database", database) == (0, "")
        await refused(cut, elsewhere)
        assert (await kostka("restore", whole, "--database", elsewhere))[0] == 0
        assert (await kostka("backup", folder / "killed", "--database", database))[0] == 0
        assert {file.name for file in folder.iterdir()} == {"whole", "cut", "killed"}
        assert await kostka("doctor", "--database", elsewhere) == (0, "")
        assert before <= await kept(elsewhere, played)
        assert acknowledged(played) <= await kept(database, played)

    with serving(settings(database), log=tmp_path / "log") as server:
        asyncio.run(saved(server))


DIES = """
import gzip, os, signal, sys
from kostka.cli.main import main
from kostka.store import backup

class Dies(gzip.GzipFile):
    seen = False
    def write(self, text):
        count = super().write(text)
        if self.seen:
            self.fileobj.flush()
            os.kill(os.getpid(), signal.SIGKILL)
        self.seen = b'"table":"events"' in text
        self.flush()
        return count

backup.gzip.GzipFile = Dies
main(sys.argv[1:])
"""
"""The command, killed once the first of the log's rows are written."""


def killed(folder: Path, database: str) -> bytes:
    """What a backup has left that was killed in the middle; the file that it was to be is not
    there."""
    arguments = command("backup", folder / "killed", "--database", database)[3:]
    died = subprocess.run([sys.executable, "-c", DIES, *arguments], check=False)
    assert died.returncode == -signal.SIGKILL
    (left,) = folder.glob(".killed.*.part")
    assert left.stat().st_size
    return left.read_bytes()


async def refused(file: Path, database: str) -> None:
    """A backup that is cut off is not restored, nor any part of it."""
    schema = await current(database)
    code, said = await kostka("restore", file, "--database", database)
    assert code == 2
    assert said.startswith(f"{file} is not a complete backup")
    assert await current(database) == schema
    code, said = await kostka("doctor", "--database", database)
    assert (code, said) == (0, "") if schema else (code == 2 and said.endswith(" is empty\n"))


@asynccontextmanager
async def playing(server: Server) -> AsyncIterator[Load]:
    """The tables, played at while the block runs; then all stand up in the middle."""
    played = Load()
    people: list[dict[str, str]] = []
    for n in range(TABLES):
        if not n % 10:  # nobody has more tables that wait than one may
            people = [guest(server.url, name) for name in ("Anna", "Boris")]
        setup = SETUPS[n % len(SETUPS)]
        played.tables.append(await seated(server, setup, people, f"{n} {setup}"))
    players = [one for at in played.tables for one in at.players]
    for one in players:
        one.pause = PAUSE
    played.tasks = [asyncio.create_task(one.play()) for one in players]
    try:
        yield played
    finally:
        for task in played.tasks:
            task.cancel()
        await asyncio.gather(*played.tasks, return_exceptions=True)


def acknowledged(played: Load) -> set[str]:
    """The commands that were."""
    return {id for at in played.tables for one in at.players for id in one.done}


async def kept(database: str, played: Load) -> set[str | None]:
    """The commands that stand there."""
    async with await open_store(database) as store:
        return {event.command for at in played.tables for event in await store.events(TABLE, at.id)}


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "kostka.cli.main", *map(str, arguments), "--lang", "en"]


async def kostka(*arguments: object) -> tuple[int, str]:
    """The exit code of a command and what it complains of; the doctor's findings as well."""
    process = await asyncio.create_subprocess_exec(
        *command(*arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    out, err = await process.communicate()
    assert process.returncode is not None
    found = out.decode() if process.returncode and "doctor" in arguments else ""
    return process.returncode, found + err.decode()
