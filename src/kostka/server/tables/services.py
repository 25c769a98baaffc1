"""The live side of one worker, put together: tables, those at them, bots, and what runs by itself.

A socket comes to ``subscriptions``, its commands go to ``executor``;
``creation`` makes tables.
"""

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

from kostka.eventlog.kind import Kinds
from kostka.eventlog.transition import Transition
from kostka.kinds import KINDS
from kostka.live.chance_source import ChanceSource, promised
from kostka.live.events import TableEvent
from kostka.live.fold import replay
from kostka.live.kind import TABLE, TableDecider
from kostka.server.analysis.expiring_value import ExpiringValue
from kostka.server.analysis.jobs import AnalysisJobs
from kostka.server.analysis.player_counts import PlayerCounts
from kostka.server.analysis.practice import Practice
from kostka.server.analysis.queue import ANALYSIS_SECONDS, QUICK_SECONDS, AnalysisQueue
from kostka.server.bots.pool import BotPool
from kostka.server.bots.scheduler import BotScheduler
from kostka.server.config import Config
from kostka.server.people.erasure import ErasureLoop
from kostka.server.process.background_tasks import BackgroundTasks
from kostka.server.process.monotonic_clock import MonotonicClock
from kostka.server.tables.admin_changes import AdminChanges
from kostka.server.tables.bus import REWRITTEN, Alone, Bus, Note, ValkeyBus
from kostka.server.tables.creation import TableCreator, new_secret
from kostka.server.tables.deadlines import DeadlineLoop
from kostka.server.tables.executor import CommandExecutor
from kostka.server.tables.heartbeat import Heartbeat
from kostka.server.tables.loaded import LoadedTable
from kostka.server.tables.loaded_log import AnyLog
from kostka.server.tables.periodic import Periodic
from kostka.server.tables.presence import PresenceTracker
from kostka.server.tables.registry import LogRegistry
from kostka.server.tables.subscriptions import Subscriptions
from kostka.store.log_queries import LogRow
from kostka.store.store import Store

RENEWED_SECONDS = 60.0
"""So long everybody gets the same figures of the whole site."""
LEASE_MS = 5_000
"""A bot's thinking belongs to one worker for so long beyond its pace."""


class Services:
    """Start it once the store is open, and stop it before the store is closed. It is the executor's
    publisher: the one place where who decides and who is told meet."""

    def __init__(
        self,
        config: Config,
        store: Store,
        *,
        bus: Bus | None = None,
        clock: Callable[[], int] | None = None,
        chance_source: Callable[[bytes], ChanceSource] = promised,
        secret: Callable[[], bytes] = new_secret,
        kinds: Kinds = KINDS,
    ) -> None:
        worker = secrets.token_hex(8)
        steady = MonotonicClock()
        clock = steady if clock is None else clock
        named = ValkeyBus(config.bus, worker) if config.bus else Alone()
        self.bus: Bus = named if bus is None else bus
        self.bots = BotPool(config.thinkers)
        self.creation = TableCreator(
            store=store,
            bots=self.bots,
            key=config.key,
            clock=clock,
            chance_source=chance_source,
            secret=secret,
        )
        self.heartbeat = Heartbeat(
            store=store,
            worker=worker,
            clock=clock,
            reach=steady.reach,
            give_back=self.give_back,
        )
        self.executor = CommandExecutor(
            store=store,
            bus=self.bus,
            worker=worker,
            clock=clock,
            lease_ms=int(config.pace * 1000) + LEASE_MS,
            heartbeat=self.heartbeat,
            publisher=self,
        )
        self.registry = LogRegistry(
            store=store,
            bus=self.bus,
            executor=self.executor,
            kinds=kinds,
            loaders={TABLE.name: self._load_table},
        )
        self._chance_source = chance_source
        self.presence = PresenceTracker(store=store, executor=self.executor, registry=self.registry)
        self.subscriptions = Subscriptions(
            executor=self.executor,
            registry=self.registry,
            store=store,
            bus=self.bus,
            presence=self.presence,
        )
        self.thinking = BotScheduler(
            executor=self.executor, registry=self.registry, bots=self.bots, pace=config.pace
        )
        self.deadlines = DeadlineLoop(store=store, executor=self.executor, registry=self.registry)
        self.erasure = ErasureLoop(store=store, bus=self.bus, registry=self.registry, clock=clock)
        self.admin_changes = AdminChanges(store, self.executor, self.registry)
        self._periodic = Periodic(asks=self.heartbeat.beat)
        self.analyses = AnalysisQueue(ANALYSIS_SECONDS)
        self.quick_answers = AnalysisQueue(QUICK_SECONDS)
        """Answers in moments."""
        self.archives = AnalysisQueue(QUICK_SECONDS)
        """Writes archives."""
        self.jobs = AnalysisJobs(store.findings, self.analyses)
        self.practice = Practice(self.quick_answers)
        self.player_counts = PlayerCounts(store, self.quick_answers)
        self.site_dice: ExpiringValue[Any] = ExpiringValue(
            RENEWED_SECONDS, time.monotonic, lambda dice: not dice.left
        )
        self._reading = BackgroundTasks()

    def appended(self, loaded: AnyLog, transitions: Sequence[Transition[Any, Any]]) -> None:
        """Events are durable: those at the log are sent them."""
        self.subscriptions.show(loaded, transitions)

    def lease_taken(self, loaded: AnyLog) -> None:
        """At a table a bot must choose: it begins to think."""
        if isinstance(loaded, LoadedTable):
            self.thinking.think(loaded)

    async def give_back(self) -> None:
        """The logs in memory get the time back that nobody served."""
        for loaded in self.registry.logs():
            async with loaded.lock:
                await self.executor.give_back(loaded)

    async def start(self) -> None:
        """Say that this worker lives, take up what is due again and again; hear what other workers
        tell."""
        await self.heartbeat.start()
        await self.admin_changes.look()
        for part in (
            self.heartbeat,
            self.deadlines,
            self.presence,
            self.thinking,
            self.subscriptions,
            self.admin_changes,
            self.erasure,
        ):
            part.begin(self._periodic)
        await self.bus.start(self.heard)

    async def reread(self, log_ids: Sequence[str]) -> None:
        """These logs were rewritten, for somebody was forgotten: read them anew, here and at the
        other workers."""
        for log_id in log_ids:
            self.bus.say(REWRITTEN, log_id)
        await self.registry.reread(log_ids)

    async def stop(self) -> None:
        """Stop everything that runs by itself."""
        await self.bus.close()
        await self._reading.close()
        await self.thinking.close()
        await self.executor.close()
        await self._periodic.close()
        await self.heartbeat.close()
        await self.bots.close()
        await self.practice.close()
        await self.player_counts.close()
        await self.jobs.close()
        for queue in (self.analyses, self.quick_answers, self.archives):
            await queue.close()

    def heard(self, note: Note) -> None:
        """What another worker tells: read what it has added or rewritten."""
        if behind := self.subscriptions.heard(note):
            self._reading.begin(self.subscriptions.catch_up(behind))
        if rewritten := note.said.get(REWRITTEN):
            self._reading.begin(self.registry.reread(rewritten))

    def _load_table(self, row: LogRow, events: Sequence[TableEvent]) -> LoadedTable:
        assert row.secret is not None, "a table has one"
        decider = TableDecider(self._chance_source(row.secret), self.creation.key)
        return LoadedTable(decider, list(replay(events)), self.creation)
