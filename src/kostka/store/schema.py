"""The tables of the database, the same for SQLite and PostgreSQL but for the journal.

Times are milliseconds since 1970. What is derived from a log (``logs.due``, ``logs.lease_wanted``,
``seats``, and the index tables, as ``tables``) is written in one transaction with the append that
changes it, and the doctor compares it. There are no foreign keys from the log: an append would pay
for a check of what the code has just looked up.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    column,
    table,
    text,
)

VERSION = "0008"
"""The migration that makes this schema."""

metadata = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_N_name)s", "pk": "pk_%(table_name)s"}
)

logs = Table(
    "logs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("owner", Text, nullable=False),
    Column("secret", LargeBinary),
    Column("number", Integer, nullable=False),
    Column("end", Integer),
    Column("due", BigInteger),
    Column("lease_wanted", Boolean, nullable=False),
    Column("leased_by", Text),
    Column("leased_until", BigInteger),
    sqlite_with_rowid=False,
)
"""All logs, of whatever ``kind``, in one space of ids. ``owner``: the id of whoever made it;
``secret``: what its chance is made from, where it has any. ``number``: of the event by which this
row was last written; ``end``: of the last event, in PostgreSQL; in SQLite null, for there the row
is not written with each append. ``leased_by`` until ``leased_until``: the worker that works on
what is wanted."""
Index(
    "ix_logs_due",
    logs.c.due,
    sqlite_where=logs.c.due.is_not(None),
    postgresql_where=logs.c.due.is_not(None),
)
Index(
    "ix_logs_wanted",
    logs.c.id,
    sqlite_where=logs.c.lease_wanted,
    postgresql_where=logs.c.lease_wanted,
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("people", Text, nullable=False),
    Column("summary", Text, nullable=False),
    Column("owner", Text, nullable=False, server_default=text("''")),
    sqlite_with_rowid=False,
)
"""The index of the logs that are tables: what lists ask. When it was made and by whom stands here
too, for lists are read from the end of an index."""
Index("ix_tables_created", tables.c.created, tables.c.id)
Index("ix_tables_list", tables.c.phase, tables.c.public, tables.c.created, tables.c.id)
Index(
    "ix_tables_game",
    tables.c.game,
    tables.c.phase,
    tables.c.public,
    tables.c.created,
    tables.c.id,
)

WAITING = text("phase = 'open'")
Index("ix_tables_waiting", tables.c.owner, sqlite_where=WAITING, postgresql_where=WAITING)
GOING_ON = text("phase = 'running'")
Index("ix_tables_running", tables.c.owner, sqlite_where=GOING_ON, postgresql_where=GOING_ON)

events = Table(
    "events",
    metadata,
    Column("log_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("by", Text),
    Column("command", Text),
    sqlite_with_rowid=False,
)

journal = Table(
    "journal",
    MetaData(naming_convention=metadata.naming_convention),
    Column("seq", Integer, primary_key=True),
    Column("log_id", Text, nullable=False),
    *(Column(c.name, c.type, nullable=c.nullable) for c in list(events.c)[1:]),
    sqlite_autoincrement=True,
)
"""The newest events, in SQLite alone (see ``sqlite_journal.py``)."""

log = table("log", *(column(c.name, c.type) for c in events.c))
"""A view of all events, wherever they are."""

ends = table("ends", column("log_id", Text), column("number", Integer))
"""A view of where the logs end: of the numbers that a log has here the highest counts."""

seats = Table(
    "seats",
    metadata,
    Column("log_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),
    Column("wanted", Boolean, nullable=False),
    sqlite_with_rowid=False,
)
"""Who takes part in a log, by their place; ``wanted``: they should be present."""
Index("ix_seats_person", seats.c.person, seats.c.log_id)
Index(
    "ix_seats_wanted",
    seats.c.log_id,
    sqlite_where=seats.c.wanted,
    postgresql_where=seats.c.wanted,
)

named = Table(
    "named",
    metadata,
    Column("person", Text, primary_key=True),
    Column("log_id", Text, primary_key=True),
    sqlite_with_rowid=False,
)
"""Whom the logs name, and where: also those who look on or have left again. Whoever is forgotten
is looked for there alone."""

workers = Table(
    "workers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seen", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""The processes that serve, each with a lease: whose ``until`` is past counts as dead."""

presence = Table(
    "presence",
    metadata,
    Column("log_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("worker", Text, primary_key=True),
)
"""Who is there, by the worker that holds the connection."""
Index("ix_presence_worker", presence.c.worker)

outages = Table(
    "outages",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)
"""When no worker at all was alive."""

findings = Table(
    "findings",
    metadata,
    Column("log_id", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("version", Text, nullable=False),
    Column("found", Text, nullable=False),
)
"""What took long to find out about a finished game, and which version of the program did: a cache
that may be lost."""

signing = Table(
    "signing",
    metadata,
    Column("one", Integer, primary_key=True, autoincrement=False),
    Column("key", Text, nullable=False),
)
"""In one row the fingerprint of the key that servers of this database sign with."""

acts = Table(
    "acts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("whom", Text, nullable=False),
    Column("tables", Text, nullable=False),
)
"""What administrators have done (see acts.py)."""
Index("ix_acts_at", acts.c.at, acts.c.id)
