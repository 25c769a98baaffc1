"""A table in a worker's memory: a log with its chance, its bots at work, and who sits there."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from kostka.eventlog.draft import Draft
from kostka.eventlog.person import Person
from kostka.eventlog.projection import Projection
from kostka.live.bots import bots_due
from kostka.live.chance_source import ChanceSource
from kostka.live.commands import Command
from kostka.live.events import Back, Body, Committed, Fulfilled, Moved, Revealed
from kostka.live.fault import Fault
from kostka.live.kind import TABLE, TableDecider
from kostka.live.messages import FromClient
from kostka.live.presence import give_back_time
from kostka.live.table import Table, TableTransition
from kostka.server.tables.loaded_log import LoadedLog
from kostka.server.tables.quotas import check_enough, check_fulfilled
from kostka.server.tables.table_news import TableNews, table_refused, table_welcome

MOVES = (Moved, Back)
"""What a move brings first: itself, or that who makes it is there."""

_from_client: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Rematches(Protocol):
    """Makes the tables at which people go on."""

    async def again(self, table: Table, now: int) -> None: ...


class LoadedTable(LoadedLog[Table, Body, Command]):
    """One table."""

    def __init__(
        self,
        decider: TableDecider,
        steps: Sequence[TableTransition],
        rematches: Rematches | None = None,
    ) -> None:
        self.thinking: dict[int, int] = {}
        """The bots let think here: by seat the game's position they think about."""
        self._chance = decider
        self._rematches = rematches
        super().__init__(TABLE, steps[0].after.id, decider, steps)

    def reread(self, steps: Iterable[TableTransition]) -> None:
        self.wishes: Counter[str] = Counter()
        """How many commands were done that were no moves, by person (id)."""
        super().reread(steps)

    @property
    def table(self) -> Table:
        """As it stands."""
        return self.state

    @property
    def chance(self) -> ChanceSource:
        """Where its throws and deals come from."""
        return self._chance.chance

    @property
    def described(self) -> dict[str, str]:
        return {"game": self.state.game.name}

    @property
    def idle(self) -> bool:
        return super().idle and not self.thinking

    def bare(self, state: Table) -> Table:
        return replace(state)

    def was_done(self, step: TableTransition) -> None:
        if not isinstance(step.event.body, MOVES) and not _first_value(step):
            assert step.event.by is not None, "somebody's command was done"
            self.wishes[step.event.by] += 1

    def decide(
        self, who: Person, command: Command, now: int, command_id: str
    ) -> Draft[Table, Body]:
        check_enough(self.state, self.wishes, who, command)
        draft = super().decide(who, command, now, command_id)
        if isinstance(draft.transitions[0].event.body, Fulfilled):
            check_fulfilled(self.state, self.wishes, who)
        return draft

    def given_back(self, outages: Sequence[tuple[int, int]], now: int) -> Draft[Table, Body]:
        return give_back_time(self.state, outages, now)

    def wants_lease(self, state: Table, projection: Projection) -> bool:
        """A bot of the house must choose which need not before."""
        return projection.lease_wanted and _decision(self.state) != _decision(state)

    async def follow(self, state: Table, now: int) -> None:
        if self._rematches is not None:
            await self._rematches.again(state, now)

    @property
    def known(self) -> tuple[tuple[str | None, ...], str]:
        return self.state.info.known, self.state.owner.id

    def has_part(self, who: Person) -> bool:
        return self.state.info.is_referee(who)

    def seat_of(self, who: Person | None) -> int | None:
        return self.state.seat_of(who)

    def sits_otherwise(self, steps: Sequence[TableTransition]) -> bool:
        before = steps[0].before
        return before is None or before.info is not self.state.info

    def calls_otherwise(self, names: Mapping[str, str]) -> bool:
        info = self.state.info
        people = [info.owner, info.referee, *(seat_state.who for seat_state in info.seats)]
        return any(who is not None and names.get(who.id, who.name) != who.name for who in people)

    @property
    def messages(self) -> msgspec.json.Decoder[Any]:
        return _from_client

    def news(self, steps: Sequence[TableTransition]) -> TableNews:
        return TableNews(steps)

    def welcome(self, steps: Sequence[TableTransition], who: Person | None, now: int) -> bytes:
        return table_welcome(self.state, steps, who, self.watching, now)

    def refused(self, command: str, fault: Fault, who: Person | None) -> bytes:
        return table_refused(self.state, command, fault, who)


def _decision(table: Table) -> tuple[int, tuple[int, ...]]:
    return table.decision_position, bots_due(table)


def _first_value(step: TableTransition) -> bool:
    """A value is given to the chance as everybody must; not one in the place of another."""
    body = step.event.body
    if isinstance(body, Committed):
        assert step.before is not None, "a table is made first"
        return not step.before.seats[body.seat].commitment
    return isinstance(body, Revealed)
