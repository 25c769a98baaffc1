"""Who made a table, which key signs, who is still being forgotten, what was found out of games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds them; whoever made a table stands in its first event."""
    op.add_column(
        "tables", sa.Column("owner", sa.Text, nullable=False, server_default=sa.text("''"))
    )
    owner = {
        "postgresql": "body::jsonb #>> '{owner,id}'",
        "sqlite": "json_extract(body, '$.owner.id')",
    }[op.get_bind().dialect.name]
    first = f"SELECT {owner} FROM events WHERE table_id = tables.id AND number = 1"
    op.execute(f"UPDATE tables SET owner = COALESCE(({first}), '')")
    op.create_index(
        "ix_tables_waiting",
        "tables",
        ["owner"],
        sqlite_where=sa.text("phase = 'open'"),
        postgresql_where=sa.text("phase = 'open'"),
    )
    op.create_table(
        "signing",
        sa.Column("one", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("one", name="pk_signing"),
    )
    op.create_table(
        "forgetting",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_forgetting"),
    )
    op.create_table(
        "findings",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("found", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "kind", name="pk_findings"),
    )
