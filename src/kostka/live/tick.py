"""What a moment brings: clocks that have run out, rests and waits that are over."""

from typing import Any

from kostka.live import agreeing
from kostka.live.clock import Due, others_there, soonest
from kostka.live.course import Course, stand_in
from kostka.live.events import Body, Claimable, Closed, Left, Moved, TakenOver, Warned
from kostka.live.follow import follow
from kostka.live.fortune import Chance
from kostka.live.table import Table, told


def tick(table: Table, now: int, chance: Chance) -> tuple[Body, ...]:
    """All that has happened by itself by ``now`` (ms); nothing where nothing has run out."""
    course = Course(table, now, chance)
    lapse(course)
    return course.done


def lapse(course: Course) -> None:
    """What time has brought, one after another, with all that follows from it."""
    while (due := soonest(course.table)) is not None and due.at <= course.now:
        _act(course, due)
        follow(course)


def _act(course: Course, due: Due) -> None:
    table, seat = course.table, due.seat
    match due.what:
        case "chance":
            pass  # it follows
        case "close":
            course.put(Closed())
        case "value":
            for late in agreeing.late(table):
                course.put(Left(late))
        case "move":
            course.put(_by_the_clock(table, due.move, course.now))
        case "mark":
            assert seat is not None
            course.put(Warned(seat, *due.move))
        case "gone" | "clock" as why:
            assert seat is not None
            if table.setup.absent == "claim" and others_there(table, seat):
                course.put(Claimable(seat, why))
            else:
                course.put(TakenOver(seat, stand_in(table), why))
        case "rule" | "abandoned":
            assert seat is not None
            why = "clock" if due.what == "rule" else "gone"
            if due.what == "rule" and due.move is not None:
                course.put(_by_the_clock(table, due.move, course.now))
            course.put(TakenOver(seat, stand_in(table), why))


def _by_the_clock(table: Table, move: Any, now: int) -> Moved:
    game = table.game
    move = game.timed(move, (now - table.since) // 1000)
    return Moved(game.rules.author(table.state(), move), told(move))
