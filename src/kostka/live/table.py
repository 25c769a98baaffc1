"""A table on the net as a value: what its events have come to (see fold.py)."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeAlias, TypeVar, TypeVarTuple

import msgspec

from kostka.eventlog.person import Person
from kostka.eventlog.transition import Transition
from kostka.game.clocks import Countdown, Pause
from kostka.game.definition import AnyGame
from kostka.game.errors import Refusal
from kostka.game.header import Header
from kostka.game.log import AnyLog
from kostka.game.seats import Actor, Seat
from kostka.live.events import Body, Ended, OfferKind, Said
from kostka.live.phase import Phase
from kostka.live.seat_state import SeatState
from kostka.live.setup import Setup
from kostka.live.table_info import TableInfo
from kostka.live.time_used import TimeUsed

TableTransition: TypeAlias = "Transition[Table, Body]"
"""An event, and the table before and after it."""

Changes: TypeAlias = dict[str, Any]
"""What an event changes of a table, by the names of its fields."""

K = TypeVar("K", bound=msgspec.Struct)
T = TypeVar("T")
Ts = TypeVarTuple("Ts")

_ENCODER = msgspec.json.Encoder()


class PauseState(msgspec.Struct, frozen=True):
    """Chance waits: since when, from which length of the game's log on, and about what."""

    since: int
    position: int
    about: Any = None


class OpenOffer(msgspec.Struct, frozen=True):
    """``what`` a ``seat`` has offered at this length of the game's log (``position``) and not all
    have answered; ``agreed`` has the seats that said yes."""

    what: OfferKind
    seat: Seat
    position: int
    agreed: tuple[Seat, ...] = ()


class Held(msgspec.Struct, frozen=True):
    """What somebody who looks on has said while those who sit may not hear it: the event's number,
    and its body."""

    number: int
    said: Said


class Table(msgspec.Struct, frozen=True, dict=True):
    """A table after ``number`` events, the last of them at ``at`` (ms since 1970).

    ``info``: how it was made and who sits; ``time_used``: by seat the time thought. ``log`` is the
    game's own, None before it begins; ``actors``: whom the game waits for, nobody while it does not
    run. ``decision_since``: when the present decision fell due (before the game: when the last
    value was given); ``decision_position``: the log's length then.
    ``begun``: when the game began. Both moments are moved on by the time that the server was down.
    ``undoable_by``: the seat whose own move is the last entry and has shown it nothing new, so that
    it may be taken back, ``unspent`` what that seat had thought before it. ``muted`` has pairs of
    persons' ids: who will not read whom. ``next``: the table where the same people go on.
    ``countdowns``: what is seen running down, since when. ``marked``: the last length of a move's
    time that has passed since then, ``late`` whether it was this one's. ``held``: what those who
    sit will hear when the round is over.

    What is computed from a table it remembers (``remembered``, ``last_remembered``).
    """

    info: TableInfo
    time_used: tuple[TimeUsed, ...]
    number: int
    at: int
    phase: Phase = Phase.OPEN
    log: AnyLog | None = None
    actors: tuple[Actor, ...] = ()
    begun: int = 0
    decision_since: int = 0
    decision_position: int = 0
    pause: PauseState | None = None
    undoable_by: Seat | None = None
    unspent: TimeUsed | None = None
    offers: tuple[OpenOffer, ...] = ()
    muted: frozenset[tuple[str, str]] = frozenset()
    ended: Ended | None = None
    next: str | None = None
    countdowns: tuple[tuple[Countdown, int], ...] = ()
    marked: int = 0
    late: bool = False
    held: tuple[Held, ...] = ()

    @property
    def id(self) -> str:
        """What it is called everywhere; its link."""
        return self.info.id

    @property
    def game(self) -> AnyGame:
        """The game."""
        return self.info.game

    @property
    def setup(self) -> Setup:
        """What it was made with."""
        return self.info.setup

    @property
    def owner(self) -> Person:
        """Who made it."""
        return self.info.owner

    @property
    def commitment(self) -> str:
        """The hash of its secret."""
        return self.info.commitment

    @property
    def opening_moves(self) -> tuple[msgspec.Raw, ...]:
        """The moves of another game that this one begins with."""
        return self.info.opening_moves

    @property
    def seats(self) -> tuple[SeatState, ...]:
        """Who sits at each seat."""
        return self.info.seats

    @property
    def position(self) -> int:
        """The length of the game's log."""
        return len(self.log.entries) if self.log is not None else 0

    @property
    def values(self) -> tuple[str, ...]:
        """The seats' own parts of the chance."""
        return tuple(seat_state.value for seat_state in self.seats)

    def seat_of(self, who: Person | None) -> Seat | None:
        """Where this person sits."""
        return None if who is None else self.info.seat_by_person.get(who.id)

    def moment(self, now: int) -> int:
        """This moment at the table (ms): never before its last event, whatever the clock says."""
        return max(now, self.at)

    def state(self) -> Any:
        """The game's state. Raises Refusal where no game has begun."""
        if self.log is None:
            raise Refusal("table-not-begun")
        return self.log.state


