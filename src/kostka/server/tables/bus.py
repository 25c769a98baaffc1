"""What wakes the other workers up: in one process nothing, among many a channel of Valkey.

It carries no move and no secret, only how far tables have come and how many look on. Whatever is
lost on the way loses nothing: every worker asks the store about the tables it shows once a second.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

import msgspec

from kostka.server.process.background_tasks import cancel_and_wait
from kostka.server.process.outage_log import OutageLog

CHANNEL = "kostka:woken"
WAIT = 0.5
"""Seconds until a lost connection is tried again."""
MOST = 10_000
"""So many tables wait to be told of; beyond that the news is left to the others' own asking."""


class Note(msgspec.Struct, frozen=True):
    """What one worker tells the others: the last event numbers of tables that have gone on, how
    many look on at its tables, and the tables whose log tells of somebody who was forgotten."""

    worker: str
    numbers: dict[str, int] = {}
    watching: dict[str, int] = {}
    rewritten: tuple[str, ...] = ()


OnNote = Callable[[Note], None]


class Bus(Protocol):
    """How a worker tells the others."""

    @property
    def alone(self) -> bool:
        """Nobody else is there: the store needs not be asked."""
        ...

    @property
    def up(self) -> bool:
        """It answers, as far as is known."""
        ...

    async def start(self, heard: OnNote) -> None:
        """Listen from now on; ``heard`` gets what others tell."""
        ...

    def tell(self, table: str, number: int) -> None:
        """A table has gone on to this event. Never waits."""
        ...

    def tell_watching(self, table: str, count: int) -> None:
        """So many look on at a table here. Never waits."""
        ...

    def tell_rewritten(self, tables: Sequence[str]) -> None:
        """The logs of these tables were rewritten. Never waits."""
        ...

    async def close(self) -> None:
        """Listen and tell no more."""
        ...


class Alone:
    """The bus of a single process."""

    alone = up = True

    async def start(self, heard: OnNote) -> None:
        """There is nobody to listen to."""

    def tell(self, table: str, number: int) -> None:
        """There is nobody to tell."""

    def tell_watching(self, table: str, count: int) -> None:
        """There is nobody to tell."""

    def tell_rewritten(self, tables: Sequence[str]) -> None:
        """There is nobody to tell."""

    async def close(self) -> None:
        """There is nothing to close."""


class ValkeyBus:
    """One channel for all workers; what happens at the same time is told in one message."""

    alone = False

    def __init__(self, url: str, worker: str) -> None:
        from valkey.asyncio import Valkey  # noqa: PLC0415  (only a country needs it)

        self._worker = worker
        self._client: Any = Valkey.from_url(url, socket_connect_timeout=2, health_check_interval=5)
        self._numbers: dict[str, int] = {}
        self._watching: dict[str, int] = {}
        self._rewritten: set[str] = set()
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._deaf, self._dumb = OutageLog("bus-deaf"), OutageLog("bus-dumb")

    @property
    def up(self) -> bool:
        return not (self._deaf.lasts or self._dumb.lasts)

    async def start(self, heard: OnNote) -> None:
        self._tasks = [
            asyncio.create_task(self._again(partial(self._listen, heard), self._deaf)),
            asyncio.create_task(self._again(self._speak, self._dumb)),
        ]

    def tell(self, table: str, number: int) -> None:
        if len(self._numbers) < MOST:
            self._numbers[table] = number
            self._news.set()

    def tell_watching(self, table: str, count: int) -> None:
        if len(self._watching) < MOST:
            self._watching[table] = count
            self._news.set()

    def tell_rewritten(self, tables: Sequence[str]) -> None:
        self._rewritten.update(tables)
        self._news.set()

    async def close(self) -> None:
        await cancel_and_wait(self._tasks)
        await self._client.aclose()

    async def _again(self, work: Callable[[OutageLog], Any], trouble: OutageLog) -> None:
        """Do this for ever, whatever happens to the connection."""
        while True:
            try:
                await work(trouble)
            except Exception as lost:  # refused, broken, timed out: all the same to whoever waits
                kind = type(lost).__name__
                trouble.failed(kind, error=kind)
                await asyncio.sleep(WAIT)

    async def _listen(self, heard: OnNote, trouble: OutageLog) -> None:
        decoder = msgspec.json.Decoder(Note)
        async with self._client.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            trouble.well()
            async for message in channel.listen():
                with suppress(
                    msgspec.DecodeError
                ):  # somebody else's: a newer worker's, a stranger's
                    note = decoder.decode(message["data"])
                    if note.worker != self._worker:
                        heard(note)

    async def _speak(self, trouble: OutageLog) -> None:
        await self._news.wait()
        self._news.clear()
        note = Note(self._worker, self._numbers, self._watching, tuple(self._rewritten))
        self._numbers, self._watching, self._rewritten = {}, {}, set()
        await self._client.publish(CHANNEL, msgspec.json.encode(note))
        trouble.well()
