"""Backups: whole, of one moment, good for either kind of database."""

import asyncio
import gzip
import stat
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from kostka.game.errors import Refusal
from kostka.live.events import TableEvent
from kostka.live.kind import TABLE
from kostka.store.backup import backup
from kostka.store.engines import engines
from kostka.store.kinds.tables import list_tables
from kostka.store.migrate import bring
from kostka.store.restore import restore
from kostka.store.schema import VERSION
from kostka.store.store import Store, open_store
from kostka.store.user import Passkey, Session, Token, User
from kostka.store.version import current

if TYPE_CHECKING:
    from tests.store.conftest import Logs

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of another new database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'elsewhere' / 'kostka.db'}"
    address: str = request.getfixturevalue("another_postgresql")
    return address


async def people(store: Store) -> list[object]:
    """All that the test keeps about people."""
    return [
        await store.users.by_login("ann"),
        await store.users.password("a"),
        await store.sessions.of("a"),
        await store.credentials.passkeys("a"),
        await store.credentials.token(b"\0\xff"),
        await store.credentials.recovery_left("a"),
        await store.users.ids("a"),
    ]


async def test_a_backup_written_while_others_write_is_restored_anywhere(
    store: Store, database: str, elsewhere: str, logs: "Logs", tmp_path: Path
) -> None:
    await store.users.add(User("a", "Ann", "account", 1, login="ann"))
    await store.users.add(User("g", "Gast", "guest", 1))
    await store.users.take_over("g", "a")
    await store.users.set_password("a", "hash")
    await store.sessions.open(Session(bytes(range(256)), "a", 1, 2, "Browser „ž“"))
    await store.credentials.add_passkey(Passkey(b"\xfe\xff", "a", b"", 2**31, "phone", 1))
    program = User("p", "Robot", "program", 3, owner="a")
    await store.credentials.add_token(Token("t", b"\0\xff", "a", "p", "at home", 3), program, 1)
    await store.credentials.set_recovery("a", [b"1", b"2"])
    await store.worker("one", now=5, until=10)
    ids = [f"t{n}" for n in range(20)]
    for id in ids:
        await logs.begin(store, id)
    stop = asyncio.Event()
    added: asyncio.Queue[str] = asyncio.Queue()

    async def write(id: str) -> None:
        number = 1
        while not stop.is_set():
            number += 1
            said = logs.said(number, f"command-{number}")
            await store.append(TABLE, id, [said], logs.head(number, due=number // 9, present=(0,)))
            added.put_nowait(id)

    async def goes_on() -> None:
        while not added.empty():
            added.get_nowait()
        for _ in range(2 * len(ids)):
            await added.get()

    writers = [asyncio.ensure_future(write(id)) for id in ids]
    await goes_on()
    file = tmp_path / "backup"
    written = await backup(database, file)
    await goes_on()
    stop.set()
    await asyncio.gather(*writers)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert not (tmp_path / "backup.part").exists()
    assert await restore(file, elsewhere) == written
    async with await open_store(elsewhere) as again:
        total = 0
        for id in ids:
            kept: list[TableEvent] = await again.events(TABLE, id)
            assert kept == (await store.events(TABLE, id))[: len(kept)]
            assert await again.numbers([id]) == {id: len(kept)}  # of one moment
            assert await again.secret(id) == logs.SECRET
            assert [e.command for e in kept[1:]] == [f"command-{e.number}" for e in kept[1:]]
            # and goes on there, which PostgreSQL allows only behind the number in the table's row
            await again.append(TABLE, id, [logs.said(len(kept) + 1)], logs.head(len(kept) + 1))
            total += len(kept)
        assert written["events"] == total > len(ids)
        assert total < sum((await store.numbers(ids)).values())  # others went on writing
        assert await people(again) == await people(store)
        assert await list_tables(again, people=["ann"], limit=3, before="t5") != []
        await again.worker("two", now=50, until=60)
        assert await again.outages() == [(5, 50)]  # since the backup


async def test_nothing_is_restored_over_what_is_there(
    store: Store, database: str, logs: "Logs", tmp_path: Path
) -> None:
    await logs.begin(store, "t")
    await backup(database, tmp_path / "backup")
    with pytest.raises(Refusal) as refused:
        await restore(tmp_path / "backup", database)
    assert refused.value.code == "store-full"
    assert len(await store.events(TABLE, "t")) == 1


async def test_an_empty_schema_is_no_hindrance(
    store: Store, database: str, elsewhere: str, logs: "Logs", tmp_path: Path
) -> None:
    await logs.begin(store, "t")
    await backup(database, tmp_path / "backup")
    async with await open_store(elsewhere) as other:
        await other.worker("one", now=1, until=2)
    await restore(tmp_path / "backup", elsewhere)
    async with await open_store(elsewhere) as other:
        assert await other.events(TABLE, "t") == await store.events(TABLE, "t")


async def test_a_damaged_backup_leaves_the_database_empty(
    empty_database: str, logs: "Logs", tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'kostka.db'}"
    async with await open_store(database) as store:
        for n in range(3):
            await logs.begin(store, f"t{n}")
        await store.sessions.open(Session(b"hash", "a", 1, 1, "Browser"))
    await backup(database, tmp_path / "whole")
    whole = (tmp_path / "whole").read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    begins = next(n for n, line in enumerate(lines) if b'"events"' in line)
    newer = lines[0].replace(VERSION.encode(), b"9999")
    damaged = {
        "": "backup-foreign",
        "no gzip": "backup-foreign",
        "cut": "backup-broken",
        "no end": "backup-broken",
        "row missing": "backup-broken",
        "row twice": "backup-broken",
        "value missing": "backup-broken",
        "no base64": "backup-broken",
        "newer": "backup-new",
    }
    contents = {
        "": b"",
        "no gzip": b"events",
        "cut": whole[: len(whole) // 2],
        "no end": gzip.compress(b"".join(lines[:-1])),
        "row missing": gzip.compress(b"".join(lines[: begins + 1] + lines[begins + 2 :])),
        "row twice": gzip.compress(b"".join(lines[: begins + 2] + lines[begins + 1 :])),
        "value missing": gzip.compress(b"".join([*lines[: begins + 1], b'["t0"]\n'])),
        "no base64": gzip.compress(b"".join(lines).replace(b'["aGFzaA==",', b'["?",')),
        "newer": gzip.compress(b"".join([newer, *lines[1:]])),
    }
    file = tmp_path / "damaged"
    for what, code in damaged.items():
        file.write_bytes(contents[what])
        with pytest.raises(Refusal) as refused:
            await restore(file, empty_database)
        assert refused.value.code == code, what
        assert await current(empty_database) is None, what
    await restore(tmp_path / "whole", empty_database)


async def test_a_backup_of_an_older_schema_is_restored(
    elsewhere: str, logs: "Logs", tmp_path: Path
) -> None:
    """One with the commands done in a table of their own."""
    old = f"sqlite:///{tmp_path / 'old.db'}"
    (made,) = logs.made("t")
    there = engines(old)
    async with there.write.begin() as connection:
        await connection.run_sync(bring, "0002")
        for statement in (
            "INSERT INTO tables VALUES ('t', x'00', 1000, 'kamos', 1, 2, 1000, 'open', NULL, 0,"
            " NULL, NULL, '[\"ann\",null]', '[]', '{}', 'ann')",
            "INSERT INTO answered VALUES ('t', 'ann', 'c', 2)",
        ):
            await connection.exec_driver_sql(statement)
        for event in (made, logs.said(2, "c")):
            body = msgspec.json.encode(event.body).decode()
            row = ("t", event.number, event.at, body, event.by, event.command)
            await connection.exec_driver_sql("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)", row)
    await there.dispose()
    await backup(old, tmp_path / "backup")
    assert (await restore(tmp_path / "backup", elsewhere))["answered"] == 1
    assert await current(elsewhere) == VERSION
    async with await open_store(elsewhere) as store:
        assert await store.events(TABLE, "t") == [made, logs.said(2, "c")]
        await store.append(TABLE, "t", [logs.said(3)], logs.head(3))


async def test_there_is_nothing_to_back_up(empty_database: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refused:
        await backup(empty_database, tmp_path / "backup")
    assert refused.value.code == "store-empty"
    assert not (tmp_path / "backup").exists()


async def test_views_of_others_are_no_part_of_a_backup(
    store: Store, database: str, elsewhere: str, logs: "Logs", tmp_path: Path
) -> None:
    """An extension of PostgreSQL brings some; nor are they touched where a backup is restored."""
    await logs.begin(store, "t")
    theirs = "CREATE VIEW theirs AS SELECT 1 AS one"
    async with await open_store(elsewhere):
        pass
    for url in (database, elsewhere):
        there = engines(url)
        async with there.write.begin() as connection:
            await connection.exec_driver_sql(theirs)
        await there.dispose()
    assert "theirs" not in await backup(database, tmp_path / "backup")
    await restore(tmp_path / "backup", elsewhere)
    there = engines(elsewhere)
    async with there.read.connect() as connection:
        found = await connection.exec_driver_sql("SELECT one FROM theirs")
        assert [tuple(row) for row in found] == [(1,)]
    await there.dispose()
