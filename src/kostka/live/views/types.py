"""What a viewer is sent of a table and of an event, as types; table.py makes them."""

from typing import TypeAlias

import msgspec

from kostka.eventlog.person import Person
from kostka.game.seats import Role, Seat
from kostka.live import events as e
from kostka.live.agreeing import Agreeing
from kostka.live.phase import Phase
from kostka.live.setup import Setup
from kostka.live.table import OpenOffer
from kostka.live.views.clocks import ClockView
from kostka.live.views.seats import SeatView

NOTHING = msgspec.Raw(b"null")
NO_MOVES = msgspec.Raw(b"[]")


class OwnView(msgspec.Struct, frozen=True, kw_only=True):
    """What of a table hangs on who looks at it: see TableView."""

    you: Seat | None = None
    officiates: bool = False
    late: bool = False
    view: msgspec.Raw = msgspec.field(default_factory=lambda: NOTHING)
    moves: msgspec.Raw = msgspec.field(default_factory=lambda: NO_MOVES)
    ready: msgspec.Raw = msgspec.field(default_factory=lambda: NOTHING)
    clocks: ClockView = ClockView()
    muted: tuple[str, ...] = ()


class TableView(OwnView, frozen=True, kw_only=True):
    """A table for one viewer. Seats count from 0.

    ``number``: that of the last event, and ``at`` its moment (ms since 1970, whole seconds);
    ``id``: the table's link; ``setup``: what it was made with; ``phase``: how far it is;
    ``commitment``: the hash of its secret (verifiable chance); ``owner``: the id of the person who
    made it; ``seats``: who sits where. ``you`` is the viewer's seat, null for who looks on;
    ``referee`` who is the referee, and ``officiates`` whether the viewer is.

    ``agreeing``: what the seats still have to give to the chance, once all sit and until the game
    begins; null before and after.

    ``view``: the game as its rules let this viewer see it, null before it begins; ``moves``: what
    this viewer may choose from now, empty where it is not theirs to choose; ``ready``: the move by
    which it says in a rest that it has seen. ``position``: the length of the game's log;
    ``points``: what stands on the board, by seat; ``clocks``: the times.

    ``late``: the seat on move has been warned, which it and the referee know (DOM-13).
    ``silent``: those who sit may not speak now (DOM-35).

    ``undo``: the seat that may offer to take its move back; ``offers``: what waits for an answer.
    ``ended``: how the game ended, null before; ``next``: the table where the same people go on.
    ``muted``: the persons whose words this viewer does not read.
    """

    number: int
    at: int
    id: str
    setup: Setup
    phase: Phase
    commitment: str
    owner: str
    seats: tuple[SeatView, ...]
    agreeing: Agreeing | None = None
    position: int = 0
    undo: Seat | None = None
    offers: tuple[OpenOffer, ...] = ()
    referee: Person | None = None
    silent: bool = False
    points: tuple[int, ...] = ()
    ended: e.Ended | None = None
    next: str | None = None


class MovedView(msgspec.Struct, frozen=True, tag="moved"):
    """A move of the game, ``by`` a seat, by chance or the referee: what this viewer learns of it
    (``move``; null: nothing), and the game as this viewer sees it then (``view``; null where the
    table that is told with it says the same). ``position``: the length of the game's log with it.
    ``engine``: the bot of the house that chose it."""

    by: Seat | Role
    position: int
    move: msgspec.Raw
    view: msgspec.Raw
    engine: str | None = None


class SaidView(msgspec.Struct, frozen=True):
    """Words that were held back: the ``number`` of the event in which they were said."""

    number: int
    who: Person
    text: str
    phrase: str


class HeardView(msgspec.Struct, frozen=True, tag="heard"):
    """The round is over: what those who look on have said meanwhile, for one who sits."""

    said: tuple[SaidView, ...]


Shown: TypeAlias = (
    e.Created
    | e.Joined
    | e.Left
    | e.Committed
    | e.Revealed
    | e.Closed
    | e.Begun
    | MovedView
    | e.Undone
    | e.Offered
    | e.Answered
    | e.Rematch
    | e.Gone
    | e.Back
    | e.TakenOver
    | e.Claimable
    | e.GivenBack
    | e.Ended
    | e.Said
    | HeardView
    | e.Appointed
    | e.Dismissed
    | e.Warned
)


class EventView(msgspec.Struct, frozen=True):
    """An event for one viewer: its ``number`` and its moment (``at``: ms since 1970, whole
    seconds). ``body`` null where it is none of theirs."""

    number: int
    at: int
    body: Shown | None
