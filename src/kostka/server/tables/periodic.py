"""Turns that are taken again and again, whatever happens in one of them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from kostka.server.process.background_tasks import cancel_and_wait
from kostka.server.process.logs import fields_of
from kostka.server.process.outage_log import OutageLog
from kostka.store.database_errors import why_away

Turn: TypeAlias = Callable[[], Awaitable[None]]

MOST_IN_A_TURN = 100
"""So many tables are taken up in one turn; others wait for the next."""


class Periodic:
    """``asks``: the turn that asks the store each time. Where it answers that, and has answered all
    other turns since the time before, it is there again."""

    def __init__(self, asks: Turn) -> None:
        self._asks = asks
        self._away = OutageLog("store-unreachable")
        self._missed = False
        """The store has not answered a turn since ``asks`` was answered last."""
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self, seconds: float, turn: Turn, *, first: float = 0.0) -> None:
        """Take this turn again and again, with so many seconds between; the ``first`` time after
        so many."""
        self._tasks.append(asyncio.create_task(self._go_on(seconds, turn, first)))

    async def close(self) -> None:
        """Take none any more."""
        await cancel_and_wait(self._tasks)

    async def _go_on(self, seconds: float, turn: Turn, first: float) -> None:
        trouble = OutageLog("sweep-failed")
        await asyncio.sleep(first)
        while True:
            try:
                await turn()
            except Exception as failed:
                if (away := why_away(failed)) is not None:
                    self._away.failed(away, why=away)
                    self._missed = True
                else:
                    kind = type(failed).__name__
                    trouble.failed(kind, why=turn.__name__, **fields_of(failed))
            else:
                trouble.well()
                if turn == self._asks:
                    if not self._missed:
                        self._away.well()
                    self._missed = False
            await asyncio.sleep(seconds)
