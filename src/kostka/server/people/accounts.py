"""Accounts: a name and a password (or a passkey), recovery codes. No e-mail."""

import msgspec
from litestar import Response, Router, post, put
from litestar.params import JSONBody
from litestar.types import Scope

from kostka.server.errors import HTTPRefusal
from kostka.server.people.attempts import try_code
from kostka.server.people.entering import (
    Me,
    Secret,
    ShortText,
    cookies_for,
    enter,
    entered,
    has_room,
    me_of,
    sure,
)
from kostka.server.people.guests import new_guest
from kostka.server.people.identity import Known, Who
from kostka.server.people.passwords import fit
from kostka.server.people.recovery import hash_of_code, new_codes
from kostka.server.people.reserved import own_name
from kostka.server.security.limits import address_of
from kostka.server.security.route_limits import counts
from kostka.server.state import ServerState
from kostka.store.errors import LoginTaken, NotFound
from kostka.store.likeness import login_of
from kostka.store.user import Passkey


class NewAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name that no other account has, and a password of 8 to 200 characters."""

    name: ShortText
    password: Secret


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``password`` is the one to come, ``old`` the one so far unless freshly signed in;
    ``end_passkeys`` and ``end_programs``: nobody comes in by those that there are any more."""

    password: Secret
    old: Secret = ""
    end_passkeys: bool = False
    end_programs: bool = False


class Confirmed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password, unless freshly signed in."""

    password: Secret = ""


class Recovering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code, and the password to come; the rest as in ``NewPassword``."""

    name: ShortText
    code: ShortText
    password: Secret
    end_passkeys: bool = False
    end_programs: bool = False


class Account(msgspec.Struct, frozen=True):
    """An account that was made, or got new codes: ``recovery`` is shown this one time."""

    me: Me
    recovery: tuple[str, ...]


@post("/accounts", status_code=201, opt=counts("guests", "names"))
async def make_account(
    data: JSONBody[NewAccount], scope: Scope, state: ServerState, who: Who
) -> Response[Account]:
    """Make an account. A guest becomes it, and keeps all their games."""
    name = own_name(data.name)
    fit(data.password, name)
    await free(state, scope, who, name)
    state.rate_limits.guests.take(address_of(scope))
    return await made(state, scope, who, name, await state.passwords.hash(data.password))


@put("/me/password", opt=counts("attempts_known"))
async def change_password(
    data: JSONBody[NewPassword], scope: Scope, state: ServerState, account: Known
) -> Response[Me]:
    """Another password; all other sessions end, passkeys and programs if asked. The answer says
    what lives on."""
    await sure(state, account, data.old)
    fit(data.password, account.someone.name)
    store, id_ = state.store, account.someone.id
    await store.users.set_password(id_, await state.passwords.hash(data.password))
    await end_others(state, id_, data)
    return await entered(state, scope, account.someone, account)


@post("/me/recovery", status_code=201, opt=counts("attempts_known"))
async def renew_codes(data: JSONBody[Confirmed], state: ServerState, account: Known) -> Account:
    """Ten new recovery codes; the old ones open nothing any more."""
    await sure(state, account, data.password)
    codes = await give_codes(state, account.someone.id)
    return Account(await me_of(state, account.someone, account.session), codes)


@post("/sessions/recovery", status_code=200, opt=counts("codes", "attempts_known"))
async def recover(
    data: JSONBody[Recovering], scope: Scope, state: ServerState, who: Who
) -> Response[Me]:
    """Enter by a recovery code and set a new password; all other sessions end, passkeys and
    programs if asked; the answer says what lives on. Whether the name
    or the code is wrong is not told. An account that has too many guests' games leaves this one's
    where they are."""
    store = state.store
    someone = await store.users.by_login(login_of(data.name))
    try_code(state, scope, someone)
    fit(data.password, data.name)
    id_ = someone.id if someone else ""
    kept = await state.passwords.hash(data.password)  # in any case: equal work
    if (
        not await store.credentials.use_recovery(id_, hash_of_code(id_, data.code))
        or someone is None
    ):
        raise HTTPRefusal(401, "sign-in-wrong")
    await store.users.set_password(id_, kept)
    await end_others(state, id_, data)
    room = await has_room(state, someone)  # no refusal any more: the code is spent
    return await entered(state, scope, someone, who, take_over=room)


async def end_others(state: ServerState, person: str, asked: NewPassword | Recovering) -> None:
    """End all sessions of an account that has a new password, and what else is asked."""
    store = state.store
    if asked.end_passkeys:
        for key in await store.credentials.passkeys(person):
            await store.credentials.remove_passkey(person, key.id)
    if asked.end_programs:
        for token in await store.credentials.tokens(person):
            await store.credentials.end_token(person, token.id)
    await store.sessions.end_all(person, None)


async def free(state: ServerState, scope: Scope, who: Who, name: str) -> None:
    """Refused: whoever has an account, a program, or a name that is read as another account's; or
    asked for too many names (429), since the answer tells which there are."""
    if who and who.someone.kind != "guest":
        raise HTTPRefusal(409, "account-already")
    state.rate_limits.names.take(address_of(scope))
    if await state.store.users.alike(name):
        raise HTTPRefusal(409, "name-taken", found=name)


async def made(
    state: ServerState,
    scope: Scope,
    who: Who,
    name: str,
    way: str | Passkey,
) -> Response[Account]:
    """The account of a guest or of somebody new, entered, with its codes. ``way``: in by the hash
    of a password or by a passkey."""
    store = state.store
    if isinstance(way, Passkey) and not await store.credentials.add_passkey(way):
        raise HTTPRefusal(400, "passkey-refused")  # before there is an account that nothing opens
    someone = who.someone if who else new_guest(name, state.clock())
    if who is None:
        if isinstance(way, Passkey):  # it knows whose it is
            someone = msgspec.structs.replace(someone, id=way.person)
        await store.users.add(someone)
    hashed = way if isinstance(way, str) else None
    try:
        await store.users.make_account(someone.id, login_of(name), name, hashed)
    except (LoginTaken, NotFound) as failed:
        if isinstance(way, Passkey):
            await store.credentials.remove_passkey(way.person, way.id)
        if isinstance(failed, LoginTaken):
            raise HTTPRefusal(409, "name-taken", found=name) from failed
        raise HTTPRefusal(409, "account-already") from failed  # the same, sent twice
    account = await store.users.user(someone.id)
    if account is None:  # deleted meanwhile, by another of their requests
        raise HTTPRefusal(409, "account-already")
    codes = await give_codes(state, account.id)
    session, cookie = await enter(state, scope, account, who)
    told = Account(await me_of(state, account, session), codes)
    return Response(told, cookies=cookies_for(state, scope, account, cookie))


async def give_codes(state: ServerState, person: str) -> tuple[str, ...]:
    """New codes, kept only as hashes."""
    codes = new_codes()
    await state.store.credentials.set_recovery(
        person, [hash_of_code(person, code) for code in codes]
    )
    return codes


router = Router(
    "/api", route_handlers=[make_account, change_password, renew_codes, recover], tags=["people"]
)
