"""All that can have happened at a table, as one tagged union.

The events of a table are numbered from 1 without a gap: its log. Everything else about a table is
computed from them. Moves of the game stand in them as JSON, for each game has its own.
"""

from enum import StrEnum
from typing import Literal, TypeAlias

import msgspec

from kostka.eventlog.event import Event
from kostka.eventlog.person import Person
from kostka.game.seats import Actor, Seat
from kostka.live.setup import Setup


class Created(msgspec.Struct, frozen=True, tag="created"):
    """The table was made, by ``owner``. ``commitment``: the hash of its secret (verifiable
    chance), published before anybody sits. ``lead``: the moves of another game, a finished one,
    with which this one's log begins; a viewer finds them in the game's view alone."""

    table: str
    owner: Person
    setup: Setup
    commitment: str
    lead: tuple[msgspec.Raw, ...] = ()


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """Somebody sat down. ``engine``: the game's bot that sits here (then ``who.bot`` is true), None
    for people and for programs of their own. ``value``: what stands for the seat in the chance
    until it gives a value of its own: for a bot, which gives none, what everybody can tell
    beforehand; for a person in older logs one that the server drew, else nothing."""

    seat: Seat
    who: Person
    value: str = ""
    engine: str | None = None


class Committed(msgspec.Struct, frozen=True, tag="committed"):
    """All sit, and a seat has committed to a value of its own (see game/fairness.py). Whoever does
    so a second time, on another device, begins it anew: then all commit to other values."""

    seat: Seat
    commitment: str


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """All have committed, and a seat shows its value; it is the one committed to."""

    seat: Seat
    value: str


class Left(msgspec.Struct, frozen=True, tag="left"):
    """Somebody stood up before the game began, or has not given a value while the others waited:
    then they had not sat down. The others commit anew when all sit again."""

    seat: Seat


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The table was given up before the game began, by its owner or an administrator."""


class Begun(msgspec.Struct, frozen=True, tag="begun"):
    """All sit and have shown their values; the game begins."""

    values: tuple[str, ...]


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A move of the game, an entry of its log. ``by``: its author; ``engine``: the bot that chose
    it in somebody's place; ``ms``: how long the seat had thought, None where nobody thought."""

    by: Actor
    move: msgspec.Raw
    ms: int | None = None
    engine: str | None = None


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """By consent of all the entry with this number of the game's log was withdrawn: an entry
    too."""

    entry: int


class OfferKind(StrEnum):
    """What one may offer the others."""

    REMATCH = "rematch"
    UNDO = "undo"


class Offered(msgspec.Struct, frozen=True, tag="offered"):
    """A seat offers something to the others, at this length of the game's log."""

    seat: Seat
    what: OfferKind
    position: int


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """A seat agrees to what was offered, or not; one no ends the offer. ``left``: the seat that
    had offered it, or agreed to it, has left."""

    seat: Seat
    what: OfferKind
    yes: bool
    left: bool = False


class Rematch(msgspec.Struct, frozen=True, tag="rematch"):
    """All agreed: the same people go on at this table. ``commitment``: the hash of its secret,
    fixed before any value is (empty in older logs)."""

    table: str
    commitment: str = ""


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """Nobody is there for this seat any more; ``until``: when the others need not wait longer."""

    seat: Seat
    until: int


class Back(msgspec.Struct, frozen=True, tag="back"):
    """Somebody is there for this seat again; a bot that played for it stops."""

    seat: Seat


class TakenOver(msgspec.Struct, frozen=True, tag="taken-over"):
    """From now on a bot plays for this seat: whose person was away, or let the clock run out, or
    resigned where the others go on."""

    seat: Seat
    engine: str
    why: Literal["gone", "clock", "resigned"]


class Claimable(msgspec.Struct, frozen=True, tag="claimable"):
    """The others may claim the game from this seat's side."""

    seat: Seat
    why: Literal["gone", "clock"]


class GivenBack(msgspec.Struct, frozen=True, tag="given-back"):
    """The server was down for so long: every clock that runs gets it back."""

    ms: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The game is over. ``places`` and ``score`` by seat as in a game's result; ``why``: it came
    to its end, somebody resigned, the others claimed it, or an administrator closed the table.
    ``won`` false: the first place is no win, for everybody has lost or nobody."""

    places: tuple[int, ...]
    score: tuple[int, ...]
    why: Literal["played", "resigned", "claimed", "closed"]
    won: bool = True


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Chat: words typed, or the code of a phrase that everybody reads in their own language.
    ``held``: those who sit hear it when the round is over (see Heard)."""

    who: Person
    text: str = ""
    phrase: str = ""
    held: bool = False


class Heard(msgspec.Struct, frozen=True, tag="heard"):
    """The round is over: what was held back is told to those who sit."""


class Appointed(msgspec.Struct, frozen=True, tag="appointed"):
    """Somebody is the referee now."""

    who: Person


class Dismissed(msgspec.Struct, frozen=True, tag="dismissed"):
    """The referee has left, and nobody is it."""


class Warned(msgspec.Struct, frozen=True, tag="warned"):
    """The rules' time for a move may have run out, ``seconds`` after it fell due; where ``late`` it
    has, and the ``seat`` is warned. Others are told nothing, whichever it is."""

    seat: Seat
    seconds: int
    late: bool


class Muted(msgspec.Struct, frozen=True, tag="muted"):
    """Somebody (person's id) does not want to read somebody any more, or again."""

    by: str
    whom: str
    on: bool


class Fulfilled(msgspec.Struct, frozen=True, tag="fulfilled"):
    """Somebody asked for what was so already. It changes nothing and is told to nobody; the log
    remembers by it that this command was done, so that sent again it never acts later."""


Body: TypeAlias = (
    Created
    | Joined
    | Left
    | Committed
    | Revealed
    | Closed
    | Begun
    | Moved
    | Undone
    | Offered
    | Answered
    | Rematch
    | Gone
    | Back
    | TakenOver
    | Claimable
    | GivenBack
    | Ended
    | Said
    | Heard
    | Muted
    | Appointed
    | Dismissed
    | Warned
    | Fulfilled
)


TableEvent: TypeAlias = Event[Body]
"""A line of a table's log."""
