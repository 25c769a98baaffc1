"""The tables of the database that are about people: who they are and how they are known again.

Of everything that opens a door (session, token, recovery code, challenge) only the hash is kept.
"""

from sqlalchemy import BigInteger, Boolean, Column, Index, LargeBinary, Table, Text

from kostka.store.schema import metadata

persons = Table(
    "persons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("login", Text),
    Column("password", Text),
    Column("owner", Text),
    Column("taken_by", Text),
    Column("forgotten", Boolean, nullable=False),
    Column("skeleton", Text),
)
Index("ix_persons_login", persons.c.login, unique=True)
Index("ix_persons_skeleton", persons.c.skeleton, unique=True)
"""No two accounts have names that are read as one (see likeness.py)."""
Index("ix_persons_owner", persons.c.owner)
Index("ix_persons_taken_by", persons.c.taken_by)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("agent", Text, nullable=False),
)
Index("ix_sessions_person", sessions.c.person)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", LargeBinary, primary_key=True),
    Column("person", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)
Index("ix_passkeys_person", passkeys.c.person)

recovery = Table(
    "recovery",
    metadata,
    Column("person", Text, primary_key=True),
    Column("hash", LargeBinary, primary_key=True),
)
"""Recovery codes, each good for once."""

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("hash", LargeBinary, nullable=False),
    Column("owner", Text, nullable=False),
    Column("program", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)
Index("ix_tokens_hash", tokens.c.hash, unique=True)
Index("ix_tokens_owner", tokens.c.owner)

challenges = Table(
    "challenges",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""What a browser has been asked to sign, until it is answered."""
Index("ix_challenges_until", challenges.c.until)

forgetting = Table(
    "forgetting",
    metadata,
    Column("person", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Who has deleted themselves lately, and their neutral name: logs may still have the old one."""

friends = Table(
    "friends",
    metadata,
    Column("person", Text, primary_key=True),
    Column("friend", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Whom somebody has marked; friends are who have marked each other (see friends.py)."""
Index("ix_friends_friend", friends.c.friend)

invited = Table(
    "invited",
    metadata,
    Column("log_id", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("by", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Whom a friend has asked to a table."""
Index("ix_invited_person", invited.c.person)
