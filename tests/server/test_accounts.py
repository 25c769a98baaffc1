"""Accounts by password: made, entered, taken over, recovered, and what strangers learn of them."""

from typing import Any

import pytest
from argon2 import PasswordHasher

from kostka.eventlog.event import Event
from kostka.eventlog.person import Person
from kostka.eventlog.projection import Place, Projection
from kostka.live.events import Created
from kostka.live.kind import TABLE
from kostka.live.setup import Setup
from kostka.server.people import entering
from kostka.store.user import Passkey

PASSWORD = "correct horse"
WRONG = (401, "sign-in-wrong")


def sign_in(browser: Any, name: str = "Ann", password: str = PASSWORD, **more: Any) -> Any:
    return browser.fine("POST", "/api/sessions", {"name": name, "password": password, **more})


def test_a_guest_becomes_an_account_and_stays_who_they_are(server: Any) -> None:
    browser = server.browser()
    id_ = browser.guest("Ann")
    before = browser.cookies["kostka"]
    made = browser.fine("POST", "/api/accounts", {"name": "Ann", "password": PASSWORD})
    assert len(set(made["recovery"])) == 10
    assert made["me"] == {
        "kind": "account",
        "person": {"id": id_, "name": "Ann", "bot": False, "guest": False},
        "password": True,
        "passkeys": 0,
        "recovery": 10,
        "programs": 0,
        "fresh": True,
    }
    assert browser.cookies["kostka"] != before  # who knew the guest's cookie gets nothing
    browser.cookies["kostka"] = before
    assert browser.fine("GET", "/api/me")["kind"] == "nobody"


def test_nobody_becomes_an_account_and_signs_in_elsewhere(server: Any) -> None:
    first, other = server.browser(), server.browser()
    first.account("Žofie")
    me = first.fine("GET", "/api/me")
    assert sign_in(other, " žofie ")["person"] == me["person"]
    assert len(other.fine("GET", "/api/sessions")) == 2


def test_names_that_are_read_as_one_make_no_two_accounts(server: Any) -> None:
    server.browser().account("Oskar")
    for name in ("oskar", "OSKAR", "0skar", "Os kar"):
        body = {"name": name, "password": PASSWORD}
        assert server.browser().refused("POST", "/api/accounts", body) == (409, "name-taken")
    other = server.browser()
    other.account("Ann")
    assert other.refused("PATCH", "/api/me", {"name": "oskar"}) == (409, "name-taken")
    assert other.fine("PATCH", "/api/me", {"name": "Anna"})["person"]["name"] == "Anna"
    again = server.browser()
    assert again.refused("POST", "/api/sessions", {"name": "Ann", "password": PASSWORD}) == WRONG
    sign_in(again, "Anna")


def test_an_account_makes_no_second_account(server: Any) -> None:
    browser = server.browser()
    browser.account()
    body = {"name": "Another", "password": PASSWORD}
    assert browser.refused("POST", "/api/accounts", body) == (409, "account-already")


@pytest.mark.parametrize(
    ("password", "code"),
    [("short", "password-length"), ("x" * 201, "password-length"), ("annabella", "password-name")],
)
def test_what_is_no_password(serving: Any, password: str, code: str) -> None:
    with serving() as server:
        browser = server.browser()
        body = {"name": "Annabella", "password": password}
        assert browser.refused("POST", "/api/accounts", body) == (400, code)
        browser.account("Annabella")
        body = {"password": password}
        assert browser.refused("PUT", "/api/me/password", body) == (400, code)


def test_an_accent_is_an_accent_however_it_was_typed(serving: Any) -> None:
    with serving() as server:
        server.browser().account("Ann", "přílišně")
        sign_in(server.browser(), password="p\u0159i\u0301li\u0161ne\u030c")


def test_signing_in_takes_the_guests_games_along_unless_told_not_to(server: Any) -> None:
    server.browser().account("Ann")
    come, stay, look = (server.browser() for _ in range(3))
    guest, other = come.guest("Guest"), stay.guest("Other")
    for id in (guest, other):
        sits_at_a_table(server, id)
    look.guest("Who has not played")
    sign_in(look)
    me = sign_in(come)["person"]["id"]
    sign_in(stay, take_over=False)
    store = server.app.state.store
    assert server.call(store.users.ids, me) == (me, guest)
    assert server.call(store.users.ids, other) == (other,)


def test_so_many_guests_are_one_account_and_no_more(
    serving: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entering, "MOST_GUESTS", 2)
    with serving() as server:
        server.browser().account("Ann")
        for number in range(3):
            browser = server.browser()
            sits_at_a_table(server, browser.guest("Guest"))
            if number < 2:
                sign_in(browser)
        body = {"name": "Ann", "password": PASSWORD}
        assert browser.refused("POST", "/api/sessions", body) == (409, "guests-enough")
        assert browser.fine("GET", "/api/me")["kind"] == "guest"
        sign_in(browser, take_over=False)


def test_who_recovers_an_account_with_too_many_guests_comes_in_without_this_one(
    serving: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entering, "MOST_GUESTS", 0)
    with serving() as server:
        codes = server.browser().account("Ann")
        browser = server.browser()
        guest = browser.guest("Guest")
        sits_at_a_table(server, guest)
        body = {"name": "Ann", "code": codes[0], "password": "new password"}
        me = browser.fine("POST", "/api/sessions/recovery", body)["person"]["id"]
        assert server.call(server.app.state.store.users.ids, me) == (me,)
        sign_in(server.browser(), password="new password")


