"""The times that run at a table, and when the next of them runs out.

- *The rules' clocks* (``Game.clocks``): for the whole game, and for a decision of a person's.
- *The clocks agreed on* (``Setup.clock``): for a decision, and for all of a seat's together.
- *Absence*: others wait a minute for somebody who is away, half a minute the second time, then a
  quarter. Where nobody waits the game does too, for a day.
- *A value for the chance*: when all sit the others wait a minute for it.
- *A rest* between parts of a game; *an open table*, which closes an hour after the last has left.

Bots of the house have no clock: that they are slow is the house's fault. What runs out acts a
second later (``LAG``): a move may still be under way. A hidden clock shows itself to nobody but
the seat on move (DOM-13).
"""

from collections.abc import Iterable, Iterator
from typing import Any, Literal

import msgspec

from kostka.game.clocks import Clock
from kostka.game.seats import CHANCE, Seat
from kostka.live.agreeing import late
from kostka.live.consequences import pause_until
from kostka.live.phase import RUNNING, Phase
from kostka.live.seat_state import SeatState
from kostka.live.table import Table, remembered

LAG = 1000
"""So many ms after a clock has run out it acts."""
WAITS = (60_000, 30_000, 15_000)
"""How long others wait for somebody who is away: the first time, the second, and then, in ms."""
ABANDONED = 24 * 3_600_000
"""After so many ms with nobody there bots play a game to its end."""
VALUE_WAIT = 60_000
"""How long those who have committed to a value, or shown it, wait for the others, in ms."""
OPEN = 3_600_000
"""So many ms an open table at which nobody sits stays open."""


class Deadline(msgspec.Struct, frozen=True):
    """Something that happens by itself at ``at``. ``what``: an open table closes, a seat that gives
    no value for the chance was not taken (``value``), chance goes on, a move of the rules' clock is
    made, a length that its time may have has passed (``mark``, with its seconds, and whether it was
    this one's, as ``move``), a bot makes this decision by the rules (``rule``), a clock agreed on
    has run out (``clock``), a wait for somebody is over (``gone``) or for anybody (``abandoned``).
    ``open``: everybody may know of it."""

    at: int
    what: Literal["close", "value", "chance", "move", "mark", "rule", "clock", "gone", "abandoned"]
    seat: Seat | None = None
    move: Any = None
    open: bool = True


def due_at(table: Table) -> int | None:
    """When something happens by itself (ms); None: nothing will."""
    due = next_deadline(table)
    return None if due is None else due.at


def next_deadline(table: Table) -> Deadline | None:
    """What happens by itself first."""
    times = deadlines(table)
    return min(times, key=lambda due: due.at) if times else None


@remembered
def deadlines(table: Table) -> tuple[Deadline, ...]:
    """All the times that run at this table."""
    if table.phase is not RUNNING:
        return (*_closing(table), *_values(table)) if table.phase is Phase.OPEN else ()
    seats = _seats(table) if table.info.timed else ()
    return (*_chance(table), *_rules(table), *seats)


def time_left(table: Table, seat: Seat) -> int | None:
    """What a seat has left of its time for the whole game, up to the present decision (ms)."""
    clock, spent = table.setup.clock, table.time_used[seat]
    if clock.game is None:
        return None
    return 1000 * (clock.game + clock.added * spent.made) - spent.used


def wait(seat_state: SeatState) -> int:
    """How long the others wait for this seat's person (ms)."""
    return WAITS[min(seat_state.absences, len(WAITS) - 1)]


def others_there(table: Table, seat: Seat) -> bool:
    """Whether anybody else from outside is at the table and plays."""
    return any(seat_state.there for other, seat_state in enumerate(table.seats) if other != seat)


def _closing(table: Table) -> Iterator[Deadline]:
    people = [seat_state for seat_state in table.seats if seat_state.person]
    if not people:
        yield Deadline(table.at + OPEN, "close")
    elif all(seat_state.away is not None for seat_state in people):
        yield Deadline(
            max(seat_state.away.until for seat_state in people if seat_state.away is not None),
            "close",
        )


def _values(table: Table) -> Iterator[Deadline]:
    for seat in late(table):
        yield Deadline(table.decision_since + VALUE_WAIT, "value", seat)


def _chance(table: Table) -> Iterable[Deadline]:
    if table.actors and CHANCE not in table.actors:
        return ()
    return (Deadline(pause_until(table) or table.at, "chance"),)


def rule_clocks(table: Table) -> tuple[Clock[Any], ...]:
    """The rules' clocks that run now; none where it was agreed to play without them."""
    return table.info.game.timing.clocks(table.state()) if table.setup.clock.rules else ()


def _rules(table: Table) -> Iterable[Deadline]:
    clocks = rule_clocks(table)
    if not clocks:
        return ()
    return [due for clock in clocks for due in _rule(table, clock)]


def _rule(table: Table, clock: Clock[Any]) -> Iterator[Deadline]:
    if clock.since == "game":
        yield Deadline(table.begun + 1000 * clock.seconds, "move", None, clock.move)
        return
    seat = thinking(table)
    if seat is None:
        return
    at = table.decision_since + 1000 * clock.seconds + LAG
    if clock.grace is None:
        yield Deadline(at, "rule" if clock.move is None else "move", seat, clock.move, open=False)
        return
    yield Deadline(at + 1000 * clock.grace, "rule", seat, clock.move, open=False)
    mark = next((mark for mark in clock.marks if mark > table.marked), None)
    if mark is not None:
        late = mark == clock.seconds
        yield Deadline(
            table.decision_since + 1000 * mark + LAG, "mark", seat, (mark, late), open=False
        )


def thinking(table: Table) -> Seat | None:
    """The seat for whose decision the rules' clock runs."""
    seat = next((actor for actor in table.actors if isinstance(actor, int)), None)
    return seat if seat is not None and _thinks(table.info.seats[seat]) else None


def move_due(table: Table) -> int | None:
    """By when the seat on move must have decided by the rules (ms): what it alone may know."""
    if table.phase is not RUNNING or thinking(table) is None:
        return None
    for clock in rule_clocks(table):
        if clock.since == "move":
            grace = clock.grace if clock.grace is not None and table.late else 0
            return table.decision_since + 1000 * (clock.seconds + grace)
    return None


def _seats(table: Table) -> Iterator[Deadline]:
    for seat, seat_state in enumerate(table.seats):
        if seat in table.actors and _thinks(seat_state):
            yield from _agreed(table, seat)
        if seat_state.person and seat_state.taken is None:
            yield from _absence(table, seat)


def _thinks(seat_state: SeatState) -> bool:
    """Its clocks run where it is on move: no bot plays there, and it is not late already."""
    return seat_state.bot is None and seat_state.claimable is None


def _agreed(table: Table, seat: Seat) -> Iterator[Deadline]:
    if table.setup.clock.move is not None:
        yield Deadline(table.decision_since + 1000 * table.setup.clock.move + LAG, "clock", seat)
    left = time_left(table, seat)
    if left is not None:
        yield Deadline(table.decision_since + max(left, 0) + LAG, "clock", seat)


def _absence(table: Table, seat: Seat) -> Iterator[Deadline]:
    seat_state = table.seats[seat]
    if seat_state.claimable is not None:
        yield Deadline(table.at + ABANDONED, "abandoned", seat)
    elif seat_state.away is not None:
        if others_there(table, seat):
            yield Deadline(seat_state.away.until, "gone", seat)
        else:
            yield Deadline(seat_state.away.until + ABANDONED, "abandoned", seat)
