"""Fast path of a plain move: attempted on arrival, broadcast once it is durable.

It is decided as everything is (``CommandExecutor.attempt``), but no task waits for it, for waking
one costs as much as the move; whatever is not plain goes by ``CommandExecutor.do``.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from kostka.eventlog.person import Person
from kostka.live.commands import Play
from kostka.server.process.background_tasks import BackgroundTasks
from kostka.server.tables.executor import CommandExecutor
from kostka.server.tables.loaded_log import AnyLog
from kostka.server.tables.pending_append import PendingAppend

OnAppended: TypeAlias = Callable[[int | Exception], None]
"""Gets the number of the event by which a command is done, or why it is not."""
Again: TypeAlias = Callable[[], Awaitable[int]]
"""Makes the same move the long way; the number of the event by which it is done."""


class FastPath:
    """Moves at the tables of one worker."""

    def __init__(self, executor: CommandExecutor) -> None:
        self._executor = executor
        self._again = BackgroundTasks()

    def play(self, loaded: AnyLog, who: Person, id: str, play: Play, told: OnAppended) -> bool:
        """Make a move. False, and nothing is done or told: it has to go the long way, for somebody
        is at work at the table, time has brought something or there was nobody to see it, it was
        made before, or cannot be."""
        executor = self._executor
        if not loaded.lock.take():
            return False
        try:
            decision = executor.decision(who, id, play)
            new = executor.attempt(loaded, decision, (who.id, id))
        except Exception:  # whatever it is, the long way says it
            new = None
        if new is None or new.by_time:
            loaded.lock.leave()
            return False
        again = partial(executor.do, loaded, who, id, play)
        try:
            executor.store.append_soon(
                loaded.kind,
                loaded.id,
                new.events,
                new.projection,
                partial(self._answered, new, told, again),
                before=loaded.projection,
                lease=executor.lease(new),
            )
        except BaseException:
            loaded.lock.leave()
            raise
        return True

    async def close(self) -> None:
        """End what goes the long way. Before the store is closed."""
        await self._again.close()

    def _answered(
        self, new: PendingAppend, told: OnAppended, again: Again, refused: Exception | None
    ) -> None:
        """The store has: it stands on disk, or another worker was first, or nobody knows."""
        outcome: int | Exception = new.first
        try:
            if refused is None:
                self._executor.added(new)
        except Exception as bug:
            outcome = bug
        finally:
            new.loaded.lock.leave()
        if refused is None:
            told(outcome)
        else:
            self._again.begin(_long(again, told))


async def _long(again: Again, told: OnAppended) -> None:
    try:
        told(await again())
    except Exception as error:
        told(error)
