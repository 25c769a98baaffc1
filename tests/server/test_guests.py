"""Guests: a nickname at once, and what everybody may do with themselves."""

from typing import Any


def test_a_nickname_is_enough(server: Any) -> None:
    browser = server.browser()
    assert browser.fine("GET", "/api/me")["kind"] == "nobody"
    made = browser.fine("POST", "/api/guests", {"name": "  Žofie   N. "})
    assert made["kind"] == "guest"
    assert made["person"]["name"] == "Žofie N."
    assert browser.fine("GET", "/api/me") == made


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(server: Any) -> None:
    answer = server.browser().post("/api/guests", {"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("kostka=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie  # over http it would be lost


def test_over_https_the_cookie_is_secure_and_nobody_elses(serving: Any) -> None:
    with serving(public_url="https://play.example.org", proxies=("testclient",)) as server:
        browser = server.browser("https://play.example.org")
        answer = browser.post("/api/guests", {"name": "Ann"}, X_Forwarded_Proto="https")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-kostka=")
    assert "Secure" in cookie
    assert "Domain" not in cookie


def test_a_double_tap_makes_no_second_guest(server: Any) -> None:
    browser = server.browser()
    assert browser.guest() == browser.guest("Other")
    assert browser.fine("GET", "/api/me")["person"]["name"] == "Ann"


NO_NAMES = {
    "": "name-empty",
    "  ": "name-empty",
    "...": "name-empty",
    "x" * 25: "name-too-long",
    "Ann\u202e": "name-unseen",
    "A\u0000nn": "name-unseen",
    "A\u034fnn": "name-unseen",  # a joiner: not another Ann
    "Ann\u3164": "name-unseen",
    "\u3164": "name-empty",  # a letter by its category, and nothing to be seen
    "\u2800\u2800": "name-empty",
    "\U000e0100": "name-empty",
    "Аnn": "name-mixed",
    "A\u0300\u0301\u0302\u0303": "name-accents",
    "x" * 201: "request-malformed",
}


def test_a_sign_drawn_in_colours_is_that_sign(server: Any) -> None:
    browser = server.browser()
    browser.guest("Ann \u2764\ufe0f")
    assert browser.fine("GET", "/api/me")["person"]["name"] == "Ann \u2764"


def test_what_is_no_name(server: Any) -> None:
    browser = server.browser()
    for name, code in NO_NAMES.items():
        assert browser.refused("POST", "/api/guests", {"name": name}) == (400, code)
    assert browser.cookies == {}


def test_what_is_no_request(server: Any) -> None:
    browser = server.browser()
    bodies: list[Any] = [None, [], {}, {"name": 5}, {"name": "Ann", "bot": True}]
    for body in bodies:
        assert browser.refused("POST", "/api/guests", body) == (400, "request-malformed")


def test_a_guest_is_renamed_and_stays_the_same(server: Any) -> None:
    browser = server.browser()
    id_ = browser.guest()
    assert browser.fine("PATCH", "/api/me", {"name": "Bára"})["person"]["id"] == id_
    assert browser.fine("GET", "/api/me")["person"]["name"] == "Bára"
    assert browser.refused("PATCH", "/api/me", {"name": ""}) == (400, "name-empty")


def test_two_guests_may_have_one_name_and_are_two(server: Any) -> None:
    assert server.browser().guest() != server.browser().guest()


def test_a_forged_cookie_is_nobodys(server: Any) -> None:
    browser = server.browser()
    browser.guest()
    for forged in ("", "x", "A" * 50, '"', "\\", "A" * 52):
        browser.cookies["kostka"] = forged
        assert browser.fine("GET", "/api/me")["kind"] == "nobody", forged


def test_a_cookie_that_was_touched_anywhere_is_nobodys(server: Any) -> None:
    browser = server.browser()
    browser.guest()
    whole = browser.cookies["kostka"]
    for place in range(0, len(whole), 7):
        changed = "A" if whole[place] != "A" else "B"
        browser.cookies["kostka"] = whole[:place] + changed + whole[place + 1 :]
        assert browser.fine("GET", "/api/me")["kind"] == "nobody", place


def test_a_cookie_of_a_server_with_another_key_is_nobodys(serving: Any) -> None:
    with serving() as server:
        browser = server.browser()
        browser.guest()
    with serving(key=b"another") as server:
        moved = server.browser()
        moved.cookies = browser.cookies
        assert moved.fine("GET", "/api/me")["kind"] == "nobody"


def test_who_stays_away_too_long_is_forgotten_and_who_comes_is_not(server: Any) -> None:
    browser = server.browser()
    browser.guest()
    for _ in range(4):
        server.clock.later(days=100)
        answer = browser.get("/api/me")
        assert answer.json()["kind"] == "guest"
        assert "set-cookie" in answer.headers  # it shall live on in the browser too
    assert "set-cookie" not in browser.get("/api/me").headers
    server.clock.later(days=181)
    assert browser.fine("GET", "/api/me")["kind"] == "nobody"
