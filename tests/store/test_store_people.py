"""People: who there is, and what lets them in."""

import asyncio

import pytest

from kostka.store.errors import LoginTaken, NotFound
from kostka.store.people import PeopleStore
from kostka.store.store import Store
from kostka.store.user import Passkey, Session, Token, User

pytestmark = pytest.mark.anyio

GUEST = User("g", "Gast", "guest", 1)
ACCOUNT = User("a", "Ann", "account", 2, login="ann")


@pytest.fixture
async def people(store: Store) -> PeopleStore:
    """A guest and an account."""
    await store.people.add(GUEST)
    await store.people.add(ACCOUNT)
    return store.people


async def test_people_are_found_by_id_and_login(people: PeopleStore) -> None:
    assert await people.user("g") == GUEST
    assert await people.user("x") is None
    assert await people.by_login("ann") == ACCOUNT
    assert await people.by_login("Ann") is None
    with pytest.raises(LoginTaken):
        await people.add(User("b", "Other Ann", "account", 3, login="ann"))
    await people.rename("g", "Guest")
    renamed = await people.user("g")
    assert renamed is not None
    assert renamed.name == "Guest"
    await people.rename("a", "Anna", "anna")
    assert await people.by_login("ann") is None
    assert await people.by_login("anna") == User("a", "Anna", "account", 2, login="anna")
    await people.add(User("b", "Ben", "account", 3, login="ben"))
    with pytest.raises(LoginTaken):
        await people.rename("b", "Anna", "anna")
    with pytest.raises(NotFound):
        await people.rename("x", "Guest")


async def test_no_two_accounts_have_names_that_are_read_as_one(people: PeopleStore) -> None:
    await people.add(User("i", "Ivan", "account", 3, login="ivan"))
    found = [await people.alike(name) for name in ("Іvаn", "lvan", "IVAN", "Jan", "Gast")]
    assert [one and one.id for one in found] == ["i", "i", "i", None, None]
    with pytest.raises(LoginTaken):
        await people.add(User("l", "lvan", "account", 3, login="lvan"))
    with pytest.raises(LoginTaken):
        await people.make_account("g", "lvan", "lvan", None)
    with pytest.raises(LoginTaken):
        await people.rename("a", "lvan", "lvan")
    await people.rename("i", "Jan", "jan")
    await people.rename("a", "lvan", "lvan")


async def test_a_guest_becomes_an_account_under_the_same_id(people: PeopleStore) -> None:
    with pytest.raises(LoginTaken):
        await people.make_account("g", "ann", "Ann", None)
    await people.make_account("g", "gast", "Gast", "hash")
    assert await people.user("g") == User("g", "Gast", "account", 1, login="gast")
    assert await people.password("g") == "hash"
    with pytest.raises(NotFound):  # a second time it is no guest any more
        await people.make_account("g", "gast2", "Gast", None)


