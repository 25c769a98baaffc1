"""A real browser before a real server."""

import shutil
import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import httpx
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    expect,
    sync_playwright,
)
from tests.patience import PATIENCE
from tests.server.live_client import make_table
from tests.server.live_server import Server, guest, serving, settings

PROGRAMS = ("chromium-headless-shell", "chromium")
"""The first that is there: the same engine, without windows at half the work."""
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run "
    "--disable-background-networking --disable-component-update --disable-sync"
)
PATIENCE_MS = PATIENCE * 1000
"""A slow machine with other work takes its time; nothing waits so long where all is well."""
expect.set_options(timeout=PATIENCE_MS)
PHONE = {"width": 320, "height": 640}

Opener = Callable[..., Page]
Named = Callable[[Page, str], None]
Finished = Callable[[str], str]

SETUPS: dict[str, dict[str, Any]] = {
    "mexiko": {"game": "mexiko", "seats": ["bot:club", "bot:novice"]},
    "kamos": {"game": "kamos", "seats": ["bot:club"], "options": {"columns": "1"}},
    "domino": {"game": "domino", "seats": ["bot:novice"] * 4, "options": {"target": "1"}},
}


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser of all tests of the page; not for longer, for while it runs no other loop can."""
    with sync_playwright() as playwright, launched(playwright) as browser:
        yield browser


def launched(playwright: Playwright) -> Browser:
    """A browser as the tests have it."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    assert program, "script/test fetches chromium; here there is none"
    return playwright.chromium.launch(executable_path=program, args=FLAGS.split())


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an empty database; its bots answer at once."""
    folder = tmp_path_factory.mktemp("web")
    config = settings(f"sqlite:///{folder}/kostka.db", pace=0.05)
    with serving(config, log=folder / "log") as running:
        yield running


@pytest.fixture
def opened(chromium: Browser, server: Server) -> Iterator[Opener]:
    """``opened("/lobby", locale="cs", …)`` is a page of somebody new, on a phone unless said
    otherwise, and without copies of all files (``service_workers="allow"``), which would be half
    of the work. Afterwards nothing may have gone wrong in any of them, and nothing may have been
    asked of anybody but the server."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def look(page: Page) -> None:
        page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
        page.on("console", lambda said: grave(said, wrong))
        page.on("request", lambda asked: _outside(asked.url, server.url, wrong))

    def open_page(path: str = "/", **settings: Any) -> Page:
        usual: dict[str, Any] = {
            "viewport": PHONE,
            "locale": "en",
            "reduced_motion": "reduce",
            "service_workers": "block",
        }
        context = chromium.new_context(base_url=server.url, **(usual | settings))
        context.set_default_timeout(PATIENCE_MS)
        context.on("page", look)
        contexts.append(context)
        page = context.new_page()
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert wrong == []


def grave(said: Any, wrong: list[str]) -> None:
    # a server that is down, and a table that is not there, are part of some tests
    expected = (
        "Failed to load resource",
        "WebSocket connection to",
        "An unknown error occurred when fetching the script",  # the service worker's
    )
    if said.type == "error" and not said.text.startswith(expected):
        wrong.append(f"console: {said.text}")


def _outside(url: str, server: str, wrong: list[str]) -> None:
    own = (server, server.replace("http", "ws"), "blob:")
    if not url.startswith(own):
        wrong.append(f"asked outside: {url}")


@pytest.fixture
def named() -> Named:
    """``named(page, "Ann")`` answers the question for a nickname."""

    def answer(page: Page, name: str) -> None:
        page.fill("[name=nickname]", name)
        page.keyboard.press("Enter")

    return answer


@pytest.fixture(scope="package")
def finished(server: Server) -> Finished:
    """``finished("mexiko")`` is the table of a game that bots have played to its end."""

    @cache
    def play(game: str) -> str:
        table = make_table(server.url, guest(server.url, "Ann"), SETUPS[game])
        while httpx.get(f"{server.url}/api/tables/{table}").json()["phase"] != "over":
            time.sleep(0.1)
        return table

    return play


def opens_talk(page: Page) -> None:
    """The talk is looked at: in its column, or where there is none as a sheet over the felt."""
    beside = page.locator("[data-beside]")
    beside.or_(page.locator("[data-tab=talk]")).first.wait_for()
    if beside.is_visible() and beside.get_attribute("aria-expanded") == "false":
        beside.click()
    page.locator("[data-tab=talk]").click()


def resigns(page: Page) -> None:
    """Gives the game up, as a person does: it is asked twice."""
    page.locator("header summary").click()
    page.get_by_role("button", name="Resign…").click()
    page.get_by_role("button", name="Yes, I resign").click()
