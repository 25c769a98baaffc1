"""SQLite gets a journal; which commands were done says the log alone; ``log`` and ``ends`` have all
events and where they end, wherever they are."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

COLUMNS = 'table_id, number, at, body, "by", command'


def upgrade() -> None:
    """Makes them; whatever is in the log stays where it is."""
    op.drop_table("answered")
    op.drop_column("tables", "at")
    if op.get_bind().dialect.name == "postgresql":
        op.execute(f"CREATE VIEW log AS SELECT {COLUMNS} FROM events")
        op.execute("CREATE VIEW ends AS SELECT id AS table_id, number FROM tables")
        return
    op.create_table(
        "journal",
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("by", sa.Text),
        sa.Column("command", sa.Text),
        sa.PrimaryKeyConstraint("seq", name="pk_journal"),
        sqlite_autoincrement=True,
    )
    op.execute(
        f"CREATE VIEW log AS SELECT {COLUMNS} FROM events UNION ALL SELECT {COLUMNS} FROM journal"
    )
    op.execute(
        "CREATE VIEW ends AS"
        " SELECT id AS table_id,"
        " (SELECT coalesce(max(number), 0) FROM events WHERE table_id = tables.id) AS number"
        " FROM tables"
        " UNION ALL SELECT table_id, max(number) FROM journal GROUP BY table_id"
    )
