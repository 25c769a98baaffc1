"""The times of a table as a viewer may know them, moments in whole seconds."""

import msgspec
from msgspec.structs import replace

from kostka.game.seats import Seat
from kostka.live.consequences import pause_until
from kostka.live.deadlines import LAG, deadlines, move_due, thinking, time_left
from kostka.live.phase import RUNNING
from kostka.live.table import Table, remembered


class CountdownView(msgspec.Struct, frozen=True):
    """Something that everybody sees running down: ``what`` and whose (``seat``; null: of all), how
    long it was (``seconds``), and when it is over (``until``, ms since 1970)."""

    what: str
    seat: Seat | None
    seconds: int
    until: int


class ClockView(msgspec.Struct, frozen=True):
    """The times that this viewer may know, moments in whole seconds, as ms since 1970.

    ``since``: when the present decision fell due; ``used``: whole seconds that each seat has
    thought in its decisions before; ``left``: whole seconds that each had left then of the time
    agreed on for the whole game, empty where none was. ``due``: by when the seat on move must have
    decided: by the clocks agreed on, and for that seat itself by the rules' too. ``game``: when the
    rules' time for the whole game is over. ``rest``: until when the game waits for people to look.
    ``countdowns``: what else is seen running down.
    """

    since: int | None = None
    used: tuple[int, ...] = ()
    due: int | None = None
    game: int | None = None
    rest: int | None = None
    left: tuple[int, ...] = ()
    countdowns: tuple[CountdownView, ...] = ()


def clocks_shown(table: Table, seat: Seat | None) -> ClockView:
    """For who sits here; None: for a spectator."""
    shown = _for_all(table)
    if seat is not None and seat == thinking(table):  # DOM-13: only the seat on move knows of it
        due = move_due(table)
        if due is not None:
            shown = replace(shown, due=_sooner(shown.due, whole(due)))
    return shown


def _sooner(one: int | None, other: int) -> int:
    return other if one is None else min(one, other)


@remembered
def _for_all(table: Table) -> ClockView:
    """What everybody may know."""
    used = tuple([spent.used // 1000 for spent in table.time_used])
    left: tuple[int, ...] = ()
    if table.info.setup.clock.game is not None:
        left = tuple(max(time_left(table, seat) or 0, 0) // 1000 for seat in range(len(used)))
    countdowns = tuple(
        [
            CountdownView(one.what, one.seat, one.seconds, whole(since + 1000 * one.seconds))
            for one, since in table.countdowns
        ]
    )
    if table.phase is not RUNNING:
        return ClockView(used=used, left=left, countdowns=countdowns)
    due, game = None, None
    for time in deadlines(table):
        if time.what == "move" and time.seat is None:
            game = whole(time.at)
        elif time.what == "clock":
            due = _sooner(due, whole(time.at - LAG))
    rest = pause_until(table)
    resting = None if rest is None else whole(rest)
    return ClockView(whole(table.decision_since), used, due, game, resting, left, countdowns)


def whole(ms: int) -> int:
    """A moment told no finer than by the second that it falls in, be it to come or past.

    >>> whole(1_000), whole(1_999)
    (1000, 1000)
    """
    return ms // 1000 * 1000
