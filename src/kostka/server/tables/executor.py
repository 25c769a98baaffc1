"""Decides commands at a log and what time brings, appends the events, and publishes them.

Durable first and then shown. Another worker may go on with the same log at any time: whoever is
second reads on and decides again. Everything is decided in one way (``attempt``), and waited for
in two: a task waits (``do``), or the store calls back (``begin``), for waking a task costs as much
as a move.
"""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias, TypeVar

from kostka.eventlog.draft import Draft
from kostka.eventlog.person import Person
from kostka.eventlog.projection import Projection
from kostka.eventlog.transition import Transition
from kostka.game.errors import Refusal
from kostka.server.errors import HTTPRefusal
from kostka.server.process.background_tasks import BackgroundTasks
from kostka.server.tables.bus import Bus
from kostka.server.tables.heartbeat import Heartbeat
from kostka.server.tables.loaded_log import AnyLog, CommandId, PendingAppend
from kostka.server.tables.publisher import Publisher
from kostka.store.errors import Conflict, NotFound, Unanswered
from kostka.store.store import Store

TRIES = 20
"""So often somebody else may be first; then nobody knows what became of a command."""
AT_ONCE = 100
"""So many events of others are taken in at once: each has the whole game so far after it."""

L = TypeVar("L", bound=AnyLog)

Decision: TypeAlias = Callable[[L, int], Draft[Any, Any]]
"""From a log and a moment to what happens; raises Refusal where nothing may."""


OnDone: TypeAlias = Callable[[int | Exception], None]
"""Gets the number of the event by which a command is done, or why it is not."""


class Slept(Unanswered):
    """The worker has been away: that time is to be given back before anything is decided."""


