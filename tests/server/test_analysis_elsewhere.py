"""What one worker is asked about a game that was played to its end at another."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
from tests.server.rigged import rigged
from tests.server.test_tables_http import MEXIKO_BOT, make, resigned
from tests.server.worker_kit import BOB, agreed, made, workers

from kostka.live.commands import Join, Resign
from kostka.server.analysis.jobs import Study
from kostka.server.analysis.routes import analysis
from kostka.server.config import Limits
from kostka.server.security.limits import RateLimits
from kostka.server.tables.records import archived


def test_a_game_that_ended_at_another_worker_is_over_here_too(tmp_path: Path) -> None:
    async def ended() -> None:
        async with workers(f"sqlite:///{tmp_path}/kostka.db", 2) as (store, (here, there)):
            table = await made(here)
            await here.registry.loaded(table)  # here it is in memory, and nobody looks at it
            at = await there.registry.loaded(table)
            await there.executor.do(at, BOB, "join-bob", Join())
            await agreed(there, table)
            await there.executor.do(at, BOB, "resign-b", Resign())
            (text,) = [text async for text in archived(here.archives, store, [BOB.id])]
            assert f'[GameId "{table}"]' in text
            state: Any = SimpleNamespace(
                services=here, store=store, rate_limits=RateLimits(Limits())
            )
            asked = analysis.fn(table_id=table, scope={"client": None}, state=state)
            assert await asked == Study(0, 0, 0, None)
            await here.jobs.close()
            for queue in (here.analyses, here.archives):
                await queue.close()

    asyncio.run(ended())


def test_every_worker_goes_on_with_it(tmp_path: Path) -> None:
    async def test() -> None:
        database = f"sqlite:///{tmp_path}/kostka.db"
        async with rigged(database) as (url, services), httpx.AsyncClient(base_url=url) as http:
            table = await make(http, MEXIKO_BOT)
            await resigned(services, table)
            asked = {**MEXIKO_BOT, "origin": {"table": table, "position": 1}}
            fresh = await make(http, asked, "make0002")
            await agreed(services, fresh)
            entries = (await services.registry.loaded(fresh)).table
        async with rigged(database) as (_, again):
            loaded = await again.registry.loaded(fresh)
            assert loaded.table.opening_moves == entries.opening_moves
            assert loaded.table.log is not None

    asyncio.run(test())
