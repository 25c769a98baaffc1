"""A table is closed by an administrator, whoever sits there."""

from kostka.game.errors import RuleError
from kostka.live.course import Course, broken_off
from kostka.live.events import Body, Closed
from kostka.live.follow import follow
from kostka.live.fortune import Chance
from kostka.live.phase import RUNNING, Phase
from kostka.live.seating import check_alive
from kostka.live.table import Table
from kostka.live.tick import lapse


def close(table: Table, now: int, chance: Chance) -> tuple[Body, ...]:
    """What closing a table at this moment (ms) brings: one that has not begun is given up, a
    running game ends and nobody wins it. What time has brought by then comes first. Raises
    RuleError ``table-over``, ``table-closed``."""
    course = Course(table, now, chance)
    lapse(course)
    check_alive(course.table)
    if course.table.phase is Phase.OVER:
        raise RuleError("", "table-over")
    if course.table.phase is RUNNING:
        course.put(broken_off(course.table, (), "closed"))
    else:
        course.put(Closed())
    follow(course)
    return course.done
