"""Who asks: nobody, a guest or an account by the cookie, somebody's program by its token.

Handlers, of HTTP and of sockets, name a dependency: ``who: Who`` (None: they have not said),
``current_user: Known`` (they must have), or ``account: Known`` (an account in a browser).
"""

import time
from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.types import Scope

from kostka.eventlog.person import Person
from kostka.server.errors import HTTPRefusal
from kostka.server.people.cookies import PLAIN, SECURE, hash_of, kept_of
from kostka.server.security.origins import header
from kostka.server.state import ServerState
from kostka.store.user import Session, Token, User

HOUR = 3_600_000
DAY = 24 * HOUR
"""In ms, as all times."""
UNUSED_DAYS = 180
"""A session that was not used for so long has ended."""


class CurrentUser(msgspec.Struct, frozen=True):
    """Somebody known. ``ids``: their own and those of guests that their account has taken over;
    one of ``session`` and ``token`` is what they are known by."""

    someone: User
    ids: tuple[str, ...]
    session: Session | None = None
    token: Token | None = None

    @property
    def person(self) -> Person:
        """As they appear at a table."""
        return self.at(())

    def at(self, people: Sequence[str | None], owner: str = "") -> Person:
        """As they appear at the table where these people sit (ids, by seat): under the id that
        they sat down with, or have made it with, which may be that of a guest they were."""
        other = owner if owner in self.ids else self.someone.id
        sitting = next((id_ for id_ in self.ids if id_ in people), other)
        return msgspec.structs.replace(person_of(self.someone), id=sitting)


def person_of(someone: User) -> Person:
    """Somebody as they appear to others: programs and guests are marked."""
    kind = someone.kind
    return Person(someone.id, someone.name, bot=kind == "program", guest=kind == "guest")


Who: TypeAlias = NamedDependency[CurrentUser | None]
"""``who: Who`` in a handler: whoever asks, None if they have not said who they are."""
Known: TypeAlias = NamedDependency[CurrentUser]
"""``current_user: Known`` (somebody) or ``account: Known`` (an account in a browser)."""


def now_ms() -> int:
    """This moment, in ms since 1970."""
    return time.time_ns() // 1_000_000


def secure(scope: Scope) -> bool:
    """Whether the other side came over https (or wss)."""
    return str(scope.get("scheme", "")) in ("https", "wss")


def cookie_in(scope: Scope) -> str:
    """The text of the cookie, empty if there is none."""
    cookies: dict[str, str] = ASGIConnection[Any, Any, Any, Any](scope).cookies
    return cookies.get(SECURE if secure(scope) else PLAIN, "")


def bearer_in(scope: Scope) -> str:
    """The token in ``Authorization: Bearer TOKEN``, empty if there is none."""
    kind, _, rest = header(scope, b"authorization").partition(" ")
    return rest.strip() if kind.lower() == "bearer" else ""


async def who(scope: Scope, state: ServerState) -> CurrentUser | None:
    """Who asks, None if they have not said. Refused: a token that opens nothing (401)."""
    if text := bearer_in(scope):
        return await _by_token(state, kept_of(text.encode()))
    kept = hash_of(state.config.key, cookie_in(scope))
    return await _by_session(state, kept) if kept else None


async def somebody(who: Who) -> CurrentUser:
    """Who asks, whoever that is. Refused if they have not said (401)."""
    if who is None:
        raise HTTPRefusal(401, "sign-in-needed")
    return who


async def owner(who: Who) -> CurrentUser:
    """An account in a browser. Refused: nobody (401), a guest or a program (403)."""
    current_user = await somebody(who)
    if current_user.someone.kind != "account" or current_user.session is None:
        raise HTTPRefusal(403, "account-needed")
    return current_user


DEPENDENCIES = {"who": Provide(who), "current_user": Provide(somebody), "account": Provide(owner)}


async def _by_session(state: ServerState, kept: bytes) -> CurrentUser | None:
    found = await state.store.sessions.visit(kept)
    if found is None:
        return None
    session, someone, ids = found
    now = state.clock()
    if now - session.seen > UNUSED_DAYS * DAY:
        await state.store.sessions.end(session.person, kept)
        return None
    if now - session.seen > HOUR:
        await state.store.sessions.saw(kept, now)
    return CurrentUser(someone, ids, session=session)


async def _by_token(state: ServerState, kept: bytes) -> CurrentUser:
    found = await state.store.credentials.token(kept)
    if found is None:
        raise HTTPRefusal(401, "token-unknown")
    token, program = found
    now = state.clock()
    if now - (token.used or 0) > HOUR:
        await state.store.credentials.used_token(kept, now)
    return CurrentUser(program, (program.id,), token=token)
