"""Everything that can happen in a match, as one tagged union: ``Move``.

Chance throws; the two teams call and answer; the referee reports what was seen at a real table.
"""

from typing import Annotated, TypeAlias

import msgspec

from kostka.game.seats import Seat
from kostka.mexiko.rules.calls import COUNT, Call

ACall = Annotated[Call, msgspec.Meta(ge=0, lt=COUNT)]
ASeat = Annotated[Seat, msgspec.Meta(ge=0, le=1)]
Number = Annotated[int, msgspec.Meta(ge=0)]


class Throw(msgspec.Struct, frozen=True, tag="throw"):
    """MX-10: the dice fall. ``dice`` is what they say, None where nobody told (a real table);
    ``die`` the number on the one die that lies open (MX-18), else 0."""

    dice: ACall | None
    die: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0


class Open(msgspec.Struct, frozen=True, tag="open"):
    """MX-18: how the thrower is going to throw: none, one or both of the dice in the open."""

    dice: Annotated[int, msgspec.Meta(ge=0, le=2)]


class Say(msgspec.Struct, frozen=True, tag="say"):
    """MX-5: the thrower announces a call."""

    call: ACall


class HandOver(msgspec.Struct, frozen=True, tag="give"):
    """MX-15: the thrower gives up and hands over the dice."""


class Accept(msgspec.Struct, frozen=True, tag="accept"):
    """MX-11: the opponent believes the call."""


class Doubt(msgspec.Struct, frozen=True, tag="doubt"):
    """MX-11: the opponent does not believe; the dice are shown."""


class Behind(msgspec.Struct, frozen=True, tag="behind"):
    """MX-14: the caller lets the believer throw behind the hand."""


class ToTable(msgspec.Struct, frozen=True, tag="table"):
    """MX-14: the caller asks the believer for an open throw."""


class Show(msgspec.Struct, frozen=True, tag="show"):
    """MX-12: what a doubted throw was, where nobody had told before."""

    dice: ACall


class GamResult(msgspec.Struct, frozen=True, tag="gam"):
    """This gam ended so, however it went: who scores, and what it is worth (MX-13)."""

    scorer: ASeat
    points: Annotated[int, msgspec.Meta(ge=1, le=2)]


class SetResult(msgspec.Struct, frozen=True, tag="set"):
    """This set ended so, however it went: points of home and of guest (MX-20)."""

    home: Number
    guest: Number


class MatchResult(msgspec.Struct, frozen=True, tag="match"):
    """The match ended so, however it went: sets of home and of guest (MX-24)."""

    home: Number
    guest: Number


class PerPartes(msgspec.Struct, frozen=True, tag="per-partes"):
    """MX-51: the dice did not leave the hand together; the throw counts as 31."""


class OffTable(msgspec.Struct, frozen=True, tag="off-table"):
    """MX-52: a die left the playing surface; the throw counts as 31."""


class Hand(msgspec.Struct, frozen=True, tag="hand"):
    """MX-50: this team moved the covering hand, or covered too late. Noted."""

    seat: ASeat


class Floor(msgspec.Struct, frozen=True, tag="floor"):
    """MX-53: this team threw the opponent's die to the floor; its own die gets a card."""

    seat: ASeat


class Die(msgspec.Struct, frozen=True):
    """MX-61: a die (a player of the team): its ``number``, and its ``name`` if it has one."""

    number: Number
    name: str = ""


class LineUp(msgspec.Struct, frozen=True, tag="lineup"):
    """MX-60: a team's dice for the match."""

    seat: ASeat
    dice: tuple[Die, ...]


class Nominate(msgspec.Struct, frozen=True, tag="nominate"):
    """MX-62: the die this team plays the set with."""

    seat: ASeat
    die: Number


class Substitute(msgspec.Struct, frozen=True, tag="substitute"):
    """MX-63 in a time-out, or MX-53 after a red card: this die plays on for the team."""

    seat: ASeat
    die: Number


class TimeOut(msgspec.Struct, frozen=True, tag="time-out"):
    """MX-63: a team takes a time-out; its length in seconds where somebody took it."""

    seat: ASeat
    seconds: Number | None = None


class Foam(msgspec.Struct, frozen=True, tag="foam"):
    """MX-33: a team asks for foam time; its length in seconds where somebody took it."""

    seat: ASeat
    seconds: Number | None = None


class Finished(msgspec.Struct, frozen=True, tag="finished"):
    """MX-32: the set's loser has finished the beer; the winner's time begins."""

    seat: ASeat


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """MX-30, MX-63: this side needs no more time before the serve; a time-out that runs may end."""

    seat: ASeat


Move: TypeAlias = (
    Throw
    | Open
    | Say
    | HandOver
    | Accept
    | Doubt
    | Behind
    | ToTable
    | Show
    | GamResult
    | SetResult
    | MatchResult
    | PerPartes
    | OffTable
    | Hand
    | Floor
    | LineUp
    | Nominate
    | Substitute
    | TimeOut
    | Foam
    | Finished
    | Ready
)