def remembered(work: Callable[[K], T]) -> Callable[[K], T]:
    """What is found out about a value is found out once: it never changes. For structs that have a
    ``__dict__``."""
    name = work.__qualname__

    @wraps(work)
    def found(value: K) -> T:
        known = value.__dict__
        if name not in known:
            known[name] = work(value)
        result: T = known[name]
        return result

    return found


def last_remembered(work: Callable[[K, *Ts], T]) -> Callable[[K, *Ts], T]:
    """The same where it hangs on more than the value: the last is remembered, and with what."""
    name = work.__qualname__

    @wraps(work)
    def found(value: K, *more: *Ts) -> T:
        known: tuple[tuple[*Ts], T] | None = value.__dict__.get(name)
        if known is None or known[0] != more:
            known = value.__dict__[name] = more, work(value, *more)
        return known[1]

    return found


@remembered
def muted_by(table: Table) -> dict[str, tuple[str, ...]]:
    """By person (id) the ids of those whose words they do not read, in order."""
    found: dict[str, tuple[str, ...]] = {}
    for by, whom in sorted(table.muted):
        found[by] = (*found.get(by, ()), whom)
    return found


def ready_move(table: Table, seat: Actor) -> Any | None:
    """The move by which this seat says in a rest that it has seen; None where it need not. It
    decides nothing, and makes no other's decision stale."""
    if table.pause is None or not isinstance(seat, int):
        return None
    rest = rest_due(table.info, table.state())
    return None if rest is None else rest.ready.get(seat)


def rest_due(info: TableInfo, state: Any) -> Pause[Any] | None:
    """The pause that the game makes in this state; at its end it waits for a referee too."""
    rest = info.game.timing.pause(state)
    if rest is None and info.referee is not None:
        rest = info.game.closing(state)
    return rest


def silence(table: Table) -> str:
    """The number of the rule by which those who sit may not speak now; empty where they may."""
    if table.phase is not Phase.RUNNING or table.log is None:
        return ""
    return table.info.game.silent(table.log.state)


def running_down(table: Table, log: AnyLog, at: int) -> tuple[tuple[Countdown, int], ...]:
    """What runs down when the game's log is this one, each since it first stood in its state."""
    running = table.info.game.timing.countdowns(log.state)
    if not running:
        return ()
    begun = dict(table.countdowns)
    return tuple([(one, begun.get(one, at)) for one in running])


def header(table: Table) -> Header:
    """The game's header, as far as it is known before the first move."""
    names = tuple(
        seat_state.who.name if seat_state.who is not None else "" for seat_state in table.seats
    )
    return Header(table.setup.game, table.setup.rules, names, table.setup.options)


def raw_json(move: Any) -> msgspec.Raw:
    """A move, or a view, as JSON that other JSON takes in as it is."""
    return msgspec.Raw(_ENCODER.encode(move))
