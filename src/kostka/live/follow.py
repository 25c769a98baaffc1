"""What happens by itself: the game begins when all sit and have agreed on the chance, chance moves,
the game ends."""

from kostka.game.seats import CHANCE
from kostka.live.agreeing import agreeing
from kostka.live.course import Course
from kostka.live.events import Begun, Body, Ended, Heard, Moved
from kostka.live.phase import RUNNING, Phase
from kostka.live.table import Table, rest_due, silence, told


def follow(course: Course) -> None:
    """Everything that needs nobody: until somebody is waited for, or a rest."""
    while (body := _next(course)) is not None:
        course.put(body)


def rest_end(table: Table) -> int | None:
    """Until when chance waits for people to look (ms); None where it need not, or no longer, for
    every person has said to have seen it. Bots have seen everything."""
    if table.rest is None:
        return None
    rest = rest_due(table.company, table.state())
    if rest is None or not any(
        table.chairs[seat].person and table.chairs[seat].bot is None for seat in rest.ready
    ):
        return None
    return table.rest.since + 1000 * rest.seconds


def _agreed(table: Table) -> bool:
    """All sit, and nothing is to be given to the chance any more."""
    seated = table.phase is Phase.OPEN and all(chair.who is not None for chair in table.chairs)
    return seated and agreeing(table) is None


def _next(course: Course) -> Body | None:
    table = course.table
    if table.held and not silence(table):
        return Heard()
    if table.phase is not RUNNING:
        return Begun(table.values) if _agreed(table) else None
    game, bots = table.company.game, table.company.bots
    rules, state, actors = game.rules, table.state(), table.actors
    for seat, move in game.owed(state).items() if bots else ():
        if seat in bots:
            return Moved(seat, told(move), engine=table.chairs[seat].bot)
    if not actors:
        result = rules.result(state)
        assert result is not None, "a game that waits for nobody has a result"
        until = rest_end(table)
        if until is not None and course.now < until:
            return None  # the referee may still decide
        return Ended(result.places, result.score, "played", result.won)
    if CHANCE not in actors:
        return None
    until = rest_end(table)
    if until is not None and course.now < until:
        return None
    source = course.chance(table)(table.position + 1)
    return Moved(CHANCE, told(rules.draw(state, source)))
