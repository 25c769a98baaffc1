"""The logs in one worker's memory: read when somebody asks for them, kept while somebody is
there. The store alone is the truth.

Most that is asked of it is about tables: these have names of their own here, and a log of another
kind is none of them.
"""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeAlias

from kostka.eventlog.event import Event
from kostka.eventlog.fold import replay
from kostka.eventlog.kind import Kinds
from kostka.game.errors import Refusal
from kostka.server.errors import HTTPRefusal
from kostka.server.process.background_tasks import all_of, begin_shared, outcome
from kostka.server.process.logs import log
from kostka.server.tables.bus import Bus
from kostka.server.tables.executor import CommandExecutor
from kostka.server.tables.loaded import LoadedTable
from kostka.server.tables.loaded_log import AnyLog, LoadedLog
from kostka.store.errors import NotFound, Unanswered
from kostka.store.log_queries import LogRow
from kostka.store.store import Store

AGAIN = 1012
"""The code with which a socket is closed that is to come again at once."""
MOST_HOT = 2_000
"""Logs beyond so many leave the memory when nobody is there."""

Loader: TypeAlias = Callable[[LogRow, Sequence[Event[Any]]], AnyLog]
"""From what is kept of a log to the log in memory."""

IDS = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What a log's id can look like at all."""


class LogRegistry:
    """Finds a log by its id, and knows which are in memory. ``kinds``: all that are served;
    ``loaders``: those with a class of their own in memory, by the kind's name."""

    def __init__(
        self,
        *,
        store: Store,
        bus: Bus,
        executor: CommandExecutor,
        kinds: Kinds,
        loaders: Mapping[str, Loader],
    ) -> None:
        self._store = store
        self._bus = bus
        self._executor = executor
        self._kinds = kinds
        self._loaders = loaders
        self._loaded: OrderedDict[str, AnyLog] = OrderedDict()
        self._loading: dict[str, asyncio.Task[AnyLog]] = {}

    # logs of any kind

    async def log(self, log_id: str) -> AnyLog:
        """The log, read if it is not in memory. Refused ``table-unknown``."""
        if not IDS.fullmatch(log_id):
            raise HTTPRefusal(404, "table-unknown", found=log_id)
        found = self._loaded.get(log_id)
        if found is not None:
            self._loaded.move_to_end(log_id)
            return found
        loading = self._loading.get(log_id)
        if loading is None:
            loading = self._loading[log_id] = begin_shared(self._load(log_id))
            loading.add_done_callback(lambda _: self._loading.pop(log_id, None))
        return await outcome(loading)

    async def fresh_log(self, log_id: str, kind: str) -> AnyLog:
        """A log of this kind as it stands now, whoever has gone on with it. Refused
        ``table-unknown``."""
        found = await self.log(log_id)
        if found.kind.name != kind:
            raise HTTPRefusal(404, "table-unknown", found=log_id)
        if not self._bus.alone:
            await self._executor.catch_up(found)
        return found

    def log_in_memory(self, log_id: str) -> AnyLog | None:
        """The log if it is in memory."""
        return self._loaded.get(log_id)

    def logs(self) -> list[AnyLog]:
        """All that are in memory."""
        return list(self._loaded.values())

    def watched(self) -> list[AnyLog]:
        """The logs at which somebody is, by a socket here."""
        return [loaded for loaded in self._loaded.values() if loaded.watchers]

    @property
    def count(self) -> int:
        """How many are in memory."""
        return len(self._loaded)

    def drop(self, log_ids: Iterable[str]) -> None:
        """Let these go, which are not there any more; who looks on comes again and is told so."""
        for loaded in filter(None, (self._loaded.pop(id, None) for id in log_ids)):
            for subscriber in loaded.watchers:
                subscriber.close("restart", AGAIN)

    def forget_idle(self) -> None:
        """Let logs go where nobody is, the longest unused first, down to the bound."""
        for log_id in [i for i, loaded in self._loaded.items() if loaded.idle]:
            if len(self._loaded) <= MOST_HOT:
                break
            del self._loaded[log_id]

    async def reread(self, log_ids: Iterable[str]) -> None:
        """Read logs in memory anew that were rewritten: somebody was forgotten."""
        for loaded in filter(None, map(self.log_in_memory, log_ids)):
            async with loaded.lock:
                events = await self._store.events(loaded.kind, loaded.id)
                loaded.reread(replay(loaded.decider.apply, events))

    async def rename(self, names: Mapping[str, str]) -> None:
        """Read logs in memory anew where these people (ids) have other names than these."""
        await self.reread([loaded.id for loaded in self.logs() if loaded.calls_otherwise(names)])

    async def each(self, works: Iterable[tuple[str, Callable[[AnyLog], Awaitable[None]]]]) -> None:
        """Do these, each at its log (id), all at once; what fails at one harms no other. Raises
        the first exception when all are done."""

        async def at(log_id: str, work: Callable[[AnyLog], Awaitable[None]]) -> None:
            try:
                await work(await self.log(log_id))
            except Refusal as refused:
                log.warning("sweep-refused", code=refused.code)

        await all_of(at(*one) for one in works)

    # tables

    async def loaded(self, table_id: str) -> LoadedTable:
        """The table, read if it is not in memory. Refused ``table-unknown``."""
        found = await self.log(table_id)
        if not isinstance(found, LoadedTable):
            raise HTTPRefusal(404, "table-unknown", found=table_id)
        return found

    async def fresh(self, table_id: str) -> LoadedTable:
        """The table as it stands now, whoever has gone on with it. Refused ``table-unknown``."""
        found = await self.loaded(table_id)
        if not self._bus.alone:
            await self._executor.catch_up(found)
        return found

    def in_memory(self, table_id: str) -> LoadedTable | None:
        """The table if it is in memory."""
        found = self._loaded.get(table_id)
        return found if isinstance(found, LoadedTable) else None

    def tables(self) -> list[LoadedTable]:
        """All that are in memory."""
        return [one for one in self._loaded.values() if isinstance(one, LoadedTable)]

    async def each_table(
        self, works: Iterable[tuple[str, Callable[[LoadedTable], Awaitable[None]]]]
    ) -> None:
        """The same as ``each``; logs of other kinds are passed over."""

        def only(work: Callable[[LoadedTable], Awaitable[None]]) -> Callable[[AnyLog], Any]:
            async def at(found: AnyLog) -> None:
                if isinstance(found, LoadedTable):
                    await work(found)

            return at

        await self.each((id, only(work)) for id, work in works)

    async def _load(self, log_id: str) -> AnyLog:
        try:
            row = await self._store.log(log_id)
            if (kind := self._kinds.get(row.kind)) is None:  # a newer program's
                raise NotFound(log_id)
            events = await self._store.events(kind, log_id)
        except NotFound:
            raise HTTPRefusal(404, "table-unknown", found=log_id) from None
        if (loader := self._loaders.get(kind.name)) is not None:
            loaded = loader(row, events)
        else:
            decider = kind.decider(row.secret)
            loaded = LoadedLog(kind, log_id, decider, replay(decider.apply, events))
        async with loaded.lock:
            await self._executor.give_back(loaded)
        with suppress(Unanswered):  # it can be read all the same, and the next load tries again
            await loaded.follow(
                loaded.state, self._executor.clock()
            )  # who agreed last may have been killed
        self._loaded[log_id] = loaded
        return loaded
