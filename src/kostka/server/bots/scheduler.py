"""Lets the bots of the house think at the tables of this worker, and makes what they choose happen.

An answer is shown a fixed time after the decision fell due, whatever the position: nobody can tell
from the time how hard it was. One that takes longer waits for the next such moment.
Several decisions of one turn share that time.
"""

import asyncio
import math
import secrets
from typing import Any

import msgspec

from kostka.eventlog.draft import Draft
from kostka.game.errors import Refusal
from kostka.game.seats import Seat
from kostka.live.bots import bot_moved, bot_question, bots_due
from kostka.live.events import Body
from kostka.live.fold import apply
from kostka.live.table import Table
from kostka.server.bots.pool import BotFailed, BotPool
from kostka.server.process.background_tasks import BackgroundTasks
from kostka.server.process.logs import fields_of, log
from kostka.server.tables.executor import CommandExecutor
from kostka.server.tables.loaded import LoadedTable
from kostka.server.tables.periodic import MOST_IN_A_TURN, Periodic
from kostka.server.tables.registry import LogRegistry
from kostka.store.database_errors import why_away

SHARE = 0.6
"""Of the time until its answer is shown, what a bot may think."""


class BotScheduler:
    """Bots at work for one worker. ``pace``: the seconds after which a turn's answer is shown."""

    def __init__(
        self, *, executor: CommandExecutor, registry: LogRegistry, bots: BotPool, pace: float
    ) -> None:
        self._executor = executor
        self._registry = registry
        self.bots = bots
        self._pace = pace
        self._thoughts = BackgroundTasks()

    def begin(self, periodic: Periodic) -> None:
        """Look for bots without a worker again and again."""
        periodic.begin(1.0, self.unthought)

    async def unthought(self) -> None:
        """Let the bots think that nobody lets think."""
        executor = self._executor
        unthought = await executor.store.unleased(executor.clock(), MOST_IN_A_TURN)
        await self._registry.each_table((id, self._take) for id in unthought)

    def think(self, loaded: LoadedTable) -> None:
        """Let every bot think that must choose at this table and does not think yet."""
        for seat in bots_due(loaded.table):
            if loaded.thinking.get(seat) != loaded.table.decision_position:
                loaded.thinking[seat] = loaded.table.decision_position
                self._thoughts.begin(self._think(loaded, seat, loaded.table.decision_position))

    async def close(self) -> None:
        """Nobody thinks any more; whoever had to choose will have to later."""
        await self._thoughts.close()

    async def _take(self, loaded: LoadedTable) -> None:
        executor, now = self._executor, self._executor.clock()
        if await executor.store.take(
            loaded.table.id,
            loaded.number,
            executor.worker,
            now=now,
            until=now + executor.lease_ms,
        ):
            self.think(loaded)
        else:  # another worker has it, or has gone on: read that
            await executor.catch_up(loaded)

    async def _think(self, loaded: LoadedTable, seat: Seat, decision: int) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time()
        try:
            engine, move = await self._choice(loaded, seat)
            if self._pace:
                pace = self._pace / loaded.table.game.decisions
                turns = max(1, math.ceil((loop.time() - due) / pace))
                await asyncio.sleep(due + turns * pace - loop.time())
            await self._move(loaded, seat, decision, engine, move)
        except Exception as failed:  # when the lease has run out, ``unthought`` finds it
            if why_away(failed) is None:  # ``Periodic`` tells that, once for all
                log.error("bot-lost", game=loaded.table.game.name, seat=seat, **fields_of(failed))
        finally:
            if loaded.thinking.get(seat) == decision:
                del loaded.thinking[seat]

    async def _choice(self, loaded: LoadedTable, seat: Seat) -> tuple[str, Any]:
        """The bot that sits there and its move: any move, where it has no answer."""
        table = loaded.table
        engine = table.seats[seat].bot or ""
        view, moves = bot_question(table, seat)
        encode, rules = msgspec.json.encode, table.game.rules
        try:
            chosen = await self.bots.choose(
                table=table.id,
                seat=seat,
                game=table.game.name,
                bot=engine,
                view=encode(view),
                moves=encode(moves),
                seconds=max(self._pace * SHARE, 0.05),
            )
            move = msgspec.json.decode(chosen, type=rules.MOVE)
            if move in moves:
                return engine, move
            why = "unlawful"
        except BotFailed as failed:
            why = failed.code
        except msgspec.MsgspecError:
            why = "unreadable"
        log.error("bot-failed", game=table.game.name, seat=seat, engine=engine, why=why)
        return engine, secrets.choice(moves)

    async def _move(
        self, loaded: LoadedTable, seat: Seat, decision: int, engine: str, move: Any
    ) -> None:
        def decided(loaded: LoadedTable, now: int) -> Draft[Table, Body]:
            table = loaded.table
            if table.decision_position != decision or seat not in bots_due(table):
                return Draft(
                    apply, table, now
                )  # whoever it was asked for has come back, or it has been taken back
            return bot_moved(table, seat, engine, move, now=now, chance=loaded.chance)

        try:
            await self._executor.happen(loaded, decided)
        except Refusal as refused:
            name = loaded.table.game.name
            log.error("bot-refused", game=name, seat=seat, engine=engine, code=refused.code)
