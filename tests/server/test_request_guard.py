"""The gate: names, pages of other sites, headers, sizes, how much is too much."""

from socket import gethostname
from typing import Any

import pytest

from kostka.server.config import Limits
from kostka.server.security.headers import POLICY
from kostka.server.static_files import FOLDER

FOREIGN = "http://evil.example"
BODY = {"name": "Ann"}


def test_a_page_of_another_site_changes_nothing(site: Any) -> None:
    browser = site.browser()
    browser.guest()
    for origin in (
        FOREIGN,
        "null",
        "http://127.0.0.1:81",
        "https://127.0.0.1",
        "http://127.0.0.1.evil",
    ):
        for method, path in (("PATCH", "/api/me"), ("DELETE", "/api/sessions/current")):
            refused = browser.refused(method, path, BODY, Origin=origin)
            assert refused == (403, "origin-foreign"), origin
    assert browser.fine("GET", "/api/me")["kind"] == "guest"


def test_not_even_without_a_cookie(site: Any) -> None:
    """Else it could sign somebody in as another."""
    assert site.browser(FOREIGN).refused("POST", "/api/guests", BODY) == (403, "origin-foreign")


def test_who_shows_our_cookie_must_say_from_where(site: Any) -> None:
    browser = site.browser()
    browser.guest()
    browser.headers.clear()
    assert browser.refused("PATCH", "/api/me", BODY) == (403, "origin-missing")
    for told in ("same-site", "cross-site", "none"):
        refused = browser.refused("PATCH", "/api/me", BODY, Sec_Fetch_Site=told)
        assert refused == (403, "origin-missing")
    assert browser.ask("PATCH", "/api/me", BODY, Sec_Fetch_Site="same-origin").status_code == 200


def test_a_program_without_cookie_need_not(site: Any) -> None:
    assert site.browser(None).post("/api/guests", BODY).status_code == 200


def test_the_public_address_and_named_origins_are_ours(serving: Any) -> None:
    ours = ("https://play.example.org", "https://other.example.org")
    with serving(public_url="https://play.example.org/", origins=ours[1:]) as server:
        for origin in ours:
            assert server.browser(origin).post("/api/guests", BODY).status_code == 200
        answer = server.browser("https://play.example.org:444").post("/api/guests", BODY)
        assert answer.json()["code"] == "origin-foreign"


def test_only_names_known_to_be_ours_are_answered(serving: Any) -> None:
    with serving(public_url="https://play.example.org") as server:
        browser = server.browser()
        known = (
            "127.0.0.1:8000",
            "[::1]:8000",
            "192.168.1.7",
            "localhost",
            f"{gethostname().upper()}:80",
        )
        for host in (*known, "play.example.org"):
            assert browser.get("/api/me", Host=host).status_code == 200, host
        for host in (
            "evil.example",
            "localhost.evil.example",
            "a@localhost:b",
            "[::1",
            "127.1.evil",
        ):
            assert browser.refused("GET", "/api/me", Host=host) == (421, "host-foreign"), host
            assert browser.get("/health/live", Host=host).status_code == 200


def test_every_answer_carries_what_holds_a_browser_back(site: Any) -> None:
    browser = site.browser()
    asked = [
        browser.get("/api/me"),
        browser.get("/nowhere.txt"),
        browser.get("/api/me", Host="evil.example"),
        browser.post("/api/guests", {"name": ""}),
        browser.get("/health/live"),
    ]
    for answer in asked:
        assert answer.headers["content-security-policy"] == POLICY
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "strict-transport-security" not in answer.headers
    assert asked[0].headers["cache-control"] == "no-store"
    assert "unsafe" not in POLICY


def test_over_https_browsers_are_told_to_stay_there(serving: Any) -> None:
    with serving(public_url="https://play.example.org") as server:
        assert "strict-transport-security" in server.browser().get("/api/me").headers


def test_no_other_site_may_read_answers(site: Any) -> None:
    answer = site.browser(FOREIGN).get("/api/me")
    assert not any(name.startswith("access-control") for name in answer.headers)


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nowhere.txt", 404, "not-found"),
        ("GET", "/api/nowhere", 404, "not-found"),
        ("PUT", "/api/me", 405, "method-unknown"),
        ("POST", "/health/live", 405, "method-unknown"),
    ],
)
def test_what_is_not_there_is_refused_in_the_same_shape(
    site: Any, method: str, path: str, status: int, code: str
) -> None:
    assert site.browser().refused(method, path) == (status, code)


