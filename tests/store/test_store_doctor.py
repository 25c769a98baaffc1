"""The doctor finds nothing in what was written rightly, and every fault that is planted."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from tests.live.conftest import SECRET, Sitting

from kostka.cli.screen import json_line
from kostka.eventlog.event import Event
from kostka.eventlog.problem import Problem
from kostka.game.errors import Refusal
from kostka.game.seats import Role
from kostka.kinds import KINDS
from kostka.live.events import Begun, Moved, TableEvent
from kostka.live.fold import fold
from kostka.live.kind import TABLE
from kostka.live.projection import project
from kostka.store.doctor import examine
from kostka.store.engines import engines
from kostka.store.schema import metadata
from kostka.store.sqlite_journal import settle
from kostka.store.store import Store, open_store
from kostka.store.user import Passkey, Session, Token, User

pytestmark = pytest.mark.anyio

GAMES = {
    "mexiko": ("me open", {"best_of": "2"}),
    "kamos": ("me bot:novice", {"columns": "1"}),
    "domino": ("me open open bot:random", {"target": "30"}),
}


def played(game: str, steps: int) -> list[TableEvent]:
    """A table's events after so many steps, or at the end, with commands' ids."""
    seats, options = GAMES[game]
    table = Sitting(game, seats, options=options)
    choice = random.Random(4)
    while table.table.phase == "running" and steps:
        table.later(0.7)
        if table.table.phase == "running" and any(isinstance(a, int) for a in table.table.actors):
            table.step(choice.choice)
        steps -= 1
    return [
        Event(event.number, event.at, event.body, "ann", f"command-{event.number // 2}")
        for event in table.events
    ]


async def write(store: Store, events: list[TableEvent]) -> None:
    """Writes a table, the second half of its events in an append of its own."""
    half = len(events) // 4 * 2 + 1  # between two commands
    first, rest = events[:half], events[half:]
    await store.create(TABLE, "t", SECRET, first, project(fold(first)))
    if rest:
        await store.append(TABLE, "t", rest, project(fold(events)))


async def found(url: str) -> list[Problem]:
    """What the doctor says, each of which ``--json`` can say too."""
    faults = [fault async for fault in examine(url, KINDS)]
    assert [
        msgspec.json.decode(json_line(msgspec.to_builtins(f)), type=Problem) for f in faults
    ] == (faults)
    return faults


async def test_nothing_is_wrong_with_guests_alone(store: Store, database: str) -> None:
    await store.users.add(User("g1", "Eva", "guest", 1000))
    assert await found(database) == []


@pytest.mark.parametrize("steps", [0, 9, 10_000])
@pytest.mark.parametrize("game", GAMES)
async def test_nothing_is_wrong_with_what_was_written_rightly(
    store: Store, database: str, game: str, steps: int
) -> None:
    await write(store, played(game, steps))
    await store.users.add(User("ann", "Ann", "account", 1, login="ann"))
    await store.users.add(User("ben", "Ben", "guest", 1))
    await store.users.take_over("ben", "ann")
    await store.sessions.open(Session(b"h", "ann", 1, 1, "Browser"))
    await store.credentials.add_passkey(Passkey(b"id", "ann", b"", 0, "phone", 1))
    await store.credentials.set_recovery("ann", [b"1"])
    program = User("p", "Robot", "program", 1, owner="ann")
    await store.credentials.add_token(Token("t", b"h", "ann", "p", "at home", 1), program, 1)
    assert await found(database) == []
    await store.users.forget({"ann": "N. N."}, 1, KINDS)
    assert await found(database) == []


PLANTED = {
    "DELETE FROM events WHERE number = 5": ("log-gap", 5),
    "DELETE FROM events WHERE number = 1": ("log-gap", 1),
    'UPDATE events SET body = \'{"type":"dreamt"}\' WHERE number = 4': ("log-unreadable", 4),
    "UPDATE events SET body = 'no JSON' WHERE number = 4": ("log-unreadable", 4),
    "DELETE FROM events WHERE number = (SELECT number FROM logs)": ("log-length", None),
    "DELETE FROM events": ("log-length", None),
    "UPDATE events SET body = replace(body, '\"t\"', '\"u\"') WHERE number = 1": (
        "log-beginning",
        1,
    ),
    "UPDATE events SET body = (SELECT body FROM events WHERE number = 2) WHERE number = 1": (
        "log-beginning",
        1,
    ),
    "UPDATE events SET body = (SELECT body FROM events WHERE number = 1) WHERE number = 6": (
        "log-move",
        6,
    ),
    "UPDATE events SET body = (SELECT body FROM events WHERE number = 7) WHERE number = 8": (
        "log-move",
        8,
    ),
    "UPDATE tables SET phase = 'over'": ("head-differs", None),
    "UPDATE logs SET due = 1": ("head-differs", None),
    "UPDATE tables SET summary = '{}'": ("head-differs", None),
    "UPDATE tables SET game = 'domino'": ("head-differs", None),
    "UPDATE tables SET public = NOT public": ("head-differs", None),
    "UPDATE seats SET person = 'ben'": ("seats-differ", None),
    "UPDATE seats SET wanted = NOT wanted": ("seats-differ", None),
    "DELETE FROM seats": ("seats-differ", None),
    "UPDATE events SET command = 'command-2' WHERE number = 9": ("command-twice", 9),
    "UPDATE logs SET number = 99": ("log-length", None),
    "UPDATE logs SET number = 0": ("log-length", None),
    'UPDATE logs SET "end" = 99': ("log-length", None),
    "UPDATE logs SET kind = 'dream'": ("log-kind", None),
    "UPDATE logs SET owner = 'ben'": ("head-differs", None),
    "UPDATE logs SET lease_wanted = NOT lease_wanted": ("head-differs", None),
    "DELETE FROM tables": ("head-differs", None),
    "INSERT INTO tables (id, created, game, public, phase, people, summary, owner)"
    " VALUES ('u', 1, 'kamos', true, 'open', '[]', '{}', '')": ("table-missing", None),
    "UPDATE logs SET secret = CAST('another' AS BYTES)": ("commitment-differs", 1),
    "INSERT INTO events VALUES ('u', 1, 0, '{\"type\":\"closed\"}', NULL, NULL)": (
        "table-missing",
        None,
    ),
    "INSERT INTO seats VALUES ('u', 0, 'ann', true)": ("table-missing", None),
    "INSERT INTO sessions VALUES (CAST('h' AS BYTES), 'who', 1, 1, '')": (
        "person-missing",
        None,
    ),
    "INSERT INTO recovery VALUES ('who', CAST('h' AS BYTES))": ("person-missing", None),
    "INSERT INTO persons (id, name, kind, created, taken_by, forgotten)"
    " VALUES ('g', 'Gast', 'guest', 1, 'who', false)": (
        "owner-missing",
        None,
    ),
    "INSERT INTO persons (id, name, kind, created, owner, forgotten)"
    " VALUES ('p', 'Robot', 'program', 1, 'who', false)": (
        "owner-missing",
        None,
    ),
}


@pytest.fixture(scope="module")
def some_game() -> list[TableEvent]:
    """The beginning of a game."""
    return played("kamos", 12)


async def test_every_planted_fault_is_found(
    store: Store, database: str, some_game: list[TableEvent]
) -> None:
    kind = "BLOB" if database.startswith("sqlite") else "BYTEA"
    for plant, expected in PLANTED.items():
        async with await open_store(database) as anew:
            await write(anew, some_game)
        await execute(database, plant.replace("BYTES", kind))
        assert [(fault.code, fault.number) for fault in await found(database)] == [expected], plant
        await execute(database, *(f"DELETE FROM {table}" for table in metadata.tables))
    async with await open_store(database) as anew:
        await write(anew, some_game)
    assert await found(database) == []


async def test_a_game_with_another_throw_in_it_is_found(
    store: Store, database: str, some_game: list[TableEvent]
) -> None:
    """Every event fits the one before: only drawing again tells that it was not the promised one.
    What it should have been is not said."""
    begun = next(event.number for event in some_game if isinstance(event.body, Begun))
    last = next(  # the first throw: no dice were kept
        event
        for event in some_game[begun:]
        if isinstance(event.body, Moved) and b'"throw"' in bytes(event.body.move)
    )
    throw = Moved(Role.CHANCE, msgspec.Raw(b'{"type":"throw","dice":[1,1,1,1,1]}'))
    await write(store, [*some_game[: last.number - 1], replace(last, body=throw)])
    (fault,) = await found(database)
    assert fault == Problem("chance-differs", "t", last.number - begun)


async def test_faults_do_not_hide_each_other(
    store: Store, database: str, some_game: list[TableEvent]
) -> None:
    await write(store, some_game)
    await execute(database, "UPDATE tables SET phase = 'over'")
    await execute(database, "UPDATE logs SET due = 1")
    await execute(database, "DELETE FROM seats")
    await execute(database, "INSERT INTO seats VALUES ('u', 0, 'ann', true)")
    codes = [fault.code for fault in await found(database)]
    assert codes == ["head-differs", "head-differs", "seats-differ", "table-missing"]


async def test_another_schema_is_not_looked_through(
    store: Store, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await execute(database, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Refusal) as refused:
        await found(database)
    assert refused.value.code == "store-new"


def test_a_damaged_file_is_noticed(tmp_path: Path, some_game: list[TableEvent]) -> None:
    url = f"sqlite:///{tmp_path / 'kostka.db'}"

    async def fill() -> None:
        async with await open_store(url) as store:
            await write(store, some_game)
            for n in range(40):
                await store.users.add(User(f"p{n}", "x" * 400, "guest", 1))

    asyncio.run(fill())
    file = tmp_path / "kostka.db"
    whole = bytearray(file.read_bytes())
    place = whole.rfind(b"p17" + b"x" * 400)
    assert place > 0
    whole[place - 12 : place + 3] = bytes(15)
    file.write_bytes(whole)
    assert "store-damaged" in [fault.code for fault in asyncio.run(found(url))]


async def execute(url: str, *statements: str) -> None:
    """Does something to the database behind the program's back."""
    there = engines(url)
    async with there.write.begin() as connection:
        await connection.run_sync(settle)
        for statement in statements:
            await connection.exec_driver_sql(statement)
    await there.dispose()
