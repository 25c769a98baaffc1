"""Whether anybody is there for a seat, as the server notices it; and time given back."""

from collections.abc import Iterable

from kostka.game.seats import Seat
from kostka.live.deadlines import OPEN, due_at, wait
from kostka.live.events import Back, Body, GivenBack, Gone
from kostka.live.offers import withdrawn
from kostka.live.phase import RUNNING, Phase
from kostka.live.table import Table


def report_gone(table: Table, seat: Seat, now: int) -> tuple[Body, ...]:
    """Nobody is there for this seat any more; nothing where that is known, or matters to nobody."""
    seat_state = table.seats[seat]
    if table.phase is Phase.OVER:
        return withdrawn(table, seat)
    if not seat_state.there:
        return ()
    now = table.moment(now)
    if table.phase is Phase.OPEN:
        return (Gone(seat, now + OPEN),)
    if table.phase is RUNNING:
        return (Gone(seat, now + wait(seat_state)),)
    return ()


def report_back(table: Table, seat: Seat) -> tuple[Body, ...]:
    """Somebody is there again; a bot that played on meanwhile stops."""
    running = table.phase in (Phase.OPEN, RUNNING)
    return (Back(seat),) if running and table.seats[seat].away is not None else ()


def give_back_time(table: Table, spans: Iterable[tuple[int, int]]) -> tuple[Body, ...]:
    """The time for which the server was down, from when to when (ms), as far as it fell on this
    table as it is. Nothing once something has happened after it: so it is given back only once."""
    down = sum(until - max(since, table.at) for since, until in spans if until > table.at)
    return (GivenBack(down),) if down > 0 and due_at(table) is not None else ()
