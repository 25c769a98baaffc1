"""Work that takes long, in a process of its own, one question after another.

So many may wait, no more. A process that breaks or takes too long is ended; the next question
gets a new one.
"""

import asyncio

import msgspec

from kostka.game.definition import Progress
from kostka.game.errors import RuleError
from kostka.server.analysis.worker import AnalysisAnswer, AnalysisRequest, Failed, Found, StepsDone
from kostka.server.errors import HTTPRefusal
from kostka.server.process.child_processes import begun, end

MODULE = "kostka.server.analysis.worker"
WAITING = 16
"""So many questions may wait for a process."""
ANALYSIS_SECONDS = 900.0
"""So long one game's analysis may take."""
QUICK_SECONDS = 20.0
"""So long everything else that is asked may take, and a count."""
AGAIN = 30
"""After so many seconds somebody who found no room may ask again."""


class WorkerProcess:
    """A process and who waits for it. ``waiting``: so many at most; ``patience``: seconds that a
    question may take."""

    def __init__(self, patience: float, waiting: int = WAITING) -> None:
        self._most = waiting
        self._patience = patience
        self._inside = 0
        self._turn = asyncio.Lock()
        self._running: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        """The process, if it runs."""
        return None if self._running is None else self._running.pid

    @property
    def full(self) -> bool:
        """Nobody more may wait."""
        return self._inside > self._most

    async def ask(
        self, question: AnalysisRequest, told: Progress | None = None, patience: float | None = None
    ) -> msgspec.Raw:
        """The answer, as JSON; ``patience``: another than usual. Raises RuleError where it is
        refused; Refused ``study-full`` where too many wait, ``study-failed`` where it broke or took
        too long."""
        if self.full:
            raise HTTPRefusal(503, "study-full", wait=AGAIN)
        self._inside += 1
        try:
            async with self._turn:
                return await self._answered(question, told or _nobody, patience or self._patience)
        finally:
            self._inside -= 1

    async def close(self) -> None:
        """End the process."""
        running, self._running = self._running, None
        if running is not None:
            end(running)
            await running.wait()

    async def _answered(
        self, question: AnalysisRequest, told: Progress, patience: float
    ) -> msgspec.Raw:
        try:
            async with asyncio.timeout(patience):
                answer = await self._exchange(question, told)
        except (TimeoutError, OSError, msgspec.MsgspecError):
            await self.close()
            raise HTTPRefusal(503, "study-failed") from None
        except BaseException:  # whoever asked has gone: the answer must not reach the next
            await self.close()
            raise
        if isinstance(answer, Found):
            return answer.found
        if answer.code:
            raise RuleError(answer.rule, answer.code, found=answer.found, expected=answer.expected)
        raise HTTPRefusal(500, "study-failed")

    async def _exchange(self, question: AnalysisRequest, told: Progress) -> Found | Failed:
        running = await self._ready()
        assert running.stdin is not None, "it was asked for"
        assert running.stdout is not None, "it was asked for"
        running.stdin.write(msgspec.json.encode(question) + b"\n")
        await running.stdin.drain()
        while True:
            line = await running.stdout.readline()
            if not line:
                raise ConnectionError("the process ended")
            answer = _DECODER.decode(line)
            if not isinstance(answer, StepsDone):
                return answer
            told(answer.done, answer.total)

    async def _ready(self) -> asyncio.subprocess.Process:
        if self._running is None or self._running.returncode is not None:
            self._running = await begun(MODULE)
        return self._running


_DECODER: msgspec.json.Decoder[AnalysisAnswer] = msgspec.json.Decoder(AnalysisAnswer)


def _nobody(_done: int, _total: int) -> None:
    """Nobody listens."""
