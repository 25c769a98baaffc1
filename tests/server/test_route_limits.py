"""Each route says what it counts against, or stands here with the reason why it need not."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from tests.server.test_strangers import ASKED, strangers

from kostka.server.app import create_app
from kostka.server.config import Config, Limits
from kostka.server.security.limits import Buckets
from kostka.server.security.route_limits import COUNTS, Limited

ROW = "a row or a few of what is one's own or everybody's, found by their key"
MEMORY = "from memory"
FILE = "a file, which counts by address (`files`, `requests`)"
BEFOREHAND = "worked out beforehand: what is handed out is made anew one at a time, and none waits"
OF_ONE_GAME = "one game that is over, as little as a table's view"
FREE: dict[tuple[str, str], str] = {
    ("DELETE", "/api/friends/{id_}"): ROW,
    ("DELETE", "/api/passkeys/{id_}"): ROW,
    ("DELETE", "/api/programs/{id_}"): ROW,
    ("DELETE", "/api/sessions"): ROW,
    ("DELETE", "/api/sessions/current"): ROW,
    ("DELETE", "/api/sessions/{id_}"): ROW,
    ("GET", "/"): FILE,
    ("GET", "/api/address"): MEMORY,
    ("GET", "/api/friends"): "rows of one's own, two hundred at most",
    ("GET", "/api/games"): MEMORY,
    ("GET", "/api/home"): "a few rows of what is one's own or public, and a dozen logs at most",
    ("GET", "/api/me"): ROW,
    ("GET", "/api/me/games"): "a page of a list, five hundred rows looked at at most",
    ("GET", "/api/passkeys"): ROW,
    ("GET", "/api/practice/today"): "one a day, the same for everybody",
    ("GET", "/api/practice/{game}"): BEFOREHAND,
    ("GET", "/api/programs"): ROW,
    ("GET", "/api/schema"): MEMORY,
    ("GET", "/api/schema/openapi.json"): MEMORY,
    ("GET", "/api/schema/{path}"): MEMORY,
    ("GET", "/api/sessions"): ROW,
    ("GET", "/api/tables"): "a page of a list, a hundred rows at most",
    ("GET", "/api/tables/{table_id}"): "a table's view, from memory or from one log",
    ("GET", "/api/tables/{table_id}/proof"): ROW,
    ("GET", "/api/tables/{table_id}/record"): OF_ONE_GAME,
    ("GET", "/api/tables/{table_id}/referee"): ROW,
    ("GET", "/api/tables/{table_id}/throws"): "one game that is over, drawn in a process beside",
    ("GET", "/assets/{name}"): FILE,
    ("GET", "/engine/{path}"): FILE,
    ("GET", "/health/live"): MEMORY,
    ("GET", "/health/ready"): "one question to the store that reads nothing",
    ("GET", "/metrics"): "for this machine or by its token",
    ("POST", "/api/friends/{id_}/invitation"): "a row for each friend and table, gone in a week",
    ("PUT", "/api/friends/{id_}"): "two hundred rows at most",
    ("GET", "/{path}"): "a file, or the page and a row of the table that it is about",
}
"""Each request counts by address all the same (`requests`). These count against nothing else."""


def handlers() -> Iterator[tuple[tuple[str, str], Any]]:
    """All that the application answers, by method and path."""
    for route in create_app(Config(database="", key=b""), None).routes:
        for handler in getattr(route, "route_handlers", [getattr(route, "route_handler", None)]):
            for method in getattr(handler, "http_methods", {"SOCKET"}) - {"OPTIONS", "HEAD"}:
                yield (method, route.path_format), handler


def said(handler: Any) -> set[str]:
    """The limits that a route says it counts against."""
    guards = {guard.limit for guard in handler.guards or () if isinstance(guard, Limited)}
    return guards | set(handler.opt.get(COUNTS, ()))


def test_each_route_has_a_limit_or_a_reason() -> None:
    without = {way for way, handler in handlers() if not said(handler)}
    assert without == set(FREE)


def test_what_a_route_names_is_a_limit() -> None:
    known = {field.name for field in msgspec.structs.fields(Limits)}
    assert all(said(handler) <= known for _, handler in handlers())


@pytest.fixture
def taken(site: Any, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is taken from which limit, as it is asked for."""
    names: list[str] = []

    def noted(name: str, take: Callable[[Any], None]) -> Callable[[Any], None]:
        def both(key: Any) -> None:
            names.append(name)
            take(key)

        return both

    for name, limit in vars(site.app.state.rate_limits).items():
        if isinstance(limit, Buckets) and name not in ("requests", "files"):
            monkeypatch.setattr(limit, "take", noted(name, limit.take))
    return names


def test_a_route_takes_from_no_limit_that_it_does_not_name(site: Any, taken: list[str]) -> None:
    named = dict(handlers())
    browsers = strangers(site).values()
    for way in sorted(ASKED, key=lambda way: way[0] == "DELETE"):  # whoever signs out comes last
        (method, path), (body, _) = way, ASKED[way]
        for browser in browsers:
            if "Origin" in browser.headers:
                browser.headers["Origin"] = "http://localhost"
            taken.clear()
            browser.ask(method, path.replace("{id_}", "nothing"), body, Host="localhost")
            assert set(taken) <= said(named[way]), way
            for guard in named[way].guards or ():
                assert taken.count(guard.limit) == 1, way
