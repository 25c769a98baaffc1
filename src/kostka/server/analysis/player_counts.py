"""Finished games counted, each once: what everybody at them did, and what fell to them. The counts
are kept in the store."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from kostka.game.errors import Refusal
from kostka.game.record import write
from kostka.game.seat_statistics import SeatStatistics
from kostka.live.fold import fold
from kostka.live.kind import TABLE
from kostka.live.record import record_of
from kostka.server.analysis.queue import AnalysisQueue
from kostka.server.analysis.worker import VERSION, CountGame
from kostka.server.process.background_tasks import begin_task, cancel_and_wait
from kostka.store.answering import UNREACHABLE
from kostka.store.errors import Unanswered
from kostka.store.store import Store

KEPT = 20_000
"""So many games' counts are remembered, the last asked for."""

Seats = tuple[SeatStatistics, ...]


class PlayerCounts:
    """Counts games in a process, in the order in which they are asked for."""

    def __init__(self, store: Store, queue: AnalysisQueue) -> None:
        self._store = store
        self._queue = queue
        self._known: OrderedDict[str, Seats] = OrderedDict()
        self._wanted: OrderedDict[str, None] = OrderedDict()
        self._working: asyncio.Task[None] | None = None

    async def load(self, tables: Sequence[str]) -> None:
        """Remember what was counted before, also elsewhere."""
        missing = [table for table in tables if table not in self._known]
        if missing:
            kept = await self._store.findings.get("count", missing, VERSION)
            for table, found in kept.items():
                self._remember(table, found)

    def known(self, table: str) -> Seats | None:
        """By seat; None: it is not counted yet, and will be."""
        found = self._known.get(table)
        if found is not None:
            self._known.move_to_end(table)
            return found
        self._wanted[table] = None
        if self._working is None or self._working.done():
            self._working = begin_task(self._work())
        return None

    async def close(self) -> None:
        """Nobody counts any more."""
        if self._working is not None:
            await cancel_and_wait([self._working])

    async def _work(self) -> None:
        while self._wanted:
            table, _ = self._wanted.popitem(last=False)
            try:
                events = await self._store.events(TABLE, table)
                text = write([record_of(fold(events), None)])
                found = bytes(await self._queue.ask(CountGame(text))).decode()
                with suppress(Unanswered):  # elsewhere it is counted again
                    await self._store.findings.keep("count", table, VERSION, found)
                self._remember(table, found)
            except (Refusal, *UNREACHABLE):
                # too much to do, a game that cannot be counted, no database: not this time
                await asyncio.sleep(1)

    def _remember(self, table: str, found: str) -> None:
        self._known[table] = msgspec.json.decode(found, type=Seats)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
