"""The short way of a move: decided as it comes in, told as soon as it stands on disk. No task waits
for it, for waking one costs as much as the move; whatever is not plain goes ``Floor.do``'s way.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from kostka.live.commands import Play
from kostka.live.decide import decide
from kostka.live.events import Person
from kostka.server.hall.addition import Addition, addition
from kostka.server.hall.floor import Floor
from kostka.server.hall.hot import Hot
from kostka.server.running.ended import Errands

Told: TypeAlias = Callable[[int | Exception], None]
"""Gets the number of the event by which a command is done, or why it is not."""
Again: TypeAlias = Callable[[], Awaitable[int]]
"""Makes the same move the long way; the number of the event by which it is done."""


class Quick:
    """Moves at the tables of one worker."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._again = Errands()

    def play(self, hot: Hot, who: Person, id: str, play: Play, told: Told) -> bool:
        """Make a move. False, and nothing is done or told: it has to go the long way, for somebody
        is at work at the table, time has brought something or there was nobody to see it, it was
        made before, or cannot be."""
        now, command = self._floor.now(hot), (who.id, id)
        if hot.lapsed(now) or self._floor.waking.slept() or command in hot.done:
            return False
        if not hot.lock.take():
            return False
        try:
            bodies = decide(hot.table, who, play, now, hot.chance)
            new = addition(hot, bodies, now, command)
        except Exception:  # whatever it is, the long way says it
            hot.lock.leave()
            return False
        again = partial(self._floor.do, hot, who, id, play)
        try:
            self._floor.store.append_soon(
                hot.table.id,
                new.events,
                new.head,
                partial(self._answered, new, told, again),
                think=self._floor.lease(new),
            )
        except BaseException:
            hot.lock.leave()
            raise
        return True

    async def close(self) -> None:
        """End what goes the long way. Before the store is closed."""
        await self._again.close()

    def _answered(self, new: Addition, told: Told, again: Again, refused: Exception | None) -> None:
        """The store has: it stands on disk, or another worker was first, or nobody knows."""
        outcome: int | Exception = new.first
        try:
            if refused is None:
                self._floor.added(new)
        except Exception as bug:
            outcome = bug
        finally:
            new.hot.lock.leave()
        if refused is None:
            told(outcome)
        else:
            self._again.begin(_long(again, told))


async def _long(again: Again, told: Told) -> None:
    try:
        told(await again())
    except Exception as error:
        told(error)
