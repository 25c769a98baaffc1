"""Logs and metrics: what stands in them, and above all what does not."""

import io
import json
import logging
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from kostka.server.process.logs import fields_of, log, set_up
from kostka.store.errors import Unanswered

TOLD = "192.0.2.9"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """All that is logged meanwhile."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    stream = io.StringIO()
    set_up(stream)
    yield stream
    structlog.reset_defaults()
    root.handlers, root.level = handlers, level


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_is_one_object_with_known_fields_only(written: io.StringIO) -> None:
    log.info("moved", number=7, dice=[3, 1], hand="6-6", move={"throw": 1}, cookie="kostka=x")
    (line,) = lines(written)
    assert line.pop("at").endswith("Z")
    assert line == {"event": "moved", "level": "info", "number": 7}


def test_what_looks_like_a_secret_is_struck_out_wherever_it_stands(written: io.StringIO) -> None:
    token = "kostka_" + "Ab3-" * 10
    log.warning("odd", why=f"token {token} of postgresql://ann:secret@host/kostka\n")
    (line,) = lines(written)
    assert line["why"] == "token *** of postgresql://***host/kostka\n"


def test_an_error_says_where_and_not_what(written: io.StringIO) -> None:
    try:
        raise ValueError("ann holds 6-6 and 5-5")
    except ValueError as error:
        log.error("fault", **fields_of(error))
        logging.getLogger("uvicorn.error").info("Started server process [%d]", 66)
        logging.getLogger("uvicorn.error").exception("Exception in %s\n%s", "ASGI", "6-6")
        logging.getLogger("uvicorn.error").error(error)
    ours, foreign, bare = lines(written)
    assert "6-6" not in written.getvalue()
    assert ours["error"] == "ValueError"
    assert ours["frames"][-1].endswith("test_an_error_says_where_and_not_what")
    assert (foreign["event"], foreign["why"]) == ("library", "Exception in …")
    assert bare["why"] == "ValueError"
    assert foreign["frames"] == ours["frames"]


def test_nothing_secret_is_logged_of_a_persons_whole_life(
    serving: Any, written: io.StringIO
) -> None:
    secrets = ["correct horse", "battery staple", "wrong horse"]
    with serving(proxies=("testclient",)) as server:
        browser, other = server.browser(), server.browser()
        browser.headers["X-Forwarded-For"] = TOLD
        secrets.append(browser.guest("Annabella"))
        secrets.append(browser.cookies["kostka"])
        codes = browser.account("Annabella", "correct horse")
        secrets += [*codes, browser.cookies["kostka"]]
        made = browser.fine("POST", "/api/programs", {"name": "Robot"})
        secrets.append(made["token"])
        server.program(made["token"]).fine("GET", "/api/me")
        body = {"name": "Annabella", "password": "wrong horse"}
        other.refused("POST", "/api/sessions", body)
        body = {"name": "Annabella", "code": codes[0], "password": "battery staple"}
        other.fine("POST", "/api/sessions/recovery", body)
        secrets.append(other.cookies["kostka"])
        other.refused("DELETE", "/api/programs/unknown-but-private")
        other.refused("GET", "/api/me?token=in-the-query", Host="evil.example")
        server.app.state.store.sessions = None  # and a mistake in the program
        assert other.refused("GET", "/api/me") == (500, "server-fault")
    text = written.getvalue()
    for secret in [*secrets, "Annabella", "private", "in-the-query", TOLD]:
        assert secret not in text, secret
    assert any(line["event"] == "fault" for line in lines(written))
    assert {line["path"] for line in lines(written) if line["event"] == "request"} >= {
        "/api/programs/{id_}",
        "/api/me",
        "-",
    }


def test_who_asks_too_much_is_named_by_address(serving: Any, written: io.StringIO) -> None:
    with serving(proxies=("testclient",)) as server:
        browser = server.browser("http://evil.example")
        browser.refused("POST", "/api/guests", {"name": "Ann"}, X_Forwarded_For=TOLD)
    (asked,) = (line for line in lines(written) if line["event"] == "request")
    assert asked["address"] == TOLD


def test_a_proxy_that_nobody_named_stands_in_the_log_once(
    serving: Any, written: io.StringIO
) -> None:
    """All who come through it count as one: the one who set it up should hear of it."""
    with serving() as server:
        for _ in range(3):
            server.browser().get("/api/me", X_Forwarded_For=TOLD)
            server.browser().get("/api/me")
    told = [line for line in lines(written) if line["event"] == "proxy-unknown"]
    assert [(line["address"], line["level"]) for line in told] == [("testclient", "warning")]


def test_a_database_that_is_away_is_no_mistake_of_the_programs(
    serving: Any, written: io.StringIO
) -> None:
    async def away() -> None:
        raise ConnectionRefusedError

    with serving(metrics_token="let-me-see") as server:
        server.app.state.store.ping = away
        answer = server.browser().get("/health/ready")
        assert (answer.status_code, answer.json()["code"]) == (503, "server-busy")
        counted = server.browser().get("/metrics", Authorization="Bearer let-me-see")
    assert counted.headers["content-type"] == "text/plain; version=1.0.0; charset=utf-8"
    assert "kostka_faults_total 0.0" in counted.text
    assert not [line for line in lines(written) if line["event"] == "fault"]


def test_what_the_database_does_not_know_is_a_mistake_though_it_is_asked_to_come_later(
    serving: Any, written: io.StringIO
) -> None:
    async def unknown() -> None:
        raise Unanswered from sqlite3.OperationalError("no such column: x")

    with serving(metrics_token="let-me-see") as server:
        server.app.state.store.users.alike = lambda _: unknown()
        body = {"name": "Ann", "password": "correct horse"}
        assert server.browser().refused("POST", "/api/accounts", body) == (503, "server-busy")
        counted = server.browser().get("/metrics", Authorization="Bearer let-me-see")
    assert "kostka_faults_total 1.0" in counted.text
    assert [line for line in lines(written) if line["event"] == "fault"]


def test_the_metrics_are_read_here_or_with_their_token(serving: Any) -> None:
    with serving(metrics_token="let-me-see", proxies=("testclient",)) as server:
        browser = server.browser()
        assert browser.refused("GET", "/metrics", X_Forwarded_For=TOLD) == (404, "not-found")
        # a proxy on this machine that nobody has named: not from here either
        spoofed = {"X_Forwarded_For": "127.0.0.1"}
        assert browser.refused("GET", "/metrics", **spoofed) == (404, "not-found")
        wrong = {"Authorization": "Bearer let-me-in"}
        assert browser.refused("GET", "/metrics", **wrong) == (404, "not-found")
        right = browser.get("/metrics", Authorization="Bearer let-me-see", Host="kostka:8000")
    assert right.status_code == 200
    assert 'kostka_requests_total{method="GET",path="/metrics",status="404"} 3.0' in right.text
    assert "process_resident_memory_bytes" in right.text


def test_no_metric_names_a_path_that_somebody_made_up(serving: Any) -> None:
    with serving(metrics_token="let-me-see") as server:
        browser = server.browser()
        for path in ("/made-up", "/api/programs/made-up", "/api/tables/made-up/x"):
            browser.delete(path)
        browser.ask("BREW", "/api/me")
        told = browser.get("/metrics", Authorization="Bearer let-me-see").text
    assert "made-up" not in told
    assert "BREW" not in told
