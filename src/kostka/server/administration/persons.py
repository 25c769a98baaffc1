"""People, as an administrator finds, renames, signs out and forgets them."""

import msgspec

from kostka.game.errors import Refusal
from kostka.kinds import KINDS
from kostka.server.administration.trace import trace
from kostka.server.errors import HTTPRefusal
from kostka.server.people.guests import neutral
from kostka.server.people.identity import now_ms
from kostka.server.people.recovery import hash_of_code, new_codes
from kostka.server.people.reserved import own_name
from kostka.store.errors import LoginTaken
from kostka.store.likeness import login_of
from kostka.store.store import Store
from kostka.store.user import User


class Ended(msgspec.Struct, frozen=True):
    """So many of somebody's ways in were ended."""

    sessions: int
    programs: int = 0
    passkeys: int = 0


async def person(store: Store, text: str) -> User:
    """Whom an administrator means: by id, an account by its name too; a guest that an account has
    taken over is that account. Raises Refusal ``admin-nobody``, ``admin-forgotten``,
    ``admin-program`` (a program goes with its account)."""
    someone = await store.users.user(text) or await store.users.by_login(login_of(text))
    if someone is not None and someone.taken_by:
        someone = await store.users.user(someone.taken_by)
    if someone is None:
        raise Refusal("admin-nobody", found=text)
    if someone.forgotten:
        raise Refusal("admin-forgotten", found=text)
    if someone.kind == "program":
        raise Refusal("admin-program", found=text, expected=someone.owner)
    return someone


async def rename(store: Store, someone: User, to: str) -> str:
    """Calls somebody otherwise, under the rules for names; an account is then entered by the new
    name. Returns it as it is kept. Raises Refusal ``name-…``."""
    name = own_name(to)
    found = await store.users.alike(name)
    if found is not None and found.id != someone.id:
        raise HTTPRefusal(409, "name-taken", found=name)
    login = login_of(name) if someone.kind == "account" else None
    try:
        await store.users.rename(someone.id, name, login)
    except LoginTaken as taken:
        raise HTTPRefusal(409, "name-taken", found=name) from taken
    await trace(store, "person-rename", someone.id)
    return name


async def end_sessions(store: Store, someone: User, *, all_ways: bool) -> Ended:
    """Signs somebody out everywhere; ``all_ways``: their programs and passkeys let nobody in any
    more either."""
    id_ = someone.id
    programs = passkeys = 0
    if all_ways:
        for key in await store.credentials.passkeys(id_):
            await store.credentials.remove_passkey(id_, key.id)
            passkeys += 1
        for token in await store.credentials.tokens(id_):
            await store.credentials.end_token(id_, token.id)
            programs += 1
    ended = Ended(await store.sessions.end_all(id_), programs, passkeys)
    await trace(store, "person-end-sessions", id_)
    return ended


async def recovery_codes(store: Store, someone: User) -> tuple[str, ...]:
    """New recovery codes; the old ones open nothing any more. Raises Refusal ``admin-guest``:
    nobody can come back as a guest."""
    if someone.kind != "account":
        raise Refusal("admin-guest", found=someone.name)
    codes = new_codes()
    await store.credentials.set_recovery(
        someone.id, [hash_of_code(someone.id, code) for code in codes]
    )
    await trace(store, "person-recovery-codes", someone.id)
    return codes


async def forget(store: Store, someone: User) -> int:
    """Deletes somebody as they would themselves: all that is kept about them goes, their games keep
    a neutral name. Returns in how many games that was."""
    names = {id_: neutral(id_) for id_ in await store.users.ids(someone.id)}
    tables = await store.users.forget(names, now_ms(), KINDS)
    await trace(store, "person-forget", someone.id, tables)
    return len(tables)
