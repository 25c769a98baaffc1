"""Bots at work: each thinks in a process of its own kind, so that none delays anybody.

A table's bots always think in the same process, where each keeps what it has noticed. A process
that breaks or does not answer is replaced, and the question asked once more.
"""

import secrets
import zlib
from collections.abc import Sequence

import msgspec

from kostka.game.definition import game_named
from kostka.game.errors import Refusal
from kostka.game.optional_dependencies import installed
from kostka.game.seats import Seat
from kostka.server.bots.worker import BotRequest, Choose, Probe
from kostka.server.process.background_tasks import all_of
from kostka.server.process.logs import log
from kostka.server.process.worker_process import WorkerBroke, WorkerGone, WorkerProcess

PATIENCE = 30.0
"""Seconds after which a process that does not answer is given up. A new one, which may have to
load or to compile, is given as many at least."""
AT_ONCE = 10_000
"""So many questions may wait in a process, which answers them in their order."""
TRIES = 2
"""So often a question is asked whose process is gone."""
MODULE = "kostka.server.bots.worker"


class BotFailed(Exception):
    """A bot has no answer; ``code`` is a refusal's code or what broke."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)


class BotPool:
    """So many processes to think in; each is started when it is first needed."""

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        self._processes = [
            WorkerProcess(MODULE, concurrency=AT_ONCE, patience=patience, starting=PATIENCE)
            for _ in range(max(1, count))
        ]
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
            table,
            seat,
            game,
            bot,
            msgspec.Raw(view),
            msgspec.Raw(moves),
            secrets.token_hex(16),
            seconds,
        )
        try:
            return await self._asked(self._place(table), question)
        except (Refusal, WorkerBroke) as failed:
            raise BotFailed(_code(failed)) from failed

    async def unable(self, game: str, bot: str) -> str:
        """Why this bot cannot play here, as a refusal's code; empty if it can, or if there is none
        of this name (then the rules say so).

        Only where something is not installed a process has to try it.
        """
        if self._complete or bot not in game_named(game).bots:
            return ""
        known = self._able.get((game, bot))
        if known is None:
            try:
                await self._asked(self._processes[0], Probe(game, bot))
                known = ""
            except (Refusal, WorkerBroke) as failed:
                known = _code(failed)
            self._able[game, bot] = known
        return known

    async def close(self) -> None:
        """End the processes."""
        await all_of(process.close() for process in self._processes)

    @property
    def pids(self) -> Sequence[int]:
        """The processes that run."""
        return [process.pid for process in self._processes if process.pid is not None]

    def _place(self, table: str) -> WorkerProcess:
        return self._processes[zlib.crc32(table.encode()) % len(self._processes)]

    async def _asked(self, process: WorkerProcess, question: BotRequest) -> msgspec.Raw:
        """The answer, asked for once more where the process is gone. Raises BotFailed
        ``bot-process``; Refusal, WorkerBroke."""
        for _ in range(TRIES):
            try:
                return await process.ask(question)
            except WorkerGone as gone:
                if gone.why == "unreadable":
                    log.error("bot-failed", why=gone.why)
        raise BotFailed("bot-process")


def _code(error: Refusal | WorkerBroke) -> str:
    return error.code if isinstance(error, Refusal) else error.where
