"""What may be wrong with one table: its log, what is derived from it, its chance."""

from collections.abc import Iterator, Sequence
from itertools import groupby

import msgspec

from kostka.game.chance_verification import verify_chance
from kostka.game.errors import Refusal, clip
from kostka.live.chance_source import promise
from kostka.live.events import Created, TableEvent
from kostka.live.fold import apply, fold
from kostka.live.projection import project
from kostka.live.table import Table
from kostka.store.append_job import Append, Params, append_job, projection_row, seat_rows
from kostka.store.event_rows import event_of

NOT_DERIVED = frozenset({"number", "thinker", "think_until", "secret"})
SEAT = ("seat", "person", "wanted")


class Problem(msgspec.Struct, frozen=True):
    """Something is wrong: ``code`` as in a refusal (its sentence is ``error-<code>``), where known
    the table (its id) and the event or, for chance, the entry of the game's log."""

    code: str
    table: str = ""
    number: int | None = None
    found: str = ""
    expected: str = ""


class Kept(msgspec.Struct, frozen=True):
    """All that the database has of one table: its row, the rows of its log and of its seats.
    ``counted``: the row has the number of the last event at any time (see ``Log``)."""

    row: Params
    log: Sequence[tuple[int, int, str, str | None, str | None]]
    seats: Sequence[Params]
    counted: bool


def faults_of(kept: Kept) -> Iterator[Problem]:
    """What is wrong with a table. Behind a log that cannot be folded nothing more is looked at."""
    id = kept.row["id"]
    events: list[TableEvent] = []
    for number, row in enumerate(kept.log, 1):
        if row[0] != number:
            yield Problem("log-gap", id, number, str(row[0]), str(number))
            return
        try:
            events.append(event_of(*row))
        except msgspec.DecodeError as error:
            yield Problem("log-unreadable", id, number, clip(error))
            return
    written = kept.row["number"]
    if written != len(events) and (kept.counted or not 1 <= written <= len(events)):
        yield Problem("log-length", id, None, str(len(events)), str(written))
        return
    first = events[0].body if events else None
    if not isinstance(first, Created) or first.table != id:
        yield Problem("log-beginning", id, 1)
        return
    table = fold(events[:1])
    for event in events[1:]:
        try:
            table = apply(table, event)
        except (Refusal, ValueError, msgspec.DecodeError) as error:
            yield Problem("log-move", id, event.number, clip(error))
            return
    yield from _twice(id, events)
    yield from _derived(kept, append_job(id, events, project(table), secret=kept.row["secret"]))
    yield from _chance(table, kept.row["secret"])


def _twice(id: str, events: Sequence[TableEvent]) -> Iterator[Problem]:
    """A command's events follow each other; it never comes again."""
    done: set[tuple[str | None, str]] = set()
    for (by, command), its in groupby(events, key=lambda event: (event.by, event.command)):
        if command is not None:
            if (by, command) in done:
                yield Problem("command-twice", id, next(its).number)
            done.add((by, command))


def _derived(kept: Kept, due: Append) -> Iterator[Problem]:
    id = kept.row["id"]
    for name, expected in {**projection_row(due.projection), **(due.made or {})}.items():
        if name in kept.row and name not in NOT_DERIVED and kept.row[name] != expected:
            yield Problem("head-differs", id, None, f"{name} {kept.row[name]}", str(expected))
    seats = [{name: row[name] for name in SEAT} for row in kept.seats]
    if seats != [{name: row[name] for name in SEAT} for row in seat_rows(id, due.projection)]:
        yield Problem("seats-differ", id)


def _chance(table: Table, secret: bytes) -> Iterator[Problem]:
    promised = promise(table, secret)
    if promised.commitment != table.commitment:
        yield Problem("commitment-differs", table.id, 1, table.commitment, promised.commitment)
    elif table.log is not None:
        for drawn in verify_chance(table.log, promised.source_at):
            if not drawn.agrees:  # neither is shown: the game may still go on
                yield Problem("chance-differs", table.id, drawn.number)
