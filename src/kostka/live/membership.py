"""Sitting down, standing up, beginning, giving up, claiming, coming back."""

from kostka.eventlog.person import Person
from kostka.game.errors import Refusal
from kostka.game.seats import Seat
from kostka.live.commands import Claim, Join, Leave, Officiate, Resign, Return, Start
from kostka.live.deadlines import next_deadline, time_left
from kostka.live.draft import TableDraft, broken_off, stand_in
from kostka.live.events import Appointed, Back, Closed, Dismissed, Joined, Left, TakenOver
from kostka.live.offers import withdrawn
from kostka.live.phase import RUNNING, Phase
from kostka.live.seating import (
    check_alive,
    check_bot,
    check_running,
    check_undecided,
    seat_bot,
    seat_of,
)
from kostka.live.table import Table


def join(draft: TableDraft, who: Person, command: Join) -> None:
    """To a free seat before the game begins; to where one sits already nothing happens."""
    table = draft.state
    seat = table.seat_of(who)
    if seat is not None and command.seat in (None, seat):
        return
    check_alive(table)
    if table.phase is not Phase.OPEN:
        raise Refusal("table-begun")
    if seat is not None:
        raise Refusal("table-seated", found=seat + 1)
    if table.info.is_referee(who):
        raise Refusal("table-refereeing")
    draft.emit(Joined(_free(table, command.seat), who))


def _free(table: Table, wanted: Seat | None) -> Seat:
    free = [seat for seat, seat_state in enumerate(table.seats) if seat_state.who is None]
    if wanted is None and free:
        return free[0]
    if wanted is None or wanted not in free:
        expected = " ".join(str(seat + 1) for seat in free)
        found = "" if wanted is None else wanted + 1
        raise Refusal("table-seat-taken", found=found, expected=expected)
    return wanted


def leave(draft: TableDraft, who: Person, _command: Leave) -> None:
    """Always possible. Before the game the owner takes the table along; in a game it is
    resigning; afterwards what one has offered goes along."""
    table = draft.state
    if table.info.is_referee(who):
        draft.emit(Dismissed())
        if who.id != table.owner.id:
            return
    if table.phase is RUNNING:
        if table.seat_of(who) is not None:
            resign(draft, who, Resign())
    elif table.phase is Phase.OPEN:
        seat = table.seat_of(who)
        if who.id == table.owner.id:
            draft.emit(Closed())
        elif seat is not None:
            draft.emit(Left(seat))
    elif (seat := table.seat_of(who)) is not None:
        for body in withdrawn(table, seat):
            draft.emit(body)


def officiate(draft: TableDraft, who: Person, _command: Officiate) -> None:
    """Be the referee of a table that has a seat for one; whoever sits at it cannot. The key has
    been looked at before."""
    table = draft.state
    if table.info.is_referee(who):
        return
    check_alive(table)
    if not table.setup.referee:
        raise Refusal("table-no-referee")
    if (seat := table.seat_of(who)) is not None:
        raise Refusal("table-seated", found=seat + 1)
    if table.info.referee is not None:
        raise Refusal("table-referee-taken", found=table.info.referee.name)
    draft.emit(Appointed(who))


def start(draft: TableDraft, who: Person, command: Start) -> None:
    """The owner fills the seats that are still free with bots."""
    table = draft.state
    if who.id != table.owner.id:
        raise Refusal("table-not-owner", expected=table.owner.name)
    check_alive(table)
    if table.phase is not Phase.OPEN:
        return
    check_bot(table, command.fill)
    for seat, seat_state in enumerate(table.seats):
        if seat_state.who is None:
            seat_bot(draft, seat, command.fill)


def resign(draft: TableDraft, who: Person, _command: Resign) -> None:
    """Between two sides the game ends; else a bot plays on, as long as anybody plays that has not
    resigned too."""
    table = draft.state
    seat = seat_of(table, who)
    check_undecided(table)
    if table.seats[seat].resigned:
        return
    gave_up = {
        seat,
        *(other for other, seat_state in enumerate(table.seats) if seat_state.resigned),
    }
    alone = not any(
        seat_state.person and other not in gave_up for other, seat_state in enumerate(table.seats)
    )
    if alone or len(table.game.sides(len(table.seats))) <= 2:
        draft.emit(broken_off(table, gave_up, "resigned"))
    else:
        draft.emit(TakenOver(seat, stand_in(table), "resigned"))


def claim(draft: TableDraft, who: Person, _command: Claim) -> None:
    """Between two sides the other's game is won; a partner, or one of many, gets a bot to go on
    with."""
    table = draft.state
    seat = seat_of(table, who)
    check_undecided(table)
    sides = table.game.sides(len(table.seats))
    mine = next(side for side in sides if seat in side)
    claimable = [
        other
        for other, seat_state in enumerate(table.seats)
        if seat_state.claimable is not None and other != seat
    ]
    if not claimable:
        raise Refusal("table-nothing-to-claim")
    theirs = [other for other in claimable if other not in mine]
    if theirs and len(sides) == 2:
        draft.emit(broken_off(table, theirs, "claimed"))
        return
    for other in claimable:
        why = table.seats[other].claimable
        assert why is not None
        draft.emit(TakenOver(other, stand_in(table), why))


def return_(draft: TableDraft, who: Person, _command: Return) -> None:
    """Play oneself again; not for who has resigned, or has no time left for this decision
    or for the game."""
    table = draft.state
    seat = seat_of(table, who)
    check_running(table)
    seat_state = table.seats[seat]
    if seat_state.resigned:
        raise Refusal("table-resigned")
    if seat_state.taken is None and seat_state.away is None:
        return
    left = time_left(table, seat)
    if left is not None and left <= 0:
        raise Refusal("table-late")
    draft.emit(Back(seat))
    due = next_deadline(draft.state)
    if due is not None and due.at <= draft.now:  # a clock has run out, and has not begun anew
        raise Refusal("table-late")
