"""``kostka admin``: what an administrator does beside a server."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.worker_kit import ANN, BOB, begun, made, workers

from kostka.kinds import KINDS
from kostka.locale.words import LANGUAGES, Words
from kostka.server.people.recovery import hash_of_code
from kostka.server.process.data_folder import embedded
from kostka.store.doctor import examine
from kostka.store.kinds.tables import table_row
from kostka.store.store import open_store
from kostka.store.user import Session, User

pytestmark = pytest.mark.long

Run = Callable[..., Any]
NOW = 1_700_000_000_000


async def filled(url: str) -> tuple[str, str]:
    """Ann, an account, plays with Bob, a guest; Ann waits at another table."""
    async with workers(url) as (store, (services,)):
        await store.users.add(User(BOB.id, BOB.name, "guest", NOW))
        await store.users.add(User(ANN.id, "guest", "guest", NOW))
        await store.users.make_account(ANN.id, "ann", ANN.name, None)
        await store.sessions.open(Session(b"s" * 32, ANN.id, NOW, NOW, "a browser"))
        return await begun(services), await made(services, id="make0002")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def tables(folder: Path) -> tuple[str, str]:
    """The ids of a running and of a waiting table."""
    return asyncio.run(filled(embedded(folder)))


def kept(folder: Path, work: Callable[[Any], Any]) -> Any:
    async def run() -> Any:
        async with await open_store(embedded(folder)) as store:
            return await work(store)

    return asyncio.run(run())


def faults(folder: Path) -> list[Any]:
    async def run() -> list[Any]:
        return [fault async for fault in examine(embedded(folder), KINDS)]

    return asyncio.run(run())


def test_people_are_found_and_renamed_under_the_rules_for_names(
    kostka_run: Run, folder: Path, tables: Any
) -> None:
    def people(*asked: str, code: int = 0) -> Any:
        ran = kostka_run("admin", "people", *asked, "--data", folder, "--json")
        assert ran.code == code, ran.err
        return ran, [json.loads(line) for line in ran.out.splitlines()]

    _, (ann,) = people("find", "ANN")
    assert (ann["id"], ann["kind"], ann["sessions"]) == (ANN.id, "account", 1)
    assert ann["seen"] == "2023-11-14T22:13:20Z"
    assert people("find", "nobody at all", code=1)[1] == []
    ran, (named,) = people("rename", "ann", "Anička")
    assert named == {"id": ANN.id, "before": "Ann", "name": "Anička"}
    line = json.loads(ran.err)
    assert (line["event"], line["what"], line["whom"]) == ("admin", "person-rename", ANN.id)
    assert line["by"]
    for name, code in (("anička", "name-taken"), ("novice", "name-reserved"), ("", "name-empty")):
        refused, _ = people("rename", BOB.id, name, code=2)
        assert refused.err.strip() == Words("en")(f"error-{code}", found=name, expected="–")
    assert kept(folder, lambda store: store.users.by_login("anička")).id == ANN.id
    assert faults(folder) == []


def test_what_cannot_be_undone_is_confirmed(kostka_run: Run, folder: Path, tables: Any) -> None:
    asked = ("--data", folder, "--lang", "en")
    for command in ("end-sessions", "recovery-codes", "forget"):
        for typed in ("", "yes\n"):
            ran = kostka_run("admin", "people", command, "Ann", *asked, typed=typed)
            assert (ran.code, ran.out) == (2, "")
            assert ran.err.endswith("not confirmed, nothing was changed: Ann\n")
    ran = kostka_run("admin", "tables", "close", tables[0], *asked)
    assert ran.code == 2
    assert kept(folder, lambda store: store.acts.latest(9)) == []
    ran = kostka_run("admin", "people", "end-sessions", "Ann", *asked, typed="Ann\n")
    assert (ran.code, "Ended sessions: 1," in ran.out) == (0, True)


def test_new_codes_open_an_account_once_each(kostka_run: Run, folder: Path, tables: Any) -> None:
    asked = ("--yes", "--data", folder)
    ran = kostka_run("admin", "people", "recovery-codes", "Ann", "--json", *asked)
    codes = json.loads(ran.out)["codes"]
    assert len(set(codes)) == 10
    assert not any(code in ran.err for code in codes)

    async def used(store: Any) -> list[bool]:
        hashed = hash_of_code(ANN.id, codes[0])
        return [await store.credentials.use_recovery(ANN.id, hashed) for _ in range(2)]

    assert kept(folder, used) == [True, False]
    refused = kostka_run("admin", "people", "recovery-codes", BOB.id, *asked, "--lang", "en")
    assert refused.err == "“Bob” is a guest; only accounts have recovery codes\n"


def test_somebody_forgotten_is_gone_and_their_games_stay(
    kostka_run: Run, folder: Path, tables: Any
) -> None:
    asked = ("--data", folder, "--lang", "en")
    ran = kostka_run("admin", "people", "forget", "Ann", "--yes", *asked)
    assert (ran.code, ran.out) == (0, "Deleted. Games with a neutral name now: 2.\n")
    again = kostka_run("admin", "people", "forget", ANN.id, "--yes", *asked)
    assert (again.code, again.out) == (2, "")
    assert again.err.endswith("has been deleted already\n")
    shown = kostka_run("admin", "tables", "find", "--phase", "running", *asked).out
    assert "N. N. " in shown
    assert "Ann" not in shown
    assert faults(folder) == []
    lines = kostka_run("admin", "acts", "--json", "--data", folder).out.splitlines()
    assert [json.loads(line)["what"] for line in lines] == ["person-forget"]


def test_tables_are_found_and_closed(kostka_run: Run, folder: Path, tables: Any) -> None:
    running, waiting = tables
    asked = ("--data", folder, "--lang", "en")
    lines = kostka_run("admin", "tables", "find", "--person", "Ann", "--json", "--data", folder).out
    assert {json.loads(line)["id"] for line in lines.splitlines()} == {running, waiting}
    for table, was in ((running, "running"), (waiting, "open")):
        ran = kostka_run("admin", "tables", "close", table, "--yes", "--json", "--data", folder)
        assert json.loads(ran.out) == {"id": table, "was": was}
    row = kept(folder, lambda store: table_row(store, running))
    ended = json.loads(bytes(row.summary))["ended"]
    assert (row.phase, ended["why"], ended["won"]) == ("over", "closed", False)
    assert ended["places"] == [1, 1]
    for table, code in (
        (running, "table-over"),
        (waiting, "table-closed"),
        ("no", "table-unknown"),
    ):
        ran = kostka_run("admin", "tables", "close", table, "--yes", *asked)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.strip() == Words("en")(f"error-{code}", found=table, expected="–")
    assert faults(folder) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_of_every_command_in_every_language(kostka_run: Run, lang: str) -> None:
    people = ("find", "rename", "end-sessions", "recovery-codes", "forget")
    commands = [("acts",), *(("people", name) for name in people)]
    games = [("games", name) for name in ("archive", "restore", "erase")]
    for command in (*commands, *games, ("tables", "find"), ("tables", "close")):
        ran = kostka_run("admin", *command, "--help", "--lang", lang)
        assert ran.code == 0
        assert "help-" not in ran.out


def test_a_database_that_is_not_there_is_not_made(kostka_run: Run, tmp_path: Path) -> None:
    ran = kostka_run("admin", "people", "find", "x", "--data", tmp_path / "no")
    assert (ran.code, list(tmp_path.iterdir())) == (2, [])
