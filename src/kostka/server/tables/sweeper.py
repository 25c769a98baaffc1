"""What a worker does again and again: says that it lives, and takes up what nobody else has.

Deadlines, bots whose worker is dead, seats where nobody is: all are rows that any worker may take;
the number of the next event makes that it happens once.
"""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeAlias

from kostka.eventlog.draft import Draft
from kostka.game.errors import RuleError
from kostka.game.seats import Seat
from kostka.live.fold import apply
from kostka.live.presence import is_missed, report_back, report_gone
from kostka.server.bots.scheduler import BotScheduler
from kostka.server.people.identity import DAY, UNUSED_DAYS
from kostka.server.process.background_tasks import all_of
from kostka.server.process.logs import log
from kostka.server.tables.admin_changes import AdminChanges
from kostka.server.tables.bus import Bus
from kostka.server.tables.executor import CommandExecutor
from kostka.server.tables.heartbeat import LEASE_MS
from kostka.server.tables.loaded import LoadedTable
from kostka.server.tables.periodic import Periodic
from kostka.server.tables.presence import PresenceTracker
from kostka.server.tables.subscriptions import Subscriptions
from kostka.store.errors import Unanswered
from kostka.store.store import Store

BEAT = 2.0
"""Seconds after which a worker says again that it lives."""
GRACE_MS = 8_000
"""A seat where nobody was for so long is one whose person is away: a tunnel, a restart are not."""
AT_ONCE = 100
"""So many tables are taken up in one turn; others wait for the next."""
POLLED = 4_000
"""So many tables are asked about in one question."""
FORGETTING = 60.0
"""Seconds between two looks for those who have deleted themselves."""
TIDYING = 3600.0
"""Seconds between two looks for what nobody comes back to, and until the first: a machine's clock
may be far ahead until it has heard the time."""
LATE_MS = 120_000
"""So long after somebody was forgotten none of their sockets is open any more (see Config.recheck),
and their logs are gone through a last time."""

Work: TypeAlias = Callable[[LoadedTable], Awaitable[None]]
"""What is to be done at a table."""
DULL_MS = 10_000
"""What seemed due and was not is left alone for so long."""


