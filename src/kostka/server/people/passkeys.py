"""Passkeys: making an account by one, adding one, entering by one without typing a name.

Each ceremony has two steps: the server gives options and a ticket, the browser brings the ticket
back with what the authenticator has signed. A ticket is good once, and not for long.
"""

import secrets
from base64 import urlsafe_b64encode
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody, PathParameter
from litestar.types import Scope

from kostka.live.setup import WORD
from kostka.server.errors import HTTPRefusal
from kostka.server.people.accounts import Account, free, made
from kostka.server.people.challenge import PATIENCE, Challenge, Site, site_of
from kostka.server.people.cookies import kept_of
from kostka.server.people.entering import Me, Secret, ShortText, entered, me_of, sure
from kostka.server.people.guests import new_guest
from kostka.server.people.identity import Known, Who
from kostka.server.people.names import name_of
from kostka.server.people.reserved import own_name
from kostka.server.security.origins import header
from kostka.server.security.route_limits import Limited, counts
from kostka.server.state import ServerState

MOST = 20
"""Passkeys of one account."""


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``name`` of the account to be made; for one's own account the ``password``, unless freshly
    signed in."""

    name: ShortText = ""
    password: Secret = ""


class Ticket(msgspec.Struct, frozen=True):
    """``options`` are for ``navigator.credentials``; the ticket comes back with its answer."""

    ticket: str
    options: dict[str, Any]


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ``navigator.credentials.create`` gave, as JSON; ``label``: what the passkey is called
    in the list."""

    ticket: ShortText
    credential: dict[str, Any]
    label: ShortText = ""


class Signed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ``navigator.credentials.get`` gave, as JSON."""

    ticket: ShortText
    credential: dict[str, Any]
    take_over: bool = True


class PasskeyView(msgspec.Struct, frozen=True):
    """A passkey of one's own; times in ms since 1970."""

    id: str
    label: str
    created: int
    used: int | None


@post(
    "/passkeys/registration",
    status_code=200,
    guards=[Limited("passkeys")],
    opt=counts("names", "attempts_known"),
)
async def begin_making(
    data: JSONBody[Wanted], scope: Scope, state: ServerState, who: Who
) -> Ticket:
    """Options for a new passkey: one more for an account, or one that makes an account."""
    from kostka.server.people.ceremony import to_make  # noqa: PLC0415  (slow to load)

    site, seed = _site(state, scope), secrets.token_bytes(32)
    if who and who.someone.kind == "account":
        await sure(state, who, data.password)
        known = await state.store.credentials.passkeys(who.someone.id)
        if len(known) >= MOST:
            raise HTTPRefusal(409, "passkeys-enough", expected=MOST)
        challenge = Challenge(seed, who.someone.id, who.someone.name, "account")
        return Ticket(await _put(state, challenge), to_make(site, challenge, known))
    name = own_name(data.name)
    await free(state, scope, who, name)
    if who:
        challenge = Challenge(seed, who.someone.id, name, "guest")
    else:
        challenge = Challenge(seed, new_guest(name, state.clock()).id, name)
    return Ticket(await _put(state, challenge), to_make(site, challenge, ()))


@post("/passkeys", status_code=201, guards=[Limited("passkeys")], opt=counts("names"))
async def finish_making(
    data: JSONBody[NewPasskey], scope: Scope, state: ServerState, who: Who
) -> Response[Account]:
    """Take in the new passkey. By it a guest, or somebody new, becomes an account and gets
    recovery codes."""
    from kostka.server.people.ceremony import made_by  # noqa: PLC0415  (slow to load)

    label = name_of(data.label) if data.label else ""
    challenge = await _take(state, data.ticket)
    kind = who.someone.kind if who else "nobody"
    if kind != challenge.kind or (who and who.someone.id != challenge.person):
        raise HTTPRefusal(400, "passkey-refused")  # somebody else than who asked for it
    key = made_by(_site(state, scope), challenge, data.credential, label, state.clock())
    store = state.store
    if await store.credentials.passkey(key.id):
        raise HTTPRefusal(400, "passkey-refused")
    if who and kind == "account":
        if not await store.credentials.add_passkey(key, MOST):
            raise HTTPRefusal(409, "passkeys-enough", expected=MOST)
        return Response(Account(await me_of(state, who.someone, who.session), ()))
    await free(state, scope, who, challenge.name)
    return await made(state, scope, who, challenge.name, key)


