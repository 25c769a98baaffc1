"""Lists of one game and running tables of one person get an index; and it is known which logs name
whom, so that nobody who is forgotten is looked for in all of them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

NAMING = {"owner": ("created",), "who": ("joined", "said", "appointed")}
"""Where in an event's body a person stands, and in which events."""


def upgrade() -> None:
    """Makes them; who is named is read from the logs."""
    op.create_index("ix_tables_game", "tables", ["game", "phase", "public", "created", "id"])
    running = sa.text("phase = 'running'")
    op.create_index(
        "ix_tables_running", "tables", ["owner"], sqlite_where=running, postgresql_where=running
    )
    op.create_table(
        "named",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_named"),
        sqlite_with_rowid=False,
    )
    is_sqlite = op.get_bind().dialect.name == "sqlite"
    found = []
    for field, kinds in NAMING.items():
        person, kind = f"body::json->'{field}'->>'id'", "body::json->>'type'"
        if is_sqlite:
            person, kind = f"json_extract(body, '$.{field}.id')", "json_extract(body, '$.type')"
        of = ", ".join(f"'{each}'" for each in kinds)
        found.append(f"SELECT {person} AS person, table_id FROM log WHERE {kind} IN ({of})")
    op.execute(
        "INSERT INTO named (person, table_id) SELECT DISTINCT person, table_id"
        f" FROM ({' UNION ALL '.join(found)}) AS found WHERE person IS NOT NULL"
    )
