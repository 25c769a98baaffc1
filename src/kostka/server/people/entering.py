"""Signing in and what somebody then sees of themselves."""

from contextlib import suppress
from typing import Annotated, Literal

import msgspec
from litestar import Response
from litestar.datastructures import Cookie
from litestar.types import Scope

from kostka.eventlog.person import Person
from kostka.server.errors import HTTPRefusal
from kostka.server.people.attempts import try_again
from kostka.server.people.cookies import cookie, issue
from kostka.server.people.devices import device_cookie
from kostka.server.people.identity import UNUSED_DAYS, CurrentUser, person_of, secure
from kostka.server.security.origins import header
from kostka.server.state import ServerState
from kostka.store.errors import NotFound
from kostka.store.user import Session, User

FRESH_MS = 15 * 60_000
"""For so long after signing in no password is asked for again."""
MOST_GUESTS = 500
"""So many guests who have played become part of one account: it is asked for by all their ids."""
ShortText = Annotated[str, msgspec.Meta(max_length=200)]
"""What somebody typed: names, codes."""
Secret = Annotated[str, msgspec.Meta(max_length=1024)]
"""A password as it was typed."""


class Me(msgspec.Struct, frozen=True):
    """Who asks: ``nobody`` has no person. ``password``, ``passkeys`` and ``recovery`` (codes left)
    say how an account can be entered, ``programs`` how many play for it; ``fresh``: signed in so
    lately that no password is asked for again before something grave."""

    kind: Literal["nobody", "guest", "account", "program"]
    person: Person | None = None
    password: bool = False
    passkeys: int = 0
    recovery: int = 0
    programs: int = 0
    fresh: bool = False


async def me_of(state: ServerState, someone: User, session: Session | None) -> Me:
    """What somebody sees of themselves."""
    person = person_of(someone)
    if someone.kind != "account" or session is None:
        return Me(someone.kind, person)
    store = state.store
    return Me(
        "account",
        person,
        password=await store.users.password(someone.id) is not None,
        passkeys=len(await store.credentials.passkeys(someone.id)),
        recovery=await store.credentials.recovery_left(someone.id),
        programs=len(await store.credentials.tokens(someone.id)),
        fresh=is_fresh(state, session),
    )


async def enter(
    state: ServerState,
    scope: Scope,
    someone: User,
    before: CurrentUser | None,
    *,
    take_over: bool = True,
) -> tuple[Session, Cookie]:
    """Open a session and end the one that this browser had. A guest that it was becomes part of
    the account, games and all, unless ``take_over`` is false."""
    store, now = state.store, state.clock()
    if before and before.session:
        was = before.someone
        guest = was.kind == "guest" and was.id != someone.id
        if guest and take_over and await store.users.played(was.id):
            if not await has_room(state, someone):
                raise HTTPRefusal(409, "guests-enough", expected=MOST_GUESTS)
            with suppress(NotFound):  # the same, sent twice
                await store.users.take_over(was.id, someone.id)
        await store.sessions.end(before.session.person, before.session.hash)
    text, kept = issue(state.config.key)
    session = Session(kept, someone.id, now, now, _agent(scope))
    await store.sessions.open(session)
    return session, cookie(text, secure=secure(scope), days=UNUSED_DAYS)


async def has_room(state: ServerState, account: User) -> bool:
    """Whether one more guest can become part of an account."""
    return len(await state.store.users.ids(account.id)) <= MOST_GUESTS


async def entered(
    state: ServerState,
    scope: Scope,
    someone: User,
    before: CurrentUser | None,
    *,
    take_over: bool = True,
) -> Response[Me]:
    """The same as an answer: who they are now, with the cookie."""
    session, made = await enter(state, scope, someone, before, take_over=take_over)
    cookies = cookies_for(state, scope, someone, made)
    return Response(await me_of(state, someone, session), cookies=cookies)


def cookies_for(state: ServerState, scope: Scope, someone: User, session: Cookie) -> list[Cookie]:
    """The cookies of whoever has entered: an account's browser is known again later."""
    if someone.kind != "account":
        return [session]
    return [session, device_cookie(state.config.key, scope, someone.id)]


def is_fresh(state: ServerState, session: Session) -> bool:
    """Whether somebody signed in so lately that they need not prove it again."""
    return int(state.clock()) - session.created <= FRESH_MS


async def sure(state: ServerState, current_user: CurrentUser, password: str) -> None:
    """Before something grave. Refused (403) unless freshly signed in or by the password."""
    if current_user.session and is_fresh(state, current_user.session):
        return
    if password and current_user.session:
        try_again(state, current_user.session)
        kept = await state.store.users.password(current_user.someone.id)
        if await state.passwords.right(kept, password):
            return
    raise HTTPRefusal(403, "confirm-first")


def _agent(scope: Scope) -> str:
    """What the browser says it is, for the list of sessions."""
    return "".join(sign for sign in header(scope, b"user-agent")[:200] if sign.isprintable())
