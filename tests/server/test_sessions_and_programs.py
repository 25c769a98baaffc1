"""Where somebody is signed in, and the programs that they have made."""

import asyncio
from typing import Any

from kostka.server.config import Limits
from kostka.server.people.identity import who

PASSWORD = "correct horse"


def test_sessions_are_seen_and_ended(server: Any) -> None:
    here, there = server.browser(), server.browser()
    here.headers["User-Agent"] = "Firefox\x7f on a phone" + "x" * 300
    here.account()
    there.fine("POST", "/api/sessions", {"name": "Ann", "password": PASSWORD})
    listed = here.fine("GET", "/api/sessions")
    assert [each["current"] for each in listed].count(True) == 1
    (mine,) = (each for each in listed if each["current"])
    assert mine["agent"].startswith("Firefox on a phone")
    assert len(mine["agent"]) <= 200
    (other,) = (each for each in listed if not each["current"])
    assert here.delete(f"/api/sessions/{other['id']}").status_code == 204
    assert there.fine("GET", "/api/me")["kind"] == "nobody"
    assert here.refused("DELETE", f"/api/sessions/{other['id']}") == (404, "not-found")


def test_nobody_ends_anothers_session(server: Any) -> None:
    ann, bob = server.browser(), server.browser()
    ann.account("Ann")
    bob.account("Bob")
    (anns,) = ann.fine("GET", "/api/sessions")
    assert bob.refused("DELETE", f"/api/sessions/{anns['id']}") == (404, "not-found")
    bob.fine("DELETE", "/api/sessions")
    assert ann.fine("GET", "/api/me")["kind"] == "account"


def test_signing_out_takes_the_cookie_away_and_the_old_one_opens_nothing(server: Any) -> None:
    browser = server.browser()
    browser.account()
    kept = dict(browser.cookies)
    assert browser.fine("DELETE", "/api/sessions/current")["kind"] == "nobody"
    assert set(browser.cookies) == {"kostka-device"}  # which opens nothing
    browser.cookies = kept
    assert browser.fine("GET", "/api/me")["kind"] == "nobody"


def test_everywhere_else_is_signed_out_at_once(server: Any) -> None:
    browsers = [server.browser() for _ in range(3)]
    browsers[0].account()
    for other in browsers[1:]:
        other.fine("POST", "/api/sessions", {"name": "Ann", "password": PASSWORD})
    browsers[1].fine("DELETE", "/api/sessions")
    kinds = [browser.fine("GET", "/api/me")["kind"] for browser in browsers]
    assert kinds == ["nobody", "account", "nobody"]


def test_a_session_that_ended_is_noticed_by_whoever_holds_a_socket(server: Any) -> None:
    browser = server.browser()
    browser.account()
    cookie = f"kostka={browser.cookies['kostka']}".encode()
    scope = {"type": "websocket", "scheme": "ws", "headers": [(b"cookie", cookie)]}
    current_user = server.call(who, scope, server.app.state)
    holds = server.app.state.revalidation.holds
    assert server.call(holds, server.app.state.store, current_user) is True
    browser.fine("DELETE", "/api/sessions/current")
    assert server.call(holds, server.app.state.store, current_user) is False


def test_sessions_and_tokens_are_asked_about_together(server: Any) -> None:
    browser = server.browser()
    browser.account()
    program = browser.fine("POST", "/api/programs", {"name": "Robot"})
    cookie = f"kostka={browser.cookies['kostka']}".encode()
    bearer = f"Bearer {program['token']}".encode()
    headers = [[(b"cookie", cookie)], [(b"authorization", bearer)]]
    scopes = [{"type": "websocket", "scheme": "ws", "headers": each} for each in headers]
    visitors = [server.call(who, scope, server.app.state) for scope in scopes]
    state = server.app.state

    async def together() -> list[bool]:
        asked = (state.revalidation.holds(state.store, current_user) for current_user in visitors)
        return list(await asyncio.gather(*asked))

    assert server.call(together) == [True, True]
    browser.fine("DELETE", f"/api/programs/{program['program']['id']}")
    assert server.call(together) == [True, False]


def test_a_program_is_marked_and_comes_in_by_its_token_until_it_is_ended(server: Any) -> None:
    browser = server.browser()
    browser.account()
    made = browser.fine("POST", "/api/programs", {"name": "Robot"})
    program = server.program(made["token"])
    me = program.fine("GET", "/api/me")
    assert me["kind"] == "program"
    assert me["person"] == {
        "id": made["program"]["person"],
        "name": "Robot",
        "bot": True,
        "guest": False,
    }
    (listed,) = browser.fine("GET", "/api/programs")
    assert listed["used"] == server.clock.now
    assert "token" not in listed
    browser.fine("DELETE", f"/api/programs/{listed['id']}")
    assert program.refused("GET", "/api/me") == (401, "token-unknown")
    assert browser.fine("GET", "/api/programs") == []


def test_programs_are_few_and_nobody_ends_anothers(server: Any) -> None:
    ann, bob = server.browser(), server.browser()
    ann.account("Ann")
    bob.account("Bob")
    ids = [ann.fine("POST", "/api/programs", {"name": f"R{n}"})["program"]["id"] for n in range(10)]
    assert ann.refused("POST", "/api/programs", {"name": "R"}) == (409, "programs-enough")
    assert bob.refused("DELETE", f"/api/programs/{ids[0]}") == (404, "not-found")
    assert len(ann.fine("GET", "/api/programs")) == 10


def test_programs_made_and_ended_again_count_as_new_people(serving: Any) -> None:
    limits = Limits(guests=(0.1, 4))
    with serving(limits=limits) as server:
        browser = server.browser()
        browser.account()
        for _ in range(3):
            made = browser.fine("POST", "/api/programs", {"name": "Robot"})["program"]
            browser.fine("DELETE", f"/api/programs/{made['id']}")
        refused = browser.refused("POST", "/api/programs", {"name": "Robot"})
        assert refused == (429, "too-many-requests")


def test_an_id_that_is_none_is_refused_before_the_store_is_asked(server: Any) -> None:
    browser = server.browser()
    browser.account()
    for path in ("/api/sessions", "/api/programs", "/api/passkeys"):
        for id_ in ("%00", "a b", "x" * 2000, "%F0%9F%8E%B2", "..%2F.."):
            status, _ = browser.refused("DELETE", f"{path}/{id_}")
            assert status in (400, 404), (path, id_)


def test_a_sessions_name_opens_nothing(server: Any) -> None:
    browser = server.browser()
    browser.account()
    (listed,) = browser.fine("GET", "/api/sessions")
    assert listed["id"] not in browser.cookies["kostka"]
    assert len(listed["id"]) < 16
