"""Somebody as a guest: a nickname at once; and what everybody may do with themselves."""

import hashlib
import secrets

import msgspec
from litestar import Response, Router, get, patch, post
from litestar.params import JSONBody
from litestar.types import Scope

from kostka.kinds import KINDS
from kostka.server.errors import HTTPRefusal
from kostka.server.people.cookies import cookie
from kostka.server.people.devices import no_device
from kostka.server.people.entering import Me, Secret, ShortText, entered, me_of, sure
from kostka.server.people.identity import DAY, UNUSED_DAYS, Known, Who, cookie_in, secure
from kostka.server.people.reserved import own_name
from kostka.server.security.limits import address_of
from kostka.server.security.route_limits import counts
from kostka.server.state import ServerState
from kostka.store.errors import LoginTaken
from kostka.store.likeness import login_of
from kostka.store.user import User


class Nickname(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: ShortText


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``name``: one's own, so that nobody deletes themselves by a slip; ``password`` unless freshly
    signed in."""

    name: ShortText
    password: Secret = ""


@post("/guests", status_code=200, opt=counts("guests"))
async def be_guest(
    data: JSONBody[Nickname], scope: Scope, state: ServerState, who: Who
) -> Response[Me]:
    """Become a guest under a nickname that is not read as an account's. Who is known already stays
    who they are."""
    if who:
        return Response(await me_of(state, who.someone, who.session))
    name = own_name(data.name)
    state.rate_limits.guests.take(address_of(scope))
    await not_an_accounts(state, name)
    someone = new_guest(name, state.clock())
    await state.store.users.add(someone)
    return await entered(state, scope, someone, None)


@get("/me")
async def me(scope: Scope, state: ServerState, who: Who) -> Response[Me]:
    """Who asks. Now and then the cookie is set anew, so that it lives while it is used."""
    if who is None:
        return Response(Me("nobody"))
    seen = await me_of(state, who.someone, who.session)
    if who.session and state.clock() - who.session.seen > DAY:
        again = cookie(cookie_in(scope), secure=secure(scope), days=UNUSED_DAYS)
        return Response(seen, cookies=[again])
    return Response(seen)


@patch("/me", opt=counts("names"))
async def rename(
    data: JSONBody[Nickname], scope: Scope, state: ServerState, current_user: Known
) -> Me:
    """Be called otherwise from now on; an account is then entered by the new name. Games keep the
    name they were played under."""
    if current_user.session is None:
        raise HTTPRefusal(403, "not-allowed")
    name = own_name(data.name)
    login = login_of(name) if current_user.someone.kind == "account" else None
    state.rate_limits.names.take(address_of(scope))
    await not_an_accounts(state, name, current_user.someone.id)
    try:
        await state.store.users.rename(current_user.someone.id, name, login)
    except LoginTaken as taken:
        raise HTTPRefusal(409, "name-taken", found=name) from taken
    return await me_of(
        state, msgspec.structs.replace(current_user.someone, name=name), current_user.session
    )


@post("/me/forget", status_code=200, opt=counts("attempts_known"))
async def forget(
    data: JSONBody[Farewell], scope: Scope, state: ServerState, current_user: Known
) -> Response[Me]:
    """Delete oneself: everything kept about the person goes, their games keep a neutral name."""
    if current_user.session is None:
        raise HTTPRefusal(403, "not-allowed")
    if login_of(data.name) != login_of(current_user.someone.name):
        raise HTTPRefusal(400, "name-differs", found=data.name, expected=current_user.someone.name)
    if current_user.someone.kind == "account":
        await sure(state, current_user, data.password)
    names = {id_: neutral(id_) for id_ in current_user.ids}
    tables = await state.store.users.forget(names, state.clock(), KINDS)
    if state.services is not None:
        await state.services.reread(tables)
    gone = cookie("", secure=secure(scope), days=0)
    return Response(Me("nobody"), cookies=[gone, no_device(scope)])


async def not_an_accounts(state: ServerState, name: str, own: str = "") -> None:
    """Refused: a name that is read as an account's, but for one's ``own`` (its id)."""
    found = await state.store.users.alike(name)
    if found is not None and found.id != own:
        raise HTTPRefusal(409, "name-taken", found=name)


def new_guest(name: str, now: int) -> User:
    """Somebody nobody has met."""
    return User(secrets.token_urlsafe(12), name, "guest", now)


def neutral(id_: str) -> str:
    """What games call somebody who was deleted: no name, and no two of a table the same.

    >>> neutral("q3fX-9ab").startswith("N. N. ")
    True
    """
    return f"N. N. {hashlib.sha256(id_.encode()).hexdigest()[:6]}"


router = Router("/api", route_handlers=[be_guest, me, rename, forget], tags=["people"])
