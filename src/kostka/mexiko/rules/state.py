"""Where a match stands: what hangs on the board for all to see, and the gam in progress."""

from enum import StrEnum
from typing import TypeAlias, TypeVar

import msgspec

from kostka.game.seats import Seat
from kostka.mexiko.rules.calls import Call
from kostka.mexiko.rules.moves import Die
from kostka.mexiko.rules.options import Fima1

TARGET = 15
"""MX-20: the points of a set."""
HOME: Seat = 0
GUEST: Seat = 1
TEAMS = ("home", "guest")
"""What a record calls the two seats."""

T = TypeVar("T")
Pair: TypeAlias = tuple[int, int]
"""A number for home and a number for guest."""


class Phase(StrEnum):
    """What a gam waits for."""

    HOW = "how"
    """The thrower chooses how much to throw in the open (only with ``voluntary_open``, MX-18)."""
    THROW = "throw"
    """The dice (MX-10)."""
    SAY = "say"
    """The thrower's call (MX-5), or the dice handed over (MX-15)."""
    ANSWER = "answer"
    """Accept or no accept (MX-11)."""
    TABLE = "table"
    """The caller's choice after an accept: behind the hand or to table (MX-14)."""
    SHOW = "show"
    """The dice of a doubted throw that nobody told before (MX-12)."""
    OVER = "over"
    """The match is over; the gam is its last one."""


class Gam(msgspec.Struct, frozen=True):
    """An exchange of calls. The only hidden thing of a match is ``dice``.

    ``phase``: what it waits for; ``server``: the seat that served it, ``thrower``: the one with the
    dice. Calls and throws are places in the ladder, from 0 (31) to 20 (mexiko).
    ``beat`` is the accepted call that the thrower must beat, ``said`` the call that waits for its
    answer, ``dice`` the throw on the table (None: not thrown, not told, or not for this viewer);
    ``open`` how many dice everybody sees (None: nothing was said of it, so none) and ``die`` the
    number on it if that is one (MX-18); ``table`` whether an open throw was asked for (MX-14);
    ``calls`` all accepted calls so far.
    """

    phase: Phase
    server: Seat
    thrower: Seat
    beat: Call | None = None
    said: Call | None = None
    dice: Call | None = None
    open: int | None = None
    die: int = 0
    table: bool = False
    calls: tuple[Call, ...] = ()

    @property
    def landed(self) -> bool:
        """Whether the dice have fallen in this gam."""
        return self.beat is not None or self.phase not in (Phase.HOW, Phase.THROW)

    @property
    def fresh(self) -> bool:
        """Whether nothing of this gam has happened: it is before its serve."""
        return not self.landed and self.open is None and self.phase is not Phase.OVER


class Ended(msgspec.Struct, frozen=True):
    """How the last gam ended: ``by`` is doubt, table, give or report; ``points`` those written
    down (MX-20 may have made one of two) for the seat ``scorer``; ``call`` the one it ended with,
    ``dice`` only if everybody saw them."""

    scorer: Seat
    points: int
    by: str
    call: Call | None = None
    dice: Call | None = None


class Card(msgspec.Struct, frozen=True):
    """MX-53: a card, ``red`` or yellow, and the ``die`` of the team ``seat`` that it was given to
    (None where nobody told which one plays) in the ``set`` with this index, from 0."""

    seat: Seat
    die: int | None
    red: bool
    set: int = 0


class Drinking(msgspec.Struct, frozen=True):
    """MX-32: after a set, who must finish at once (``loser``), and how long the winner has after
    that (``seconds``), from when it is ``finished``."""

    loser: Seat
    seconds: int
    finished: bool = False


class Tally(msgspec.Struct, frozen=True):
    """Counts over the whole match, of what everybody saw: ``gams`` ended, ``calls`` made,
    ``doubts`` and those that ``caught`` a lie, open throws (``tables``), dice handed over
    (``gives``), gams worth two (``twos``)."""

    gams: int = 0
    calls: int = 0
    doubts: int = 0
    caught: int = 0
    tables: int = 0
    gives: int = 0
    twos: int = 0


class Board(msgspec.Struct, frozen=True):
    """Everything public between gams.

    ``sets`` are the points of finished sets, ``match`` the sets won, ``points`` those of the set
    in progress, ``gams`` its finished gams. ``fielded`` are the dice that play the set (MX-62).
    ``timeouts``: how many each side has taken in this set (MX-63), ``paused``: one is on;
    ``foam``: who has had foam time before it (MX-33); ``ready``: the sides that wait for nothing
    but the serve. ``lineups``: the teams' dice (MX-60), ``cards`` given in the match (MX-53).
    ``drinking``: what is drunk after a set (MX-32); ``last``: how the last gam ended; ``tally``:
    counts over the match. Home stands first everywhere.
    """

    sets: tuple[Pair, ...] = ()
    match: Pair = (0, 0)
    points: Pair = (0, 0)
    gams: int = 0
    fielded: tuple[int | None, int | None] = (None, None)
    timeouts: Pair = (0, 0)
    foam: tuple[bool, bool] = (False, False)
    paused: bool = False
    ready: tuple[Seat, ...] = ()
    lineups: tuple[tuple[Die, ...], tuple[Die, ...]] = ((), ())
    cards: tuple[Card, ...] = ()
    drinking: Drinking | None = None
    last: Ended | None = None
    tally: Tally = Tally()

    @property
    def server(self) -> Seat:
        """MX-22: the set's server; home serves the first set, then the teams alternate."""
        return len(self.sets) % 2


class Decided(msgspec.Struct, frozen=True):
    """A gam that a throw has just decided, as it stood with that throw; its ``dice`` are None
    where a fault decided it before they were told."""

    board: Board
    gam: Gam


class State(msgspec.Struct, frozen=True):
    """A match by these rules, at this moment. ``decided``: the last gam, where its last throw can
    still turn out to have been a fault (MX-51 … MX-53a), which decides it anew."""

    rules: Fima1
    board: Board
    gam: Gam
    decided: Decided | None = None

    @property
    def thrower(self) -> Seat:
        """Whose throw a fault that is told now belongs to."""
        return self.gam.thrower if self.decided is None else self.decided.gam.thrower


def new_gam(rules: Fima1, server: Seat) -> Gam:
    """A gam before its serve (MX-10)."""
    return Gam(Phase.HOW if rules.voluntary_open else Phase.THROW, server, server)


def with_seat(pair: tuple[T, T], seat: Seat, value: T) -> tuple[T, T]:
    """What home and guest have, with this seat's changed.

    >>> with_seat((3, 5), GUEST, 6)
    (3, 6)
    """
    return (value, pair[1]) if seat == HOME else (pair[0], value)
