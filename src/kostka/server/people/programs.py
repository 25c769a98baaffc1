"""Programs that sit down at tables: made by an account, let in by a token, marked as bots."""

import secrets

import msgspec
from litestar import Router, delete, get, post
from litestar.params import JSONBody
from litestar.types import Scope

from kostka.server.errors import HTTPRefusal
from kostka.server.people.cookies import kept_of
from kostka.server.people.entering import Secret, ShortText, sure
from kostka.server.people.guests import not_an_accounts
from kostka.server.people.identity import Known
from kostka.server.people.reserved import own_name
from kostka.server.people.sessions import Id
from kostka.server.security.limits import address_of
from kostka.server.security.route_limits import counts
from kostka.server.state import ServerState
from kostka.store.user import Token, User

MOST = 10
"""Programs of one account."""
PREFIX = "kostka_"
"""So that those who look for lost secrets know one when they see it."""


class NewProgram(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the program is called at tables; the password, unless freshly signed in."""

    name: ShortText
    password: Secret = ""


class Program(msgspec.Struct, frozen=True):
    """A program: ``id`` of its token, ``person`` it plays as. Times in ms since 1970."""

    id: str
    name: str
    person: str
    created: int
    used: int | None


class MadeProgram(msgspec.Struct, frozen=True):
    """A new program and its token, which is shown this one time."""

    program: Program
    token: str


@post("/programs", opt=counts("guests", "attempts_known"))
async def make(
    data: JSONBody[NewProgram], scope: Scope, state: ServerState, account: Known
) -> MadeProgram:
    """Make a program: a person of its own, marked as a bot, and the token that lets it in."""
    await sure(state, account, data.password)
    name = own_name(data.name)
    state.rate_limits.guests.take(address_of(scope))
    await not_an_accounts(state, name, account.someone.id)
    store, owner, now = state.store, account.someone.id, state.clock()
    text = PREFIX + secrets.token_urlsafe(32)
    program = User(secrets.token_urlsafe(12), name, "program", now, owner=owner)
    kept = kept_of(text.encode())
    token = Token(secrets.token_urlsafe(9), kept, owner, program.id, name, now)
    if not await store.credentials.add_token(token, program, MOST):
        raise HTTPRefusal(409, "programs-enough", expected=MOST)
    return MadeProgram(_shown(token), text)


@get("/programs")
async def listed(state: ServerState, account: Known) -> list[Program]:
    """One's programs."""
    return [_shown(token) for token in await state.store.credentials.tokens(account.someone.id)]


@delete("/programs/{id_:str}")
async def end(id_: Id, state: ServerState, account: Known) -> None:
    """Let the program in no more; games it has played stay."""
    if not await state.store.credentials.end_token(account.someone.id, id_):
        raise HTTPRefusal(404, "not-found")


def _shown(token: Token) -> Program:
    return Program(token.id, token.name, token.program, token.created, token.used)


router = Router("/api", route_handlers=[make, listed, end], tags=["people"])