class CommandExecutor:
    """For all logs of one worker. ``lease_ms``: for so long a lease that it takes is its own."""

    def __init__(
        self,
        *,
        store: Store,
        bus: Bus,
        worker: str,
        clock: Callable[[], int],
        lease_ms: int,
        heartbeat: Heartbeat,
        publisher: Publisher,
    ) -> None:
        self.worker = worker
        self.clock = clock
        self.lease_ms = lease_ms
        self.heartbeat = heartbeat
        self._publisher = publisher
        self.store = store
        self._bus = bus
        self._done_again = BackgroundTasks()

    # what happens; all of it under the log's lock

    async def do(self, loaded: AnyLog, who: Person, command_id: str, command: Any) -> int:
        """Do a command, once however often it comes; returns the number of the event by which it
        is done.

        Raises Refusal where it cannot be, Unanswered where nobody knows.
        """
        decision = self.decision(who, command_id, command)
        await self.heartbeat.awake()
        async with loaded.lock:
            await self._happen(loaded, decision, (who.id, command_id))
            return loaded.done[who.id, command_id]

    def begin(
        self, loaded: AnyLog, who: Person, command_id: str, command: Any, told: OnDone
    ) -> bool:
        """Do a command on the fast path: it is decided now, and ``told`` hears of it once it is
        durable. False, and nothing is done or told: ``do`` has to do it, for somebody is at work at
        the log, time has brought something or there was nobody to see it, it was done before, or
        cannot be."""
        if not loaded.lock.take():
            return False
        try:
            decision = self.decision(who, command_id, command)
            new = self.attempt(loaded, decision, (who.id, command_id))
        except Exception:  # whatever it is, ``do`` says it
            new = None
        if new is None or new.by_time:
            loaded.lock.leave()
            return False

        def answered(refused: Exception | None) -> None:
            if refused is not None:  # another worker was first, or nobody knows
                loaded.lock.leave()
                again = partial(self.do, loaded, who, command_id, command)
                self._done_again.begin(self._told(again, told))
                return
            outcome: int | Exception = new.first
            try:
                self.added(new)
            except Exception as bug:
                outcome = bug
            finally:
                loaded.lock.leave()
            told(outcome)

        try:
            self.store.append_soon(
                loaded.kind,
                loaded.id,
                new.events,
                new.projection,
                answered,
                before=loaded.projection,
                lease=self.lease(new),
            )
        except BaseException:
            loaded.lock.leave()
            raise
        return True

    async def close(self) -> None:
        """End what was begun and is done again. Before the store is closed."""
        await self._done_again.close()

    def decision(self, who: Person, command_id: str, command: Any) -> Decision[AnyLog]:
        """How a command is decided, at whatever moment."""
        return lambda loaded, now: loaded.decide(who, command, now, command_id)

    def attempt(
        self, loaded: L, decision: Decision[L], command: CommandId | None = None
    ) -> PendingAppend | None:
        """What is to be appended next so that this happens; None: nothing more, for it has nothing
        to add or ``command`` is done already (``loaded.done``). For who holds the log's lock;
        nothing is changed. Raises Refusal, Slept."""
        if command is not None and command in loaded.done:
            return None  # it comes once more
        if self.heartbeat.slept():
            raise Slept
        now = self.now(loaded)
        if loaded.lapsed(now):
            late = loaded.decider.expire(loaded.state, now)
            if late.transitions:
                return loaded.prepare(late, by_time=True)
        draft = decision(loaded, now)
        return loaded.prepare(draft) if draft.transitions else None

    async def happen(self, loaded: L, decision: Decision[L]) -> bool:
        """What time has brought, and what is decided then; False where nothing happens."""
        await self.heartbeat.awake()
        async with loaded.lock:
            before = loaded.number
            await self._happen(loaded, decision)
            return loaded.number > before

    async def catch_up(self, loaded: AnyLog) -> None:
        """Read and show what other workers have added."""
        async with loaded.lock:
            await self._catch_up(loaded)

    async def give_back(self, loaded: AnyLog) -> None:
        """The time during which no worker served, if it has not been given back yet: that nothing
        has happened at the log since then says so. For who holds the lock. Raises Unanswered."""
        while (given := loaded.given_back(self.heartbeat.outages, self.clock())).transitions:
            with suppress(Conflict):
                await self._append(loaded.prepare(given))
                return
            await self._catch_up(loaded)

    async def _happen(
        self, loaded: L, decision: Decision[L], command: CommandId | None = None
    ) -> None:
        silent = False
        for _ in range(TRIES):
            try:
                new = self.attempt(loaded, decision, command)
                if new is None:
                    return
                await self._append(new)
                if not new.by_time:
                    return
            except Conflict:
                await self._catch_up(loaded)
            except Slept:  # while this waited
                raise
            except Unanswered:
                news = await self._catch_up(loaded)
                if silent and not news:
                    raise
                silent = not news
            except NotFound:  # it was put away
                raise HTTPRefusal(404, "table-unknown", found=loaded.id) from None
            except Refusal:  # perhaps others have gone on, and it can be there
                if self._bus.alone or not await self._catch_up(loaded):
                    raise
        raise Unanswered("nothing can be written")  # no refusal: it may stand all the same

    async def _told(self, again: Callable[[], Awaitable[int]], told: OnDone) -> None:
        try:
            told(await again())
        except Exception as error:
            told(error)

    async def _catch_up(self, loaded: AnyLog) -> bool:
        events = await self.store.events(loaded.kind, loaded.id, after=loaded.number)
        for first in range(0, len(events), AT_ONCE):
            steps = loaded.steps(events[first : first + AT_ONCE])
            await loaded.follow(steps[-1].after, self.clock())
            self._advance(loaded, steps)
        return bool(events)

    async def _append(self, new: PendingAppend) -> None:
        loaded, last = new.loaded, new.steps[-1]
        await self.store.append(
            loaded.kind,
            loaded.id,
            new.events,
            new.projection,
            before=loaded.projection,
            lease=self.lease(new),
        )
        await loaded.follow(last.after, last.event.at)  # before anybody hears of it
        self.added(new)

    def now(self, loaded: AnyLog) -> int:
        """This moment at a log (ms): never before its last event, whatever the clock says."""
        at: int = loaded.state.at
        return max(self.clock(), at)

    def lease(self, new: PendingAppend) -> tuple[str, int] | None:
        """Which worker takes the lease that is wanted then, and until when: this one."""
        return (self.worker, new.steps[0].event.at + self.lease_ms) if new.wants_lease else None

    def added(self, new: PendingAppend) -> None:
        """It stands on disk: show it, wake who has to go on."""
        self._advance(new.loaded, new.steps, new.projection)
        self._bus.tell(new.loaded.id, new.projection.number)
        if new.wants_lease:
            self._publisher.lease_taken(new.loaded)

    def _advance(
        self,
        loaded: AnyLog,
        steps: Sequence[Transition[Any, Any]],
        projection: Projection | None = None,
    ) -> None:
        loaded.add(steps, projection)
        self._publisher.appended(loaded, steps)
