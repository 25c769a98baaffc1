"""Games without a net: by the engine on the device, kept there, proven on a server afterwards."""

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from tests.patience import PATIENCE
from tests.server.live_server import Server
from tests.web.conftest import PATIENCE_MS, PHONE, Named, Opener, grave
from tests.web.playing import WAYS, Player, played

from kostka.cli.static_page import page_files, write_page
from kostka.server.static_files import FOLDER

KEPT = """async () => {
  await navigator.serviceWorker.ready
  const text = await (await fetch('/engine/files.js')).text()
  const { files } = JSON.parse(text.slice(text.indexOf('{')))
  const cache = await caches.open('kostka-engine')
  while ((await cache.keys()).length < files.length) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}"""
"""Waits until the engine is on the device."""
RECORD = """table => new Promise((resolve) => {
  const worker = new Worker(WORKER, { type: 'module' })
  worker.onmessage = ({ data }) => resolve(data.body)
  const [who, path] = [{ id: 'test', name: 'Test' }, `/tables/${table}/record`]
  worker.postMessage({ type: 'ask', ask: 1, method: 'GET', path, who, body: null })
})"""


def worker_in(folder: Path) -> str:
    """The name of the worker's script."""
    (found,) = (folder / "assets").glob("engine-*.js")
    return found.name


def record_here(page: Page, base: str) -> str:
    """The record of the game that is open, as the device tells it."""
    table = page.url.rpartition("/")[2]
    worker = f"{base}/assets/{worker_in(Path(str(FOLDER)))}"
    text: str = page.evaluate(RECORD.replace("WORKER", repr(worker)), table)
    return text


def begin(page: Page, game: str, named: Named | None = None) -> Player:
    """Against the first bot."""
    page.locator(f"[data-game={game}] [data-act=bot]").click()
    if named is not None:
        named(page, "Ann")
    page.locator(".frame[data-phase=running]").wait_for()
    return Player(page, WAYS[game])


def after_a_kill(context: BrowserContext, page: Page, game: str) -> Player:
    """The same table in another page, when the first has been closed as it stood."""
    url = page.url
    page.close()
    again = context.new_page()
    again.goto(url)
    again.locator(".frame[data-phase=running]").wait_for()
    return Player(again, WAYS[game])


@pytest.mark.parametrize("game", ["mexiko", "kamos", "domino"])
def test_a_whole_game_with_the_net_cut_after_the_first_visit(
    opened: Opener, named: Named, server: Server, tmp_path: Path, game: str
) -> None:
    page = opened("/", service_workers="allow")
    page.locator("[data-act=bot]").first.wait_for()
    page.evaluate(KEPT)
    page.reload()  # from now on the worker serves it
    page.context.set_offline(True)
    page.goto("/")
    player = begin(page, game, named)
    number = player.number()
    played([player], until=3)
    page.reload()
    page.locator(".frame[data-phase=running]").wait_for()
    assert player.number() > number
    player = after_a_kill(page.context, page, game)
    played([player])
    text = record_here(player.page, "")
    player.page.context.set_offline(False)
    answer = httpx.post(f"{server.url}/api/throws", json={"text": text}, timeout=PATIENCE)
    (told,) = answer.raise_for_status().json()
    assert told["kind"] == "promise"
    proves(text, tmp_path)


def proves(text: str, folder: Path) -> None:
    """What ``kostka verify`` says of a record."""
    (folder / "game.kostka").write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "kostka", "verify", str(folder / "game.kostka")]
    done = subprocess.run(command, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The page without a server, in a folder behind Python's own web server; its address."""
    root = tmp_path_factory.mktemp("host")
    write_page(page_files("en"), root / "games" / "kostka")
    command = [
        sys.executable,
        "-u",
        "-m",
        "http.server",
        "0",
        "--bind",
        "127.0.0.1",
        "-d",
        str(root),
    ]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as host:
        assert host.stdout is not None
        port = host.stdout.readline().split("port ")[1].split()[0]
        yield f"http://127.0.0.1:{port}/games/kostka"
        host.kill()


@pytest.fixture
def alone(chromium: Browser, folder: str) -> Iterator[Page]:
    """A page of that folder; nothing may go wrong in it, nor be asked of anybody else."""
    wrong: list[str] = []
    settings: Any = {"viewport": PHONE, "locale": "en", "reduced_motion": "reduce"}
    context = chromium.new_context(**settings)
    context.set_default_timeout(PATIENCE_MS)
    context.on("weberror", lambda error: wrong.append(str(error.error)))
    context.on("console", lambda said: grave(said, wrong))
    context.on(
        "request", lambda asked: wrong.extend([asked.url] * (not asked.url.startswith(folder)))
    )
    page = context.new_page()
    page.goto(f"{folder}/")
    yield page
    context.close()
    assert wrong == []


@pytest.mark.parametrize("game", ["mexiko", "kamos", "domino"])
def test_a_whole_game_where_there_is_no_server(
    alone: Page, folder: str, named: Named, tmp_path: Path, game: str
) -> None:
    player = begin(alone, game, named)
    played([player], until=3)
    alone.reload()
    alone.locator(".frame[data-phase=running]").wait_for()
    player = after_a_kill(alone.context, alone, game)
    played([player])
    proves(record_here(player.page, folder), tmp_path)


@pytest.mark.parametrize("game", ["mexiko", "kamos", "domino"])
def test_two_at_one_screen(opened: Opener, named: Named, game: str) -> None:
    """Where something is hidden nobody sees the other's view: the screen is covered, and the page
    itself knows nothing, until the device was taken."""
    page = opened(f"/new/{game}")
    page.locator("[name=whom][value=here]").check(force=True)
    page.fill("[name=beside]", "Ben")
    page.locator("form button.primary").click()
    named(page, "Ann")
    page.locator(".frame[data-phase=running]").wait_for()
    player, cover = Player(page, WAYS[game]), page.locator("[data-cover] button")
    taken: list[str] = []
    until = time.monotonic() + PATIENCE
    while len(player.did) < 8:
        assert time.monotonic() < until, player.did
        may = player.looks()["may"]
        if cover.count():
            assert may == []
            taken.append(cover.inner_text())
            cover.click()
        elif may:
            number = player.number()
            player.does(may[0])
            player.sees_more_than(number)
        else:
            page.wait_for_timeout(50)
    who = {text.removeprefix("I am ") for text in taken}
    assert who == (set() if game == "kamos" else {"Ann", "Ben"})


def test_what_needs_a_server_says_so(alone: Page, folder: str) -> None:
    alone.goto(f"{folder}/#/statistics")
    alone.get_by_text("there is none behind this page").wait_for()


def test_all_links_stay_in_the_folder(alone: Page, folder: str) -> None:
    alone.locator("[data-act=more]").first.click()
    link = alone.locator("nav a[href*='/rules/']").first
    link.evaluate("it => it.dispatchEvent(new Event('pointerdown', { bubbles: true }))")
    assert str(link.get_attribute("href")).startswith("/games/kostka/#/rules/")
    link.click()
    alone.wait_for_function("() => location.hash.startsWith('#/rules/')")
    assert alone.url.startswith(f"{folder}/#/rules/")
