"""Accounts whose names are read as one can be made no more: each has its name's skeleton."""

import sqlalchemy as sa
from alembic import op

from kostka.store.likeness import login_of, skeleton

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds them. Of accounts that are alike already the oldest has the skeleton and the others have
    none: all of them stay, and no more come. An account is entered by its name as it is written,
    of which two that were not the same before cannot become the same."""
    op.add_column("persons", sa.Column("skeleton", sa.Text))
    connection = op.get_bind()
    persons = sa.table("persons", *map(sa.column, ("id", "name", "login", "skeleton", "created")))
    query = (
        sa.select(persons.c.id, persons.c.name)
        .where(persons.c.login.is_not(None))
        .order_by(persons.c.created, persons.c.id)
    )
    rows = connection.execute(query).all()
    taken: set[str] = set()
    op.drop_index("ix_persons_login", "persons")
    for id_, name in rows:
        own = skeleton(name)
        change = sa.update(persons).where(persons.c.id == id_)
        free = None if own in taken else own
        connection.execute(change.values(login=login_of(name), skeleton=free))
        taken.add(own)
    op.create_index("ix_persons_login", "persons", ["login"], unique=True)
    op.create_index("ix_persons_skeleton", "persons", ["skeleton"], unique=True)
