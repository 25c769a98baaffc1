"""Lets the bots of the house think at the tables of this worker, and makes what they choose happen.

An answer is shown a fixed time after the decision fell due, whatever the position: nobody can tell
from the time how hard it was. One that takes longer waits for the next such moment.
"""

import asyncio
import math
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from kostka.game.errors import RuleError
from kostka.game.seats import Seat
from kostka.live.bots import bot_moved, bot_question, bots_due
from kostka.live.events import Body
from kostka.server.engines.bots import BotFailed, Bots
from kostka.server.hall.floor import Floor
from kostka.server.hall.hot import Hot
from kostka.server.running.ended import Errands
from kostka.server.running.logs import fields_of, log
from kostka.store.database_errors import why_away

SHARE = 0.6
"""Of the time until its answer is shown, what a bot may think."""


class Thinking:
    """Bots at work for one worker. ``pace``: the seconds after which an answer is shown."""

    def __init__(self, *, floor: Floor, bots: Bots, pace: float) -> None:
        floor.think = self.begin
        self._floor = floor
        self.bots = bots
        self._pace = pace
        self._thoughts = Errands()

    def begin(self, hot: Hot) -> None:
        """Let every bot think that must choose at this table and does not think yet."""
        for seat in bots_due(hot.table):
            if hot.thinking.get(seat) != hot.table.decision_position:
                hot.thinking[seat] = hot.table.decision_position
                self._thoughts.begin(self._think(hot, seat, hot.table.decision_position))

    async def close(self) -> None:
        """Nobody thinks any more; whoever had to choose will have to later."""
        await self._thoughts.close()

    async def _think(self, hot: Hot, seat: Seat, decision: int) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time()
        try:
            engine, move = await self._choice(hot, seat)
            if self._pace:
                turns = max(1, math.ceil((loop.time() - due) / self._pace))
                await asyncio.sleep(due + turns * self._pace - loop.time())
            await self._move(hot, seat, decision, engine, move)
        except Exception as failed:  # when the lease has run out, the sweeper finds the table
            if why_away(failed) is None:  # the sweeper tells that, once for all tables
                log.error("bot-lost", game=hot.table.game.name, seat=seat, **fields_of(failed))
        finally:
            if hot.thinking.get(seat) == decision:
                del hot.thinking[seat]

    async def _choice(self, hot: Hot, seat: Seat) -> tuple[str, Any]:
        """The bot that sits there and its move: any move, where it has no answer."""
        table = hot.table
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

    async def _move(self, hot: Hot, seat: Seat, decision: int, engine: str, move: Any) -> None:
        def decided(hot: Hot, now: int) -> Sequence[Body]:
            table = hot.table
            if table.decision_position != decision or seat not in bots_due(table):
                return ()  # whoever it was asked for has come back, or it has been taken back
            return bot_moved(table, seat, engine, move, now=now, chance=hot.chance)

        try:
            await self._floor.happen(hot, decided)
        except RuleError as refused:
            name = hot.table.game.name
            log.error("bot-refused", game=name, seat=seat, engine=engine, code=refused.code)
