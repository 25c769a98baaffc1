"""What an administrator changes in the database reaches the servers that have it in memory."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.worker_kit import ANN, BOB, a_move, begun, come, do, workers

from kostka.game.errors import Refusal
from kostka.kinds import KINDS
from kostka.live.commands import Say
from kostka.live.kind import TABLE
from kostka.server.administration.closing import close_table
from kostka.server.administration.old_games import archive, restore
from kostka.server.administration.persons import forget, person
from kostka.store.doctor import examine
from kostka.store.store import open_store
from kostka.store.user import User

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def bodies(viewer: Any, kind: str) -> list[Any]:
    """What the viewer was sent of events of this kind."""
    told = [message for message in viewer.taken() if message["type"] == "events"]
    found = [event["body"] for message in told for event in message["events"]]
    return [body for body in found if body and body["type"] == kind]


@pytest.mark.parametrize("count", [1, 2])
async def test_a_closed_table_ends_before_those_who_play_at_it(database: str, count: int) -> None:
    async with workers(database, count) as (_, made):
        table = await begun(made[0])
        viewers = [await come(services, table, ANN) for services in made]
        for services in made:
            await services.admin_changes.look()
        for viewer in viewers:
            viewer.taken()
        async with await open_store(database) as beside:
            assert await close_table(beside, table) == "running"
        late = a_move(made[0], table)
        for services, viewer in zip(made, viewers, strict=True):
            await services.admin_changes.look()
            assert [body["why"] for body in bodies(viewer, "ended")] == ["closed"]
        with pytest.raises(Refusal, match="table-over"):
            await do(made[0], table, *late, "late-move")
    assert [fault async for fault in examine(database, KINDS)] == []


async def test_a_move_made_before_the_closing_was_heard_of_is_refused(database: str) -> None:
    async with workers(database) as (_, (services,)):
        table = await begun(services)
        async with await open_store(database) as beside:
            await close_table(beside, table)
        with pytest.raises(Refusal, match="table-over"):
            await do(services, table, *a_move(services, table), "late-move")
    assert [fault async for fault in examine(database, KINDS)] == []


async def test_a_forgotten_name_leaves_the_memory(database: str) -> None:
    async with workers(database) as (store, (services,)):
        await store.users.add(User(BOB.id, BOB.name, "guest", 1))
        table = await begun(services)
        await services.admin_changes.look()
        async with await open_store(database) as beside:
            assert await forget(beside, await person(beside, BOB.id)) == 1
        loaded = await services.registry.loaded(table)
        assert BOB.name in str(loaded.table.seats)
        await services.admin_changes.look()
        assert BOB.name not in str(loaded.table.seats)
    assert [fault async for fault in examine(database, KINDS)] == []


async def test_games_put_away_leave_the_memory_and_are_unknown_until_taken_back(
    database: str, tmp_path: Path
) -> None:
    file = tmp_path / "old.games"
    async with workers(database) as (store, (services,)):
        table = await begun(services)
        await services.admin_changes.look()
        async with await open_store(database) as beside:
            await close_table(beside, table)
            with pytest.raises(Refusal, match="games-none"):
                await archive(beside, 0, file)
            await services.admin_changes.look()
            viewer = await come(services, table, ANN)
            await do(services, table, ANN, Say("thanks"), "say-soon")
            before = await store.events(TABLE, table)
            assert await archive(beside, before[-1].at + 1, file) == 1
            with pytest.raises(Refusal, match="table-unknown"):  # before it was heard of
                await do(services, table, ANN, Say("good game"), "say-late")
            await services.admin_changes.look()
            assert viewer.subscriber.code == 1012
            with pytest.raises(Refusal, match="table-unknown"):
                await services.registry.loaded(table)
            assert [fault async for fault in examine(database, KINDS)] == []
            assert await restore(beside, file) == (1, 0)
        assert await store.events(TABLE, table) == before
        assert (await services.registry.loaded(table)).number == len(before)
    assert [fault async for fault in examine(database, KINDS)] == []
