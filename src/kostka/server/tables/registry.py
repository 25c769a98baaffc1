"""The tables in one worker's memory: read when somebody asks for them, kept while somebody is
there. The store alone is the truth."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from typing import TypeAlias

from kostka.game.errors import Refusal
from kostka.live.chance_source import ChanceSource
from kostka.live.fold import replay
from kostka.live.kind import TABLE
from kostka.server.errors import HTTPRefusal
from kostka.server.process.background_tasks import all_of, begin_shared, outcome
from kostka.server.process.logs import log
from kostka.server.tables.bus import Bus
from kostka.server.tables.creation import TableCreator
from kostka.server.tables.executor import CommandExecutor
from kostka.server.tables.loaded import LoadedTable
from kostka.store.errors import NotFound, Unanswered
from kostka.store.store import Store

AGAIN = 1012
"""The code with which a socket is closed that is to come again at once."""
MOST_HOT = 2_000
"""Tables beyond so many leave the memory when nobody is there."""

Work: TypeAlias = Callable[[LoadedTable], Awaitable[None]]
"""What is to be done at a table."""

IDS = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What a table's id can look like at all."""


class TableRegistry:
    """Finds a table by its id, and knows which are in memory."""

    def __init__(
        self,
        *,
        store: Store,
        bus: Bus,
        creation: TableCreator,
        executor: CommandExecutor,
        chance_source: Callable[[bytes], ChanceSource],
    ) -> None:
        self._store = store
        self._bus = bus
        self._creation = creation
        self._executor = executor
        self._chance_source = chance_source
        self._loaded: OrderedDict[str, LoadedTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LoadedTable]] = {}

    async def loaded(self, table_id: str) -> LoadedTable:
        """The table, read if it is not in memory. Refused ``table-unknown``."""
        if not IDS.fullmatch(table_id):
            raise HTTPRefusal(404, "table-unknown", found=table_id)
        found = self._loaded.get(table_id)
        if found is not None:
            self._loaded.move_to_end(table_id)
            return found
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = begin_shared(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await outcome(loading)

    async def fresh(self, table_id: str) -> LoadedTable:
        """The table as it stands now, whoever has gone on with it. Refused ``table-unknown``."""
        loaded = await self.loaded(table_id)
        if not self._bus.alone:
            await self._executor.catch_up(loaded)
        return loaded

    def in_memory(self, table_id: str) -> LoadedTable | None:
        """The table if it is in memory."""
        return self._loaded.get(table_id)

    def watched(self) -> list[LoadedTable]:
        """The tables at which somebody is, by a socket here."""
        return [loaded for loaded in self._loaded.values() if loaded.watchers]

    def all(self) -> list[LoadedTable]:
        """All that are in memory."""
        return list(self._loaded.values())

    @property
    def count(self) -> int:
        """How many are in memory."""
        return len(self._loaded)

    def drop(self, table_ids: Iterable[str]) -> None:
        """Let these go, which are not there any more; who looks on comes again and is told so."""
        for loaded in filter(None, (self._loaded.pop(id, None) for id in table_ids)):
            for subscriber in loaded.watchers:
                subscriber.close("restart", AGAIN)

    def forget_idle(self) -> None:
        """Let tables go where nobody is, the longest unused first, down to the bound."""
        for table_id in [i for i, loaded in self._loaded.items() if loaded.idle]:
            if len(self._loaded) <= MOST_HOT:
                break
            del self._loaded[table_id]

    async def reread(self, table_ids: Iterable[str]) -> None:
        """Read tables in memory anew, whose logs were rewritten: somebody was forgotten."""
        for loaded in filter(None, map(self.in_memory, table_ids)):
            async with loaded.lock:
                loaded.reread(replay(await self._store.events(TABLE, loaded.table.id)))

    async def rename(self, names: Mapping[str, str]) -> None:
        """Read tables in memory anew where these people (ids) have other names than these."""
        await self.reread(
            [loaded.table.id for loaded in self.all() if loaded.calls_otherwise(names)]
        )

    async def each(self, works: Iterable[tuple[str, Work]]) -> None:
        """Do these, each at its table (id), all at once; what fails at one harms no other. Raises
        the first exception when all are done."""

        async def at(table_id: str, work: Work) -> None:
            try:
                await work(await self.loaded(table_id))
            except Refusal as refused:
                log.warning("sweep-refused", code=refused.code)

        await all_of(at(*one) for one in works)

    async def _load(self, table_id: str) -> LoadedTable:
        try:
            events = await self._store.events(TABLE, table_id)
            secret = await self._store.secret(table_id)
        except NotFound:
            raise HTTPRefusal(404, "table-unknown", found=table_id) from None
        loaded = LoadedTable(replay(events), self._chance_source(secret))
        async with loaded.lock:
            await self._executor.give_back(loaded)
        with suppress(Unanswered):  # it can be read all the same, and the next load tries again
            await self._creation.again(
                loaded.table, self._executor.clock()
            )  # who agreed last may have been killed
        self._loaded[table_id] = loaded
        return loaded
