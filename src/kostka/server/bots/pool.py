"""Bots at work: each thinks in a process of its own kind, so that none delays anybody.

A table's bots always think in the same process, where each keeps what it has noticed. A process
that breaks or does not answer is replaced, and the question asked once more.
"""

import asyncio
import secrets
import zlib
from collections.abc import Sequence

import msgspec

from kostka.game.definition import game_named
from kostka.game.optional_dependencies import installed
from kostka.game.seats import Seat
from kostka.server.bots.worker import BotAnswer, BotRequest, Choose, Probe
from kostka.server.process.background_tasks import all_of, begin_task
from kostka.server.process.child_processes import begun, end
from kostka.server.process.logs import log

PATIENCE = 30.0
"""Seconds after which a process that does not answer is given up. A new one, which may have to
load or to compile, is given as many at least."""
MODULE = "kostka.server.bots.worker"


class BotFailed(Exception):
    """A bot has no answer; ``code`` is a refusal's code or what broke."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)


class BotPool:
    """So many processes to think in; each is started when it is first needed."""

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        self._processes = [_Process(patience) for _ in range(max(1, count))]
        self._able: dict[tuple[str, str], str] = {}
        self._complete = installed("solve")

    async def choose(
        self,
        *,
        table: str,
        seat: Seat,
        game: str,
        bot: str,
        view: bytes,
        moves: bytes,
        seconds: float,
    ) -> msgspec.Raw:
        """The move that a bot chooses from a seat's view, as JSON. Raises BotFailed."""
        question = Choose(
            0,
            table,
            seat,
            game,
            bot,
            msgspec.Raw(view),
            msgspec.Raw(moves),
            secrets.token_hex(16),
            seconds,
        )
        answer = await self._asked(self._place(table), question)
        if answer.failed:
            raise BotFailed(answer.failed)
        return answer.move

    async def unable(self, game: str, bot: str) -> str:
        """Why this bot cannot play here, as a refusal's code; empty if it can, or if there is none
        of this name (then the rules say so).

        Only where something is not installed a process has to try it.
        """
        if self._complete or bot not in game_named(game).bots:
            return ""
        known = self._able.get((game, bot))
        if known is None:
            answer = await self._asked(self._processes[0], Probe(0, game, bot))
            known = self._able[game, bot] = answer.failed
        return known

    async def close(self) -> None:
        """End the processes."""
        await all_of(process.close() for process in self._processes)

    @property
    def pids(self) -> Sequence[int]:
        """The processes that run."""
        return [process.pid for process in self._processes if process.pid is not None]

    def _place(self, table: str) -> "_Process":
        return self._processes[zlib.crc32(table.encode()) % len(self._processes)]

    async def _asked(self, process: "_Process", question: BotRequest) -> BotAnswer:
        try:
            return await process.ask(question)
        except ConnectionError:
            try:
                return await process.ask(question)
            except ConnectionError:
                raise BotFailed("bot-process") from None


class _Process:
    """One process, its questions and its answers."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._running: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()
        self._asked: dict[int, asyncio.Future[BotAnswer]] = {}
        self._number = 0
        self._proven = False

    @property
    def pid(self) -> int | None:
        return None if self._running is None else self._running.pid

    async def ask(self, question: BotRequest) -> BotAnswer:
        """Its answer. Raises ConnectionError if the process ends first, or says nothing."""
        running = await self._ready()
        self._number += 1
        number = self._number
        answered = asyncio.get_running_loop().create_future()
        self._asked[number] = answered
        line = msgspec.json.encode(msgspec.structs.replace(question, id=number))
        assert running.stdin is not None, "it was asked for"
        try:
            running.stdin.write(line + b"\n")
            patience = self._patience if self._proven else max(self._patience, PATIENCE)
            return await asyncio.wait_for(answered, patience)
        except TimeoutError:
            end(running)
            if self._reading is not None:  # until it is gone for good
                await asyncio.wait({self._reading})
            raise ConnectionError("no answer") from None
        finally:
            self._asked.pop(number, None)

    async def close(self) -> None:
        async with self._starting:
            if self._running is not None and self._reading is not None:
                end(self._running)
                await self._reading

    async def _ready(self) -> asyncio.subprocess.Process:
        async with self._starting:
            if self._running is None:
                self._running = await begun(MODULE)
                self._reading = begin_task(self._read(self._running))
            return self._running

    async def _read(self, running: asyncio.subprocess.Process) -> None:
        assert running.stdout is not None, "it was asked for"
        decoder = msgspec.json.Decoder(BotAnswer)
        try:
            async for line in running.stdout:
                answer = decoder.decode(line)
                self._proven = True
                asked = self._asked.get(answer.id)
                if asked is not None and not asked.done():
                    asked.set_result(answer)
        except (msgspec.MsgspecError, ValueError):  # or a line without end: it is not asked again
            log.error("bot-failed", why="unreadable")
        finally:
            end(running)
            await running.wait()
            self._running, self._proven = None, False
            asked_of_it, self._asked = self._asked, {}
            for asked in asked_of_it.values():
                if not asked.done():
                    asked.set_exception(ConnectionError("the process ended"))
