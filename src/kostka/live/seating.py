"""Who sits where at a table, and who may do what there: the refusals that several share."""

from kostka.eventlog.person import Person
from kostka.game.errors import Refusal
from kostka.game.fairness import house_value
from kostka.game.seats import Seat
from kostka.live.draft import TableDraft
from kostka.live.events import Joined
from kostka.live.phase import Phase
from kostka.live.setup import BOT
from kostka.live.table import Table


def seat_of(table: Table, who: Person) -> Seat:
    """Where this person sits. Raises Refusal ``table-not-seated`` for who looks on."""
    seat = table.info.seat_by_person.get(who.id)
    if seat is None:
        raise Refusal("table-not-seated")
    return seat


def check_running(table: Table) -> None:
    """Raises Refusal before the game has begun and after it has ended."""
    if table.phase is Phase.OPEN:
        raise Refusal("table-not-begun")
    check_alive(table)
    if table.phase is Phase.OVER:
        raise Refusal("table-over")


def check_undecided(table: Table) -> None:
    """Raises Refusal as well where the game has come to its end, and waits only to be signed."""
    check_running(table)
    if not table.actors:
        raise Refusal("table-over")


def check_alive(table: Table) -> None:
    """Raises Refusal at a table that was given up."""
    if table.phase is Phase.CLOSED:
        raise Refusal("table-closed")


def check_bot(table: Table, engine: str) -> None:
    """Raises Refusal ``bot-unknown``."""
    bots = table.game.bots
    if engine not in bots:
        choices = " ".join(BOT + name for name in bots)
        raise Refusal("bot-unknown", found=BOT + engine, expected=choices)


def seat_bot(draft: TableDraft, seat: Seat, engine: str) -> None:
    """A bot of the house sits down."""
    taken = {seat_state.who.name for seat_state in draft.state.seats if seat_state.who is not None}
    name, number = engine, 1
    while name in taken:
        number += 1
        name = f"{engine} {number}"
    who = Person(BOT + engine, name, bot=True)
    draft.emit(Joined(seat, who, house_value(engine), engine))
