"""How a table begins: made by somebody, or again by those who have played."""

import msgspec
from msgspec.structs import replace

from kostka.eventlog.person import Person
from kostka.game.definition import AnyGame, game_named
from kostka.game.errors import Refusal
from kostka.game.header import Header
from kostka.game.ruleset import options_of, rules_of
from kostka.live.chance_source import ChanceSource
from kostka.live.consequences import add_consequences
from kostka.live.draft import TableDraft
from kostka.live.events import Appointed, Created, Joined
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
    chance: ChanceSource,
    lead: tuple[msgspec.Raw, ...] = (),
    by: str | None = None,
) -> TableDraft:
    """A new table's first events, the game's beginning among them where all sit already.

    ``commitment``: the hash of its secret; ``lead``: the moves that the game begins with (see
    origin.py); ``by``: the id of whoever asked for it. Raises Refusal for a setup that cannot be
    played.
    """
    first = Created(id, owner, checked(setup), commitment, lead)
    draft = TableDraft.opened(first, now, chance, by)
    table = draft.state
    beginning(table)
    for seat, wanted in enumerate(setup.seats):
        if wanted == MINE:
            draft.emit(Joined(seat, owner))
        elif wanted.startswith(BOT):
            engine = wanted.removeprefix(BOT)
            check_bot(table, engine)
            seat_bot(draft, seat, engine)
    add_consequences(draft)
    return draft


def again(table: Table, id: str, commitment: str, *, now: int, chance: ChanceSource) -> TableDraft:
    """The first events of the table where the same go on, each a seat further, so that another
    begins. Their values for the chance they give there."""
    seats = (*table.seats[1:], table.seats[0])
    who = tuple(OPEN if one.person else f"{BOT}{one.engine}" for one in seats)
    setup = checked(replace(table.setup, seats=who, origin=None))
    first = Created(id, table.owner, setup, commitment)
    draft = TableDraft.opened(first, now, chance)
    if table.info.referee is not None:
        draft.emit(Appointed(table.info.referee))
    for seat, seat_state in enumerate(seats):
        if seat_state.engine is not None:
            seat_bot(draft, seat, seat_state.engine)
        elif seat_state.who is not None:
            draft.emit(Joined(seat, seat_state.who))
    add_consequences(draft)
    return draft


def checked(setup: Setup) -> Setup:
    """The setup with its rule set named and only the options that differ. Raises Refusal."""
    game = game_named(setup.game)
    _check_seats(setup, game)
    name = setup.rules or next(iter(game.rules.RULE_SETS))
    header = Header(game.name, name, ("",) * len(setup.seats), setup.options)
    chosen = rules_of(game.rules.RULE_SETS, header)
    options = options_of(game.rules.RULE_SETS[name], chosen)
    if setup.referee and not game.has_referee:
        raise Refusal("table-referee-game", found=game.name)
    for option in game.judged:
        if option in options and not setup.referee:
            raise Refusal("table-needs-referee", found=f"{option} = {options[option]}")
    game.rules.start(replace(header, options=options))
    return replace(setup, rules=name, options=options)


def _check_seats(setup: Setup, game: AnyGame) -> None:
    count = len(setup.seats)
    if count not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        expected = str(least) if least == most else f"{least}…{most}"
        raise Refusal("seats-count", found=count, expected=expected)
    for wanted in setup.seats:
        known = wanted in (OPEN, MINE) or wanted.startswith(BOT)
        if not known or (wanted == MINE and setup.seats.count(MINE) > 1):
            found = " ".join(setup.seats)
            raise Refusal("table-seats", found=found, expected=f"{MINE} {OPEN} {BOT}…")