async def test_of_two_who_want_a_login_one_gets_it(people: PeopleStore) -> None:
    await people.add(User("h", "Host", "guest", 1))
    answers = await asyncio.gather(
        people.make_account("g", "both", "G", None),
        people.make_account("h", "both", "H", None),
        return_exceptions=True,
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["LoginTaken", "NoneType"]


async def test_passwords(people: PeopleStore) -> None:
    assert await people.password("a") is None
    await people.set_password("a", "hash")
    assert await people.password("a") == "hash"
    await people.set_password("a", None)
    assert await people.password("a") is None
    assert await people.password("x") is None
    with pytest.raises(NotFound):
        await people.set_password("x", "hash")


async def test_a_guest_is_taken_over_once_and_is_signed_in_no_more(people: PeopleStore) -> None:
    session = Session(b"h", "g", 1, 1, "Browser")
    await people.open_session(session)
    assert await people.visit(b"h") == (session, GUEST, ("g",))
    await people.take_over("g", "a")
    assert await people.visit(b"h") is None
    assert await people.ids("a") == ("a", "g")
    guest = await people.user("g")
    assert guest is not None
    assert guest.taken_by == "a"
    await people.add(User("b", "Ben", "account", 3, login="ben"))
    for guest_id, account in (("g", "b"), ("a", "b"), ("x", "a")):
        with pytest.raises(NotFound):
            await people.take_over(guest_id, account)
    with pytest.raises(NotFound):
        await people.make_account("g", "gast", "Gast", None)


async def test_only_an_account_takes_over(people: PeopleStore) -> None:
    await people.add(User("h", "Host", "guest", 1))
    with pytest.raises(NotFound):
        await people.take_over("g", "h")


async def test_a_visit_says_who_it_is_and_what_they_are_known_by(people: PeopleStore) -> None:
    await people.add(User("f", "Earlier", "guest", 0))
    for guest in ("g", "f"):
        await people.take_over(guest, "a")
    session = Session(b"h", "a", 5, 6, "Browser")
    await people.open_session(session)
    assert await people.visit(b"h") == (session, ACCOUNT, ("a", "f", "g"))
    assert await people.visit(b"x") is None


async def test_sessions_are_seen_and_ended(people: PeopleStore) -> None:
    for n in range(3):
        await people.open_session(Session(b"%d" % n, "a", n, n, f"Browser {n}"))
    await people.open_session(Session(b"g", "g", 1, 1, "Browser"))
    await people.saw(b"0", 9)
    assert [session.hash for session in await people.sessions("a")] == [b"0", b"2", b"1"]
    assert not await people.end_session("a", b"g")  # another's
    assert await people.end_session("a", b"0")
    assert not await people.end_session("a", b"0")
    assert await people.end_sessions("a", but=b"1") == 1
    assert [session.hash for session in await people.sessions("a")] == [b"1"]
    assert await people.end_sessions("a") == 1
    assert await people.visit(b"g") is not None


async def test_passkeys(people: PeopleStore) -> None:
    key = Passkey(b"id", "a", b"public", 5, "phone", 1)
    other = Passkey(b"other", "a", b"public", 0, "laptop", 2)
    await people.add_passkey(other)
    await people.add_passkey(key)
    assert await people.passkey(b"id") == key
    assert await people.passkey(b"x") is None
    assert await people.passkeys("a") == [key, other]
    assert not await people.used_passkey(b"id", 5, 9)  # its counter has not gone up
    assert not await people.used_passkey(b"id", 0, 9)
    assert await people.used_passkey(b"id", 6, 9)
    assert await people.used_passkey(b"other", 0, 9)  # one that does not count
    used = await people.passkey(b"id")
    assert used is not None
    assert (used.count, used.used) == (6, 9)
    assert not await people.remove_passkey("g", b"id")
    assert await people.remove_passkey("a", b"id")
    assert await people.passkeys("g") == []


async def test_a_recovery_code_is_good_for_once(people: PeopleStore) -> None:
    await people.set_recovery("a", [b"1", b"2"])
    assert await people.recovery_left("a") == 2
    assert not await people.use_recovery("g", b"1")
    used = await asyncio.gather(*(people.use_recovery("a", b"1") for _ in range(3)))
    assert sorted(used) == [False, False, True]
    assert await people.recovery_left("a") == 1
    await people.set_recovery("a", [b"3"])
    assert not await people.use_recovery("a", b"2")
    await people.set_recovery("a", [])
    assert await people.recovery_left("a") == 0


async def test_tokens_of_programs(people: PeopleStore) -> None:
    program = User("p", "Robot", "program", 3, owner="a")
    token = Token("t", b"hash", "a", "p", "at home", 3)
    await people.add_token(token, program, 1)
    assert await people.token(b"hash") == (token, program)
    assert await people.token(b"x") is None
    await people.used_token(b"hash", 8)
    assert [t.used for t in await people.tokens("a")] == [8]
    assert not await people.end_token("g", "t")
    assert await people.end_token("a", "t")
    assert await people.token(b"hash") is None
    assert await people.user("p") == program  # its games stay its own


async def test_a_challenge_is_answered_once_and_in_time(people: PeopleStore) -> None:
    await people.put_challenge(b"h", b"data", 10, 0)
    await people.put_challenge(b"late", b"data", 5, 0)
    taken = await asyncio.gather(*(people.take_challenge(b"h", 9) for _ in range(3)))
    assert sorted(taken, key=str) == [None, None, b"data"]
    assert await people.take_challenge(b"late", 4) is None  # swept away by the first
    await people.put_challenge(b"again", b"data", 10, 4)
    assert await people.take_challenge(b"again", 10) is None
