"""Those who are at the logs of one worker: who comes, who leaves, and how many look on."""

import time
from collections.abc import Sequence
from typing import Any

from kostka.eventlog.fold import replay
from kostka.eventlog.transition import Transition
from kostka.live.presence import is_missed, report_back
from kostka.server.process.background_tasks import all_of
from kostka.server.tables import broadcast
from kostka.server.tables.bus import Bus, Note
from kostka.server.tables.executor import CommandExecutor
from kostka.server.tables.loaded import LoadedTable
from kostka.server.tables.loaded_log import AnyLog
from kostka.server.tables.periodic import Periodic
from kostka.server.tables.presence import PresenceTracker
from kostka.server.tables.registry import LogRegistry
from kostka.server.tables.subscriber import Subscriber
from kostka.store.store import Store

WATCHING = "watching"
"""The channel of the bus on which it is said how many look on at a log here."""
RETOLD = 10
"""In every so manieth turn it is told again how many look on."""
FORGOTTEN = 35.0
"""After so many seconds without a word another worker's count is forgotten."""
POLLED = 4_000
"""So many logs are asked about in one question."""
MOST_MISSED = 100
"""So many missed events are told; whoever has missed more gets the state alone."""
LONG = 1_000
"""A log of more events is not folded for who comes again, for that takes dozens of milliseconds
while nobody else is served, and many may come: they get the state alone too, unless they have
missed no more than is in memory."""


class Subscriptions:
    """Everybody with a socket at this worker."""

    def __init__(
        self,
        *,
        executor: CommandExecutor,
        registry: LogRegistry,
        store: Store,
        bus: Bus,
        presence: PresenceTracker,
    ) -> None:
        self._executor = executor
        self._registry = registry
        self._store = store
        self._bus = bus
        self._presence = presence
        self._uncounted: set[str] = set()
        """The logs where it has not been told yet how many look on now."""
        self._turn = 0

    def begin(self, periodic: Periodic) -> None:
        """Tell again and again how many look on; ask what the bus may not have told of."""
        periodic.begin(1.0, self.housekeeping)
        if not self._bus.alone:
            periodic.begin(1.0, self.poll)

    def show(self, loaded: AnyLog, steps: Sequence[Transition[Any, Any]]) -> None:
        """What has happened, to everybody who is here."""
        broadcast.tell(loaded, steps)
        if loaded.sits_otherwise(steps):
            self._seat(loaded)

    async def watch(self, loaded: AnyLog, subscriber: Subscriber, since: int | None) -> None:
        """Somebody has come: they get a welcome, and from then on all that happens."""
        loaded.watchers.add(subscriber)
        if not self._bus.alone:
            await self._executor.catch_up(loaded)
        async with loaded.lock:
            missed = await self._missed(loaded, since)
            subscriber.welcomed = True
            self._seat(loaded)  # before the welcome, which does not count a player as a spectator
            subscriber.send(
                broadcast.welcome(loaded, missed, subscriber.who, self._executor.clock())
            )
            self._count(loaded)
        seat = subscriber.seat
        if (
            seat is not None
            and isinstance(loaded, LoadedTable)
            and is_missed(loaded.table, seat)  # else nothing has to be written
        ):
            await self._executor.happen(
                loaded, lambda loaded, now: report_back(loaded.table, seat, now)
            )

    def leave(self, loaded: AnyLog, subscriber: Subscriber) -> None:
        """A socket is gone."""
        loaded.watchers.discard(subscriber)
        if subscriber.seat is None:
            self._count(loaded)
        else:
            self._presence.left(loaded.id, subscriber.seat)

    async def housekeeping(self) -> None:
        """Tell how many look on; forget what nobody looks at."""
        self.tell_counts()
        self._registry.forget_idle()

    async def poll(self) -> None:
        """Look for what the bus has not told of."""
        ids = [loaded.id for loaded in self._registry.watched()]
        for first in range(0, len(ids), POLLED):
            numbers = await self._store.numbers(ids[first : first + POLLED])
            await self.catch_up(self._behind(numbers))

    async def catch_up(self, logs: Sequence[AnyLog]) -> None:
        """Read what others have added to these logs."""
        await all_of(self._executor.catch_up(loaded) for loaded in logs)

    def tell_counts(self) -> None:
        """Tell everybody how many look on, where that has changed."""
        self._turn += 1
        if not self._turn % RETOLD:
            self._retell()
        uncounted, self._uncounted = self._uncounted, set()
        for log_id in uncounted:
            loaded = self._registry.log_in_memory(log_id)
            if loaded is not None:
                broadcast.tell_watching(loaded)

    def heard(self, note: Note) -> list[AnyLog]:
        """News from another worker; returns the logs here that have gone on there."""
        for log_id, count in note.said.get(WATCHING, {}).items():
            loaded = self._registry.log_in_memory(log_id)
            if loaded is not None:
                loaded.others[note.worker] = (count, time.monotonic())
                self._uncounted.add(log_id)
        return self._behind(note.numbers)

    def _behind(self, numbers: dict[str, int]) -> list[AnyLog]:
        """The logs in memory here that have not come as far as these numbers."""
        found = ((self._registry.log_in_memory(log_id), n) for log_id, n in numbers.items())
        return [loaded for loaded, number in found if loaded is not None and loaded.number < number]

    async def _missed(self, loaded: AnyLog, since: int | None) -> list[Transition[Any, Any]]:
        """The steps after this number; none where they are too many, or the number is none."""
        if since is None or since < 0 or not 0 < loaded.number - since <= MOST_MISSED:
            return []
        if (recent := loaded.recent.since(since)) is not None:
            return recent
        if loaded.number > LONG:
            return []
        events = await self._store.events(loaded.kind, loaded.id)
        steps = replay(loaded.decider.apply, events)
        return [step for step in steps if since < step.event.number <= loaded.number]

    def _seat(self, loaded: AnyLog) -> None:
        """Note where those who are here sit now: somebody may have come, or have sat down."""
        for subscriber in loaded.watchers:
            seat = loaded.seat_of(subscriber.who) if subscriber.welcomed else None
            if seat == subscriber.seat:
                continue
            if subscriber.seat is not None:
                self._presence.left(loaded.id, subscriber.seat)
            if seat is not None:
                self._presence.came(loaded.id, seat)
            subscriber.seat = seat
            self._count(loaded)

    def _retell(self) -> None:
        """Tell other workers again how many look on here; forget what dead ones told."""
        old = time.monotonic() - FORGOTTEN
        for loaded in self._registry.watched():
            self._bus.say(WATCHING, loaded.id, loaded.looking)
            for worker in [w for w, (_, heard) in loaded.others.items() if heard < old]:
                del loaded.others[worker]
                self._uncounted.add(loaded.id)

    def _count(self, loaded: AnyLog) -> None:
        self._uncounted.add(loaded.id)
        self._bus.say(WATCHING, loaded.id, loaded.looking)
