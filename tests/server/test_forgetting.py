"""Whoever deletes themselves is gone; only their games stay, under a neutral name."""

from typing import Any

import pytest
from tests.server.test_accounts import sits_at_a_table

PASSWORD = "correct horse"


def test_a_guest_is_gone_at_once(server: Any) -> None:
    browser = server.browser()
    id_ = browser.guest("Annabella")
    kept = dict(browser.cookies)
    refused = browser.refused("POST", "/api/me/forget", {"name": "Ann"})
    assert refused == (400, "name-differs")
    assert browser.fine("POST", "/api/me/forget", {"name": " annabella "})["kind"] == "nobody"
    assert browser.cookies == {}
    browser.cookies = kept
    assert browser.fine("GET", "/api/me")["kind"] == "nobody"
    someone = server.call(server.app.state.store.users.user, id_)
    assert someone.forgotten
    assert someone.name.startswith("N. N. ")


def test_nothing_opens_a_deleted_account_and_its_name_is_free(server: Any) -> None:
    browser, other = server.browser(), server.browser()
    guest = browser.guest("Guest")
    sits_at_a_table(server, guest)
    codes = other.account("Ann", PASSWORD)
    browser.fine("POST", "/api/sessions", {"name": "Ann", "password": PASSWORD})
    token = browser.fine("POST", "/api/programs", {"name": "Robot"})["token"]
    server.clock.later(minutes=20)
    body = {"name": "Ann"}
    assert browser.refused("POST", "/api/me/forget", body) == (403, "confirm-first")
    browser.fine("POST", "/api/me/forget", {**body, "password": PASSWORD})
    assert other.fine("GET", "/api/me")["kind"] == "nobody"
    assert server.program(token).refused("GET", "/api/me") == (401, "token-unknown")
    wrong = (401, "sign-in-wrong")
    body = {"name": "Ann", "password": PASSWORD}
    assert server.browser().refused("POST", "/api/sessions", body) == wrong
    body["code"] = codes[0]
    assert server.browser().refused("POST", "/api/sessions/recovery", body) == wrong
    taken_over = server.call(server.app.state.store.users.user, guest)
    assert taken_over.forgotten
    server.browser().account("Ann")


@pytest.mark.parametrize("kind", ["guest", "account"])
def test_an_old_cookie_makes_no_account_of_who_is_gone(serving: Any, kind: str) -> None:
    with serving() as server:
        browser = server.browser()
        if kind == "guest":
            browser.guest("Ann")
        else:
            browser.account("Ann")
        kept = dict(browser.cookies)
        browser.fine("POST", "/api/me/forget", {"name": "Ann"})
        browser.cookies = kept
        made = browser.fine("POST", "/api/accounts", {"name": "Bob", "password": PASSWORD})
        assert made["me"]["person"]["name"] == "Bob"
