"""How a table begins: made by somebody, or again by those who have played."""

import msgspec
from msgspec.structs import replace

from kostka.game.definition import AnyGame, game_named
from kostka.game.errors import RuleError
from kostka.game.header import Header
from kostka.game.ruleset import options_of, rules_of
from kostka.live.course import Course
from kostka.live.events import Appointed, Body, Created, Event, Joined, Person
from kostka.live.folding import fold
from kostka.live.follow import follow
from kostka.live.fortune import Chance
from kostka.live.origin import beginning
from kostka.live.seating import check_bot, seat_bot
from kostka.live.setup import BOT, MINE, OPEN, Setup
from kostka.live.table import Table


def create(
    setup: Setup,
    owner: Person,
    id: str,
    commitment: str,
    *,
    now: int,
    chance: Chance,
    lead: tuple[msgspec.Raw, ...] = (),
) -> tuple[Body, ...]:
    """A new table's first events, the game's beginning among them where all sit already.

    ``commitment``: the hash of its secret; ``lead``: the moves that the
    game begins with (see origin.py). Raises RuleError for a setup that cannot be played.
    """
    first = Created(id, owner, checked(setup), commitment, lead)
    table = fold([Event(1, now, first)])
    beginning(table)
    course = Course(table, now, chance)
    for seat, wanted in enumerate(setup.seats):
        if wanted == MINE:
            course.put(Joined(seat, owner))
        elif wanted.startswith(BOT):
            engine = wanted.removeprefix(BOT)
            check_bot(table, engine)
            seat_bot(course, seat, engine)
    follow(course)
    return (first, *course.done)


def again(table: Table, id: str, commitment: str, *, now: int, chance: Chance) -> tuple[Body, ...]:
    """The first events of the table where the same go on, each a seat further, so that another
    begins. Their values for the chance they give there."""
    chairs = (*table.chairs[1:], table.chairs[0])
    seats = tuple(OPEN if chair.person else f"{BOT}{chair.engine}" for chair in chairs)
    setup = checked(replace(table.setup, seats=seats, origin=None))
    first = Created(id, table.owner, setup, commitment)
    fresh = fold([Event(1, now, first)])
    course = Course(fresh, now, chance)
    if table.company.referee is not None:
        course.put(Appointed(table.company.referee))
    for seat, chair in enumerate(chairs):
        if chair.engine is not None:
            seat_bot(course, seat, chair.engine)
        elif chair.who is not None:
            course.put(Joined(seat, chair.who))
    follow(course)
    return (first, *course.done)


def checked(setup: Setup) -> Setup:
    """The setup with its rule set named and only the options that differ. Raises RuleError."""
    game = game_named(setup.game)
    _check_seats(setup, game)
    name = setup.rules or next(iter(game.rules.RULE_SETS))
    header = Header(game.name, name, ("",) * len(setup.seats), setup.options)
    chosen = rules_of(game.rules.RULE_SETS, header)
    options = options_of(game.rules.RULE_SETS[name], chosen)
    if setup.referee and not game.has_referee:
        raise RuleError("", "table-referee-game", found=game.name)
    for option in game.judged:
        if option in options and not setup.referee:
            raise RuleError("", "table-needs-referee", found=f"{option} = {options[option]}")
    game.rules.start(replace(header, options=options))
    return replace(setup, rules=name, options=options)


def _check_seats(setup: Setup, game: AnyGame) -> None:
    count = len(setup.seats)
    if count not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        expected = str(least) if least == most else f"{least}…{most}"
        raise RuleError("", "seats-count", found=count, expected=expected)
    for wanted in setup.seats:
        known = wanted in (OPEN, MINE) or wanted.startswith(BOT)
        if not known or (wanted == MINE and setup.seats.count(MINE) > 1):
            found = " ".join(setup.seats)
            raise RuleError("", "table-seats", found=found, expected=f"{MINE} {OPEN} {BOT}…")
