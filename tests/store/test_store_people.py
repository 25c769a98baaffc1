"""People: who there is, and what lets them in."""

import asyncio

import pytest

from kostka.store.errors import LoginTaken, NotFound
from kostka.store.store import Store
from kostka.store.user import Passkey, Session, Token, User

pytestmark = pytest.mark.anyio

GUEST = User("g", "Gast", "guest", 1)
ACCOUNT = User("a", "Ann", "account", 2, login="ann")


@pytest.fixture(autouse=True)
async def people(store: Store) -> None:
    """A guest and an account."""
    await store.users.add(GUEST)
    await store.users.add(ACCOUNT)


async def test_people_are_found_by_id_and_login(store: Store) -> None:
    assert await store.users.user("g") == GUEST
    assert await store.users.user("x") is None
    assert await store.users.by_login("ann") == ACCOUNT
    assert await store.users.by_login("Ann") is None
    with pytest.raises(LoginTaken):
        await store.users.add(User("b", "Other Ann", "account", 3, login="ann"))
    await store.users.rename("g", "Guest")
    renamed = await store.users.user("g")
    assert renamed is not None
    assert renamed.name == "Guest"
    await store.users.rename("a", "Anna", "anna")
    assert await store.users.by_login("ann") is None
    assert await store.users.by_login("anna") == User("a", "Anna", "account", 2, login="anna")
    await store.users.add(User("b", "Ben", "account", 3, login="ben"))
    with pytest.raises(LoginTaken):
        await store.users.rename("b", "Anna", "anna")
    with pytest.raises(NotFound):
        await store.users.rename("x", "Guest")


async def test_no_two_accounts_have_names_that_are_read_as_one(store: Store) -> None:
    await store.users.add(User("i", "Ivan", "account", 3, login="ivan"))
    found = [await store.users.alike(name) for name in ("Іvаn", "lvan", "IVAN", "Jan", "Gast")]
    assert [one and one.id for one in found] == ["i", "i", "i", None, None]
    with pytest.raises(LoginTaken):
        await store.users.add(User("l", "lvan", "account", 3, login="lvan"))
    with pytest.raises(LoginTaken):
        await store.users.make_account("g", "lvan", "lvan", None)
    with pytest.raises(LoginTaken):
        await store.users.rename("a", "lvan", "lvan")
    await store.users.rename("i", "Jan", "jan")
    await store.users.rename("a", "lvan", "lvan")


async def test_a_guest_becomes_an_account_under_the_same_id(store: Store) -> None:
    with pytest.raises(LoginTaken):
        await store.users.make_account("g", "ann", "Ann", None)
    await store.users.make_account("g", "gast", "Gast", "hash")
    assert await store.users.user("g") == User("g", "Gast", "account", 1, login="gast")
    assert await store.users.password("g") == "hash"
    with pytest.raises(NotFound):  # a second time it is no guest any more
        await store.users.make_account("g", "gast2", "Gast", None)


