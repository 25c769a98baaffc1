"""An append as it comes to the database: everything encoded before the transaction begins."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from kostka.live.events import Created, Event
from kostka.live.head import Head

Params: TypeAlias = dict[str, Any]
Standing: TypeAlias = dict[tuple[str, str, str], int]
"""Commands done, by table, person and id: the first event each brought."""


@dataclass(frozen=True, slots=True)
class Append:
    """Events to be added to a table's log with what its row says then; ``made``: the columns that
    never change, where the table is new."""

    table_id: str
    first: int
    events: list[Params]
    commands: Standing
    head: Params
    sitting: tuple[tuple[str | None, ...], tuple[int, ...]]
    """Who has which seat, and who of them should be present."""
    made: Params | None = None

    @property
    def seats(self) -> list[Params]:
        """A row for each seat that somebody has."""
        people, present = self.sitting
        return [
            {"table_id": self.table_id, "seat": seat, "person": who, "wanted": seat in present}
            for seat, who in enumerate(people)
            if who is not None
        ]


def prepared(
    table_id: str,
    added: Sequence[Event],
    head: Head,
    *,
    think: tuple[str, int] | None = None,
    secret: bytes | None = None,
) -> Append:
    """An append, encoded; ``secret`` given: of a new table, whose first event is Created.
    ``think``: the worker that will let the bot think which must choose then, and until when; None:
    whoever has it in hand goes on.

    Raises ValueError where the numbers have gaps or ``head`` is not that of the last event.
    """
    if not added:
        raise ValueError("nothing to append")
    first, last = added[0], added[-1]
    if any(e.number != number for number, e in enumerate(added, first.number)):
        raise ValueError("the numbers of the events have gaps")
    if head.number != last.number:
        raise ValueError(f"the head of event {head.number} with event {last.number}")
    made = None
    if secret is not None:
        if not isinstance(first.body, Created) or first.number != 1:
            raise ValueError("a log begins with the table's making, numbered 1")
        setup = first.body.setup
        made = {
            "secret": secret,
            "created": first.at,
            "game": setup.game,
            "public": setup.public,
            "owner": first.body.owner.id,
        }
    commands: Standing = {}
    for event in added:
        if event.by is not None and event.command is not None:
            commands.setdefault((table_id, event.by, event.command), event.number)
    rows = [
        {
            "table_id": table_id,
            "number": event.number,
            "at": event.at,
            "body": msgspec.json.encode(event.body).decode(),
            "by": event.by,
            "command": event.command,
        }
        for event in added
    ]
    return Append(
        table_id,
        first.number,
        rows,
        commands,
        _head_row(table_id, head, last.at, think),
        (head.people, head.present),
        made,
    )


def _head_row(table_id: str, head: Head, at: int, think: tuple[str, int] | None) -> Params:
    thinker, until = think if think is not None and head.thinking else (None, None)
    return {
        "the_table": table_id,
        "number": head.number,
        "at": at,
        "phase": head.phase.value,
        "due": head.due,
        "thinking": head.thinking,
        "goes_on": head.thinking and think is None,
        "thinker": thinker,
        "think_until": until,
        "people": msgspec.json.encode(head.people).decode(),
        "present": msgspec.json.encode(head.present).decode(),
        "summary": bytes(head.summary).decode(),
    }


def row_of(job: Append) -> Params:
    """The row of a new table."""
    row = {**job.head, **(job.made or {}), "id": job.table_id}
    del row["the_table"], row["goes_on"]
    return row
