"""Old games into a file and back: nothing is lost, and whoever was forgotten stays so."""

import asyncio
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.test_admin import faults, filled, kept
from tests.server.worker_kit import ANN, BOB

from kostka.live.kind import TABLE
from kostka.server.process.data_folder import embedded
from kostka.store.kinds.tables import list_tables

pytestmark = pytest.mark.long

Run = Callable[..., Any]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def tables(folder: Path) -> tuple[str, str]:
    """The ids of a running and of a waiting table."""
    return asyncio.run(filled(embedded(folder)))


@pytest.fixture
def put_away(kostka_run: Run, folder: Path, tables: Any) -> tuple[Path, Any]:
    """The running game was closed and put away: the file, and its events as they were."""
    running, _ = tables
    asked = ("--yes", "--data", folder)
    assert kostka_run("admin", "tables", "close", running, *asked).code == 0
    before = kept(folder, lambda store: store.events(TABLE, running))
    file = folder / "old.games"
    ran = kostka_run("admin", "games", "archive", file, "--before", "2200-01-01", "--json", *asked)
    assert (ran.code, json.loads(ran.out)["games"]) == (0, 1), ran.err
    return file, before


def test_a_game_put_away_and_taken_back_is_the_same(
    kostka_run: Run, folder: Path, tables: Any, put_away: Any
) -> None:
    (running, waiting), (file, before) = tables, put_away
    assert faults(folder) == []
    ids = [row.id for row in kept(folder, lambda store: list_tables(store, private=True))]
    assert ids == [waiting]
    assert file.stat().st_mode & 0o077 == 0
    lines = gzip.decompress(file.read_bytes()).splitlines()
    assert set(json.loads(lines[0])["people"]) == {ANN.id, BOB.id}
    for came, there in ((1, 0), (0, 1)):
        ran = kostka_run("admin", "games", "restore", file, "--json", "--data", folder)
        assert json.loads(ran.out) == {"file": str(file), "games": came, "there": there}
    assert kept(folder, lambda store: store.events(TABLE, running)) == before
    assert faults(folder) == []


@pytest.mark.parametrize("erased", [True, False])
def test_whoever_was_forgotten_meanwhile_comes_back_without_a_name(
    kostka_run: Run, folder: Path, tables: Any, put_away: Any, erased: bool
) -> None:
    (running, _), (file, _) = tables, put_away
    asked = ("--data", folder)
    assert kostka_run("admin", "people", "forget", BOB.id, "--yes", *asked).code == 0
    kept(folder, lambda store: store.users.tidy(2**62, 2**62))
    assert b"Bob" in gzip.decompress(file.read_bytes())
    if erased:
        for count in (1, 0):
            ran = kostka_run("admin", "games", "erase", file, "--json", *asked)
            assert json.loads(ran.out)["people"] == count
        assert b"Bob" not in gzip.decompress(file.read_bytes())
    assert kostka_run("admin", "games", "restore", file, *asked).code == 0
    told = repr(kept(folder, lambda store: store.events(TABLE, running)))
    assert "Bob" not in told
    assert "N. N. " in told
    assert faults(folder) == []


def test_a_file_that_is_not_whole_changes_nothing(
    kostka_run: Run, folder: Path, tables: Any, put_away: Any
) -> None:
    file, _ = put_away
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    broken = (whole[: len(whole) // 2], gzip.compress(b"".join(lines[:-1])), b"no gzip", b"")
    for text in (*broken, gzip.compress(b"{}")):
        file.write_bytes(text)
        ran = kostka_run("admin", "games", "restore", file, "--data", folder, "--lang", "en")
        assert (ran.code, ran.out) == (2, ""), text[:20]
        assert str(file) in ran.err
    assert len(kept(folder, lambda store: list_tables(store, private=True))) == 1


def test_what_is_not_old_stays_and_no_file_is_written_over(
    kostka_run: Run, folder: Path, tables: Any
) -> None:
    file, asked = folder / "old.games", ("--yes", "--data", folder, "--lang", "en")
    kostka_run("admin", "tables", "close", tables[0], *asked)
    for before in ("2000-01-01", "2200-01-01"):
        ran = kostka_run("admin", "games", "archive", file, "--before", before, *asked)
        assert (ran.code, file.exists()) == ((2, False) if before < "2100" else (0, True))
    written = file.read_bytes()
    ran = kostka_run("admin", "games", "archive", file, "--before", "2200-01-01", *asked)
    assert (ran.code, file.read_bytes()) == (2, written)
