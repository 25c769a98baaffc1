"""The logs of the tables with what is derived from them; the workers; the people."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes everything on an empty database."""
    _logs()
    _workers()
    _people()
    _keys()


def _logs() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("thinking", sa.Boolean, nullable=False),
        sa.Column("thinker", sa.Text),
        sa.Column("think_until", sa.BigInteger),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("present", sa.Text, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tables_created", "tables", ["created", "id"])
    op.create_index("ix_tables_list", "tables", ["phase", "public", "created", "id"])
    _partial_index("ix_tables_due", "tables", "due", "due IS NOT NULL")
    _partial_index("ix_tables_thinking", "tables", "id", "thinking", "thinking = 1")
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("by", sa.Text),
        sa.Column("command", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_events"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "answered",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", "command", name="pk_answered"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("wanted", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_person", "seats", ["person", "table_id"])
    _partial_index("ix_seats_wanted", "seats", "table_id", "wanted", "wanted = 1")


def _workers() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_workers"),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("worker", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "worker", name="pk_presence"),
    )
    op.create_index("ix_presence_worker", "presence", ["worker"])
    op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_outages"),
    )


def _people() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("login", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("owner", sa.Text),
        sa.Column("taken_by", sa.Text),
        sa.Column("forgotten", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_persons"),
    )
    op.create_index("ix_persons_login", "persons", ["login"], unique=True)
    op.create_index("ix_persons_owner", "persons", ["owner"])
    op.create_index("ix_persons_taken_by", "persons", ["taken_by"])
    op.create_table(
        "sessions",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("agent", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])


def _keys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "recovery",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("person", "hash", name="pk_recovery"),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("program", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
    )
    op.create_index("ix_tokens_hash", "tokens", ["hash"], unique=True)
    op.create_index("ix_tokens_owner", "tokens", ["owner"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_challenges"),
    )
    op.create_index("ix_challenges_until", "challenges", ["until"])


def _partial_index(name: str, table: str, column: str, where: str, lite: str = "") -> None:
    """``lite``: the condition as SQLite is asked by it, where that differs; it uses the index for
    no other."""
    op.create_index(
        name,
        table,
        [column],
        sqlite_where=sa.text(lite or where),
        postgresql_where=sa.text(where),
    )
