"""The tables of one worker: what is decided becomes events, durable first and then shown.

Tables are kept in memory as long as somebody is there; the store alone is the truth. Another worker
may go on with the same table at any time: whoever is second reads on and decides again.
"""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress

from kostka.game.errors import RuleError
from kostka.live.chance_source import ChanceSource
from kostka.live.commands import Answer, Command, Offer, Officiate
from kostka.live.deadlines import due_at
from kostka.live.decide import decide
from kostka.live.events import Body, Fulfilled, Person, Rematch
from kostka.live.expiry import expire
from kostka.live.presence import give_back_time
from kostka.server.errors import Refused
from kostka.server.hall.addition import Addition, addition
from kostka.server.hall.bus import Bus
from kostka.server.hall.enough import check_enough, check_fulfilled
from kostka.server.hall.hot import CommandId, Hot, Step, steps_of
from kostka.server.hall.making import Maker
from kostka.server.hall.waking import Waking
from kostka.server.running.ended import begin_shared, outcome
from kostka.store.errors import Conflict, NotFound, Unanswered
from kostka.store.store import Store

TRIES = 20
"""So often somebody else may be first; then nobody knows what became of a command."""
AGAIN = 1012
"""The code with which a socket is closed that is to come again at once."""
AT_ONCE = 100
"""So many events of others are taken in at once: each has the whole game so far after it."""
MOST_HOT = 2_000
"""Tables beyond so many leave the memory when nobody is there."""

IDS = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What a table's id can look like at all."""

Decider = Callable[[Hot, int], Sequence[Body]]
"""From a table and a moment to what happens; raises RuleError where nothing may."""