def sits_at_a_table(server: Any, id: str) -> None:
    """Somebody has played."""
    made = Created(f"t-{id}", Person(id, "Guest"), Setup("kamos", ("me", "open")), "sha256:00")
    head = Projection(1, people=(Place(0, id, False),))
    server.call(
        server.app.state.store.create, TABLE, f"t-{id}", bytes(32), [Event(1, 1, made)], head
    )


def test_a_changed_password_ends_all_other_sessions(server: Any) -> None:
    here, there = server.browser(), server.browser()
    here.account()
    sign_in(there)
    here.fine("PUT", "/api/me/password", {"password": "battery staple"})
    assert here.fine("GET", "/api/me")["kind"] == "account"
    assert there.fine("GET", "/api/me")["kind"] == "nobody"
    body = {"name": "Ann", "password": PASSWORD}
    assert there.refused("POST", "/api/sessions", body) == WRONG
    sign_in(there, password="battery staple")


@pytest.mark.parametrize("recovering", [False, True])
def test_a_new_password_ends_passkeys_and_programs_if_asked_and_says_what_lives_on(
    server: Any, recovering: bool
) -> None:
    browser = server.browser()
    codes = browser.account()
    me = browser.fine("GET", "/api/me")["person"]["id"]
    token = browser.fine("POST", "/api/programs", {"name": "Robot"})["token"]
    store = server.app.state.store
    server.call(store.credentials.add_passkey, Passkey(b"id", me, b"", 0, "phone", 1))

    def renew(**ends: bool) -> tuple[int, int]:
        body = {"password": "battery staple", **ends}
        if recovering:
            with_code = {"name": "Ann", "code": codes.pop(), **body}
            now = server.browser().fine("POST", "/api/sessions/recovery", with_code)
        else:
            now = browser.fine("PUT", "/api/me/password", body)
        return now["passkeys"], now["programs"]

    assert renew() == (1, 1)
    assert server.program(token).fine("GET", "/api/me")["kind"] == "program"
    assert renew(end_passkeys=True) == (0, 1)
    assert renew(end_programs=True) == (0, 0)
    assert server.program(token).refused("GET", "/api/me") == (401, "token-unknown")


def test_what_is_grave_wants_the_password_again_after_a_while(server: Any) -> None:
    browser = server.browser()
    browser.account()
    server.clock.later(minutes=16)
    assert browser.fine("GET", "/api/me")["fresh"] is False
    grave = [
        ("PUT", "/api/me/password", {"password": "battery staple"}, "old"),
        ("POST", "/api/me/recovery", {}, "password"),
        ("POST", "/api/programs", {"name": "Robot"}, "password"),
        ("POST", "/api/me/forget", {"name": "Ann"}, "password"),
        ("POST", "/api/passkeys/registration", {}, "password"),
    ]
    for method, path, body, field in grave:
        with_host = {"Host": "localhost", "Origin": "http://localhost"}
        for said in ({}, {field: "wrong horse"}):
            refused = browser.refused(method, path, {**body, **said}, **with_host)
            assert refused == (403, "confirm-first"), path
    browser.fine("POST", "/api/me/recovery", {"password": PASSWORD})


def test_a_recovery_code_opens_the_account_once(server: Any) -> None:
    lost, found = server.browser(), server.browser()
    codes = lost.account()
    body = {"name": "Ann", "code": codes[3].upper().replace("-", " "), "password": "new password"}
    assert found.fine("POST", "/api/sessions/recovery", body)["recovery"] == 9
    assert lost.fine("GET", "/api/me")["kind"] == "nobody"
    assert server.browser().refused("POST", "/api/sessions/recovery", body) == WRONG
    sign_in(server.browser(), password="new password")
    fresh = found.fine("POST", "/api/me/recovery", {})["recovery"]
    assert not set(fresh) & set(codes)
    body["code"] = codes[4]
    assert server.browser().refused("POST", "/api/sessions/recovery", body) == WRONG


def test_another_accounts_code_opens_nothing(server: Any) -> None:
    codes = server.browser().account("Ann")
    server.browser().account("Bob")
    body = {"name": "Bob", "code": codes[0], "password": "new password"}
    assert server.browser().refused("POST", "/api/sessions/recovery", body) == WRONG


def test_strangers_learn_nothing_from_answers(server: Any) -> None:
    """Unknown name, wrong password and an account without password: the same bytes."""
    server.browser().account("Ann")
    answers = set()
    for name in ("Ann", "Nobody", "\u0000", "..."):
        answer = server.browser().post("/api/sessions", {"name": name, "password": "wrong horse"})
        answers.add((answer.status_code, answer.content, tuple(answer.headers)))
    assert len(answers) == 1


def test_equal_work_for_unknown_people(serving: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[tuple[str, str]] = []
    verify = PasswordHasher.verify

    def watched(self: PasswordHasher, kept: str, said: str) -> bool:
        try:
            return bool(verify(self, kept, said))
        except Exception as error:
            checked.append((kept.rsplit("$", 2)[0], type(error).__name__))
            raise

    with serving() as server:
        server.browser().account("Ann")
        monkeypatch.setattr(PasswordHasher, "verify", watched)
        for name in ("Ann", "Nobody"):
            body = {"name": name, "password": "wrong horse"}
            assert server.browser().refused("POST", "/api/sessions", body) == WRONG
    assert checked == [("$argon2id$v=19$m=8,t=1,p=1", "VerifyMismatchError")] * 2
