"""Decides commands at a table and what time brings, appends the events, and publishes them.

Durable first and then shown. Another worker may go on with the same table at any time: whoever is
second reads on and decides again.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeAlias

from kostka.eventlog.draft import Draft
from kostka.eventlog.person import Person
from kostka.game.errors import Refusal
from kostka.live.commands import Answer, Command, Offer, Officiate
from kostka.live.deadlines import due_at
from kostka.live.decide import decide
from kostka.live.events import Body, Fulfilled
from kostka.live.expiry import expire
from kostka.live.kind import TABLE
from kostka.live.presence import give_back_time
from kostka.live.table import Table, TableTransition
from kostka.server.errors import HTTPRefusal
from kostka.server.tables.bus import Bus
from kostka.server.tables.creation import TableCreator
from kostka.server.tables.heartbeat import Heartbeat
from kostka.server.tables.loaded import CommandId, LoadedTable
from kostka.server.tables.pending_append import PendingAppend, prepare_append
from kostka.server.tables.publisher import Publisher
from kostka.server.tables.quotas import check_enough, check_fulfilled
from kostka.store.errors import Conflict, NotFound, Unanswered
from kostka.store.store import Store

TRIES = 20
"""So often somebody else may be first; then nobody knows what became of a command."""
AT_ONCE = 100
"""So many events of others are taken in at once: each has the whole game so far after it."""

Decision: TypeAlias = Callable[[LoadedTable, int], Draft[Table, Body]]
"""From a table and a moment to what happens; raises Refusal where nothing may."""


class Slept(Unanswered):
    """The worker has been away: that time is to be given back before anything is decided."""


class CommandExecutor:
    """For all tables of one worker. ``lease_ms``: for so long a bot's thinking belongs to it."""

    def __init__(
        self,
        *,
        store: Store,
        bus: Bus,
        creation: TableCreator,
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
        self._creation = creation

    # what happens; all of it under the table's lock

    async def do(self, loaded: LoadedTable, who: Person, command_id: str, command: Command) -> int:
        """Do a command, once however often it comes; returns the number of the event by which it
        is done. Where nothing had to happen that is an event which says so (see Fulfilled): without
        one the same command, come again when things have changed, would act.

        Raises Refusal where it cannot be, Unanswered where nobody knows.
        """
        decision = self.decision(loaded, who, command_id, command)
        await self.heartbeat.awake()
        async with loaded.lock:
            await self._happen(loaded, decision, (who.id, command_id))
            return loaded.done[who.id, command_id]

    def decision(
        self, loaded: LoadedTable, who: Person, command_id: str, command: Command
    ) -> Decision:
        """How a command is decided at this table, at whatever moment."""
        offers = isinstance(command, Offer | Answer)
        again = self._creation.key.next_table(loaded.table) if offers else None

        def decided(loaded: LoadedTable, now: int) -> Draft[Table, Body]:
            check_enough(loaded, who, command)
            if isinstance(command, Officiate):
                self._creation.key.check_referee(loaded.table, command.key)
            draft = decide(
                loaded.table,
                who,
                command,
                now,
                loaded.chance,
                command_id=command_id,
                next_table=again,
            )
            if not draft.transitions:
                check_fulfilled(loaded, who)
                draft.emit(Fulfilled())
            return draft

        return decided

    def attempt(
        self, loaded: LoadedTable, decision: Decision, command: CommandId | None = None
    ) -> PendingAppend | None:
        """What is to be appended next so that this happens; None: nothing more, for it has nothing
        to add or ``command`` is done already (``loaded.done``). For who holds the table's lock;
        nothing is changed. Raises Refusal, Slept."""
        if command is not None and command in loaded.done:
            return None  # it comes once more
        if self.heartbeat.slept():
            raise Slept
        now = self.now(loaded)
        if loaded.lapsed(now):
            late = expire(loaded.table, now, loaded.chance)
            if late.transitions:
                return prepare_append(loaded, late, by_time=True)
        draft = decision(loaded, now)
        return prepare_append(loaded, draft) if draft.transitions else None

    async def happen(self, loaded: LoadedTable, decision: Decision) -> bool:
        """What time has brought, and what is decided then; False where nothing happens."""
        await self.heartbeat.awake()
        async with loaded.lock:
            before = loaded.number
            await self._happen(loaded, decision)
            return loaded.number > before

    async def catch_up(self, loaded: LoadedTable) -> None:
        """Read and show what other workers have added."""
        async with loaded.lock:
            await self._catch_up(loaded)

    async def give_back(self, loaded: LoadedTable) -> None:
        """The time during which no worker served, if it has not been given back yet: that nothing
        has happened at the table since then says so. For who holds the lock. Raises Unanswered."""
        while (
            given := give_back_time(loaded.table, self.heartbeat.outages, self.clock())
        ).transitions:
            with suppress(Conflict):
                await self._append(prepare_append(loaded, given))
                return
            await self._catch_up(loaded)

    async def _happen(
        self, loaded: LoadedTable, decision: Decision, command: CommandId | None = None
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
                raise HTTPRefusal(404, "table-unknown", found=loaded.table.id) from None
            except Refusal:  # perhaps others have gone on, and it can be there
                if self._bus.alone or not await self._catch_up(loaded):
                    raise
        raise Unanswered("nothing can be written")  # no refusal: it may stand all the same

    async def _catch_up(self, loaded: LoadedTable) -> bool:
        events = await self.store.events(TABLE, loaded.table.id, after=loaded.number)
        for first in range(0, len(events), AT_ONCE):
            steps = loaded.steps(events[first : first + AT_ONCE])
            await self._creation.again(steps[-1].after, self.clock())
            self._advance(loaded, steps, due_at(steps[-1].after))
        return bool(events)

    async def _append(self, new: PendingAppend) -> None:
        table_id, last = new.loaded.table.id, new.steps[-1]
        await self.store.append(
            TABLE,
            table_id,
            new.events,
            new.projection,
            before=new.loaded.projection,
            lease=self.lease(new),
        )
        await self._creation.again(last.after, last.event.at)  # before anybody hears of it
        self.added(new)

    def now(self, loaded: LoadedTable) -> int:
        """This moment at a table (ms)."""
        return loaded.table.moment(self.clock())

    def lease(self, new: PendingAppend) -> tuple[str, int] | None:
        """Which worker lets the bot think that must choose then, and until when: this one."""
        return (self.worker, new.steps[0].event.at + self.lease_ms) if new.chooses else None

    def added(self, new: PendingAppend) -> None:
        """It stands on disk: show it, wake who has to go on."""
        self._advance(new.loaded, new.steps, new.projection.due)
        new.loaded.projection = new.projection
        self._bus.tell(new.loaded.table.id, new.projection.number)
        if new.chooses:
            self._publisher.bot_due(new.loaded)

    def _advance(
        self, loaded: LoadedTable, steps: Sequence[TableTransition], due: int | None
    ) -> None:
        loaded.add(steps)
        loaded.due = due
        self._publisher.appended(loaded, steps)
