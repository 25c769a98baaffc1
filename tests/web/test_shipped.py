"""How the page's files go out: packed, kept where that is safe, and nothing else of the disk."""

import gzip
import json
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser
from tests.server.live_server import Server
from tests.web.conftest import PHONE

FIRST_LOAD = 90_000
"""So many bytes of packed script lead to a table at most, by brotli, as browsers get it over https
(``OWED`` of bench/page/weight.py, which measures gzip too)."""


def asked(server: Server, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.url}{path}", headers={"accept-encoding": "identity", **headers})


def entry(server: Server) -> str:
    found = re.search(r'src="(/assets/first-[^"]+\.js)"', asked(server, "/").text)
    assert found
    return found[1]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/index.html", 200),
        ("/rules/MX-14", 200),
        ("/rules/mexiko", 200),
        ("/practice/today", 200),
        ("/new/domino", 200),
        ("/lobby/", 200),
        ("/t/abc", 404),
        ("/replay/abc", 404),
        ("/rules/MX-140", 404),
        ("/new/chess", 404),
        ("/was/es/auch/sei", 404),
    ],
)
def test_every_address_is_the_page_and_404_where_nothing_is(
    server: Server, path: str, status: int
) -> None:
    answer = asked(server, path)
    assert answer.status_code == status
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert '<div id="page">' in answer.text
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert not re.search(r"<script(?![^>]*src=)|\sstyle=|\son\w+=", answer.text)


@pytest.mark.parametrize(
    "path",
    [
        "/api/nothing",
        "/health/nothing",
        "/metrics/nothing",
        "/nothing.js",
        "/assets/nothing.js",
        "/assets/..%2f..%2fapp.py",
        "/..%2fapp.py",
        "/.made-from",
        "/.vite/license.md",
        "/index.html.gz",
        "/page.made-from",
    ],
)
def test_nothing_else_is_there(server: Server, path: str) -> None:
    answer = asked(server, path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


def test_what_is_named_after_its_content_is_kept_for_ever(server: Server) -> None:
    answer = asked(server, entry(server))
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_what_has_not_changed_is_not_sent_again(server: Server) -> None:
    tag = asked(server, "/").headers["etag"]
    again = asked(server, "/", **{"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert asked(server, "/", **{"if-none-match": '"older"'}).status_code == 200


def test_it_goes_packed_to_those_who_can_unpack_it(server: Server) -> None:
    path = entry(server)
    plain = asked(server, path).content
    for ways, way in (("gzip, br;q=0.9", "br"), ("gzip", "gzip"), ("zstd", "")):
        with httpx.stream("GET", server.url + path, headers={"accept-encoding": ways}) as answer:
            raw = b"".join(answer.iter_raw())
            assert answer.headers.get("content-encoding", "") == way
            assert answer.headers["vary"] == "accept-encoding"
        if way == "gzip":
            assert gzip.decompress(raw) == plain
        assert (len(raw) < len(plain) / 2) is bool(way)


def test_the_headers_can_be_asked_for_alone(server: Server) -> None:
    answer = httpx.head(server.url)
    assert (answer.status_code, answer.content) == (200, b"")


def test_the_worker_knows_every_file(server: Server) -> None:
    worker = asked(server, "/worker.js").text
    (listed,) = re.findall(r"const FILES = (\[.*?\])", worker)
    files = [f"/{name.removeprefix('./')}" for name in json.loads(listed)]
    assert entry(server) in files
    assert all(asked(server, path).status_code == 200 for path in sorted(files)[:12])
    told = asked(server, "/engine/files.js").text
    engine = json.loads(told.removeprefix("self.ENGINE = "))
    for path in engine["parts"] + engine["files"]:
        assert asked(server, f"/{path}").status_code == 200
    manifest = asked(server, "/kostka.webmanifest").json()
    icons = [icon["src"].removeprefix("./") for icon in manifest["icons"]]
    assert all(asked(server, f"/{icon}").status_code == 200 for icon in icons)


def test_the_first_load_is_light(server: Server, chromium: Browser) -> None:
    """From nothing to a table: all script that is fetched, as it goes over the wire."""
    settings: Any = {"base_url": server.url, "service_workers": "block", "viewport": PHONE}
    context = chromium.new_context(**settings)
    page = context.new_page()
    urls: list[str] = []
    page.on("response", lambda answer: urls.append(answer.url))
    page.goto("/")
    page.locator("[data-act=bot]").first.click()
    page.fill("[name=nickname]", "Light")
    page.keyboard.press("Enter")
    page.locator(".frame[data-phase=running]").wait_for()
    context.close()
    scripts = {url for url in urls if url.endswith(".js")}
    sizes = {url: packed(url) for url in scripts}
    assert len(sizes) > 5
    assert not any("sha2" in url for url in sizes), "the browser hashes itself here"
    assert sum(sizes.values()) < FIRST_LOAD, sizes


def packed(url: str) -> int:
    """How many bytes a file is on the wire."""
    with httpx.stream("GET", url, headers={"accept-encoding": "br"}) as answer:
        return sum(len(part) for part in answer.iter_raw())
