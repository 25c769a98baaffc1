"""Friends, and whom they have invited to a table."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Adds a table for each."""
    op.create_table(
        "friends",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("friend", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "friend", name="pk_friends"),
    )
    op.create_index("ix_friends_friend", "friends", ["friend"])
    op.create_table(
        "invited",
        sa.Column("log_id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("log_id", "person", name="pk_invited"),
    )
    op.create_index("ix_invited_person", "invited", ["person"])
