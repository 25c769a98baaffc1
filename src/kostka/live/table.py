"""A table on the net as a value: what its events have come to (see folding.py)."""

from collections.abc import Callable, Hashable
from functools import cache, cached_property, wraps
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from kostka.game.clocks import Countdown
from kostka.game.errors import RuleError
from kostka.game.header import Header
from kostka.game.log import AnyLog
from kostka.game.room import AnyRoom
from kostka.game.seats import Actor, Seat
from kostka.live.chair import Chair
from kostka.live.events import Ended, Person, What
from kostka.live.phase import Phase
from kostka.live.setup import Setup

T = TypeVar("T")

_ENCODER = msgspec.json.Encoder()


class Rest(msgspec.Struct, frozen=True):
    """Chance waits: since when, from which length of the game's log on, and about what."""

    since: int
    position: int
    about: Any = None


class Offer(msgspec.Struct, frozen=True):
    """Something offered and not yet answered by all; ``agreed`` has the seats that said yes."""

    what: What
    seat: Seat
    position: int
    agreed: tuple[Seat, ...] = ()


class Table(msgspec.Struct, frozen=True, dict=True):
    """A table after ``number`` events, the last of them at ``at`` (ms since 1970).

    ``log`` is the game's own, None before it begins. ``since``: when the present decision fell
    due; ``asked``: the log's length then. ``begun``: when the game began. Both moments are moved
    on by the time that the server was down. ``mendable``: the seat whose own move is the last entry
    and has shown it nothing new, so that it may be taken back. ``muted`` has pairs of persons' ids:
    who will not read whom. ``next``: the table where the same people go on. ``lead``: the moves of
    another game that this one begins with. ``countdowns``: what is seen running down, since when.

    What is computed from a table alone it remembers (``remembered``).
    """

    id: str
    room: AnyRoom
    setup: Setup
    owner: Person
    commitment: str
    chairs: tuple[Chair, ...]
    number: int
    at: int
    phase: Phase = Phase.OPEN
    log: AnyLog | None = None
    begun: int = 0
    since: int = 0
    asked: int = 0
    rest: Rest | None = None
    mendable: Seat | None = None
    offers: tuple[Offer, ...] = ()
    muted: frozenset[tuple[str, str]] = frozenset()
    ended: Ended | None = None
    next: str | None = None
    countdowns: tuple[tuple[Countdown, int], ...] = ()
    lead: tuple[msgspec.Raw, ...] = ()

    @property
    def position(self) -> int:
        """The length of the game's log."""
        return len(self.log.entries) if self.log is not None else 0

    @property
    def values(self) -> tuple[str, ...]:
        """The seats' own parts of the chance."""
        return tuple(chair.value for chair in self.chairs)

    @cached_property
    def actors(self) -> tuple[Actor, ...]:
        """Whom the game waits for; nobody while it does not run."""
        if self.log is None or self.phase is not Phase.RUNNING:
            return ()
        return self.room.game.actors(self.log.state)

    def seat_of(self, who: Person | None) -> Seat | None:
        """Where this person sits."""
        return None if who is None else self._seats.get(who.id)

    @cached_property
    def _seats(self) -> dict[str, Seat]:
        return {
            chair.who.id: seat
            for seat, chair in reversed(tuple(enumerate(self.chairs)))
            if chair.who is not None and chair.person
        }

    def state(self) -> Any:
        """The game's state. Raises RuleError where no game has begun."""
        if self.log is None:
            raise RuleError("", "table-not-begun")
        return self.log.state


def remembered(work: Callable[[Table], T]) -> Callable[[Table], T]:
    """What is found out about a table is found out once: it never changes."""
    name = work.__qualname__

    @wraps(work)
    def found(table: Table) -> T:
        known = table.__dict__
        if name not in known:
            known[name] = work(table)
        result: T = known[name]
        return result

    return found


def with_chair(table: Table, seat: Seat, **changed: Any) -> Table:
    """The table with something changed at one seat."""
    chair = replace(table.chairs[seat], **changed)
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def ready_move(table: Table, seat: Actor) -> Any | None:
    """The move by which this seat says in a rest that it has seen; None where it need not. It
    decides nothing, and makes no other's decision stale."""
    if table.rest is None or not isinstance(seat, int):
        return None
    rest = table.room.rest(table.state())
    return None if rest is None else rest.ready.get(seat)


def running_down(table: Table, log: AnyLog, at: int) -> tuple[tuple[Countdown, int], ...]:
    """What runs down when the game's log is this one, each since it first stood in its state."""
    begun = dict(table.countdowns)
    return tuple((one, begun.get(one, at)) for one in table.room.countdowns(log.state))


def header(table: Table) -> Header:
    """The game's header, as far as it is known before the first move."""
    names = tuple(chair.who.name if chair.who is not None else "" for chair in table.chairs)
    return Header(table.setup.game, table.setup.rules, names, table.setup.options)


def move_of(table: Table, raw: msgspec.Raw) -> Any:
    """A move from its JSON. Raises msgspec's errors."""
    return _decoder(table.setup.game, table.room.game.MOVE).decode(raw)


def told(move: Any) -> msgspec.Raw:
    """A move as JSON."""
    return msgspec.Raw(_ENCODER.encode(move))


@cache
def _decoder(_game: str, move: Hashable) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(move)
