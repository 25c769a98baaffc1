"""Questions for practice: made beforehand in the background, so that nobody waits for one."""

import asyncio
import secrets
from collections import deque
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import PathParameter

from kostka.game.definition import game_named
from kostka.game.errors import RuleError
from kostka.live.setup import WORD
from kostka.server.analysis.practice_question import Task
from kostka.server.analysis.worker import Practise
from kostka.server.analysis.worker_process import WorkerProcess
from kostka.server.process.background_tasks import begin_task, cancel_and_wait
from kostka.server.state import ServerState

READY = 6
"""So many questions of a game lie ready before they are needed."""
MAKING_SECONDS = 180.0
"""A new process loads the solvers for its first question, the first of all even compiles them."""
KEPT = 60
"""So many are handed out in turn; for each one handed out a new one takes an old one's place."""


class Asked(msgspec.Struct, frozen=True):
    """A question; null: it is being made, ask again in a moment."""

    task: Task | None


class _Pile:
    """The questions of one game, and who makes more."""

    def __init__(self) -> None:
        self.tasks: deque[Task] = deque(maxlen=KEPT)
        self.fresh = 0
        self.making: asyncio.Task[None] | None = None
        self.refused: RuleError | None = None


class Practice:
    """Questions of all games, made in a process."""

    def __init__(self, process: WorkerProcess) -> None:
        self._process = process
        self._piles: dict[str, _Pile] = {}

    def task(self, game: str) -> Task | None:
        """A question, None while the first is being made. Raises RuleError where there is none
        to be had."""
        game_named(game)
        pile = self._piles.setdefault(game, _Pile())
        if pile.refused is not None:
            refused, pile.refused = pile.refused, None
            raise refused
        found = None
        if pile.tasks:
            found = pile.tasks[0]
            pile.tasks.rotate(-1)
            pile.fresh = max(0, pile.fresh - 1)
        if pile.fresh < READY and (pile.making is None or pile.making.done()):
            pile.making = begin_task(self._make(game, pile))
        return found

    async def close(self) -> None:
        """Nobody makes any more."""
        await cancel_and_wait(
            pile.making for pile in self._piles.values() if pile.making is not None
        )

    async def _make(self, game: str, pile: _Pile) -> None:
        try:
            while pile.fresh < READY:
                question = Practise(game, secrets.token_hex(8))
                raw = await self._process.ask(question, patience=MAKING_SECONDS)
                pile.tasks.appendleft(msgspec.json.decode(raw, type=Task))
                pile.fresh += 1
        except RuleError as refused:
            pile.refused = refused


@get("/practice/{game:str}")
async def practice(
    game: Annotated[str, PathParameter(max_length=40, pattern=WORD)], state: ServerState
) -> Asked:
    """A position out of a game, with what each choice in it costs. They come in turn; a new one
    follows each that was handed out."""
    return Asked(state.services.practice.task(game))
