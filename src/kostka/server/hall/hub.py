"""The live side of one worker, put together: tables, those at them, bots, and what runs by itself.

A socket comes to ``audience``, its commands go to ``floor``, plain moves by ``quick``; ``maker``
makes tables.
"""

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

from kostka.live.chance_source import ChanceSource, promised
from kostka.server.after.counting import Counting
from kostka.server.after.practice import Practice
from kostka.server.after.renewed import Renewed
from kostka.server.after.studies import Studies
from kostka.server.config import Config
from kostka.server.engines.bots import Bots
from kostka.server.engines.thinking import Thinking
from kostka.server.hall.attendance import Attendance
from kostka.server.hall.audience import Audience
from kostka.server.hall.bus import Alone, Bus, Note, ValkeyBus
from kostka.server.hall.floor import Floor
from kostka.server.hall.making import Maker, new_secret
from kostka.server.hall.quick import Quick
from kostka.server.hall.sweeper import Sweeper
from kostka.server.running.ended import Errands
from kostka.server.running.steady import Steady
from kostka.store.store import Store

RENEWED_SECONDS = 60.0
"""So long everybody gets the same figures of the whole site."""
LEASE_MS = 5_000
"""A bot's thinking belongs to one worker for so long beyond its pace."""


class Hub:
    """Start it once the store is open, and stop it before the store is closed."""

    def __init__(
        self,
        config: Config,
        store: Store,
        *,
        bus: Bus | None = None,
        clock: Callable[[], int] | None = None,
        chance_source: Callable[[bytes], ChanceSource] = promised,
        secret: Callable[[], bytes] = new_secret,
    ) -> None:
        worker = secrets.token_hex(8)
        steady = Steady()
        clock = steady if clock is None else clock
        named = ValkeyBus(config.bus, worker) if config.bus else Alone()
        self.bus: Bus = named if bus is None else bus
        self.bots = Bots(config.thinkers)
        self.maker = Maker(
            store=store,
            bots=self.bots,
            key=config.key,
            clock=clock,
            chance_source=chance_source,
            secret=secret,
        )
        self.floor = Floor(
            store=store,
            bus=self.bus,
            maker=self.maker,
            worker=worker,
            clock=clock,
            lease_ms=int(config.pace * 1000) + LEASE_MS,
            chance_source=chance_source,
        )
        self.quick = Quick(self.floor)
        attendance = Attendance(store, worker)
        self.audience = Audience(floor=self.floor, store=store, bus=self.bus, attendance=attendance)
        self.thinking = Thinking(floor=self.floor, bots=self.bots, pace=config.pace)
        self.sweeper = Sweeper(
            store=store,
            bus=self.bus,
            floor=self.floor,
            audience=self.audience,
            thinking=self.thinking,
            attendance=attendance,
            reach=steady.reach,
        )
        self.studies = Studies(store.findings)
        self.practice = Practice(self.studies.quick)
        self.counting = Counting(store, self.studies.quick)
        self.site_dice: Renewed[Any] = Renewed(
            RENEWED_SECONDS, time.monotonic, lambda dice: not dice.left
        )
        self._reading = Errands()

    async def start(self) -> None:
        """Take up what is due; hear what other workers tell."""
        await self.sweeper.start()
        await self.bus.start(self.heard)

    async def reread(self, table_ids: Sequence[str]) -> None:
        """The logs of these tables were rewritten, for somebody was forgotten: read them anew, here
        and at the other workers."""
        self.bus.tell_rewritten(table_ids)
        await self.floor.reread(table_ids)

    async def stop(self) -> None:
        """Stop everything that runs by itself."""
        await self.bus.close()
        await self._reading.close()
        await self.thinking.close()
        await self.quick.close()
        await self.floor.waking.close()
        await self.sweeper.close()
        await self.bots.close()
        await self.practice.close()
        await self.counting.close()
        await self.studies.close()

    def heard(self, note: Note) -> None:
        """What another worker tells: read what it has added or rewritten."""
        if behind := self.audience.heard(note):
            self._reading.begin(self.sweeper.catch_up(behind))
        if note.rewritten:
            self._reading.begin(self.floor.reread(note.rewritten))
