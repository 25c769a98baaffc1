"""An append as it comes to the database, and the rows it brings."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, TypeAlias

import msgspec

from kostka.eventlog.event import Event
from kostka.eventlog.kind import LogKind
from kostka.eventlog.projection import Place, Projection

Params: TypeAlias = dict[str, Any]
EventRow: TypeAlias = tuple[str, int, int, str, str | None, str | None]
Lease: TypeAlias = tuple[str, int]
"""The worker that works on a log, and until when."""

_encode = msgspec.json.Encoder().encode


class Append(msgspec.Struct):
    """Events to be added to a log, as rows, the first numbered ``first``, and what is queried of it
    then. ``before``: what was queried of it up to there, None: nobody knows. ``lease``: the worker
    that takes what is wanted then; None: whoever has it in hand goes on. ``made``: the columns that
    never change, where the log is new. ``named``: the persons (ids) whom the events name.
    ``moved``: more changes than where the log ends."""

    log_id: str
    first: int
    rows: Sequence[EventRow]
    projection: Projection
    before: Projection | None = None
    lease: Lease | None = None
    made: Params | None = None
    named: Collection[str] = ()
    moved: bool = True


def append_job(
    kind: LogKind[Any, Any, Any],
    log_id: str,
    added: Sequence[Event[Any]],
    projection: Projection,
    *,
    before: Projection | None = None,
    lease: Lease | None = None,
) -> Append:
    """An append to a log of this kind.

    Raises ValueError where the numbers have gaps or ``projection`` is not that of the last event.
    """
    if not added:
        raise ValueError("nothing to append")
    first = added[0].number
    numbers = [each.number for each in added]
    if numbers != list(range(first, projection.number + 1)):
        raise ValueError(
            f"events {numbers} have gaps or do not end with the projection's {projection.number}"
        )
    rows, named = event_rows(log_id, added), kind.rules.named
    names = {who.id for each in added if (who := named(each.body)) is not None}
    taken = lease if projection.lease_wanted else None
    same = before is not None and before.says_as(projection) and taken is None and not names
    return Append(log_id, first, rows, projection, before, taken, named=names, moved=not same)


def begin_job(
    kind: LogKind[Any, Any, Any],
    log_id: str,
    secret: bytes | None,
    added: Sequence[Event[Any]],
    projection: Projection,
) -> Append:
    """The append that begins a log. Raises ValueError as ``append_job`` does, and where no log of
    this kind begins so."""
    job = append_job(kind, log_id, added, projection)
    kind.rules.apply(None, added[0])
    job.made = made(kind, added[0], secret)
    return job


def made(kind: LogKind[Any, Any, Any], first: Event[Any], secret: bytes | None) -> Params:
    """The columns that never change, by the first event: a log's owner is whom it names, else
    whoever brought it."""
    owner = kind.rules.named(first.body)
    return {
        "kind": kind.name,
        "secret": secret,
        "created": first.at,
        "owner": (first.by or "") if owner is None else owner.id,
    }


def event_rows(log_id: str, events: Iterable[Event[Any]]) -> list[EventRow]:
    """The rows of a log's events, each in the order of the columns."""
    return [
        (log_id, each.number, each.at, _encode(each.body).decode(), each.by, each.command)
        for each in events
    ]


def projection_row(projection: Projection) -> Params:
    """What a log's own row has of its projection, by column."""
    return {
        "number": projection.number,
        "due": projection.due,
        "lease_wanted": projection.lease_wanted,
    }


def lease_row(lease: Lease | None) -> Params:
    """Who works on what is wanted, by column."""
    worker, until = lease or (None, None)
    return {"leased_by": worker, "leased_until": until}


def seat_rows(log_id: str, people: Iterable[Place]) -> list[Params]:
    """A row for everybody who takes part."""
    return [
        {"log_id": log_id, "seat": each.place, "person": each.person, "wanted": each.wanted}
        for each in people
    ]
