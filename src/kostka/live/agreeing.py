"""How the seats agree on the chance before the game begins (docs/chance.md).

The hash of the table's secret is known since the table was made. When all sit, each seat of a
person commits to a value of its own; when all have, each shows it; then the game begins. A bot of
the house gives no value: what stands for it can be told beforehand.
"""

from typing import Literal

import msgspec

from kostka.game.errors import RuleError
from kostka.game.fairness import value_commitment
from kostka.game.seats import Seat
from kostka.live.commands import Commit, Reveal
from kostka.live.course import Course
from kostka.live.events import Back, Committed, Person, Revealed
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
    chairs = table.chairs
    if table.phase is not Phase.OPEN or any(chair.who is None for chair in chairs):
        return None
    due = _due(table)
    if due is None:
        return None
    return Agreeing(
        due,
        tuple(chair.commitment for chair in chairs),
        tuple(chair.value if chair.commitment or not chair.person else "" for chair in chairs),
    )


def late(table: Table) -> tuple[Seat, ...]:
    """The seats that have not given what is due while others have and wait for them."""
    now = agreeing(table)
    if now is None:
        return ()
    given = now.commitments if now.due == "commit" else now.values
    people = [seat for seat, chair in enumerate(table.chairs) if chair.person]
    missing = tuple(seat for seat in people if not given[seat])
    return missing if len(missing) < len(people) else ()


def commit(course: Course, who: Person, command: Commit) -> None:
    """To a value of one's own, once all sit. Another device of the same person, which does not
    know that value, may commit to another: then it all begins anew. Raises RuleError."""
    seat = _seat_due(course, who)
    table = course.table
    if table.chairs[seat].commitment != command.commitment:
        course.put(Committed(seat, command.commitment))


def reveal(course: Course, who: Person, command: Reveal) -> None:
    """The value that one has committed to, once all have. Raises RuleError ``chance-value`` for
    another."""
    seat = _seat_due(course, who)
    table = course.table
    if _due(table) != "reveal":
        raise RuleError("", "chance-not-due", found="reveal", expected="commit")
    chair = table.chairs[seat]
    found = value_commitment(table.id, seat, table.commitment, command.value)
    if found != chair.commitment:
        raise RuleError("", "chance-value", found=found, expected=chair.commitment)
    if not chair.value:
        course.put(Revealed(seat, command.value))


def _seat_due(course: Course, who: Person) -> Seat:
    table = course.table
    seat = seat_of(table, who)
    check_alive(table)
    if table.phase is not Phase.OPEN:
        raise RuleError("", "table-begun")
    if any(chair.who is None for chair in table.chairs):
        raise RuleError("", "chance-not-due", found="commit", expected="join")
    if table.chairs[seat].away is not None:
        course.put(Back(seat))  # who gives a value is there
    return seat


def _due(table: Table) -> Due | None:
    people = [chair for chair in table.chairs if chair.person]
    if not all(chair.commitment for chair in people):
        return "commit"
    return None if all(chair.value for chair in people) else "reveal"