def test_a_body_that_is_too_large_or_none_is_refused(site: Any) -> None:
    browser = site.browser()
    refused = browser.refused("POST", "/api/guests", {"name": "x" * 70_000})
    assert refused == (413, "request-too-large")
    for content in (b"", b"{", b'{"name": "\xff"}', b"[" * 50_000, b'{"name": "\\ud800"}'):
        answer = site.client.post(
            "/api/guests", content=content, headers={"Origin": "http://127.0.0.1"}
        )
        assert (answer.status_code, answer.json()["code"]) == (400, "request-malformed"), content


def test_what_somebody_typed_is_not_said_back(site: Any) -> None:
    """A refusal may name the field, never its value: it may be a password."""
    body = {"name": "Ann", "password": ["secret words"]}
    answer = site.browser().post("/api/sessions", body)
    assert answer.status_code == 400
    assert "secret" not in answer.text
    assert "password" in answer.json()["found"]


def test_an_address_gets_so_many_requests_and_then_waits(serving: Any) -> None:
    with serving(limits=Limits(requests=(2.0, 5)), proxies=("testclient",)) as server:
        browser = server.browser()
        mine, other = {"X_Forwarded_For": "192.0.2.1"}, {"X_Forwarded_For": "192.0.2.2"}
        assert [browser.get("/api/me", **mine).status_code for _ in range(5)] == [200] * 5
        answer = browser.get("/api/me", **mine)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-requests")
        assert answer.headers["retry-after"] == "1"
        assert browser.get("/api/me", **other).status_code == 200
        server.clock.later(seconds=1)
        assert [browser.get("/api/me", **mine).status_code for _ in range(3)] == [200, 200, 429]


def test_many_open_the_page_for_the_first_time_from_one_address(serving: Any) -> None:
    """A browser takes every file at its first visit, and a club has one address."""
    names = [each.name for each in (FOLDER / "assets").iterdir() if each.name.endswith(".js")]
    with serving(limits=Limits(requests=(0.01, 4), files=Limits().files)) as server:
        browser = server.browser()
        for _ in range(3):
            assert {browser.get(f"/assets/{name}").status_code for name in names} == {200}
            assert browser.get("/").status_code == 200
    assert 50 * len(names) < Limits().files[1]
    with serving(limits=Limits(files=(0.01, 2))) as server:
        asked = [server.browser().get("/assets/nothing.js").status_code for _ in range(3)]
    assert asked == [404, 404, 429]


def test_passwords_are_tried_only_so_often_at_one_account(serving: Any) -> None:
    limits = Limits(
        attempts=(1.0, 1000),
        attempts_each=(0.001, 1),
        attempts_at=(0.01, 2),
        requests=(1000.0, 1000),
    )
    with serving(limits=limits) as server:
        wrong = {"name": "Ann", "password": "wrong horse"}
        tried = [server.browser().refused("POST", "/api/sessions", wrong)[0] for _ in range(4)]
        assert tried == [401, 401, 401, 429]
        # however the name is written
        odd = {"name": " aNN ", "password": "wrong horse"}
        assert server.browser().refused("POST", "/api/sessions", odd)[0] == 429


def test_an_address_tries_only_so_often_at_all_accounts(serving: Any) -> None:
    with serving(limits=Limits(attempts=(0.01, 3), attempts_at=(1.0, 1000))) as server:
        tried = [
            server.browser().refused("POST", "/api/sessions", {"name": f"A{n}", "password": "x"})
            for n in range(4)
        ]
        assert [status for status, _ in tried] == [401, 401, 401, 429]


def test_guests_are_not_made_without_end(serving: Any) -> None:
    with serving(limits=Limits(guests=(0.01, 2))) as server:
        made = [server.browser().post("/api/guests", BODY).status_code for _ in range(3)]
    assert made == [200, 200, 429]


def test_only_a_trusted_proxy_says_who_asks(serving: Any) -> None:
    with serving(limits=Limits(requests=(0.01, 2))) as server:  # the client is no trusted proxy
        browser = server.browser()
        asked = [browser.get("/api/me", X_Forwarded_For=f"192.0.2.{n}") for n in range(3)]
    assert [answer.status_code for answer in asked] == [200, 200, 429]
