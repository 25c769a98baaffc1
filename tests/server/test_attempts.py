"""Nobody locks another out, and nobody guesses without end."""

from typing import Any

import pytest
from tests.server.conftest import running
from tests.server.test_accounts import PASSWORD, sign_in

from kostka.server.config import Limits

PROXY = "testclient"
"""Who asks for all here, and says for whom."""
USUAL = Limits(requests=(1000.0, 100_000))
TOO_MANY = (429, "too-many-requests")


def try_at(browser: Any, address: str, password: str = "wrong horse", name: str = "Ann") -> Any:
    body = {"name": name, "password": password}
    return browser.ask("POST", "/api/sessions", body, X_Forwarded_For=address).status_code


def recover(browser: Any, address: str, code: str, password: str = PASSWORD) -> Any:
    body = {"name": "Ann", "code": code, "password": password}
    return browser.ask("POST", "/api/sessions/recovery", body, X_Forwarded_For=address).status_code


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """An account at which strangers have tried all that they may from many addresses; its first
    browser, signed out, and its codes, of which each test takes its own."""
    database = f"sqlite:///{tmp_path_factory.mktemp('besieged') / 'kostka.db'}"
    with running(database, limits=USUAL, proxies=(PROXY,)) as server:
        owner = server.browser()
        codes = owner.account("Ann")
        owner.fine("DELETE", "/api/sessions/current")
        tried = [try_at(server.browser(), f"192.0.2.{n}") for n in range(34) for _ in range(6)]
        assert tried.count(401) >= 200  # three from each address, a hundred more from all
        assert tried[-1] == 429
        yield server, owner, codes


def test_the_owner_comes_in_whatever_strangers_have_tried(besieged: Any) -> None:
    server, owner, codes = besieged
    assert try_at(server.browser(), "198.51.100.1", PASSWORD) == 200
    # at the strangers' own address: the browser that was signed in before, and no other
    assert try_at(server.browser(), "192.0.2.33", PASSWORD) == 429
    mark = owner.cookies["kostka-device"]
    for forged in (mark[:-1] + ("B" if mark[-1] == "A" else "A"), "A" * 36, "x.y.z", mark + "A"):
        owner.cookies["kostka-device"] = forged
        assert try_at(owner, "192.0.2.33", PASSWORD) == 429
    owner.cookies["kostka-device"] = mark
    assert try_at(owner, "192.0.2.33", PASSWORD) == 200
    assert recover(server.browser(), "192.0.2.33", codes[0]) == 200


def test_wrong_codes_and_passwords_and_passkeys_are_counted_apart(besieged: Any) -> None:
    server, owner, codes = besieged
    wrong = [recover(server.browser(), "203.0.113.1", "0000") for _ in range(21)]
    assert wrong == [401] * 20 + [429]
    assert recover(server.browser(), "203.0.113.2", codes[1]) == 200
    assert recover(owner, "203.0.113.1", codes[2]) == 200
    assert try_at(server.browser(), "203.0.113.1", PASSWORD) == 200
    asked = server.browser().ask(
        "POST",
        "/api/passkeys/challenge",
        X_Forwarded_For="203.0.113.1",
        Host="localhost",
        Origin="http://localhost",
    )
    assert asked.status_code == 200


def test_who_is_signed_in_confirms_whatever_strangers_have_tried(besieged: Any) -> None:
    server, owner, _ = besieged
    sign_in(owner)
    server.clock.later(minutes=16)
    tried = [
        owner.refused("POST", "/api/me/recovery", {"password": "wrong horse"}) for _ in range(11)
    ]
    assert tried == [(403, "confirm-first")] * 10 + [TOO_MANY]
    server.clock.later(minutes=1)
    owner.fine("POST", "/api/me/recovery", {"password": PASSWORD})


def test_a_device_has_no_tries_without_end_and_none_at_others(besieged: Any) -> None:
    server, owner, _ = besieged
    assert [try_at(owner, "203.0.113.1") for _ in range(11)] == [401] * 10 + [429]
    server.browser().account("Bob")
    [try_at(owner, "203.0.113.7", name="Bob") for _ in range(20)]
    assert try_at(owner, "203.0.113.7", name="Bob") == 429


def test_a_device_is_known_to_four_accounts_and_signing_in_again_gives_no_new_tries(
    server: Any,
) -> None:
    browser = server.browser()
    marks = []
    for name in ("Ann", "Bob", "Cyd", "Dan", "Eve"):
        browser.account(name)
        marks.append(browser.cookies["kostka-device"].split(".")[0])
        browser.fine("DELETE", "/api/sessions/current")
    assert browser.cookies["kostka-device"].split(".") == marks[:0:-1]
    sign_in(browser, "Cyd")
    order = [marks[2], marks[4], marks[3], marks[1]]
    assert browser.cookies["kostka-device"].split(".") == order


def test_names_are_not_probed_without_end(serving: Any) -> None:
    with serving(limits=Limits(names=(0.001, 3))) as server:
        known = server.browser()
        known.account("Ann")
        body = {"name": "Ann", "password": PASSWORD}
        probe = server.browser()
        assert probe.refused("POST", "/api/accounts", body) == (409, "name-taken")
        known.fine("PATCH", "/api/me", {"name": "Anna"})
        assert probe.refused("POST", "/api/accounts", body) == TOO_MANY
        assert known.refused("PATCH", "/api/me", {"name": "Ann"}) == TOO_MANY
        at = {"Host": "localhost", "Origin": "http://localhost"}
        asked = probe.refused("POST", "/api/passkeys/registration", {"name": "Ann"}, **at)
        assert asked == TOO_MANY
        server.browser().guest("Ann")
