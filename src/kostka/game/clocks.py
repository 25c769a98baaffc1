"""The clocks that a game's own rules set: as values, read by whoever keeps the time."""

from collections.abc import Hashable
from typing import Generic, Literal, TypeVar

import msgspec

M = TypeVar("M")


class Clock(msgspec.Struct, Generic[M], frozen=True):
    """A time that runs in a state: ``seconds`` from the moment the decision fell due
    (``since`` = move) or from the game's beginning (game). When it has run out ``move`` is made,
    in the name of whose move it is (mostly the referee's); None: a bot decides for the seat. Who
    may know how long it is, the game's view says.

    With ``grace`` the seat is warned when the time has run out, which the referee hears too and
    nobody else; the move and the bot's come so many seconds later. ``marks`` are all the lengths
    that such a time may have: something happens at each of them whatever the length, so that
    nobody learns it from when that was."""

    since: Literal["move", "game"]
    seconds: int
    move: M | None
    grace: int | None = None
    marks: tuple[int, ...] = ()


class Pause(msgspec.Struct, Generic[M], frozen=True):
    """A pause before chance goes on, so that people can look at what has ended: ``seconds`` at
    most, or until every seat in ``ready`` has made the move by which it says that it has seen.
    ``about``: a rest about something else begins anew."""

    seconds: int
    ready: dict[int, M]
    about: Hashable = None


class Countdown(msgspec.Struct, frozen=True):
    """A time that all see running down from the moment it stands in a state; when it is over
    nothing happens by itself. ``what``: a code word; ``seat``: whose, None: everybody's;
    ``number`` tells it from the last of its kind."""

    what: str
    seat: int | None
    seconds: int
    number: int = 0
