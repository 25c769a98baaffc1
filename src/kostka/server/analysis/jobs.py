"""Finished games analysed: each once, one after another, while nobody else waits for it. What was
found out is kept in the store, so that no worker and no restart has it done again."""

import asyncio
from collections import OrderedDict
from contextlib import suppress

import msgspec

from kostka.game.analysis import Analysis
from kostka.game.errors import Refusal
from kostka.server.analysis.queue import AnalysisQueue
from kostka.server.analysis.worker import VERSION, Analyse
from kostka.server.errors import HTTPRefusal
from kostka.server.process.background_tasks import begin_task, cancel_and_wait
from kostka.store.analysis_cache import AnalysisCache
from kostka.store.errors import Unanswered

KEPT = 200
"""So many analyses are remembered here, the last asked for; others are read again."""


class Study(msgspec.Struct, frozen=True):
    """How far a game's analysis is: ``ahead`` others come first; ``done`` steps of ``total``
    (0: nobody knows); ``analysis`` once it is there."""

    ahead: int
    done: int
    total: int
    analysis: Analysis | None


class _Work:
    """One game's analysis, as far as it has come."""

    def __init__(self, number: int, task: "asyncio.Task[Analysis]") -> None:
        self.number = number
        self.task = task
        self.done, self.total = 0, 0


class AnalysisJobs:
    """Games to be analysed."""

    def __init__(self, findings: AnalysisCache, queue: AnalysisQueue) -> None:
        self._findings = findings
        self._queue = queue
        self._works: OrderedDict[str, _Work] = OrderedDict()
        self._asked = 0

    async def known(self, table: str) -> Study | None:
        """How far this table's analysis is; None: nobody has asked for it. Raises as its end did;
        asked once more it is tried again, where it was not refused by the rules."""
        if table not in self._works:
            kept = await self._findings.get("analysis", [table], VERSION)
            if table in kept:
                return Study(0, 0, 0, _DECODER.decode(kept[table]))
        return self._under_way(table)

    def begin(self, table: str, record: str) -> Study:
        """Let this game be analysed, if it is not under way. Refused ``study-full`` where too many
        wait already."""
        if (begun := self._under_way(table)) is not None:
            return begun
        if self._queue.full:
            raise HTTPRefusal(503, "study-full", wait=10)
        self._asked += 1
        work = _Work(self._asked, begin_task(self._analysed(table, record)))
        self._works[table] = work
        while len(self._works) > KEPT and (old := self._oldest()) is not None:
            del self._works[old]
        return Study(self._ahead(work), 0, 0, None)

    async def close(self) -> None:
        """Nothing is analysed any more."""
        await cancel_and_wait(work.task for work in self._works.values())

    def _under_way(self, table: str) -> Study | None:
        work = self._works.get(table)
        if work is None:
            return None
        self._works.move_to_end(table)
        if not work.task.done():
            return Study(self._ahead(work), work.done, work.total, None)
        error = work.task.exception()
        if error is None:
            return Study(0, work.done, work.total, work.task.result())
        if isinstance(error, HTTPRefusal) or not isinstance(error, Refusal):
            del self._works[table]
        raise error

    async def _analysed(self, table: str, record: str) -> Analysis:
        def told(done: int, total: int) -> None:
            work = self._works[table]
            work.done, work.total = done, total

        found = await self._queue.ask(Analyse(record), told)
        with suppress(Unanswered):  # it is told now, and found out again another time
            await self._findings.keep("analysis", table, VERSION, bytes(found).decode())
        return _DECODER.decode(found)

    def _ahead(self, work: _Work) -> int:
        """How many come before this one."""
        others = self._works.values()
        return sum(not other.task.done() and other.number < work.number for other in others)

    def _oldest(self) -> str | None:
        return next((name for name, work in self._works.items() if work.task.done()), None)


_DECODER = msgspec.json.Decoder(Analysis)
