"""What wakes the other workers up: in one process nothing, among many a channel of Valkey.

It carries no move and no secret, only how far logs have come, and on named channels numbers about
logs. Whatever is lost on the way loses nothing: every worker asks the store about the logs it shows
once a second.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

import msgspec

from kostka.server.process.background_tasks import cancel_and_wait
from kostka.server.process.outage_log import OutageLog

SUBJECT = "kostka:woken"
REWRITTEN = "rewritten"
"""The channel on which it is said which logs were rewritten, for somebody was forgotten."""
WAIT = 0.5
"""Seconds until a lost connection is tried again."""
MOST = 10_000
"""So many logs wait to be told of; beyond that the news is left to the others' own asking."""


class Note(msgspec.Struct, frozen=True):
    """What one worker tells the others: the last event numbers of logs that have gone on, and by
    channel what was ``said`` last of a log (id)."""

    worker: str
    numbers: dict[str, int] = {}
    said: dict[str, dict[str, int]] = {}


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

    def tell(self, log: str, number: int) -> None:
        """A log has gone on to this event. Never waits."""
        ...

    def say(self, channel: str, log: str, value: int = 0) -> None:
        """This of a log, on a channel of this name. Never waits."""
        ...

    async def close(self) -> None:
        """Listen and tell no more."""
        ...


class Alone:
    """The bus of a single process."""

    alone = up = True

    async def start(self, heard: OnNote) -> None:
        """There is nobody to listen to."""

    def tell(self, log: str, number: int) -> None:
        """There is nobody to tell."""

    def say(self, channel: str, log: str, value: int = 0) -> None:
        """There is nobody to tell."""

    async def close(self) -> None:
        """There is nothing to close."""


class ValkeyBus:
    """One subject for all workers; what happens at the same time is told in one message."""

    alone = False

    def __init__(self, url: str, worker: str) -> None:
        from valkey.asyncio import Valkey  # noqa: PLC0415  (only a country needs it)

        self._worker = worker
        self._client: Any = Valkey.from_url(url, socket_connect_timeout=2, health_check_interval=5)
        self._numbers: dict[str, int] = {}
        self._said: dict[str, dict[str, int]] = {}
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

    def tell(self, log: str, number: int) -> None:
        if len(self._numbers) < MOST:
            self._numbers[log] = number
            self._news.set()

    def say(self, channel: str, log: str, value: int = 0) -> None:
        said = self._said.setdefault(channel, {})
        if len(said) < MOST:
            said[log] = value
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
            await channel.subscribe(SUBJECT)
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
        note = Note(self._worker, self._numbers, self._said)
        self._numbers, self._said = {}, {}
        await self._client.publish(SUBJECT, msgspec.json.encode(note))
        trouble.well()
