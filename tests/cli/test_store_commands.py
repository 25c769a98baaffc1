"""``kostka backup``, ``restore``, ``migrate``, ``doctor``: a server's data from the outside."""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from kostka.eventlog.person import Person
from kostka.game.fairness import Promise
from kostka.live.chance_source import promised
from kostka.live.kind import TABLE
from kostka.live.opening import create
from kostka.live.projection import project
from kostka.live.setup import Setup
from kostka.server.process.data_folder import embedded
from kostka.server.process.instance_lock import held
from kostka.store import looking
from kostka.store.store import open_store

pytestmark = pytest.mark.long

Run = Callable[..., Any]
TABLE_ID, SECRET, NOW = "k7f3q", bytes(32), 1_700_000_000_000


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with one table, at which nobody sits yet."""
    asyncio.run(_fill(tmp_path / "data"))
    return tmp_path / "data"


async def _fill(folder: Path) -> None:
    chance = promised(SECRET)
    commitment = Promise(SECRET, TABLE_ID, ()).commitment
    setup = Setup("mexiko", ("me", "open"))
    draft = create(setup, Person("p1", "Ann"), TABLE_ID, commitment, now=NOW, chance=chance)
    async with await open_store(embedded(folder)) as store:
        await store.create(TABLE, TABLE_ID, SECRET, draft.events, project(draft.state))


@contextmanager
def database(folder: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(folder / "kostka.db")) as connection, connection:
        yield connection


def test_a_backup_restored_elsewhere_is_whole(
    kostka_run: Run, folder: Path, tmp_path: Path
) -> None:
    file, other = tmp_path / "all.kostka-backup", tmp_path / "other"
    saved = kostka_run("backup", file, "--data", folder, "--lang", "en")
    assert (saved.code, saved.out) == (0, f"1 table is in {file}\n")
    restored = kostka_run("restore", file, "--data", other, "--lang", "en")
    assert (restored.code, restored.out) == (0, f"1 table restored from {file}\n")
    for where in (folder, other):
        ran = kostka_run("doctor", "--data", where, "--lang", "en")
        assert (ran.code, ran.out) == (0, "No faults found.\n")
    again = kostka_run("restore", file, "--data", other, "--lang", "en")
    assert (again.code, again.out) == (2, "")
    assert "is not empty" in again.err


def test_a_backup_replaces_another_only_when_told_to(
    kostka_run: Run, folder: Path, tmp_path: Path
) -> None:
    file, asked = tmp_path / "all", ("--data", folder, "--lang", "en")
    file.write_text("an older one, and all that there is of it")
    refused = kostka_run("backup", file, *asked)
    assert (refused.code, refused.out) == (2, "")
    assert refused.err.startswith(f"{file} already exists")
    assert file.read_text().startswith("an older one")
    killed = tmp_path / ".all.abcdefgh.part"
    killed.write_text("of one that was killed while it wrote")
    assert kostka_run("backup", file, "--force", *asked).code == 0
    assert {place.name for place in tmp_path.iterdir()} == {"data", "all"}
    assert kostka_run("restore", file, "--data", tmp_path / "other", "--lang", "en").code == 0


@pytest.mark.parametrize("beside", ["nothing", "a server", "a killed server"])
def test_a_folder_that_can_only_be_read_is_looked_through_and_saved(
    kostka_run: Run, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, beside: str
) -> None:
    monkeypatch.setattr(looking, "_ours", lambda _: False)  # root may write whatever the mode says
    with ExitStack() as open_still:
        if beside != "nothing":  # what is newest stands beside the file
            connection = open_still.enter_context(closing(sqlite3.connect(folder / "kostka.db")))
            connection.execute("UPDATE logs SET secret = ?", (bytes(31) + b"x",))
            connection.commit()
            assert (folder / "kostka.db-wal").stat().st_size
        if beside == "a killed server":
            killed = tmp_path / "killed"
            shutil.copytree(folder, killed, ignore=shutil.ignore_patterns("*-shm"))
            folder = killed
        before = {file.name: file.read_bytes() for file in folder.glob("*[!m]")}
        ran = kostka_run("doctor", "--data", folder, "--lang", "en")
        assert ran.code == (beside != "nothing"), ran.err
        saved = kostka_run("backup", tmp_path / "b", "--data", folder, "--lang", "en")
        assert (saved.code, saved.out) == (0, f"1 table is in {tmp_path}/b\n")
        assert {file.name: file.read_bytes() for file in folder.glob("*[!m]")} == before


def test_the_doctor_says_where_something_is_wrong(kostka_run: Run, folder: Path) -> None:
    with database(folder) as connection:
        connection.execute("UPDATE logs SET secret = ?", (bytes(31) + b"x",))
    ran = kostka_run("doctor", "--data", folder, "--lang", "en")
    assert ran.code == 1
    wrong = "the table’s secret is not the one it was started with"
    assert ran.out == f"table {TABLE_ID}, event 1: {wrong}\n1 fault\n"
    lines = kostka_run("doctor", "--data", folder, "--json").out.splitlines()
    fault, summary = map(json.loads, lines)
    assert (fault["code"], fault["table"], fault["number"]) == ("commitment-differs", TABLE_ID, 1)
    assert summary == {"ok": False, "faults": 1}


def test_a_current_database_needs_no_migration(kostka_run: Run, folder: Path) -> None:
    ran = kostka_run("migrate", "--data", folder, "--lang", "en")
    assert ran.code == 0
    assert ran.out.startswith("The database already has the schema ")


def test_a_newer_versions_database_is_left_alone(kostka_run: Run, folder: Path) -> None:
    with database(folder) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = (folder / "kostka.db").read_bytes()
    for command in ("doctor", "serve"):
        ran = kostka_run(command, "--data", folder, "--lang", "en")
        assert (ran.code, ran.out) == (2, "")
        assert "the schema 9999 of another, newer version" in ran.err
    assert (folder / "kostka.db").read_bytes() == before


@pytest.mark.parametrize("command", ["restore", "migrate"])
def test_what_a_server_works_with_is_left_alone(
    kostka_run: Run, folder: Path, tmp_path: Path, command: str
) -> None:
    file = tmp_path / "b"
    kostka_run("backup", file, "--data", folder)
    with held(embedded(folder)):
        ran = kostka_run(command, *([file] if command == "restore" else []), "--data", folder)
    assert (ran.code, ran.out) == (2, "")
    assert str(folder / "kostka.db") in ran.err


@pytest.mark.parametrize("command", ["doctor", "backup", "migrate"])
def test_a_database_that_is_not_there_is_not_made(
    kostka_run: Run, tmp_path: Path, command: str
) -> None:
    file = [tmp_path / "b"] if command == "backup" else []
    ran = kostka_run(command, *file, "--data", tmp_path / "no", "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"there is no database {tmp_path / 'no' / 'kostka.db'}\n"
    assert list(tmp_path.iterdir()) == []
