"""Databases as the program wrote them while the store knew tables alone (version 0006)."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, text
from tests.live.conftest import SECRET

from kostka.live.chance_source import promise
from kostka.live.events import TableEvent
from kostka.live.fold import fold
from kostka.live.projection import project
from kostka.store.append_job import event_rows
from kostka.store.migrate import bring

_EVENT = "(:table_id, :number, :at, :body, :by, :command)"
_COLUMNS = '(table_id, number, at, body, "by", command)'
_TABLE = """
INSERT INTO tables (id, secret, created, game, public, number, phase, due, thinking, thinker,
 think_until, people, present, summary, owner)
VALUES (:id, :secret, :created, :game, :public, :number, :phase, :due, :thinking, :thinker,
 :think_until, :people, :present, :summary, :owner)
"""


def write(connection: Connection, games: Sequence[list[TableEvent]]) -> None:
    """An empty database gets that schema, and these tables. In SQLite the second half of each log
    is in the journal, and a table's row older than its last event."""
    bring(connection, "0006")
    for events in games:
        table = fold(events)
        assert promise(table, SECRET).commitment == table.commitment
        projection = project(table)
        (row,) = projection.index["tables"]
        sqlite = connection.dialect.name == "sqlite"
        wanted = [place.place for place in projection.people if place.wanted]
        connection.execute(
            text(_TABLE),
            {
                **row,
                "id": table.id,
                "secret": SECRET,
                "number": len(events) - (1 if sqlite and len(events) > 1 else 0),
                "due": projection.due,
                "thinking": projection.lease_wanted,
                "thinker": "worker" if projection.lease_wanted else None,
                "think_until": 1000 if projection.lease_wanted else None,
                "present": msgspec.json.encode(wanted).decode(),
            },
        )
        rows = [
            dict(zip(("table_id", "number", "at", "body", "by", "command"), row, strict=True))
            for row in event_rows(table.id, events)
        ]
        half = len(rows) // 2 if sqlite else len(rows)
        connection.execute(text(f"INSERT INTO events {_COLUMNS} VALUES {_EVENT}"), rows[:half])
        if rows[half:]:
            journal = text(f"INSERT INTO journal {_COLUMNS} VALUES {_EVENT}")
            connection.execute(journal, rows[half:])
        for place in projection.people:
            connection.execute(
                text("INSERT INTO seats VALUES (:id, :seat, :person, :wanted)"),
                {
                    "id": table.id,
                    "seat": place.place,
                    "person": place.person,
                    "wanted": place.wanted,
                },
            )
            connection.execute(
                text("INSERT INTO named VALUES (:person, :id)"),
                {"id": table.id, "person": place.person},
            )
