"""The schema: made by the migrations, the same as the program's, and refused where it is not."""

import asyncio
import stat
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from kostka.game.errors import Refusal
from kostka.kinds import KINDS
from kostka.live.phase import Phase
from kostka.store.engines import address, engines
from kostka.store.errors import LoginTaken
from kostka.store.kinds.tables import made_by
from kostka.store.migrate import bring, migrate
from kostka.store.schema import VERSION, journal, metadata
from kostka.store.store import open_store
from kostka.store.user import User
from kostka.store.version import current, versions

if TYPE_CHECKING:
    from tests.store.conftest import Logs

pytestmark = pytest.mark.anyio


async def test_migrated_from_nothing_a_database_has_the_programs_schema(
    empty_database: str,
) -> None:
    assert await current(empty_database) is None
    assert await migrate(empty_database) == (None, VERSION)
    assert await current(empty_database) == VERSION
    assert await migrate(empty_database) == (VERSION, VERSION)
    assert versions()[0] == VERSION

    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        believed: Any = [metadata]
        if connection.dialect.name == "sqlite":
            believed.append(journal.metadata)
        return list(compare_metadata(context, believed))

    there = engines(empty_database)
    async with there.read.connect() as connection:
        assert await connection.run_sync(differences) == []
    await there.dispose()


async def test_many_that_open_an_empty_database_make_its_schema_once(empty_database: str) -> None:
    stores = await asyncio.gather(*(open_store(empty_database) for _ in range(4)))
    for store in stores:
        await store.ping()
        await store.close()
    assert await current(empty_database) == VERSION


async def test_an_older_schema_must_be_migrated_first(empty_database: str, logs: "Logs") -> None:
    """And then knows who made a table that stood there before."""
    (event,) = logs.made("t")
    body = msgspec.json.encode(event.body).decode()
    there = engines(empty_database)
    async with there.write.begin() as connection:
        await connection.run_sync(bring, "0001")
        await connection.execute(
            text(
                "INSERT INTO tables (id, secret, created, game, public, number, at, phase,"
                " thinking, people, present, summary) VALUES ('t', :secret, 1000, 'kamos', :yes,"
                " 1, 1000, 'open', :no, '[\"ann\",null]', '[]', '{}')"
            ),
            {"secret": logs.SECRET, "yes": True, "no": False},
        )
        await connection.execute(
            text("INSERT INTO events (table_id, number, at, body) VALUES ('t', 1, 1000, :body)"),
            {"body": body},
        )
    await there.dispose()
    with pytest.raises(Refusal) as refused:
        await open_store(empty_database)
    assert (refused.value.code, refused.value.found) == ("store-old", "0001")
    assert await migrate(empty_database) == ("0001", VERSION)
    async with await open_store(empty_database) as store:
        assert await made_by(store, ["ben", "ann"], Phase.OPEN, 5) == ["t"]
        assert await made_by(store, ["ben"], Phase.OPEN, 5) == []
        assert await store.users.forget({"ben": "N. N."}, 1, KINDS) == []
        assert await store.users.forget({"ann": "N. N."}, 1, KINDS) == ["t"], "the log names her"


async def test_accounts_that_are_alike_already_stay_and_no_more_come(empty_database: str) -> None:
    there = engines(empty_database)
    older = [("b", "lvan", "1van", 2), ("a", "Ivan", "ivan", 1), ("o", "Оскар", "ockap", 3)]
    async with there.write.begin() as connection:
        await connection.run_sync(bring, "0003")
        for id_, name, login, created in older:
            await connection.execute(
                text(
                    "INSERT INTO persons (id, name, kind, created, login, forgotten)"
                    " VALUES (:id, :name, 'account', :created, :login, :no)"
                ),
                {"id": id_, "name": name, "created": created, "login": login, "no": False},
            )
        await connection.execute(
            text(
                "INSERT INTO persons (id, name, kind, created, forgotten)"
                " VALUES ('g', 'Ivan', 'guest', 0, :no)"
            ),
            {"no": False},
        )
    await there.dispose()
    assert await migrate(empty_database) == ("0003", VERSION)
    async with await open_store(empty_database) as store:
        found = [await store.users.by_login(login) for login in ("ivan", "lvan", "оскар")]
        assert [one and one.id for one in found] == ["a", "b", "o"], "entered by their own names"
        for name in ("Ivаn", "IvaN", "OCKAP"):
            with pytest.raises(LoginTaken):
                await store.users.add(User("n", name, "account", 9, login="new"))
        await store.users.add(User("n", "Jan", "account", 9, login="jan"))


async def test_a_newer_schema_is_left_alone(empty_database: str) -> None:
    await migrate(empty_database)
    there = engines(empty_database)
    async with there.write.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await there.dispose()
    for touch in (open_store, migrate):
        with pytest.raises(Refusal) as refused:
            await touch(empty_database)
        assert (refused.value.code, refused.value.found) == ("store-new", "9999")
    assert await current(empty_database) == "9999"


async def test_nobody_else_may_read_a_new_file(tmp_path: Path) -> None:
    file = tmp_path / "new" / "kostka.db"
    async with await open_store(f"sqlite:///{file}") as store:
        await store.ping()
        modes = [stat.S_IMODE(made.stat().st_mode) for made in file.parent.iterdir()]
    assert modes == [0o600] * 3  # with what is written ahead


@pytest.mark.parametrize("wrong", ["", "kostka.db", "mysql://here/kostka", "sqlite://"])
def test_what_is_no_address_is_refused(wrong: str) -> None:
    with pytest.raises(Refusal) as refused:
        address(wrong)
    assert refused.value.code == "store-address"


def test_a_refused_address_does_not_tell_its_password() -> None:
    with pytest.raises(Refusal) as refused:
        address("mysql://ann:secret@here/kostka")
    assert "secret" not in str(refused.value.found)
