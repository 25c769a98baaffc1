"""What an administrator changes in the database reaches the servers that have it in memory."""

from typing import Any

import pytest
from tests.server.hub_kit import ANN, BOB, a_move, begun, come, do, hubs

from kostka.game.errors import RuleError
from kostka.server.office.closing import close_table
from kostka.server.office.persons import forget, person
from kostka.store.doctor import examine
from kostka.store.person import Someone
from kostka.store.store import open_store

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def bodies(viewer: Any, kind: str) -> list[Any]:
    """What the viewer was sent of events of this kind."""
    told = [message for message in viewer.taken() if message["type"] == "events"]
    found = [event["body"] for message in told for event in message["events"]]
    return [body for body in found if body and body["type"] == kind]


@pytest.mark.parametrize("workers", [1, 2])
async def test_a_closed_table_ends_before_those_who_play_at_it(database: str, workers: int) -> None:
    async with hubs(database, workers) as (_, made):
        table = await begun(made[0])
        viewers = [await come(hub, table, ANN) for hub in made]
        for hub in made:
            await hub.sweeper.heeding()
        for viewer in viewers:
            viewer.taken()
        async with await open_store(database) as beside:
            assert await close_table(beside, table) == "running"
        late = a_move(made[0], table)
        for hub, viewer in zip(made, viewers, strict=True):
            await hub.sweeper.heeding()
            assert [body["why"] for body in bodies(viewer, "ended")] == ["closed"]
        with pytest.raises(RuleError, match="table-over"):
            await do(made[0], table, *late, "late-move")
    assert [fault async for fault in examine(database)] == []


async def test_a_move_made_before_the_closing_was_heard_of_is_refused(database: str) -> None:
    async with hubs(database) as (_, (hub,)):
        table = await begun(hub)
        async with await open_store(database) as beside:
            await close_table(beside, table)
        with pytest.raises(RuleError, match="table-over"):
            await do(hub, table, *a_move(hub, table), "late-move")
    assert [fault async for fault in examine(database)] == []


async def test_a_forgotten_name_leaves_the_memory(database: str) -> None:
    async with hubs(database) as (store, (hub,)):
        await store.people.add(Someone(BOB.id, BOB.name, "guest", 1))
        table = await begun(hub)
        await hub.sweeper.heeding()
        async with await open_store(database) as beside:
            assert await forget(beside, await person(beside, BOB.id)) == 1
        hot = await hub.floor.hot(table)
        assert BOB.name in str(hot.table.chairs)
        await hub.sweeper.heeding()
        assert BOB.name not in str(hot.table.chairs)
    assert [fault async for fault in examine(database)] == []
