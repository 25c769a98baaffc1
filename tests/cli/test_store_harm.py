"""What a server's data may have come to: files cut off or overwritten, databases that are not there
or do not let one in, backups that are none. Each is said as what it is, and nothing is changed."""

import asyncio
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from kostka.server.people.identity import now_ms
from kostka.server.process.data_folder import embedded
from kostka.store.store import open_store

pytestmark = pytest.mark.long

Run = Callable[..., Any]
HARM: dict[str, Callable[[bytes], bytes]] = {
    "cut off": lambda whole: whole[: len(whole) // 2],
    "overwritten": lambda whole: whole[:100] + bytes(range(256)) * 16 + whole[4196:],
    "no database": lambda whole: b"no database at all, " * 500,
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with a database that is whole."""

    async def fill() -> None:
        async with await open_store(embedded(tmp_path / "data")) as store:
            await store.worker("one", now=1, until=2)

    asyncio.run(fill())
    return tmp_path / "data"


def harmed(folder: Path, harm: str) -> bytes:
    file = folder / "kostka.db"
    content = HARM[harm](file.read_bytes())
    file.write_bytes(content)
    return content


@pytest.mark.parametrize("harm", HARM)
def test_the_doctor_finds_that_a_file_is_damaged(kostka_run: Run, folder: Path, harm: str) -> None:
    content = harmed(folder, harm)
    ran = kostka_run("doctor", "--data", folder, "--lang", "en")
    assert ran.code == 1
    assert "the database file is damaged: " in ran.out
    lines = kostka_run("doctor", "--json", "--data", folder).out.splitlines()
    found = [json.loads(line) for line in lines]
    assert {fault["code"] for fault in found[:-1]} == {"store-damaged"}
    assert not found[-1]["ok"]
    assert (folder / "kostka.db").read_bytes() == content


@pytest.mark.parametrize("harm", HARM)
@pytest.mark.parametrize("command", ["serve", "backup", "migrate", "restore"])
def test_a_damaged_file_is_refused_and_left_as_it_is(
    kostka_run: Run, folder: Path, tmp_path: Path, harm: str, command: str
) -> None:
    backup = tmp_path / "b"
    if command == "restore":
        assert kostka_run("backup", backup, "--data", folder).code == 0
    content = harmed(folder, harm)
    given: dict[str, list[str | Path]] = {"serve": ["--port", "0"], "migrate": []}
    ran = kostka_run(command, *given.get(command, [backup]), "--data", folder, "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"the database {folder}/kostka.db is damaged, or is not a database: ")
    assert (folder / "kostka.db").read_bytes() == content


@pytest.mark.parametrize("command", ["doctor", "backup", "migrate"])
def test_an_empty_file_is_not_taken_for_a_database(
    kostka_run: Run, tmp_path: Path, command: str
) -> None:
    """As a full disk leaves one behind: nothing is made of it, and nothing is well."""
    (tmp_path / "kostka.db").touch()
    file = [tmp_path / "b"] if command == "backup" else []
    ran = kostka_run(command, *file, "--data", tmp_path, "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"the database {tmp_path}/kostka.db is empty\n"
    assert (tmp_path / "kostka.db").read_bytes() == b""


@pytest.mark.parametrize("empty_database", ["postgresql"], indirect=True)
@pytest.mark.parametrize("command", ["doctor", "backup"])
def test_who_only_looks_makes_nothing(
    kostka_run: Run, empty_database: str, tmp_path: Path, command: str
) -> None:
    """An address one letter wrong is not found well, nor filled with tables."""
    file = [tmp_path / "b"] if command == "backup" else []
    for _ in range(2):  # the second would find what the first has made
        ran = kostka_run(command, *file, "--database", empty_database, "--lang", "en")
        assert (ran.code, ran.out) == (2, "")
        assert "is empty" in ran.err


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"database": "gone"}, "it has no database of this name"),
        ({"username": "nobody"}, "it does not know this user, or the password is wrong"),
        ({"query": {"host": "/nowhere"}}, "no server listens there"),
        ({"query": {}, "host": "127.0.0.1", "port": 1}, "no server listens there"),
    ],
)
def test_a_database_that_lets_nobody_in_says_why(
    kostka_run: Run, postgresql: str, changed: dict[str, Any], said: str
) -> None:
    url = make_url(postgresql).set(password="secret", **changed)
    given = ("--database", url.render_as_string(hide_password=False), "--lang", "en")
    for command in ("doctor", "serve"):
        ran = kostka_run(command, *given)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.endswith(f" does not answer: {said}\n")
        assert "secret" not in ran.err


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "is not a backup of Kostka"),
        (b"a letter", "is not a backup of Kostka"),
        (None, "this is a folder, not a file"),
    ],
)
def test_what_is_no_backup_makes_no_database(
    kostka_run: Run, tmp_path: Path, content: bytes | None, said: str
) -> None:
    file = tmp_path / "b"
    file.mkdir() if content is None else file.write_bytes(content)
    ran = kostka_run("restore", file, "--data", tmp_path / "new", "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(str(file))
    assert said in ran.err
    assert not (tmp_path / "new").exists()


def test_a_backup_that_breaks_off_leaves_no_database_behind(
    kostka_run: Run, folder: Path, tmp_path: Path
) -> None:
    file, other = tmp_path / "b", tmp_path / "other"
    assert kostka_run("backup", file, "--data", folder).code == 0
    whole = file.read_bytes()
    file.write_bytes(whole[:-30])
    ran = kostka_run("restore", file, "--data", other, "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(
        f"{file} is not a complete backup; it breaks off or is damaged at line "
    )
    assert [path.name for path in other.iterdir()] == ["kostka.db.lock"]
    file.write_bytes(whole)
    assert kostka_run("restore", file, "--data", other).code == 0


def test_a_backup_goes_into_an_ordinary_file_of_a_folder_that_is_there(
    kostka_run: Run, folder: Path, tmp_path: Path
) -> None:
    os.mkfifo(pipe := tmp_path / "pipe")
    for place, said in (
        (pipe, "a backup belongs in an ordinary file"),
        (folder, "a backup belongs in an ordinary file"),
        (tmp_path / "no" / "b", "the folder for this file does not exist"),
    ):
        for force in ([], ["--force"]):
            ran = kostka_run("backup", place, *force, "--data", folder, "--lang", "en")
            assert (ran.code, ran.out) == (2, "")
            assert ran.err.startswith(str(place))
            assert said in ran.err
    assert pipe.is_fifo()


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("data", "this name is already taken"),
        ("data/x", "part of the path is not a folder"),
    ],
)
def test_a_data_folder_that_cannot_be_one(
    kostka_run: Run, tmp_path: Path, place: str, said: str
) -> None:
    (tmp_path / "data").touch()
    ran = kostka_run("serve", "--port", "0", "--data", tmp_path / place, "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"{tmp_path / place}: {said}\n"


@pytest.mark.parametrize("command", ["restore", "migrate"])
def test_what_servers_elsewhere_work_with_is_left_alone(
    kostka_run: Run, folder: Path, tmp_path: Path, postgresql: str, command: str
) -> None:
    """Tables would be taken away under them."""

    async def says_that_it_lives(until: int) -> None:
        async with await open_store(postgresql) as store:
            await store.worker("elsewhere", now=until - 10_000, until=until)

    file, url = tmp_path / "b", ("--database", postgresql, "--lang", "en")
    assert kostka_run("backup", file, "--data", folder).code == 0
    given = [file] if command == "restore" else []
    asyncio.run(says_that_it_lives(now_ms() + 60_000))
    ran = kostka_run(command, *given, *url)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("another server works with postgresql://")
    asyncio.run(says_that_it_lives(now_ms() - 1))
    assert kostka_run(command, *given, *url).code == 0


def test_a_variable_left_empty_is_none(
    kostka_run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An empty folder's name would be the folder one stands in."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    for name in ("KOSTKA_DATA", "KOSTKA_DATABASE"):
        monkeypatch.setenv(name, "")
    ran = kostka_run("doctor", "--lang", "en")
    assert ran.err == f"there is no database {tmp_path}/home/kostka/kostka.db\n"
