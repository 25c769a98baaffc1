"""Whether anybody is there for a seat, as the server notices it; and time given back."""

from collections.abc import Iterable

from kostka.eventlog.draft import Draft
from kostka.game.seats import Seat
from kostka.live.deadlines import OPEN, due_at, wait
from kostka.live.events import Back, Body, GivenBack, Gone
from kostka.live.fold import apply
from kostka.live.offers import withdrawn
from kostka.live.phase import RUNNING, Phase
from kostka.live.table import Table


def report_gone(table: Table, seat: Seat, now: int) -> Draft[Table, Body]:
    """Nobody is there for this seat any more; nothing where that is known, or matters to nobody."""
    draft = Draft(apply, table, now)
    seat_state = table.seats[seat]
    if table.phase is Phase.OVER:
        for body in withdrawn(table, seat):
            draft.emit(body)
    elif not seat_state.there:
        pass
    elif table.phase is Phase.OPEN:
        draft.emit(Gone(seat, draft.now + OPEN))
    elif table.phase is RUNNING:
        draft.emit(Gone(seat, draft.now + wait(seat_state)))
    return draft


def report_back(table: Table, seat: Seat, now: int) -> Draft[Table, Body]:
    """Somebody is there again; a bot that played on meanwhile stops."""
    draft = Draft(apply, table, now)
    if is_missed(table, seat):
        draft.emit(Back(seat))
    return draft


def is_missed(table: Table, seat: Seat) -> bool:
    """Whether this seat's person counts as away, so that their coming back changes something."""
    return table.phase in (Phase.OPEN, RUNNING) and table.seats[seat].away is not None


def give_back_time(table: Table, spans: Iterable[tuple[int, int]], now: int) -> Draft[Table, Body]:
    """The time for which the server was down, from when to when (ms), as far as it fell on this
    table as it is. Nothing once something has happened after it: so it is given back only once."""
    draft = Draft(apply, table, now)
    down = sum(until - max(since, table.at) for since, until in spans if until > table.at)
    if down > 0 and due_at(table) is not None:
        draft.emit(GivenBack(down))
    return draft
