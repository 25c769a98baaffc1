"""Each act of an administrator is kept in the database and written as one line."""

import os
import pwd
import secrets
import sys
from collections.abc import Sequence

from kostka.server.people.identity import now_ms
from kostka.server.process.logs import logger_on
from kostka.store.acts import Act
from kostka.store.store import Store


async def trace(store: Store, what: str, whom: str, tables: Sequence[str] = ()) -> None:
    """Keep what was done with whom (an id), and tell it on standard error."""
    act = Act(secrets.token_urlsafe(9), now_ms(), operator(), what, whom, tuple(tables))
    await store.acts.note(act)
    logger_on(sys.stderr).info("admin", by=act.by, what=what, whom=whom)


def operator() -> str:
    """Who runs this program: the machine's user, and who has become that by sudo.

    >>> operator() != ""
    True
    """
    try:
        user = pwd.getpwuid(os.getuid()).pw_name
    except KeyError:  # a container's user has no name
        user = str(os.getuid())
    before = os.environ.get("SUDO_USER", "")
    return f"{user} ({before})" if before and os.getuid() == 0 else user
