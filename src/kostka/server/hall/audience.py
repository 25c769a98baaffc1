"""Those who are at the tables of one worker: who comes, who leaves, and how many look on."""

import time
from collections.abc import Sequence

from kostka.live.presence import report_back
from kostka.server.hall import crowd
from kostka.server.hall.attendance import Attendance
from kostka.server.hall.bus import Bus, Note
from kostka.server.hall.floor import Floor
from kostka.server.hall.hot import Hot, Step, steps_of
from kostka.server.hall.watcher import Watcher
from kostka.store.store import Store

RETOLD = 10
"""In every so manieth turn it is told again how many look on."""
FORGOTTEN = 35.0
"""After so many seconds without a word another worker's count is forgotten."""
MOST_MISSED = 100
"""So many missed events are told; whoever has missed more gets the table alone."""
LONG = 1_000
"""A log of more events is not folded for who comes again, for that takes dozens of milliseconds
while nobody else is served, and many may come: they get the table alone too."""


class Audience:
    """Everybody with a socket at this worker."""

    def __init__(self, *, floor: Floor, store: Store, bus: Bus, attendance: Attendance) -> None:
        floor.show = self.show
        self._floor = floor
        self._store = store
        self._bus = bus
        self._attendance = attendance
        self._uncounted: set[str] = set()
        """The tables where it has not been told yet how many look on now."""
        self._turn = 0

    def show(self, hot: Hot, steps: Sequence[Step]) -> None:
        """What has happened, to everybody who is here."""
        crowd.tell(hot, steps)
        before = steps[0].before
        if before is None or before.info is not hot.table.info:
            self._seat(hot)

    async def watch(self, hot: Hot, watcher: Watcher, since: int | None) -> None:
        """Somebody has come: they get a welcome, and from then on all that happens."""
        hot.watchers.add(watcher)
        if not self._bus.alone:
            await self._floor.catch_up(hot)
        async with hot.lock:
            missed = await self._missed(hot, since)
            watcher.welcomed = True
            self._seat(hot)  # before the welcome, which does not count a player as a spectator
            watcher.send(crowd.welcome(hot, missed, watcher.who, self._floor.clock()))
            self._count(hot)
        seat = watcher.seat
        if seat is not None and report_back(hot.table, seat):  # else nothing has to be written
            await self._floor.happen(hot, lambda hot, _now: report_back(hot.table, seat))

    def leave(self, hot: Hot, watcher: Watcher) -> None:
        """A socket is gone."""
        hot.watchers.discard(watcher)
        if watcher.seat is None:
            self._count(hot)
        else:
            self._attendance.left(hot.table.id, watcher.seat)

    def tell_counts(self) -> None:
        """Tell everybody how many look on, where that has changed."""
        self._turn += 1
        if not self._turn % RETOLD:
            self._retell()
        uncounted, self._uncounted = self._uncounted, set()
        for table_id in uncounted:
            hot = self._floor.in_memory(table_id)
            if hot is not None:
                crowd.tell_watching(hot)

    def heard(self, note: Note) -> list[Hot]:
        """News from another worker; returns the tables here that have gone on there."""
        for table_id, count in note.watching.items():
            hot = self._floor.in_memory(table_id)
            if hot is not None:
                hot.others[note.worker] = (count, time.monotonic())
                self._uncounted.add(table_id)
        return self.behind(note.numbers)

    def behind(self, numbers: dict[str, int]) -> list[Hot]:
        """The tables in memory here that have not come as far as these numbers."""
        found = ((self._floor.in_memory(table_id), n) for table_id, n in numbers.items())
        return [hot for hot, number in found if hot is not None and hot.number < number]

    async def _missed(self, hot: Hot, since: int | None) -> list[Step]:
        """The steps after this number; none where they are too many, or the number is none."""
        if since is None or since < 0 or not 0 < hot.number - since <= MOST_MISSED:
            return []
        if hot.number > LONG:
            return []
        steps = steps_of(await self._store.events(hot.table.id))
        return [step for step in steps if since < step.event.number <= hot.number]

    def _seat(self, hot: Hot) -> None:
        """Note where those who are here sit now: somebody may have come, or have sat down."""
        table = hot.table
        for watcher in hot.watchers:
            seat = table.seat_of(watcher.who) if watcher.welcomed else None
            if seat == watcher.seat:
                continue
            if watcher.seat is not None:
                self._attendance.left(table.id, watcher.seat)
            if seat is not None:
                self._attendance.came(table.id, seat)
            watcher.seat = seat
            self._count(hot)

    def _retell(self) -> None:
        """Tell other workers again how many look on here; forget what dead ones told."""
        old = time.monotonic() - FORGOTTEN
        for hot in self._floor.watched():
            self._bus.tell_watching(hot.table.id, hot.looking)
            for worker in [w for w, (_, heard) in hot.others.items() if heard < old]:
                del hot.others[worker]
                self._uncounted.add(hot.table.id)

    def _count(self, hot: Hot) -> None:
        self._uncounted.add(hot.table.id)
        self._bus.tell_watching(hot.table.id, hot.looking)
