"""The smallest kind of log: a sum to which people add. It proves that nothing of the store or the
server is about tables alone that need not be."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from kostka.eventlog.draft import Draft
from kostka.eventlog.event import Event
from kostka.eventlog.kind import LogKind
from kostka.eventlog.person import Person
from kostka.eventlog.problem import Problem
from kostka.eventlog.projection import Place, Projection
from kostka.eventlog.transition import Transition
from kostka.game.errors import Refusal


class Added(msgspec.Struct, frozen=True, tag="added"):
    """Somebody added something."""

    who: Person
    amount: int


class Add(msgspec.Struct, frozen=True, tag="add", forbid_unknown_fields=True):
    """Add so much, more than nothing."""

    amount: int


class Tally(msgspec.Struct, frozen=True):
    """What it comes to."""

    number: int
    at: int
    total: int
    last: str


class TallyDecider:
    """All see all of it, and nothing runs out."""

    def apply(self, state: Tally | None, event: Event[Added]) -> Tally:
        if event.number != (0 if state is None else state.number) + 1:
            raise ValueError(event.number)
        total = 0 if state is None else state.total
        return Tally(event.number, event.at, total + event.body.amount, event.body.who.id)

    def decide(
        self, state: Tally, who: Person, command: Add, now: int, command_id: str
    ) -> Draft[Tally, Added]:
        if command.amount <= 0:
            raise Refusal("tally-nothing", found=command.amount)
        draft: Draft[Tally, Added] = Draft(self.apply, state, now, who.id, command_id)
        draft.emit(Added(who, command.amount))
        return draft

    def expire(self, state: Tally, now: int) -> Draft[Tally, Added]:
        return Draft(self.apply, state, now)

    def project(self, state: Tally) -> Projection:
        return Projection(state.number, people=(Place(0, state.last, False),))

    def viewer_key(self, state: Tally, who: Person | None) -> None:
        return None

    def state_view(self, state: Tally, key: Any) -> Tally:
        return state

    def event_view(self, step: Transition[Tally, Added], key: Any, beside: Tally) -> Event[Added]:
        return step.event

    def named(self, body: Added) -> Person:
        return body.who

    def rename(self, body: Added, names: Mapping[str, str]) -> Added:
        name = names.get(body.who.id, body.who.name)
        return replace(body, who=replace(body.who, name=name))

    def check(self, id: str, state: Tally, secret: bytes | None) -> list[Problem]:
        return [Problem("tally-negative", id)] if state.total < 0 else []


TALLY: LogKind[Tally, Added, Add] = LogKind("tally", Added, Add, lambda _secret: TallyDecider())
