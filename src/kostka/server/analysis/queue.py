"""Work that takes long, in a process of its own, one question after another; so many may wait, no
more."""

import msgspec

from kostka.game.definition import Progress
from kostka.server.analysis.worker import AnalysisRequest
from kostka.server.errors import HTTPRefusal
from kostka.server.process.worker_process import WorkerBroke, WorkerGone, WorkerProcess

MODULE = "kostka.server.analysis.worker"
WAITING = 16
"""So many questions may wait for a process."""
ANALYSIS_SECONDS = 900.0
"""So long one game's analysis may take."""
QUICK_SECONDS = 20.0
"""So long everything else that is asked may take, and a count."""
AGAIN = 30
"""After so many seconds somebody who found no room may ask again."""


class AnalysisQueue:
    """A process and who waits for it. ``patience``: seconds that a question may take; ``waiting``:
    so many at most."""

    def __init__(self, patience: float, waiting: int = WAITING) -> None:
        self._process = WorkerProcess(MODULE, concurrency=1, patience=patience)
        self._most = waiting
        self._inside = 0

    @property
    def pid(self) -> int | None:
        """The process, if it runs."""
        return self._process.pid

    @property
    def full(self) -> bool:
        """Nobody more may wait."""
        return self._inside > self._most

    async def ask(
        self, question: AnalysisRequest, told: Progress | None = None, patience: float | None = None
    ) -> msgspec.Raw:
        """The answer, as JSON; ``patience``: another than usual. Raises Refusal where it is
        refused; Refused ``study-full`` where too many wait, ``study-failed`` where it broke or took
        too long."""
        if self.full:
            raise HTTPRefusal(503, "study-full", wait=AGAIN)
        self._inside += 1
        try:
            return await self._process.ask(question, told, patience)
        except WorkerGone:
            raise HTTPRefusal(503, "study-failed") from None
        except WorkerBroke:
            raise HTTPRefusal(500, "study-failed") from None
        finally:
            self._inside -= 1

    async def close(self) -> None:
        """End the process."""
        await self._process.close()
