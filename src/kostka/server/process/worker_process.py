"""A process that works for a server, from the server's side (``worker_loop`` is the other).

It is started when it is first needed. One that ends, says nothing for too long or says what nobody
can read is ended, and the next question gets a new one; whether a question is asked once more is
for who has asked it.
"""

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

import msgspec

from kostka.game.errors import refusal
from kostka.server.process.background_tasks import begin_task
from kostka.server.process.worker_messages import Progress, Reply, Request, Result

LONGEST_LINE = 64 * 1024 * 1024
"""Bytes of an answer at most: an analysis of a long game has megabytes."""


class WorkerGone(ConnectionError):
    """The process has ended before it had an answer. ``why``: ``ended`` by itself, ``silent`` for
    too long, ``unreadable``."""

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(why)


class WorkerBroke(Exception):
    """The question has broken the program; ``where`` says what, and where."""

    def __init__(self, where: str) -> None:
        self.where = where
        super().__init__(where)


class _Running(NamedTuple):
    process: asyncio.subprocess.Process
    reading: asyncio.Task[None]

    async def end(self) -> None:
        """End it at once, and wait until it is gone for good."""
        _kill(self.process)
        await asyncio.wait({self.reading})


class _Asked(NamedTuple):
    answer: asyncio.Future[Reply]
    told: Callable[[int, int], None] | None


class WorkerProcess:
    """A process that runs ``module``. ``concurrency``: so many questions at most are in it, others
    wait for their turn; ``patience``: seconds from its turn on that a question may take;
    ``starting``: so many at least in a process that has not answered yet, which may have to load or
    to compile."""

    def __init__(
        self, module: str, *, concurrency: int, patience: float, starting: float = 0.0
    ) -> None:
        self._module = module
        self._alone = concurrency == 1
        self._turns = asyncio.Semaphore(concurrency)
        self._patience, self._starting = patience, starting
        self._running: _Running | None = None
        self._beginning = asyncio.Lock()
        self._proven = False
        self._asked: dict[int, _Asked] = {}
        self._number = 0

    @property
    def pid(self) -> int | None:
        """The process, if it runs."""
        return None if self._running is None else self._running.process.pid

    async def ask(
        self,
        question: msgspec.Struct,
        told: Callable[[int, int], None] | None = None,
        patience: float | None = None,
    ) -> msgspec.Raw:
        """The answer, as JSON. ``told`` hears of steps that are done; ``patience``: another than
        usual. Raises Refusal where it is refused, WorkerBroke, WorkerGone."""
        async with self._turns:
            running = await self._ready()
            self._number += 1
            number = self._number
            asked = _Asked(asyncio.get_running_loop().create_future(), told)
            self._asked[number] = asked
            try:
                async with asyncio.timeout(self._seconds(patience)):
                    reply = await self._replied(running.process, number, question, asked)
            except TimeoutError:
                await running.end()
                raise WorkerGone("silent") from None
            except asyncio.CancelledError:
                if self._alone:  # nobody waits for what it does, and the next would have to
                    await running.end()
                raise
            finally:
                self._asked.pop(number, None)
        if isinstance(reply, Result):
            return reply.found
        assert not isinstance(reply, Progress), "that is no answer"
        if reply.code:
            raise refusal(reply.rule, reply.code, found=reply.found, expected=reply.expected)
        raise WorkerBroke(reply.broke)

    async def close(self) -> None:
        """End the process."""
        async with self._beginning:
            if self._running is not None:
                await self._running.end()

    def _seconds(self, patience: float | None) -> float:
        seconds = self._patience if patience is None else patience
        return seconds if self._proven else max(seconds, self._starting)

    async def _replied(
        self,
        process: asyncio.subprocess.Process,
        number: int,
        question: msgspec.Struct,
        asked: _Asked,
    ) -> Reply:
        assert process.stdin is not None, "it was asked for"
        request = Request(number, msgspec.Raw(msgspec.json.encode(question)))
        try:
            process.stdin.write(msgspec.json.encode(request) + b"\n")
            await process.stdin.drain()
        except ConnectionError:
            raise WorkerGone("ended") from None
        return await asked.answer

    async def _ready(self) -> _Running:
        async with self._beginning:
            if self._running is None:
                pipe = asyncio.subprocess.PIPE
                process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", self._module, stdin=pipe, stdout=pipe, limit=LONGEST_LINE
                )
                self._running = _Running(process, begin_task(self._read(process)))
            return self._running

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None, "it was asked for"
        why = "ended"
        try:
            async for line in process.stdout:
                reply = _REPLY.decode(line)
                self._proven = True
                asked = self._asked.get(reply.id)
                if asked is None or asked.answer.done():
                    continue  # whoever asked has gone
                if not isinstance(reply, Progress):
                    asked.answer.set_result(reply)
                elif asked.told is not None:
                    asked.told(reply.done, reply.total)
        except (msgspec.MsgspecError, ValueError):  # ValueError: a line without end
            why = "unreadable"
        finally:
            _kill(process)
            await process.wait()
            self._running, self._proven = None, False
            for asked in self._asked.values():
                if not asked.answer.done():
                    asked.answer.set_exception(WorkerGone(why))


_REPLY: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)


def _kill(process: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