@post("/passkeys/challenge", status_code=200, guards=[Limited("passkeys")])
async def begin_signing(scope: Scope, state: ServerState) -> Ticket:
    """Options for entering by a passkey; the authenticator knows whose it is."""
    from kostka.server.people.ceremony import to_sign  # noqa: PLC0415  (slow to load)

    challenge = Challenge(secrets.token_bytes(32))
    return Ticket(await _put(state, challenge), to_sign(_site(state, scope), challenge))


@post("/sessions/passkey", status_code=200, guards=[Limited("passkeys")])
async def finish_signing(
    data: JSONBody[Signed], scope: Scope, state: ServerState, who: Who
) -> Response[Me]:
    """Enter by a passkey."""
    from kostka.server.people.ceremony import claimed_id, count_of  # noqa: PLC0415  (slow to load)

    challenge = await _take(state, data.ticket)
    store = state.store
    passkey = await store.credentials.passkey(claimed_id(data.credential))
    if passkey is None or challenge.person:
        raise HTTPRefusal(401, "passkey-refused")
    count = count_of(_site(state, scope), challenge, data.credential, passkey)
    someone = await store.users.user(passkey.person)
    if someone is None or not await store.credentials.used_passkey(
        passkey.id, count, state.clock()
    ):
        raise HTTPRefusal(401, "passkey-refused")  # an older count: perhaps a copy
    return await entered(state, scope, someone, who, take_over=data.take_over)


@get("/passkeys")
async def listed(state: ServerState, account: Known) -> list[PasskeyView]:
    """One's passkeys."""
    return [
        PasskeyView(_text(each.id), each.name, each.created, each.used)
        for each in await state.store.credentials.passkeys(account.someone.id)
    ]


@delete("/passkeys/{id_:str}")
async def remove(
    id_: Annotated[str, PathParameter(max_length=1400, pattern=WORD)],
    state: ServerState,
    account: Known,
) -> None:
    """Remove a passkey. Refused when nothing else opens the account."""
    store, person = state.store, account.someone.id
    known = {_text(each.id): each.id for each in await store.credentials.passkeys(person)}
    if id_ not in known:
        raise HTTPRefusal(404, "not-found")
    if len(known) == 1 and await store.users.password(person) is None:
        raise HTTPRefusal(409, "passkey-last")
    await store.credentials.remove_passkey(person, known[id_])


def _site(state: ServerState, scope: Scope) -> Site:
    return site_of(state.config, scope["scheme"], header(scope, b"host"))


async def _put(state: ServerState, challenge: Challenge) -> str:
    """Keep the challenge; its ticket."""
    ticket = secrets.token_urlsafe(24)
    kept, now = msgspec.json.encode(challenge), state.clock()
    await state.store.credentials.put_challenge(kept_of(ticket.encode()), kept, now + PATIENCE, now)
    return ticket


async def _take(state: ServerState, ticket: str) -> Challenge:
    """The challenge of a ticket, which is then worth nothing. Refused if it is so already."""
    kept = await state.store.credentials.take_challenge(kept_of(ticket.encode()), state.clock())
    if kept is None:
        raise HTTPRefusal(400, "ticket-unknown")
    return msgspec.json.decode(kept, type=Challenge)


def _text(id_: bytes) -> str:
    return urlsafe_b64encode(id_).decode().rstrip("=")


router = Router(
    "/api",
    route_handlers=[begin_making, finish_making, begin_signing, finish_signing, listed, remove],
    tags=["people"],
)
