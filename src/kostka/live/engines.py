"""Where a bot of the house must choose, what it is asked, and what its answer brings.

A bot gets a view, never a state. Its answers do not say how long it thought.
"""

from typing import Any

from kostka.game.errors import RuleError
from kostka.game.seats import Seat
from kostka.live.clock import time_left
from kostka.live.course import Course
from kostka.live.events import Back, Body, Moved
from kostka.live.follow import follow
from kostka.live.fortune import Chance
from kostka.live.table import Table, told
from kostka.live.tick import lapse


def engines_due(table: Table) -> tuple[Seat, ...]:
    """The seats where a bot of the house must choose now."""
    bots = table.company.bots
    if not bots:
        return ()
    return tuple(actor for actor in table.actors if isinstance(actor, int) and actor in bots)


def asked(table: Table, seat: Seat) -> tuple[Any, tuple[Any, ...]]:
    """The view and the moves that the bot at this seat chooses from."""
    rules, state = table.game.rules, table.state()
    return rules.view(state, seat), rules.legal(state, seat)


def engine_moved(
    table: Table, seat: Seat, engine: str, move: Any, *, now: int, chance: Chance
) -> tuple[Body, ...]:
    """What the move brings that this bot has chosen for this seat.

    Raises RuleError ``table-stale`` when it is no longer asked (somebody has come back), and
    ``table-move`` for a move that it has not to choose from.
    """
    course = Course(table, now, chance)
    lapse(course)
    table = course.table
    chair = table.chairs[seat]
    if seat not in engines_due(table) or chair.bot != engine:
        raise RuleError("", "table-stale", found=engine, expected=table.position)
    if move not in asked(table, seat)[1]:
        raise RuleError("", "table-move", found=type(move).__name__)
    only_this = chair.taken is not None and _one_decision(table, seat, course.now)
    move = table.game.timed(move, None)
    course.put(Moved(seat, told(move), engine=engine))
    if only_this:
        course.put(Back(seat))
    follow(course)
    return course.done


def _one_decision(table: Table, seat: Seat, now: int) -> bool:
    """Whether the bot plays for a person who is there, and only because the rules' own clock ran
    out on this decision: then the next is the person's again."""
    chair, clock = table.chairs[seat], table.setup.clock
    if chair.why != "clock" or chair.away is not None:
        return False
    thought = now - table.since
    by_rules = any(
        rule.move is None and thought >= 1000 * rule.seconds
        for rule in table.game.clocks(table.state())
    )
    left = time_left(table, seat)
    agreed = clock.move is not None and thought >= 1000 * clock.move
    return by_rules and not agreed and (left is None or left > 0)
