"""A log in a worker's memory: folded from its events, with who looks at it here.

What a kind needs beyond that it has in a class of its own (``LoadedTable``); a kind that needs
nothing more is served by this one.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from kostka.eventlog.decider import Decider
from kostka.eventlog.draft import Draft, LogState
from kostka.eventlog.event import Event
from kostka.eventlog.fold import replay
from kostka.eventlog.kind import LogKind
from kostka.eventlog.person import Person
from kostka.eventlog.projection import Projection
from kostka.eventlog.transition import Transition
from kostka.live.fault import Fault
from kostka.server.tables.log_news import LogNews, News, log_refused, log_welcome, messages_of
from kostka.server.tables.recent import RecentEvents
from kostka.server.tables.subscriber import Subscriber
from kostka.server.tables.try_lock import TryLock

S = TypeVar("S", bound=LogState)
B = TypeVar("B")
C = TypeVar("C")

CommandId: TypeAlias = tuple[str, str]
"""A command as it is known to everybody: whose it is (a person's id), and the id they gave it."""


class PendingAppend(NamedTuple):
    """To be added to a log. ``wants_lease``: the lease is wanted then for something else than
    before. ``by_time``: it is only what time has brought; what was asked for is to be decided after
    it."""

    loaded: "AnyLog"
    steps: Sequence[Transition[Any, Any]]
    projection: Projection
    wants_lease: bool
    by_time: bool

    @property
    def first(self) -> int:
        """The number of the first event."""
        return self.steps[0].event.number

    @property
    def events(self) -> list[Event[Any]]:
        """What is added."""
        return [step.event for step in self.steps]


class LoadedLog(Generic[S, B, C]):
    """One log. Whatever changes it holds ``lock`` from reading it until the change is durable and
    shown; ``number`` is the last event that is."""

    def __init__(
        self,
        kind: LogKind[S, B, C],
        id: str,
        decider: Decider[S, B, C],
        steps: Iterable[Transition[S, B]],
    ) -> None:
        self.kind = kind
        self.id = id
        self.decider = decider
        self.state: S
        """As it stands."""
        self.projection: Projection
        """What is queried of it."""
        self.due: int | None
        """When something happens by itself."""
        self.reread(steps)
        self.lock = TryLock()
        self.watchers: set[Subscriber] = set()
        self.others: dict[str, tuple[int, float]] = {}
        """How many look on at other workers, by worker, and when that was heard."""

    def reread(self, steps: Iterable[Transition[S, B]]) -> None:
        """Take a whole log for what it says now."""
        self.done: dict[CommandId, int] = {}
        """The commands done here: the event that each brought first."""
        self.recent: RecentEvents[S, B] = RecentEvents(self.decider.apply, self.bare)
        self.add(steps)

    def add(self, steps: Iterable[Transition[S, B]], projection: Projection | None = None) -> None:
        """The log has gone on by these; ``projection``: what is queried of it then, where that is
        known already."""
        for step in steps:
            self.state, event = step.after, step.event
            self.recent.add(event, step.after)
            if event.by is not None and event.command is not None:
                self.done.setdefault((event.by, event.command), event.number)
                self.was_done(step)
        self.projection = self.decider.project(self.state) if projection is None else projection
        self.due = self.projection.due

    def steps(self, events: Iterable[Event[B]]) -> list[Transition[S, B]]:
        """What these events would lead to; nothing is changed."""
        return list(replay(self.decider.apply, events, self.state))

    @property
    def number(self) -> int:
        """The last event's number."""
        return self.state.number

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing happens: it need not stay in memory."""
        return not (self.watchers or self.lock.held)

    @property
    def looking(self) -> int:
        """How many look on from here, each person counted once."""
        known = {
            w.who.id
            for w in self.watchers
            if w.seat is None and w.who is not None and not self.has_part(w.who)
        }
        return len(known) + sum(w.seat is None and w.who is None for w in self.watchers)

    @property
    def watching(self) -> int:
        """How many look on, at all workers."""
        return self.looking + sum(count for count, _ in self.others.values())

    def lapsed(self, now: int) -> bool:
        """Whether something has happened by itself that is not in the log yet."""
        return self.due is not None and self.due <= now

    def prepare(self, draft: Draft[S, B], *, by_time: bool = False) -> PendingAppend:
        """What was decided, one event at least, as it comes to the store; nothing is changed."""
        projection = self.decider.project(draft.state)
        wanted = self.wants_lease(draft.state, projection)
        return PendingAppend(self, draft.transitions, projection, wanted, by_time)

    def nothing(self, now: int) -> Draft[S, B]:
        """A draft in which nothing happens."""
        return Draft(self.decider.apply, self.state, now)

    # what a kind of its own may do otherwise

    @property
    def described(self) -> dict[str, str]:
        """What a line of the server's log says of it."""
        return {"kind": self.kind.name}

    def bare(self, state: S) -> S:
        """A state to be kept for a while, without what it only remembers."""
        return state

    def was_done(self, step: Transition[S, B]) -> None:
        """A command was done by this."""

    def decide(self, who: Person, command: C, now: int, command_id: str) -> Draft[S, B]:
        """What this command brings. Raises Refusal."""
        return self.decider.decide(self.state, who, command, now, command_id)

    def given_back(self, _outages: Sequence[tuple[int, int]], now: int) -> Draft[S, B]:
        """The time during which no worker served, if it is to be given back and has not been."""
        return self.nothing(now)

    def wants_lease(self, _state: S, projection: Projection) -> bool:
        """Whether in the next state the lease is wanted for something else than now."""
        return projection.lease_wanted and not self.projection.lease_wanted

    async def follow(self, _state: S, _now: int) -> None:
        """What has to be made elsewhere before anybody hears of the next state."""

    @property
    def known(self) -> tuple[tuple[str | None, ...], str]:
        """The ids under which people take part here, and the owner's."""
        return tuple(place.person for place in self.projection.people), ""

    def has_part(self, _who: Person) -> bool:
        """Whether they take part without a seat, so that they are no spectator."""
        return False

    def seat_of(self, _who: Person | None) -> int | None:
        """Where somebody's presence is noticed; None: nowhere."""
        return None

    def sits_otherwise(self, _steps: Sequence[Transition[S, B]]) -> bool:
        """Whether by these somebody's seat may have changed."""
        return False

    def calls_otherwise(self, _names: Mapping[str, str]) -> bool:
        """Whether one of these people (ids) may have another name here than this one."""
        return True

    # what comes from those who look at it, and what they are sent

    @property
    def messages(self) -> msgspec.json.Decoder[Any]:
        """Reads what comes over a socket."""
        return messages_of(self.kind)

    def news(self, steps: Sequence[Transition[S, B]]) -> News:
        """What has happened, for many."""
        return LogNews(self.decider, steps)

    def welcome(self, steps: Sequence[Transition[S, B]], who: Person | None, now: int) -> bytes:
        """What somebody who has just come gets; the steps are those that they have missed."""
        return log_welcome(self.decider, self.state, steps, who, watching=self.watching, now=now)

    def refused(self, command: str, fault: Fault, who: Person | None) -> bytes:
        """A command of theirs was not done."""
        return log_refused(self.decider, self.state, command, fault, who)


AnyLog: TypeAlias = LoadedLog[Any, Any, Any]