async def test_of_two_who_want_a_login_one_gets_it(store: Store) -> None:
    await store.users.add(User("h", "Host", "guest", 1))
    answers = await asyncio.gather(
        store.users.make_account("g", "both", "G", None),
        store.users.make_account("h", "both", "H", None),
        return_exceptions=True,
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["LoginTaken", "NoneType"]


async def test_passwords(store: Store) -> None:
    assert await store.users.password("a") is None
    await store.users.set_password("a", "hash")
    assert await store.users.password("a") == "hash"
    await store.users.set_password("a", None)
    assert await store.users.password("a") is None
    assert await store.users.password("x") is None
    with pytest.raises(NotFound):
        await store.users.set_password("x", "hash")


async def test_a_guest_is_taken_over_once_and_is_signed_in_no_more(store: Store) -> None:
    session = Session(b"h", "g", 1, 1, "Browser")
    await store.sessions.open(session)
    assert await store.sessions.visit(b"h") == (session, GUEST, ("g",))
    await store.users.take_over("g", "a")
    assert await store.sessions.visit(b"h") is None
    assert await store.users.ids("a") == ("a", "g")
    guest = await store.users.user("g")
    assert guest is not None
    assert guest.taken_by == "a"
    await store.users.add(User("b", "Ben", "account", 3, login="ben"))
    for guest_id, account in (("g", "b"), ("a", "b"), ("x", "a")):
        with pytest.raises(NotFound):
            await store.users.take_over(guest_id, account)
    with pytest.raises(NotFound):
        await store.users.make_account("g", "gast", "Gast", None)


async def test_only_an_account_takes_over(store: Store) -> None:
    await store.users.add(User("h", "Host", "guest", 1))
    with pytest.raises(NotFound):
        await store.users.take_over("g", "h")


async def test_a_visit_says_who_it_is_and_what_they_are_known_by(store: Store) -> None:
    await store.users.add(User("f", "Earlier", "guest", 0))
    for guest in ("g", "f"):
        await store.users.take_over(guest, "a")
    session = Session(b"h", "a", 5, 6, "Browser")
    await store.sessions.open(session)
    assert await store.sessions.visit(b"h") == (session, ACCOUNT, ("a", "f", "g"))
    assert await store.sessions.visit(b"x") is None


async def test_sessions_are_seen_and_ended(store: Store) -> None:
    for n in range(3):
        await store.sessions.open(Session(b"%d" % n, "a", n, n, f"Browser {n}"))
    await store.sessions.open(Session(b"g", "g", 1, 1, "Browser"))
    await store.sessions.saw(b"0", 9)
    assert [session.hash for session in await store.sessions.of("a")] == [b"0", b"2", b"1"]
    assert not await store.sessions.end("a", b"g")  # another's
    assert await store.sessions.end("a", b"0")
    assert not await store.sessions.end("a", b"0")
    assert await store.sessions.end_all("a", but=b"1") == 1
    assert [session.hash for session in await store.sessions.of("a")] == [b"1"]
    assert await store.sessions.end_all("a") == 1
    assert await store.sessions.visit(b"g") is not None


async def test_passkeys(store: Store) -> None:
    key = Passkey(b"id", "a", b"public", 5, "phone", 1)
    other = Passkey(b"other", "a", b"public", 0, "laptop", 2)
    await store.credentials.add_passkey(other)
    await store.credentials.add_passkey(key)
    assert await store.credentials.passkey(b"id") == key
    assert await store.credentials.passkey(b"x") is None
    assert await store.credentials.passkeys("a") == [key, other]
    assert not await store.credentials.used_passkey(b"id", 5, 9)  # its counter has not gone up
    assert not await store.credentials.used_passkey(b"id", 0, 9)
    assert await store.credentials.used_passkey(b"id", 6, 9)
    assert await store.credentials.used_passkey(b"other", 0, 9)  # one that does not count
    used = await store.credentials.passkey(b"id")
    assert used is not None
    assert (used.count, used.used) == (6, 9)
    assert not await store.credentials.remove_passkey("g", b"id")
    assert await store.credentials.remove_passkey("a", b"id")
    assert await store.credentials.passkeys("g") == []


async def test_a_recovery_code_is_good_for_once(store: Store) -> None:
    await store.credentials.set_recovery("a", [b"1", b"2"])
    assert await store.credentials.recovery_left("a") == 2
    assert not await store.credentials.use_recovery("g", b"1")
    used = await asyncio.gather(*(store.credentials.use_recovery("a", b"1") for _ in range(3)))
    assert sorted(used) == [False, False, True]
    assert await store.credentials.recovery_left("a") == 1
    await store.credentials.set_recovery("a", [b"3"])
    assert not await store.credentials.use_recovery("a", b"2")
    await store.credentials.set_recovery("a", [])
    assert await store.credentials.recovery_left("a") == 0


async def test_tokens_of_programs(store: Store) -> None:
    program = User("p", "Robot", "program", 3, owner="a")
    token = Token("t", b"hash", "a", "p", "at home", 3)
    await store.credentials.add_token(token, program, 1)
    assert await store.credentials.token(b"hash") == (token, program)
    assert await store.credentials.token(b"x") is None
    await store.credentials.used_token(b"hash", 8)
    assert [t.used for t in await store.credentials.tokens("a")] == [8]
    assert not await store.credentials.end_token("g", "t")
    assert await store.credentials.end_token("a", "t")
    assert await store.credentials.token(b"hash") is None
    assert await store.users.user("p") == program  # its games stay its own


async def test_a_challenge_is_answered_once_and_in_time(store: Store) -> None:
    await store.credentials.put_challenge(b"h", b"data", 10, 0)
    await store.credentials.put_challenge(b"late", b"data", 5, 0)
    taken = await asyncio.gather(*(store.credentials.take_challenge(b"h", 9) for _ in range(3)))
    assert sorted(taken, key=str) == [None, None, b"data"]
    assert await store.credentials.take_challenge(b"late", 4) is None  # swept away by the first
    await store.credentials.put_challenge(b"again", b"data", 10, 4)
    assert await store.credentials.take_challenge(b"again", 10) is None
