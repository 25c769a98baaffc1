"""What may be wrong with one log: its events, what is derived from it, what its kind knows."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec

from kostka.eventlog.event import Event
from kostka.eventlog.kind import Kinds
from kostka.eventlog.problem import Problem
from kostka.game.errors import Refusal, clip
from kostka.store.append_job import Params, made, projection_row, seat_rows
from kostka.store.event_rows import event_of
from kostka.store.index_changes import index_table

DERIVED = ("created", "owner", "due", "lease_wanted")
SEAT = ("seat", "person", "wanted")


class KeptLog(msgspec.Struct, frozen=True):
    """All that the database has of one log: its row, the rows of its events, of who takes part, and
    of the index."""

    row: Params
    events: Sequence[tuple[int, int, str, str | None, str | None]]
    seats: Sequence[Params]
    index: Mapping[str, Sequence[Params]]


def problems_of(kept: KeptLog, kinds: Kinds) -> Iterator[Problem]:
    """What is wrong with a log. Behind one that cannot be folded nothing more is looked at."""
    id, kind = kept.row["id"], kinds.get(kept.row["kind"])
    if kind is None:
        yield Problem("log-kind", id, None, str(kept.row["kind"]), " ".join(kinds))
        return
    events: list[Event[Any]] = []
    for number, row in enumerate(kept.events, 1):
        if row[0] != number:
            yield Problem("log-gap", id, number, str(row[0]), str(number))
            return
        try:
            events.append(event_of(kind, row))
        except msgspec.DecodeError as error:
            yield Problem("log-unreadable", id, number, clip(error))
            return
    end = kept.row["end"]
    written = kept.row["number"] if end is None else end
    if not 1 <= kept.row["number"] <= len(events) or end not in (None, len(events)):
        yield Problem("log-length", id, None, str(len(events)), str(written))
        return
    rules, state = kind.rules, None
    for event in events:
        try:
            state = rules.apply(state, event)
        except (Refusal, ValueError, msgspec.DecodeError) as error:
            if state is None:
                yield Problem("log-beginning", id, 1)
            else:
                yield Problem("log-move", id, event.number, clip(error))
            return
    found = list(rules.check(id, state, kept.row["secret"]))
    if any(problem.code == "log-beginning" for problem in found):
        yield from found
        return
    yield from _twice(id, events)
    projection = rules.project(state)
    expected = made(kind, events[0], None) | projection_row(projection)
    yield from _differing(id, kept.row, expected, DERIVED)
    for name in kind.index:
        yield from _indexed(id, name, kept.index[name], projection.index.get(name, ()))
    people = [{name: one[name] for name in SEAT} for one in kept.seats]
    if people != [{name: one[name] for name in SEAT} for one in seat_rows(id, projection.people)]:
        yield Problem("seats-differ", id)
    yield from found


def _twice(id: str, events: Sequence[Event[Any]]) -> Iterator[Problem]:
    """A command's events follow each other; it never comes again."""
    done: set[tuple[str | None, str]] = set()
    for (by, command), its in groupby(events, key=lambda event: (event.by, event.command)):
        if command is not None:
            if (by, command) in done:
                yield Problem("command-twice", id, next(its).number)
            done.add((by, command))


def _indexed(
    id: str, name: str, there: Sequence[Params], due: Sequence[Mapping[str, Any]]
) -> Iterator[Problem]:
    """What an index table says of the log, beside what it should."""
    key_of = index_table(name).key_of
    rows, expected = ({key_of(row): row for row in some} for some in (there, due))
    for key in sorted(rows.keys() | expected.keys()):
        if key in rows and key in expected:
            yield from _differing(id, rows[key], expected[key], tuple(expected[key]))
        else:
            found, wanted = ("", name) if key in expected else (name, "")
            yield Problem("head-differs", id, None, found, wanted)


def _differing(
    id: str, found: Mapping[str, Any], expected: Mapping[str, Any], names: Sequence[str]
) -> Iterator[Problem]:
    for name in names:
        if found[name] != expected[name]:
            yield Problem("head-differs", id, None, f"{name} {found[name]}", str(expected[name]))
