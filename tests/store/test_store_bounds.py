"""What is kept about people has an end: browsers, passkeys, programs, guests who never come."""

import asyncio
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import func, select

from kostka.live.kind import TABLE
from kostka.store.schema_people import challenges
from kostka.store.sessions import MOST
from kostka.store.store import Store
from kostka.store.user import Passkey, Session, Token, User

if TYPE_CHECKING:
    from tests.store.conftest import Logs

pytestmark = pytest.mark.anyio

ACCOUNT = User("a", "Ann", "account", 2, login="ann")


@pytest.fixture
async def ann(store: Store) -> Store:
    await store.users.add(ACCOUNT)
    return store


def session(hash: bytes, person: str = "a", seen: int = 1) -> Session:
    return Session(hash, person, seen, seen, "Browser")


async def test_with_one_browser_too_many_the_one_unused_for_longest_is_signed_out(
    ann: Store,
) -> None:
    store = ann
    for n in range(MOST):
        await store.sessions.open(session(b"%03d" % n, seen=1000 + n))
    await store.sessions.open(session(b"bens", "b", seen=1))
    await store.sessions.saw(b"000", 9000)
    await store.sessions.open(session(b"new", seen=5))  # its clock was set back: it is new
    left = {each.hash for each in await store.sessions.of("a")}
    assert len(left) == MOST
    assert {b"000", b"new", b"002"} <= left
    assert b"001" not in left
    assert len(await store.sessions.of("b")) == 1


async def test_however_many_ask_at_once_nobody_gets_too_many_keys(ann: Store) -> None:
    store = ann

    async def passkey(n: int) -> bool:
        return await store.credentials.add_passkey(Passkey(b"%d" % n, "a", b"", 0, "", 1), 3)

    async def program(n: int) -> bool:
        made = User(f"p{n}", "Robot", "program", 3, owner="a")
        return await store.credentials.add_token(
            Token(f"t{n}", b"%d" % n, "a", f"p{n}", "", 3), made, 3
        )

    assert sorted(await asyncio.gather(*map(passkey, range(6)))) == [False] * 3 + [True] * 3
    assert sorted(await asyncio.gather(*map(program, range(6)))) == [False] * 3 + [True] * 3
    assert (
        len(await store.credentials.passkeys("a")) == len(await store.credentials.tokens("a")) == 3
    )
    there = [await store.users.user(f"p{n}") for n in range(6)]
    assert sum(each is not None for each in there) == 3


async def test_a_credential_of_somebodys_is_not_taken_in_again(ann: Store) -> None:
    for person, taken in (("a", True), ("b", False)):
        assert await ann.credentials.add_passkey(Passkey(b"id", person, b"", 0, "", 1)) == taken
    (key,) = await ann.credentials.passkeys("a")
    assert key.person == "a"


async def test_what_nobody_has_answered_goes_when_another_is_asked(ann: Store) -> None:
    for now in (0, 5, 20):
        await ann.credentials.put_challenge(b"%d" % now, b"data", now + 10, now)
    async with ann._engines.read.connect() as connection:
        assert await connection.scalar(select(func.count()).select_from(challenges)) == 1
    assert await ann.credentials.take_challenge(b"20", 21) == b"data"


async def test_guests_who_cannot_come_again_are_forgotten(ann: Store, logs: "Logs") -> None:
    store = ann
    for id, made in (("back", 1), ("lone", 1), ("old", 1), ("new", 50), ("mine", 1)):
        await store.users.add(User(id, id, "guest", made))
    await store.users.take_over("mine", "a")
    for id, seen in (("back", 30), ("old", 10), ("a", 9)):
        await store.sessions.open(session(id.encode(), id, seen))
    await store.users.tidy(20, 40)
    there = [id for id in ("back", "lone", "old", "new", "mine", "a") if await store.users.user(id)]
    assert there == ["back", "new", "mine", "a"]
    assert await store.sessions.of("a") == []
    assert len(await store.sessions.of("back")) == 1


async def test_who_has_played_is_known(ann: Store, logs: "Logs") -> None:
    await logs.begin(ann, "t")
    sitting = logs.head(1, people=("ben", None))
    await ann.create(TABLE, "u", logs.SECRET, logs.made("u"), sitting)
    assert [await ann.users.played(id) for id in ("ann", "ben", "cyd")] == [True, True, False]
