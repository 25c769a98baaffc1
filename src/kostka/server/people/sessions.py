"""Sessions: signing in and out, which there are, ending them."""

from base64 import urlsafe_b64encode
from typing import Annotated

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody, PathParameter
from litestar.types import Scope

from kostka.live.setup import WORD
from kostka.server.errors import HTTPRefusal
from kostka.server.people.attempts import try_password
from kostka.server.people.cookies import cookie
from kostka.server.people.entering import Me, Secret, ShortText, entered
from kostka.server.people.identity import Known, Who, secure
from kostka.server.security.route_limits import counts
from kostka.server.state import ServerState
from kostka.store.likeness import login_of
from kostka.store.user import Session

Id = Annotated[str, PathParameter(max_length=64, pattern=WORD)]


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``take_over``: what this browser's guest has played becomes the account's."""

    name: ShortText
    password: Secret
    take_over: bool = True


class SessionView(msgspec.Struct, frozen=True):
    """A browser one is signed in with; ``current``: this one. Times in ms since 1970."""

    id: str
    created: int
    seen: int
    agent: str
    current: bool


@post(
    "/sessions",
    status_code=200,
    opt=counts("attempts", "attempts_each", "attempts_at", "attempts_known"),
)
async def sign_in(
    data: JSONBody[SignIn], scope: Scope, state: ServerState, who: Who
) -> Response[Me]:
    """Sign in with name and password. The answer to an unknown name is that to a wrong password,
    and takes as long."""
    login = login_of(data.name)
    store = state.store
    someone = await store.users.by_login(login)
    try_password(state, scope, login, someone)
    kept = await store.users.password(someone.id if someone else "")
    if not await state.passwords.right(kept, data.password) or someone is None:
        raise HTTPRefusal(401, "sign-in-wrong")
    if kept is not None and state.passwords.worn(kept):
        await store.users.set_password(someone.id, await state.passwords.hash(data.password))
    return await entered(state, scope, someone, who, take_over=data.take_over)


@get("/sessions")
async def listed(state: ServerState, current_user: Known) -> list[SessionView]:
    """Where one is signed in."""
    current = _own(current_user)
    return [
        SessionView(_id(each), each.created, each.seen, each.agent, each.hash == current.hash)
        for each in await state.store.sessions.of(current_user.someone.id)
    ]


@delete("/sessions/current", status_code=200)
async def sign_out(scope: Scope, state: ServerState, current_user: Known) -> Response[Me]:
    """Sign out here. A guest who does so cannot come back."""
    current = _own(current_user)
    await state.store.sessions.end(current.person, current.hash)
    return Response(Me("nobody"), cookies=[cookie("", secure=secure(scope), days=0)])


@delete("/sessions")
async def end_others(state: ServerState, current_user: Known) -> None:
    """Sign out everywhere but here."""
    await state.store.sessions.end_all(current_user.someone.id, _own(current_user).hash)


@delete("/sessions/{id_:str}")
async def end(id_: Id, state: ServerState, current_user: Known) -> None:
    """Sign out there."""
    store, person = state.store, _own(current_user).person
    for each in await store.sessions.of(person):
        if _id(each) == id_:
            await store.sessions.end(person, each.hash)
            return
    raise HTTPRefusal(404, "not-found")


def _own(current_user: Known) -> Session:
    if current_user.session is None:
        raise HTTPRefusal(403, "not-allowed")
    return current_user.session


def _id(session: Session) -> str:
    """What a session is called: nothing can be opened with it."""
    return urlsafe_b64encode(session.hash[:9]).decode()


router = Router(
    "/api", route_handlers=[sign_in, listed, sign_out, end_others, end], tags=["people"]
)
