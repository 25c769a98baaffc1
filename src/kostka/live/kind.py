"""Tables as a kind of log (see kostka/eventlog/)."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from kostka.eventlog.draft import Draft
from kostka.eventlog.kind import LogKind
from kostka.eventlog.person import Person
from kostka.eventlog.problem import Problem
from kostka.eventlog.projection import Projection
from kostka.game.chance_verification import verify_chance
from kostka.live import projection
from kostka.live.chance_source import ChanceSource, promise, promised
from kostka.live.commands import Answer, Command, Offer, Officiate
from kostka.live.decide import decide
from kostka.live.events import (
    Appointed,
    Body,
    Created,
    Fulfilled,
    Joined,
    Said,
    TableEvent,
)
from kostka.live.expiry import expire
from kostka.live.fold import apply
from kostka.live.table import Table, TableTransition
from kostka.live.table_key import TableKey
from kostka.live.views.table import ViewerKey, event_seen, seen, viewer_key
from kostka.live.views.types import EventView, TableView


class TableDecider:
    """The rules of a table. ``chance``: where its throws and deals come from; ``key``: of whoever
    keeps the tables: from it come rematches, and who may be a referee. Without them nothing is
    decided."""

    def __init__(self, chance: ChanceSource | None, key: TableKey | None = None) -> None:
        self._chance = chance
        self._key = key

    @property
    def chance(self) -> ChanceSource:
        """Where throws and deals come from."""
        assert self._chance is not None, "nothing is decided without chance"
        return self._chance

    def apply(self, state: Table | None, event: TableEvent) -> Table:
        return apply(state, event)

    def decide(
        self, state: Table, who: Person, command: Command, now: int, command_id: str | None = None
    ) -> Draft[Table, Body]:
        """As every kind does; without ``command_id`` nobody is told that it was done."""
        next_table = None
        if isinstance(command, Offer | Answer) and self._key is not None:
            next_table = self._key.next_table(state)
        if isinstance(command, Officiate) and self._key is not None:
            self._key.check_referee(state, command.key)
        draft = decide(
            state, who, command, now, self.chance, command_id=command_id, next_table=next_table
        )
        if not draft.transitions:
            draft.emit(Fulfilled())
        return draft

    def expire(self, state: Table, now: int) -> Draft[Table, Body]:
        return expire(state, now, self.chance)

    def project(self, state: Table) -> Projection:
        return projection.project(state)

    def viewer_key(self, state: Table, who: Person | None) -> ViewerKey:
        return viewer_key(state, who)

    def state_view(self, state: Table, key: ViewerKey) -> TableView:
        return seen(state, key)

    def event_view(self, step: TableTransition, key: ViewerKey, beside: Table) -> EventView:
        return event_seen(*step, key, beside)

    def named(self, body: Body) -> Person | None:
        match body:
            case Created():
                return body.owner
            case Joined() | Said() | Appointed():
                return body.who
            case _:
                return None

    def rename(self, body: Body, names: Mapping[str, str]) -> Body:
        who = self.named(body)
        if who is None or who.id not in names:
            return body
        called = replace(who, name=names[who.id])
        return replace(body, **{"owner" if isinstance(body, Created) else "who": called})

    def check(self, id: str, state: Table, secret: bytes | None) -> Iterator[Problem]:
        """Whether it is the table that it says it is, and its chance the promised one."""
        if state.id != id:
            yield Problem("log-beginning", id, 1)
            return
        found = promise(state, secret or b"")
        if found.commitment != state.commitment:
            yield Problem("commitment-differs", id, 1, state.commitment, found.commitment)
        elif state.log is not None:
            for drawn in verify_chance(state.log, found.source_at):
                if not drawn.agrees:  # neither is shown: the game may still go on
                    yield Problem("chance-differs", id, drawn.number)


def _decider(secret: bytes | None) -> TableDecider:
    return TableDecider(None if secret is None else promised(secret))


TABLE: LogKind[Table, Body, Command] = LogKind(
    "table", Body, Command, _decider, {projection.TABLES: projection.rename_row}
)
"""A table on the net."""
