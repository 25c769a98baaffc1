"""Others at the same device: people who play there beside its owner, and take it in turns.

What needs no choice of theirs is done for them, for they sit together: the value for the chance,
yes to what one of them offers, and having seen what another has seen.
"""

from kostka.eventlog.person import Person
from kostka.game.fairness import value_commitment
from kostka.game.seats import Seat
from kostka.live.agreeing import agreeing
from kostka.live.commands import Answer, Command, Commit, Play, Reveal
from kostka.live.offers import asked
from kostka.live.table import Table, raw_json, ready_move
from kostka.live.table_key import TableKey

BESIDE = "beside-"
"""With this the id of somebody begins who plays at another's device."""


def neighbour(seat: Seat, name: str) -> Person:
    """Who sits there at a table of this device."""
    return Person(f"{BESIDE}{seat}", name)


def is_shared(table: Table) -> bool:
    """Whether several play at it on this device."""
    return any(one.who is not None and one.who.id.startswith(BESIDE) for one in table.seats)


def wish(table: Table, key: TableKey) -> tuple[Person, Command] | None:
    """What one of those at a shared table does by itself now; None: nothing."""
    if not is_shared(table):
        return None
    for seat, one in enumerate(table.seats):
        if one.who is None or not one.person:
            continue
        if one.who.id.startswith(BESIDE) and (given := _value(table, seat, key)) is not None:
            return one.who, given
        for offer in table.offers:
            if seat in asked(table, offer.seat, offer.what) and seat not in offer.agreed:
                return one.who, Answer(offer.what, yes=True)
    return None


def others_ready(table: Table) -> tuple[Person, Command] | None:
    """Who at a shared table has not said yet to have seen what another has; None: nobody."""
    for seat, one in enumerate(table.seats):
        if one.who is None or not one.person or table.pause is None:
            continue
        if (seen_it := ready_move(table, seat)) is not None:
            return one.who, Play(table.position, raw_json(seen_it))
    return None


def _value(table: Table, seat: Seat, key: TableKey) -> Command | None:
    now = agreeing(table)
    if now is None:
        return None
    value = key.value(table.id, seat)
    if now.due == "commit":
        commitment = value_commitment(table.id, seat, table.commitment, value)
        return None if now.commitments[seat] else Commit(commitment)
    return None if now.values[seat] else Reveal(value)
