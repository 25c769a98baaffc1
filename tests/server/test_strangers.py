"""Every way to ask something about people, by every kind of stranger."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar

from kostka.server.people import accounts, friends, guests, passkeys, programs, sessions

OF_PEOPLE = (accounts, friends, guests, passkeys, programs, sessions)
NAME, SECRET = {"name": "Somebody"}, {"name": "Somebody", "password": "correct horse"}
SIGNED = {"ticket": "none", "credential": {}}
CODE = {**SECRET, "code": "0000"}
FINE = {200, 201, 204}
NUMBERS = itertools.count()

# what is asked: the statuses for nobody, guest, account, program
ASKED: dict[tuple[str, str], tuple[Any, tuple[int, int, int, int]]] = {
    ("GET", "/api/me"): (None, (200, 200, 200, 200)),
    ("PATCH", "/api/me"): (NAME, (401, 200, 200, 403)),
    ("POST", "/api/me/forget"): (NAME, (401, 400, 400, 403)),  # not their name
    ("PUT", "/api/me/password"): ({"password": "another horse"}, (401, 403, 200, 403)),
    ("POST", "/api/me/recovery"): ({}, (401, 403, 201, 403)),
    ("POST", "/api/guests"): (NAME, (200, 200, 200, 200)),
    ("POST", "/api/accounts"): (SECRET, (201, 201, 409, 409)),
    ("GET", "/api/sessions"): (None, (401, 200, 200, 403)),
    ("POST", "/api/sessions"): (SECRET, (401, 401, 401, 401)),
    ("DELETE", "/api/sessions"): (None, (401, 204, 204, 403)),
    ("DELETE", "/api/sessions/current"): (None, (401, 200, 200, 403)),
    ("DELETE", "/api/sessions/{id_}"): (None, (401, 404, 404, 403)),
    ("POST", "/api/sessions/recovery"): (CODE, (401, 401, 401, 401)),
    ("POST", "/api/sessions/passkey"): (SIGNED, (400, 400, 400, 400)),
    ("GET", "/api/passkeys"): (None, (401, 403, 200, 403)),
    ("POST", "/api/passkeys"): (SIGNED, (400, 400, 400, 400)),
    ("POST", "/api/passkeys/registration"): (NAME, (200, 200, 200, 409)),
    ("POST", "/api/passkeys/challenge"): (None, (200, 200, 200, 200)),
    ("DELETE", "/api/passkeys/{id_}"): (None, (401, 403, 404, 403)),
    ("GET", "/api/programs"): (None, (401, 403, 200, 403)),
    ("POST", "/api/programs"): (NAME, (401, 403, 201, 403)),
    ("DELETE", "/api/programs/{id_}"): (None, (401, 403, 404, 403)),
    ("GET", "/api/friends"): (None, (401, 200, 200, 403)),
    ("PUT", "/api/friends/{id_}"): (None, (401, 404, 404, 403)),
    ("DELETE", "/api/friends/{id_}"): (None, (401, 204, 204, 403)),
    ("POST", "/api/friends/{id_}/invitation"): ({"table": "x"}, (401, 404, 404, 403)),
}


def ways(app: Litestar) -> Iterator[tuple[str, str]]:
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if handler.fn.__module__ in {module.__name__ for module in OF_PEOPLE}:
                path = route.path_format
                for method in handler.http_methods - {"OPTIONS"}:
                    yield method, path


def test_every_way_is_in_the_table(site: Any) -> None:
    assert set(ways(site.app)) == set(ASKED)


def strangers(server: Any) -> dict[str, Any]:
    """Fresh ones: whoever changes something changes only their own."""
    nobody, guest, account, ended = (server.browser() for _ in range(4))
    guest.guest("Guest")
    account.account(f"Owner {next(NUMBERS)}")
    token = account.fine("POST", "/api/programs", {"name": "Robot"})["token"]
    ended.guest("Ended")
    kept = dict(ended.cookies)
    ended.fine("DELETE", "/api/sessions/current")
    ended.cookies = kept
    forged = server.browser()
    forged.cookies = {"kostka": guest.cookies["kostka"][:-3] + "AAA"}
    both = server.program(token)
    both.cookies = dict(guest.cookies)
    both.headers["Origin"] = server.browser().headers["Origin"]
    return {
        "nobody": nobody,
        "guest": guest,
        "account": account,
        "program": server.program(token),
        "ended": ended,
        "forged": forged,
        "program with a guest's cookie": both,
    }


KINDS = {
    "nobody": 0,
    "guest": 1,
    "account": 2,
    "program": 3,
    "ended": 0,
    "forged": 0,
    "program with a guest's cookie": 3,
}


@pytest.mark.parametrize("way", ASKED, ids=" ".join)
def test_who_may_ask_what(site: Any, way: tuple[str, str]) -> None:
    (method, path), (body, statuses) = way, ASKED[way]
    path = path.replace("{id_}", "doesnotexist")
    for kind, browser in strangers(site).items():
        if "Origin" in browser.headers:
            browser.headers["Origin"] = "http://localhost"
        said = {**body, "name": f"Somebody {next(NUMBERS)}"} if body and "name" in body else body
        answer = browser.ask(method, path, said, Host="localhost")  # passkeys exist there
        assert answer.status_code == statuses[KINDS[kind]], (kind, answer.text)
        if answer.status_code not in FINE:
            assert set(answer.json()) == {"rule", "code", "found", "expected"}
            assert "set-cookie" not in answer.headers


def test_a_token_that_opens_nothing_opens_nothing_anywhere(site: Any) -> None:
    for (method, path), (body, _) in ASKED.items():
        program = site.program("kostka_doesnotexist")
        asked = program.ask(method, path.replace("{id_}", "x"), body, Host="localhost")
        if path != "/api/passkeys/challenge":  # it asks nobody who they are
            assert (asked.status_code, asked.json()["code"]) == (401, "token-unknown"), path


def test_a_token_in_other_clothes_is_none(site: Any) -> None:
    for shown in ("Basic YTpi", "kostka_x", "Bearer", "Bearer "):
        browser = site.browser()
        browser.headers["Authorization"] = shown
        assert browser.fine("GET", "/api/me")["kind"] == "nobody"
