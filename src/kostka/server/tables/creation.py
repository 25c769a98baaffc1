"""Making tables: their secrets, and what must be so before one is opened."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from weakref import WeakValueDictionary

import msgspec

from kostka.eventlog.person import Person
from kostka.game.errors import Refusal
from kostka.game.fairness import SECRET_BYTES, Promise
from kostka.live.chance_source import ChanceSource
from kostka.live.draft import TableDraft
from kostka.live.fold import fold
from kostka.live.kind import TABLE
from kostka.live.opening import again, create
from kostka.live.origin import taken_over
from kostka.live.phase import Phase
from kostka.live.projection import project
from kostka.live.setup import BOT, Setup
from kostka.live.table import Table
from kostka.live.table_key import TableKey
from kostka.server.bots.pool import BotPool
from kostka.server.errors import HTTPRefusal
from kostka.store.errors import AlreadyThere, NotFound
from kostka.store.kinds.tables import made_by
from kostka.store.store import Store

MOST_OPEN = 20
"""So many tables of one person's making may wait for others, whether they sit there or not."""
MOST_RUNNING = 100
"""At so many tables of one person's making games may go on: where bots play alone, or for somebody
who has gone, each takes its part of the processor for as long as the game lasts."""


def new_secret() -> bytes:
    """What a table's chance is made from."""
    return secrets.token_bytes(SECRET_BYTES)


class TableCreator:
    """Makes tables for one server; all workers have the same ``key``."""

    def __init__(
        self,
        *,
        store: Store,
        bots: BotPool,
        key: bytes,
        clock: Callable[[], int],
        chance_source: Callable[[bytes], ChanceSource],
        secret: Callable[[], bytes],
    ) -> None:
        self._store = store
        self._bots = bots
        self.key = TableKey(key)
        """Of all tables made here."""
        self._clock = clock
        self._chance_source = chance_source
        self._secret = secret
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Whoever asks for many tables at once gets them one after another, counted."""

    async def make(
        self, setup: Setup, owner: Person, ids: Sequence[str], command: str
    ) -> tuple[str, str]:
        """Make a table, once however often it is asked for; its id, and its commitment.

        ``ids``: all under which the owner is known. Raises Refusal.
        """
        table_id = self.key.table_id(owner.id, command)
        for seat in setup.seats:
            if seat.startswith(BOT):
                await self.check_bot(setup.game, seat.removeprefix(BOT))
        setup, lead = await self._led(setup)
        secret, now = self._secret(), self._clock()
        commitment = Promise(secret, table_id, ()).commitment
        chance = self._chance_source(secret)
        draft = create(
            setup, owner, table_id, commitment, now=now, chance=chance, lead=lead, by=owner.id
        )
        async with self._turns.setdefault(ids[0], asyncio.Lock()):
            await self._check_count(ids, table_id)
            return table_id, await self._open(secret, draft)

    async def again(self, table: Table, now: int) -> None:
        """Make the table at which the same people have agreed to go on, if it is not there yet.
        Nothing where they have not, or where such a game cannot be played here any more: that they
        have agreed stands already."""
        table_id = table.next
        if table_id is None or table_id in await self._store.numbers([table_id]):
            return
        secret = self.key.next_secret(table_id)
        chance = self._chance_source(secret)
        with suppress(Refusal):
            commitment = Promise(secret, table_id, ()).commitment
            draft = again(table, table_id, commitment, now=now, chance=chance)
            await self._open(secret, draft)

    async def check_bot(self, game: str, bot: str) -> None:
        """Raises Refusal for a bot that cannot play here, for what it needs is not installed."""
        code = await self._bots.unable(game, bot)
        if code:
            raise Refusal(code, found=bot)

    async def _led(self, setup: Setup) -> tuple[Setup, tuple[msgspec.Raw, ...]]:
        """The setup, and the moves that its game begins with."""
        if setup.origin is None:
            return setup, ()
        try:
            origin = fold(await self._store.events(TABLE, setup.origin.table))
        except NotFound:
            raise HTTPRefusal(404, "table-unknown", found=setup.origin.table) from None
        return taken_over(setup, origin)

    async def _check_count(self, ids: Sequence[str], table_id: str) -> None:
        for phase, most, code in (
            (Phase.OPEN, MOST_OPEN, "tables-too-many"),
            (Phase.RUNNING, MOST_RUNNING, "tables-running-enough"),
        ):
            found = await made_by(self._store, ids, phase, most)
            if len(found) >= most and table_id not in await self._store.numbers([table_id]):
                raise Refusal(code, expected=most)

    async def _open(self, secret: bytes, draft: TableDraft) -> str:
        """Open it, if it is not open already; the commitment that it was opened with."""
        table = draft.state
        try:
            await self._store.create(TABLE, table.id, secret, draft.events, project(table))
        except AlreadyThere:
            return fold(await self._store.events(TABLE, table.id)).commitment
        return table.commitment
