"""Whether those at open sockets may still be there: asked for many at once, not for each."""

import asyncio
from collections.abc import Callable

from kostka.server.people.identity import DAY, HOUR, UNUSED_DAYS, CurrentUser
from kostka.server.process.background_tasks import begin_shared, outcome
from kostka.store.store import Store


class SessionRevalidation:
    """Gathers for ``apart`` seconds who is asked about; ``clock``: ms since 1970."""

    def __init__(self, *, apart: float, clock: Callable[[], int]) -> None:
        self._apart = apart
        self._clock = clock
        self._asked: set[bytes] = set()
        self._answer: asyncio.Task[set[bytes]] | None = None

    async def holds(self, store: Store, current_user: CurrentUser) -> bool:
        """Whether the session or token that somebody came with still holds. Raises Unanswered."""
        shown = current_user.session or current_user.token
        if shown is None:
            return False
        if self._answer is None:
            self._answer = begin_shared(self._holding(store))
        self._asked.add(shown.hash)
        return shown.hash in await outcome(self._answer)

    async def _holding(self, store: Store) -> set[bytes]:
        await asyncio.sleep(self._apart)
        asked, self._asked, self._answer = sorted(self._asked), set(), None
        seen, now = await store.sessions.seen(asked), self._clock()
        holding = {hash for hash, at in seen.items() if now - at <= UNUSED_DAYS * DAY}
        for hash in holding:
            if now - seen[hash] > HOUR:
                await store.sessions.saw(hash, now)
        return holding | await store.credentials.holding(asked)