class Sweeper:
    """The loops of one worker; ``start`` returns when the first beat is in the store."""

    def __init__(
        self,
        *,
        store: Store,
        bus: Bus,
        executor: CommandExecutor,
        subscriptions: Subscriptions,
        thinking: BotScheduler,
        presence: PresenceTracker,
        reach: Callable[[int], None],
    ) -> None:
        self._store = store
        self._bus = bus
        self._executor = executor
        self._subscriptions = subscriptions
        self._thinking = thinking
        self.presence = presence
        self._reach = reach
        self._admin_changes = AdminChanges(store, executor)
        self._last = 0
        self._heartbeat = executor.heartbeat
        self._missing: dict[tuple[str, Seat], int] = {}
        self._dull: dict[str, int] = {}
        self._begun = False
        self._periodic = Periodic(asks=self.beat)

    async def start(self) -> None:
        """Say that this worker lives, then begin."""
        await self.beat()
        if self._last > (self._heartbeat.seen or 0):  # this machine's clock has been put back since
            self._reach(self._last)
            await self.beat()
        await self._admin_changes.look()
        periodic = self._periodic
        periodic.begin(BEAT, self.beat)
        periodic.begin(0.2, self.deadlines)
        periodic.begin(1.0, self.overdue)
        periodic.begin(0.2, self.presence.flush)
        periodic.begin(1.0, self.unthought)
        periodic.begin(1.0, self.absences)
        periodic.begin(1.0, self.returns)
        periodic.begin(1.0, self.housekeeping)
        periodic.begin(1.0, self.heeding)
        periodic.begin(FORGETTING, self.forgetting)
        periodic.begin(TIDYING, self.tidying, first=TIDYING)
        if not self._bus.alone:
            periodic.begin(1.0, self.poll)

    async def close(self) -> None:
        """Stop, and say so."""
        await self._periodic.close()
        with suppress(Unanswered):  # then the lease runs out by itself
            await self._store.bye(self._executor.worker, self._executor.clock())

    async def beat(self) -> None:
        """This worker lives. Where none did for a while, the tables get that time back."""
        now = self._executor.clock()
        seen = await self._store.worker(self._executor.worker, now=now, until=now + LEASE_MS)
        self._last = seen or self._last
        if self._heartbeat.seen is None or self._heartbeat.slept():
            self._executor.outages = await self._store.outages()
            for loaded in self._executor.all():
                async with loaded.lock:
                    await self._executor.give_back(loaded)
        self._heartbeat.seen = now

    async def deadlines(self) -> None:
        """Bring about what time has brought at the tables in memory, which know their own."""
        now = self._executor.clock()
        await self._lapsed(
            [loaded.table.id for loaded in self._executor.all() if loaded.lapsed(now)]
        )

    async def overdue(self) -> None:
        """The same at tables that are in no living worker's memory."""
        now = self._executor.clock()
        self._dull = {
            table_id: until
            for table_id, until in self._dull.items()
            if now < until <= now + DULL_MS  # later: the clock was set back
        }
        await self._lapsed(await self._store.due(now, AT_ONCE + len(self._dull)))

    async def unthought(self) -> None:
        """Let the bots think that nobody lets think."""
        now = self._executor.clock()
        await self._each((id, self._thought) for id in await self._store.unthought(now, AT_ONCE))

    async def absences(self) -> None:
        """Note who has been away for longer than a moment."""
        now = self._executor.clock()
        absent = await self._store.absent(now)
        self._missing = {place: min(now, self._missing.get(place, now)) for place in absent}
        away = [place for place, since in self._missing.items() if now - since >= GRACE_MS]
        await self._each((id, partial(self._gone, seat)) for id, seat in away[:AT_ONCE])

    async def returns(self) -> None:
        """Note who is taken to be away and is here: this worker had stood still for so long that
        the others held it for dead, and its sockets outlived that."""
        missed = [
            (id, seat)
            for id, seat in self.presence.places()
            if (loaded := self._executor.in_memory(id)) is not None
            and is_missed(loaded.table, seat)
        ]
        await self._each((id, partial(self._returned, seat)) for id, seat in missed)

    async def poll(self) -> None:
        """Look for what the bus has not told of."""
        ids = [loaded.table.id for loaded in self._executor.watched()]
        for first in range(0, len(ids), POLLED):
            numbers = await self._store.numbers(ids[first : first + POLLED])
            await self.catch_up(self._subscriptions.behind(numbers))

    async def catch_up(self, tables: Sequence[LoadedTable]) -> None:
        """Read what others have added to these tables."""
        await all_of(self._executor.catch_up(loaded) for loaded in tables)

    async def housekeeping(self) -> None:
        """Tell how many look on; forget what nobody looks at."""
        self._subscriptions.tell_counts()
        self._executor.forget_idle()

    async def forgetting(self) -> None:
        """Forget what is left of those who have deleted themselves lately: at the beginning all
        that a server before may have left, later what they said before their sockets were closed.
        Here in memory they have no other name either, whether the bus told of them or not."""
        people, late = self._store.people, self._executor.clock() - LATE_MS
        if names := await people.forgotten():
            self._bus.tell_rewritten(await people.forget_late(late, all=not self._begun))
            await self._executor.rename(names)
        self._begun = True

    async def heeding(self) -> None:
        """Read again what an administrator has changed."""
        await self._admin_changes.look()

    async def tidying(self) -> None:
        """Let go of sessions that have ended unused, and of guests who had no other way in."""
        now = self._executor.clock()
        await self._store.people.tidy(now - UNUSED_DAYS * DAY, now - DAY)

    async def _lapsed(self, table_ids: Sequence[str]) -> None:
        now = self._executor.clock()
        due = [table_id for table_id in table_ids if self._dull.get(table_id, 0) <= now]
        await self._each((id, self._brought) for id in due[:AT_ONCE])

    async def _brought(self, loaded: LoadedTable) -> None:
        await self._executor.happen(loaded, lambda loaded, now: Draft(apply, loaded.table, now))
        now = self._executor.clock()
        if loaded.lapsed(now):
            self._dull[loaded.table.id] = now + DULL_MS
            log.warning("due-without-effect", game=loaded.table.game.name, number=loaded.number)

    async def _thought(self, loaded: LoadedTable) -> None:
        now, until = self._executor.clock(), self._executor.clock() + self._executor.lease_ms
        worker, table_id = self._executor.worker, loaded.table.id
        if await self._store.take(table_id, loaded.number, worker, now=now, until=until):
            self._thinking.begin(loaded)
        else:  # another worker has it, or has gone on: read that
            await self._executor.catch_up(loaded)

    async def _gone(self, seat: Seat, loaded: LoadedTable) -> None:
        if not self.presence.here(loaded.table.id, seat):
            await self._executor.happen(
                loaded, lambda loaded, now: report_gone(loaded.table, seat, now)
            )

    async def _returned(self, seat: Seat, loaded: LoadedTable) -> None:
        if self.presence.here(loaded.table.id, seat):
            await self._executor.happen(
                loaded, lambda loaded, now: report_back(loaded.table, seat, now)
            )

    async def _each(self, works: Iterable[tuple[str, Work]]) -> None:
        """Do these, each at its table (id), all at once; what fails at one harms no other. Raises
        the first exception when all are done."""

        async def at(table_id: str, work: Work) -> None:
            try:
                await work(await self._executor.loaded(table_id))
            except RuleError as refused:
                log.warning("sweep-refused", code=refused.code)

        await all_of(at(*one) for one in works)
