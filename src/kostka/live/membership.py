"""Sitting down, standing up, beginning, giving up, claiming, coming back."""

from kostka.game.errors import RuleError
from kostka.game.seats import Seat
from kostka.live.clock import soonest, time_left
from kostka.live.commands import Claim, Join, Leave, Officiate, Resign, Return, Start
from kostka.live.course import Course, broken_off, stand_in
from kostka.live.events import Appointed, Back, Closed, Dismissed, Joined, Left, Person, TakenOver
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


def join(course: Course, who: Person, command: Join) -> None:
    """To a free seat before the game begins; to where one sits already nothing happens."""
    table = course.table
    seat = table.seat_of(who)
    if seat is not None and command.seat in (None, seat):
        return
    check_alive(table)
    if table.phase is not Phase.OPEN:
        raise RuleError("", "table-begun")
    if seat is not None:
        raise RuleError("", "table-seated", found=seat + 1)
    if table.company.is_referee(who):
        raise RuleError("", "table-refereeing")
    course.put(Joined(_free(table, command.seat), who))


def _free(table: Table, wanted: Seat | None) -> Seat:
    free = [seat for seat, chair in enumerate(table.chairs) if chair.who is None]
    if wanted is None and free:
        return free[0]
    if wanted is None or wanted not in free:
        expected = " ".join(str(seat + 1) for seat in free)
        found = "" if wanted is None else wanted + 1
        raise RuleError("", "table-seat-taken", found=found, expected=expected)
    return wanted


def leave(course: Course, who: Person, _command: Leave) -> None:
    """Always possible. Before the game the owner takes the table along; in a game it is
    resigning; afterwards what one has offered goes along."""
    table = course.table
    if table.company.is_referee(who):
        course.put(Dismissed())
        if who.id != table.owner.id:
            return
    if table.phase is RUNNING:
        if table.seat_of(who) is not None:
            resign(course, who, Resign())
    elif table.phase is Phase.OPEN:
        seat = table.seat_of(who)
        if who.id == table.owner.id:
            course.put(Closed())
        elif seat is not None:
            course.put(Left(seat))
    elif (seat := table.seat_of(who)) is not None:
        for body in withdrawn(table, seat):
            course.put(body)


def officiate(course: Course, who: Person, _command: Officiate) -> None:
    """Be the referee of a table that has a seat for one; whoever sits at it cannot. The key has
    been looked at before."""
    table = course.table
    if table.company.is_referee(who):
        return
    check_alive(table)
    if not table.setup.referee:
        raise RuleError("", "table-no-referee")
    if (seat := table.seat_of(who)) is not None:
        raise RuleError("", "table-seated", found=seat + 1)
    if table.company.referee is not None:
        raise RuleError("", "table-referee-taken", found=table.company.referee.name)
    course.put(Appointed(who))


def start(course: Course, who: Person, command: Start) -> None:
    """The owner fills the seats that are still free with bots."""
    table = course.table
    if who.id != table.owner.id:
        raise RuleError("", "table-not-owner", expected=table.owner.name)
    check_alive(table)
    if table.phase is not Phase.OPEN:
        return
    check_bot(table, command.fill)
    for seat, chair in enumerate(table.chairs):
        if chair.who is None:
            seat_bot(course, seat, command.fill)


def resign(course: Course, who: Person, _command: Resign) -> None:
    """Between two sides the game ends; else a bot plays on, as long as anybody plays that has not
    resigned too."""
    table = course.table
    seat = seat_of(table, who)
    check_undecided(table)
    if table.chairs[seat].resigned:
        return
    gave_up = {seat, *(other for other, chair in enumerate(table.chairs) if chair.resigned)}
    alone = not any(
        chair.person and other not in gave_up for other, chair in enumerate(table.chairs)
    )
    if alone or len(table.game.sides(len(table.chairs))) <= 2:
        course.put(broken_off(table, gave_up, "resigned"))
    else:
        course.put(TakenOver(seat, stand_in(table), "resigned"))


def claim(course: Course, who: Person, _command: Claim) -> None:
    """Between two sides the other's game is won; a partner, or one of many, gets a bot to go on
    with."""
    table = course.table
    seat = seat_of(table, who)
    check_undecided(table)
    sides = table.game.sides(len(table.chairs))
    mine = next(side for side in sides if seat in side)
    claimable = [
        other
        for other, chair in enumerate(table.chairs)
        if chair.claimable is not None and other != seat
    ]
    if not claimable:
        raise RuleError("", "table-nothing-to-claim")
    theirs = [other for other in claimable if other not in mine]
    if theirs and len(sides) == 2:
        course.put(broken_off(table, theirs, "claimed"))
        return
    for other in claimable:
        why = table.chairs[other].claimable
        assert why is not None
        course.put(TakenOver(other, stand_in(table), why))


def return_(course: Course, who: Person, _command: Return) -> None:
    """Play oneself again; not for who has resigned, or has no time left for this decision
    or for the game."""
    table = course.table
    seat = seat_of(table, who)
    check_running(table)
    chair = table.chairs[seat]
    if chair.resigned:
        raise RuleError("", "table-resigned")
    if chair.taken is None and chair.away is None:
        return
    left = time_left(table, seat)
    if left is not None and left <= 0:
        raise RuleError("", "table-late")
    course.put(Back(seat))
    due = soonest(course.table)
    if due is not None and due.at <= course.now:  # a clock has run out, and has not begun anew
        raise RuleError("", "table-late")
