"""Questions for practice: made beforehand in the background, so that nobody waits for one."""

import asyncio
import secrets
from collections import deque
from datetime import UTC, date, datetime
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import PathParameter

from kostka.game.definition import game_named, game_names
from kostka.game.errors import Refusal
from kostka.live.setup import WORD
from kostka.server.analysis.practice_question import Task
from kostka.server.analysis.queue import AnalysisQueue
from kostka.server.analysis.worker import Practise
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
        self.refused: Refusal | None = None


class Practice:
    """Questions of all games, made in a process."""

    def __init__(self, queue: AnalysisQueue) -> None:
        self._queue = queue
        self._piles: dict[str, _Pile] = {}
        self._days: dict[date, asyncio.Task[Task]] = {}
        """The questions of the last days: the seed is the day, so all workers make the same."""

    def task(self, game: str) -> Task | None:
        """A question, None while the first is being made. Raises Refusal where there is none
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

    def of_the_day(self, now: int) -> Task | None:
        """The question that everybody is asked today, None while it is being made. Raises
        Refusal where there is none to be had."""
        day = _day(now)
        making = self._days.get(day)
        if making is None:
            self._days = {kept: task for kept, task in self._days.items() if not task.done()}
            question = Practise(game_of_the_day(now), day.isoformat())
            making = self._days[day] = begin_task(self._made(question))
        if not making.done():
            return None
        if making.exception() is not None:
            del self._days[day]  # the next who asks lets it be tried again
        return making.result()

    async def close(self) -> None:
        """Nobody makes any more."""
        piles = [pile.making for pile in self._piles.values() if pile.making is not None]
        await cancel_and_wait([*piles, *self._days.values()])

    async def _made(self, question: Practise) -> Task:
        raw = await self._queue.ask(question, patience=MAKING_SECONDS)
        return msgspec.json.decode(raw, type=Task)

    async def _make(self, game: str, pile: _Pile) -> None:
        try:
            while pile.fresh < READY:
                question = Practise(game, secrets.token_hex(8))
                pile.tasks.appendleft(await self._made(question))
                pile.fresh += 1
        except Refusal as refused:
            pile.refused = refused


def game_of_the_day(now: int) -> str:
    """Each game in its turn, a day each (UTC).

    >>> week = [game_of_the_day(day * 86_400_000) for day in range(6)]
    >>> week[:3] == week[3:], sorted(week[:3]) == sorted(set(week))
    (True, True)
    """
    able = [name for name in game_names() if game_named(name).tools.practice is not None]
    return able[_day(now).toordinal() % len(able)]


def _day(now: int) -> date:
    return datetime.fromtimestamp(now / 1000, UTC).date()


@get("/practice/today")
async def practice_today(state: ServerState) -> Asked:
    """The position of the day: the same for everybody."""
    return Asked(state.services.practice.of_the_day(state.clock()))


@get("/practice/{game:str}")
async def practice(
    game: Annotated[str, PathParameter(max_length=40, pattern=WORD)], state: ServerState
) -> Asked:
    """A position out of a game, with what each choice in it costs. They come in turn; a new one
    follows each that was handed out."""
    return Asked(state.services.practice.task(game))
