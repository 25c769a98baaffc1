"""What one browser asks at once about who it is: the answers cross, and whoever asks afterwards is
told what stands (the page does: web/src/app/me.svelte.ts)."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
from tests.server.conftest import Browser, Server

Asked = tuple[str, str, Any]
PASSWORD = "correct horse"
TIMES = 6


def at_once(browser: Browser, server: Server, *asked: Asked) -> list[httpx.Response]:
    """The answers to what is asked at the same time with the cookie that it has now."""
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    headers = {**browser.headers, "Cookie": cookie}

    def ask(one: Asked) -> httpx.Response:
        method, path, body = one
        sent: dict[str, Any] = {} if body is None else {"json": body}
        return server.client.request(method, path, headers=headers, **sent)

    with ThreadPoolExecutor(len(asked)) as threads:
        return list(threads.map(ask, asked))


def with_cookie_of(answer: httpx.Response, browser: Browser) -> Browser:
    """The browser, where this answer came last."""
    for line in answer.headers.get_list("set-cookie"):  # the session's, and the device's
        name, _, value = line.partition(";")[0].partition("=")
        browser.cookies[name] = value
    return browser


def test_of_two_new_names_the_one_that_stands_is_told(server: Server) -> None:
    browser = server.browser()
    browser.guest("Ann")
    told = set()
    for turn in range(TIMES):
        names = [f"Ann {turn}a", f"Ann {turn}b"]
        answers = at_once(browser, server, *(("PATCH", "/api/me", {"name": n}) for n in names))
        assert [a.json()["person"]["name"] for a in answers] == names
        now = browser.fine("GET", "/api/me")["person"]["name"]
        assert now in names
        assert browser.fine("GET", "/api/me")["person"]["name"] == now
        told.add(now)
    assert len(told) == TIMES


def test_whose_cookie_came_last_is_who_one_is(server: Server) -> None:
    """Signed in as two at once, the browser is the one whose answer it took last; both hold."""
    names = ("Ann", "Bob")
    for name in names:
        server.browser().account(name, PASSWORD)
    browser = server.browser()
    browser.guest("Eve")
    before = dict(browser.cookies)
    signing = [("POST", "/api/sessions", {"name": n, "password": PASSWORD}) for n in names]
    answers = at_once(browser, server, *signing)
    for name, answer in zip(names, answers, strict=True):
        assert answer.json()["person"]["name"] == name
        me = with_cookie_of(answer, browser).fine("GET", "/api/me")
        assert me["person"]["name"] == name
    browser.cookies = before
    assert browser.fine("GET", "/api/me")["kind"] == "nobody"


def test_who_signs_out_is_nobody_whatever_else_is_answered(server: Server) -> None:
    for turn in range(TIMES):
        browser = server.browser()
        browser.account(f"Ann {turn}", PASSWORD)
        out, renamed = at_once(
            browser,
            server,
            ("DELETE", "/api/sessions/current", None),
            ("PATCH", "/api/me", {"name": f"Bob {turn}"}),
        )
        assert out.json()["kind"] == "nobody"
        assert renamed.status_code in (200, 401)
        assert browser.fine("GET", "/api/me")["kind"] == "nobody"  # the cookie, if it is kept
