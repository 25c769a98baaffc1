"""A finished table as a record, and the proof of its chance."""

import msgspec
from msgspec.structs import replace

from kostka.game.errors import Refusal
from kostka.game.guests import guests_tag
from kostka.game.record.record import Record
from kostka.live.calendar import iso
from kostka.live.chance_source import promise
from kostka.live.phase import RUNNING, Phase
from kostka.live.table import Table, header


class Proof(msgspec.Struct, frozen=True):
    """What a table's throws and deals are recomputed from (see game/fairness.py). ``commitments``
    to the seats' values are there as they are given (empty: none, as for bots of the house),
    ``values`` when the game has begun, ``secret`` (hex) when it is over."""

    game: str
    commitment: str
    commitments: tuple[str, ...]
    values: tuple[str, ...] | None
    secret: str | None


def proof(table: Table, secret: bytes) -> Proof:
    """What may be published by now."""
    over = table.phase is Phase.OVER
    begun = over or table.phase is RUNNING
    return Proof(
        table.id,
        table.commitment,
        tuple(seat_state.commitment for seat_state in table.seats),
        table.values if begun else None,
        secret.hex() if over else None,
    )


def record_of(table: Table, secret: bytes | None) -> Record:
    """The game as a record that ``kostka verify`` accepts; without the secret its chance stays
    unchecked.

    ``WithoutAccount`` says which seats had no account. ``Termination`` says how it ended where it
    was not played out, ``Places`` who stood where then, ``Origin`` the game that it went on from
    and how many of its moves it begins with.
    Raises Refusal ``table-not-over``: before that a record would tell what is hidden.
    """
    if table.log is None or table.ended is None:
        raise Refusal("table-not-over")
    tags = {"Date": iso(table.begun)}
    for number, seat_state in enumerate(table.seats, 1):
        if seat_state.engine is not None:
            tags[f"Bot{number}"] = seat_state.engine
    tags |= guests_tag(seat for seat, one in enumerate(table.seats) if one.who and one.who.guest)
    if table.ended.why != "played":
        tags["Termination"] = table.ended.why
        tags["Places"] = " ".join(map(str, table.ended.places))
    if table.setup.origin is not None:
        tags["Origin"] = f"{table.setup.origin.table} {len(table.opening_moves)}"
    tags |= _chance(table, secret)
    return Record(table.game, replace(table.log, header=header(table).with_tags(**tags)))


def _chance(table: Table, secret: bytes | None) -> dict[str, str]:
    tags = promise(table, secret or b"").tags()
    tags["Commitment"] = table.commitment
    if secret is None:
        del tags["Secret"]
    return tags
