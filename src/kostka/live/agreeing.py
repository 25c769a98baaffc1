"""How the seats agree on the chance before the game begins (docs/chance.md).

The hash of the table's secret is known since the table was made. When all sit, each seat of a
person commits to a value of its own; when all have, each shows it; then the game begins. A bot of
the house gives no value: what stands for it can be told beforehand.
"""

from typing import Literal

import msgspec

from kostka.eventlog.person import Person
from kostka.game.errors import Refusal
from kostka.game.fairness import value_commitment
from kostka.game.seats import Seat
from kostka.live.commands import Commit, Reveal
from kostka.live.draft import TableDraft
from kostka.live.events import Back, Committed, Revealed
from kostka.live.phase import Phase
from kostka.live.seating import check_alive, seat_of
from kostka.live.table import Table

Due = Literal["commit", "reveal"]


class Agreeing(msgspec.Struct, frozen=True):
    """What is still to be given before the game begins: ``due`` of all seats for which there is
    nothing yet in ``commitments``, and then in ``values``. Both by seat; empty: none (for a bot of
    the house there is no commitment)."""

    due: Due
    commitments: tuple[str, ...]
    values: tuple[str, ...]


def agreeing(table: Table) -> Agreeing | None:
    """How far it is; None while not all sit, and once nothing is to be given."""
    seats = table.seats
    if table.phase is not Phase.OPEN or any(seat_state.who is None for seat_state in seats):
        return None
    due = _due(table)
    if due is None:
        return None
    return Agreeing(
        due,
        tuple(seat_state.commitment for seat_state in seats),
        tuple(
            seat_state.value if seat_state.commitment or not seat_state.person else ""
            for seat_state in seats
        ),
    )


def late(table: Table) -> tuple[Seat, ...]:
    """The seats that have not given what is due while others have and wait for them."""
    now = agreeing(table)
    if now is None:
        return ()
    given = now.commitments if now.due == "commit" else now.values
    people = [seat for seat, seat_state in enumerate(table.seats) if seat_state.person]
    missing = tuple(seat for seat in people if not given[seat])
    return missing if len(missing) < len(people) else ()


def commit(draft: TableDraft, who: Person, command: Commit) -> None:
    """To a value of one's own, once all sit. Another device of the same person, which does not
    know that value, may commit to another: then it all begins anew. Raises Refusal."""
    seat = _seat_due(draft, who)
    table = draft.state
    if table.seats[seat].commitment != command.commitment:
        draft.emit(Committed(seat, command.commitment))


def reveal(draft: TableDraft, who: Person, command: Reveal) -> None:
    """The value that one has committed to, once all have. Raises Refusal ``chance-value`` for
    another."""
    seat = _seat_due(draft, who)
    table = draft.state
    if _due(table) != "reveal":
        raise Refusal("chance-not-due", found="reveal", expected="commit")
    seat_state = table.seats[seat]
    found = value_commitment(table.id, seat, table.commitment, command.value)
    if found != seat_state.commitment:
        raise Refusal("chance-value", found=found, expected=seat_state.commitment)
    if not seat_state.value:
        draft.emit(Revealed(seat, command.value))


def _seat_due(draft: TableDraft, who: Person) -> Seat:
    table = draft.state
    seat = seat_of(table, who)
    check_alive(table)
    if table.phase is not Phase.OPEN:
        raise Refusal("table-begun")
    if any(seat_state.who is None for seat_state in table.seats):
        raise Refusal("chance-not-due", found="commit", expected="join")
    if table.seats[seat].away is not None:
        draft.emit(Back(seat))  # who gives a value is there
    return seat


def _due(table: Table) -> Due | None:
    people = [seat_state for seat_state in table.seats if seat_state.person]
    if not all(seat_state.commitment for seat_state in people):
        return "commit"
    return None if all(seat_state.value for seat_state in people) else "reveal"
