"""Logs of any kind: what the store itself asks of one stands in ``logs``; ``tables`` keeps what
lists of tables ask."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

COLUMNS = 'log_id, number, at, body, "by", command'
MOVED = ("secret", "number", "due", "thinking", "thinker", "think_until", "present")
RENAMED = ("events", "seats", "named", "presence", "findings")


def upgrade() -> None:
    """Makes ``logs`` from ``tables``; what was called a table's id is a log's."""
    postgresql = op.get_bind().dialect.name == "postgresql"
    for view in ("log", "ends"):
        op.execute(f"DROP VIEW {view}")
    op.create_table(
        "logs",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("end", sa.Integer),
        sa.Column("due", sa.BigInteger),
        sa.Column("lease_wanted", sa.Boolean, nullable=False),
        sa.Column("leased_by", sa.Text),
        sa.Column("leased_until", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_logs"),
        sqlite_with_rowid=False,
    )
    op.execute(
        'INSERT INTO logs (id, kind, created, owner, secret, number, "end", due, lease_wanted,'
        " leased_by, leased_until)"
        " SELECT id, 'table', created, owner, secret, number,"
        f" {'number' if postgresql else 'NULL'}, due, thinking, thinker, think_until FROM tables"
    )
    for name, column, where, lite in (
        ("ix_logs_due", "due", "due IS NOT NULL", "due IS NOT NULL"),
        ("ix_logs_wanted", "id", "lease_wanted", "lease_wanted = 1"),
    ):
        op.create_index(
            name, "logs", [column], sqlite_where=sa.text(lite), postgresql_where=sa.text(where)
        )
    for index in ("ix_tables_due", "ix_tables_thinking"):
        op.drop_index(index, "tables")
    for column in MOVED:
        op.drop_column("tables", column)
    for table in RENAMED if postgresql else (*RENAMED, "journal"):
        op.execute(f"ALTER TABLE {table} RENAME COLUMN table_id TO log_id")
    if postgresql:
        op.execute(f"CREATE VIEW log AS SELECT {COLUMNS} FROM events")
        op.execute('CREATE VIEW ends AS SELECT id AS log_id, "end" AS number FROM logs')
        return
    op.execute(
        f"CREATE VIEW log AS SELECT {COLUMNS} FROM events UNION ALL SELECT {COLUMNS} FROM journal"
    )
    op.execute(
        "CREATE VIEW ends AS"
        " SELECT id AS log_id,"
        " (SELECT coalesce(max(number), 0) FROM events WHERE log_id = logs.id) AS number"
        " FROM logs"
        " UNION ALL SELECT log_id, max(number) FROM journal GROUP BY log_id"
    )