class Floor:
    """One worker's tables. ``lease_ms``: for so long a bot's thinking belongs to a worker."""

    def __init__(
        self,
        *,
        store: Store,
        bus: Bus,
        maker: Maker,
        worker: str,
        clock: Callable[[], int],
        lease_ms: int,
        chance_source: Callable[[bytes], ChanceSource],
    ) -> None:
        self.worker = worker
        self.clock = clock
        self.lease_ms = lease_ms
        self.outages: Sequence[tuple[int, int]] = ()
        """When no worker served, as far as the store knows."""
        self.show: Callable[[Hot, Sequence[Step]], None] = lambda _hot, _steps: None
        """Called with what has happened at a table, once it is durable."""
        self.think: Callable[[Hot], None] = lambda _hot: None
        """Called where a bot of the house must choose, and this worker is to let it."""
        self.waking = Waking(clock)
        self.store = store
        self._bus = bus
        self._maker = maker
        self._chance_source = chance_source
        self._hot: OrderedDict[str, Hot] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Hot]] = {}

    # what is in memory

    async def hot(self, table_id: str) -> Hot:
        """The table, read if it is not in memory. Refused ``table-unknown``."""
        if not IDS.fullmatch(table_id):
            raise Refused(404, "table-unknown", found=table_id)
        found = self._hot.get(table_id)
        if found is not None:
            self._hot.move_to_end(table_id)
            return found
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = begin_shared(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await outcome(loading)

    async def fresh(self, table_id: str) -> Hot:
        """The table as it stands now, whoever has gone on with it. Refused ``table-unknown``."""
        hot = await self.hot(table_id)
        if not self._bus.alone:
            await self.catch_up(hot)
        return hot

    def in_memory(self, table_id: str) -> Hot | None:
        """The table if it is in memory."""
        return self._hot.get(table_id)

    def watched(self) -> list[Hot]:
        """The tables at which somebody is, by a socket here."""
        return [hot for hot in self._hot.values() if hot.watchers]

    def all(self) -> list[Hot]:
        """All that are in memory."""
        return list(self._hot.values())

    def drop(self, table_ids: Iterable[str]) -> None:
        """Let these go, which are not there any more; who looks on comes again and is told so."""
        for hot in filter(None, (self._hot.pop(id, None) for id in table_ids)):
            for watcher in hot.watchers:
                watcher.close("restart", AGAIN)

    @property
    def count(self) -> int:
        """How many are in memory."""
        return len(self._hot)

    def forget_idle(self) -> None:
        """Let tables go where nobody is, the longest unused first, down to the bound."""
        for table_id in [i for i, hot in self._hot.items() if hot.idle]:
            if len(self._hot) <= MOST_HOT:
                break
            del self._hot[table_id]

    async def _load(self, table_id: str) -> Hot:
        try:
            events = await self.store.events(table_id)
            secret = await self.store.secret(table_id)
        except NotFound:
            raise Refused(404, "table-unknown", found=table_id) from None
        hot = Hot(steps_of(events), self._chance_source(secret))
        async with hot.lock:
            await self.give_back(hot)
        with suppress(Unanswered):  # it can be read all the same, and the next load tries again
            await self._maker.again(hot.table, self.clock())  # who agreed last may have been killed
        self._hot[table_id] = hot
        return hot

    # what happens; all of it under the table's lock

    async def do(self, hot: Hot, who: Person, command_id: str, command: Command) -> int:
        """Do a command, once however often it comes; returns the number of the event by which it
        is done. Where nothing had to happen that is an event which says so (see Fulfilled): without
        one the same command, come again when things have changed, would act.

        Raises RuleError where it cannot be, Unanswered where nobody knows.
        """
        offers = isinstance(command, Offer | Answer)
        again = self._maker.next_id(hot.table) if offers else ""

        def decided(hot: Hot, now: int) -> Sequence[Body]:
            check_enough(hot, who, command)
            if isinstance(command, Officiate):
                self._maker.check_referee(hot.table, command.key)
            bodies = decide(hot.table, who, command, now, hot.chance, next_table=again)
            if not bodies:
                check_fulfilled(hot, who)
            return bodies or (Fulfilled(),)

        await self.waking.awake()
        async with hot.lock:
            return await self._happen(hot, decided, (who.id, command_id))

    async def happen(self, hot: Hot, decided: Decider) -> bool:
        """What time has brought, and what is decided then; False where nothing happens."""
        await self.waking.awake()
        async with hot.lock:
            before = hot.number
            await self._happen(hot, decided)
            return hot.number > before

    async def catch_up(self, hot: Hot) -> None:
        """Read and show what other workers have added."""
        async with hot.lock:
            await self._catch_up(hot)

    async def reread(self, table_ids: Iterable[str]) -> None:
        """Read tables in memory anew, whose logs were rewritten: somebody was forgotten."""
        for hot in filter(None, map(self.in_memory, table_ids)):
            async with hot.lock:
                hot.reread(steps_of(await self.store.events(hot.table.id)))

    async def rename(self, names: Mapping[str, str]) -> None:
        """Read tables in memory anew where these people (ids) have other names than these."""
        await self.reread([hot.table.id for hot in self.all() if hot.calls_otherwise(names)])

    async def give_back(self, hot: Hot) -> None:
        """The time during which no worker served, if it has not been given back yet: that nothing
        has happened at the table since then says so. For who holds the lock. Raises Unanswered."""
        while bodies := give_back_time(hot.table, self.outages):
            with suppress(Conflict):
                await self._append(hot, bodies, self.now(hot))
                return
            await self._catch_up(hot)

    async def _happen(self, hot: Hot, decided: Decider, command: CommandId | None = None) -> int:
        silent = False
        for _ in range(TRIES):
            if command is not None and command in hot.done:
                return hot.done[command]  # it comes once more
            if self.waking.slept():  # while this waited; that time is to be given back first
                break
            try:
                now = self.now(hot)
                if hot.lapsed(now):
                    await self._append(hot, expire(hot.table, now, hot.chance), now)
                bodies = decided(hot, now)
                if any(isinstance(body, Rematch) for body in bodies):
                    bodies = self._maker.promised(bodies)
                return await self._append(hot, bodies, now, command)
            except Conflict:
                await self._catch_up(hot)
            except Unanswered:
                news = await self._catch_up(hot)
                if silent and not news:
                    raise
                silent = not news
            except NotFound:  # it was put away
                raise Refused(404, "table-unknown", found=hot.table.id) from None
            except RuleError:  # perhaps others have gone on, and it can be there
                if self._bus.alone or not await self._catch_up(hot):
                    raise
        raise Unanswered("nothing can be written")  # no refusal: it may stand all the same

    async def _catch_up(self, hot: Hot) -> bool:
        events = await self.store.events(hot.table.id, after=hot.number)
        for first in range(0, len(events), AT_ONCE):
            steps = hot.steps(events[first : first + AT_ONCE])
            await self._maker.again(steps[-1].after, self.clock())
            self._advance(hot, steps, due_at(steps[-1].after))
        return bool(events)

    async def _append(
        self, hot: Hot, bodies: Sequence[Body], now: int, command: CommandId | None = None
    ) -> int:
        if not bodies:
            return hot.number
        new = addition(hot, bodies, now, command)
        await self.store.append(hot.table.id, new.events, new.head, think=self.lease(new))
        await self._maker.again(new.steps[-1].after, now)  # before anybody hears of it
        self.added(new)
        return new.first

    def now(self, hot: Hot) -> int:
        """This moment at a table (ms)."""
        return hot.table.moment(self.clock())

    def lease(self, new: Addition) -> tuple[str, int] | None:
        """Which worker lets the bot think that must choose then, and until when: this one."""
        return (self.worker, new.events[0].at + self.lease_ms) if new.chooses else None

    def added(self, new: Addition) -> None:
        """It stands on disk: show it, wake who has to go on."""
        self._advance(new.hot, new.steps, new.head.due)
        self._bus.tell(new.hot.table.id, new.head.number)
        if new.chooses:
            self.think(new.hot)

    def _advance(self, hot: Hot, steps: Sequence[Step], due: int | None) -> None:
        hot.add(steps)
        hot.due = due
        self.show(hot, steps)
