"""A database in which there were tables alone becomes one of logs of any kind."""

import random
from typing import TYPE_CHECKING

import pytest
from tests.live.conftest import Sitting
from tests.store import schema_0006

from kostka.kinds import KINDS
from kostka.live.commands import Mute, Resign
from kostka.live.events import TableEvent
from kostka.live.fold import fold
from kostka.live.kind import TABLE
from kostka.live.projection import project
from kostka.store.backup import backup
from kostka.store.doctor import examine
from kostka.store.engines import engines
from kostka.store.kinds.tables import list_tables
from kostka.store.migrate import migrate
from kostka.store.restore import restore
from kostka.store.schema import VERSION
from kostka.store.store import open_store

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio

GAMES = {
    "mexiko": ("me open", {"best_of": "2"}),
    "kamos": ("me bot:novice", {"columns": "1"}),
    "domino": ("me open open bot:random", {"target": "30"}),
}
LENGTHS = (0, 1, 7, 30, 10_000)
"""Games that have just been made, go on, and are over."""


def played(id: str, game: str, steps: int) -> list[TableEvent]:
    """A table after so many steps."""
    seats, options = GAMES[game]
    table = Sitting(game, seats, options=options, id=id)
    choice = random.Random(steps)
    while table.table.phase == "running" and steps:
        table.later(0.7)
        if table.table.phase == "running" and any(isinstance(a, int) for a in table.table.actors):
            table.step(choice.choice)
        steps -= 1
    return table.events


@pytest.fixture(scope="module")
def games() -> list[list[TableEvent]]:
    """Tables of every game."""
    return [played(f"{game}-{n}", game, steps) for game in GAMES for n, steps in enumerate(LENGTHS)]


async def filled(url: str, games: list[list[TableEvent]]) -> None:
    """Makes a database as it was."""
    there = engines(url)
    async with there.write.begin() as connection:
        await connection.run_sync(schema_0006.write, games)
    await there.dispose()


async def holds(url: str, games: list[list[TableEvent]]) -> None:
    """Every log is there, and what is derived from it."""
    assert [problem async for problem in examine(url, KINDS)] == []
    async with await open_store(url) as store:
        for events in games:
            table, id = fold(events), events[0].body.table  # type: ignore[union-attr]
            assert await store.events(TABLE, id) == events
            row, projection = await store.log(id), project(table)
            assert (row.kind, row.created, row.owner) == ("table", events[0].at, "ann")
            assert (row.due, row.lease_wanted) == (projection.due, projection.lease_wanted)
        due = [one for one in games if project(fold(one)).lease_wanted]
        assert due
        assert len(await store.unleased(999)) == 0, "the leases were kept"
        assert len(await store.unleased(1000)) == len(due)
        assert len(await list_tables(store, private=True)) == len(games)
        for events in games:
            table = fold(events)
            if table.phase != "running":
                continue
            sitting = Sitting.of(events)
            new = sitting.do("ann", Mute("ben"))
            await store.append(TABLE, table.id, new, project(sitting.table))
    assert [problem async for problem in examine(url, KINDS)] == []


async def test_a_database_of_tables_becomes_one_of_logs(
    empty_database: str, games: list[list[TableEvent]]
) -> None:
    await filled(empty_database, games)
    assert await migrate(empty_database) == ("0006", VERSION)
    await holds(empty_database, games)


@pytest.fixture(params=["sqlite", "postgresql"])
def older(request: pytest.FixtureRequest, tmp_path: "Path") -> str:
    """The address of another database without any schema."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'older.db'}"
    address: str = request.getfixturevalue("without_schema")
    return address


async def test_a_backup_of_tables_is_restored_as_one_of_logs(
    older: str, empty_database: str, games: list[list[TableEvent]], tmp_path: "Path"
) -> None:
    await filled(older, games)
    await backup(older, tmp_path / "backup")
    await restore(tmp_path / "backup", empty_database)
    await holds(empty_database, games)


def resigned(id: str, game: str) -> list[TableEvent]:
    """A game of a few moments."""
    seats, options = GAMES[game]
    table = Sitting(game, seats, options=options, id=id)
    table.do("ann", Resign())
    return table.events


@pytest.mark.long
async def test_a_thousand_games_of_each_kind_become_logs(empty_database: str) -> None:
    games = [resigned(f"{game}-{number}", game) for game in GAMES for number in range(1000)]
    await filled(empty_database, games)
    assert await migrate(empty_database) == ("0006", VERSION)
    looked = 0

    def count(done: int, _all: int) -> None:
        nonlocal looked
        looked = done

    assert [problem async for problem in examine(empty_database, KINDS, count)] == []
    assert looked == len(games) == 3000
