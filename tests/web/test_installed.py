"""The page on the device: it opens without a server, and never changes under somebody's hands."""

import re
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.server.live_server import Server
from tests.web.conftest import PATIENCE_MS, Opener

from kostka.server.static_files import FOLDER

READY = f"""Promise.race([
  navigator.serviceWorker.ready.then(() => true),
  new Promise((_, no) => setTimeout(() => no(new Error('no worker')), {PATIENCE_MS})),
])"""


def test_it_opens_without_a_server(opened: Opener, server: Server) -> None:
    page = opened("/", locale="cs", service_workers="allow")
    page.locator("[data-act=bot]").first.wait_for()
    assert page.evaluate(READY)
    server.kill()
    try:
        page.goto("/lobby")
        expect(page.locator("h1")).to_have_text("Stoly")
        expect(page.locator("[data-missing]")).to_contain_text("Server neodpovídá")
        page.goto("/")
        expect(page.locator("h1")).to_have_text("Hry")
        home = page.locator("[data-home=offline]")
        expect(home.get_by_role("status")).to_contain_text("Server neodpovídá")
        expect(home.locator("[data-act=friend]")).to_have_count(0)
        learn = home.locator("[data-game=mexiko] [data-act=learn]")
        learn.click()
        page.wait_for_url("**/learn/mexiko")
        expect(page.locator("h1")).to_be_visible()
        page.go_back()
        page.context.set_offline(True)
        expect(page.get_by_text("Jste bez sítě.")).to_be_visible()
        page.context.set_offline(False)
    finally:
        server.start()
    expect(page.locator("[data-home=here]")).to_be_visible()


class Many(ThreadingHTTPServer):
    """A browser asks for all files at once."""

    request_queue_size = 128


class Files(SimpleHTTPRequestHandler):
    """The page's files, and the page at every other address."""

    def do_GET(self) -> None:
        if not Path(self.translate_path(self.path)).is_file():
            self.path = "/index.html"
        super().do_GET()

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def copied(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """The page in a folder where it can be changed, served."""
    folder = tmp_path / "page"
    shutil.copytree(str(FOLDER), folder)
    server = Many(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}", folder
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_newer_page_asks_before_it_comes(chromium: Browser, copied: tuple[str, Path]) -> None:
    url, folder = copied
    context = chromium.new_context(locale="en")
    page = context.new_page()
    page.goto(f"{url}/lobby")
    assert page.evaluate(READY)
    page.reload()  # from now on the worker serves it
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    worker = folder / "worker.js"
    text = worker.read_text(encoding="utf-8")
    worker.write_text(re.sub(r"kostka-\$\{'?", "newer-${", text, count=1), encoding="utf-8")
    assert worker.read_text(encoding="utf-8") != text
    page.evaluate("window.old = true")
    page.evaluate("navigator.serviceWorker.getRegistration().then(one => void one.update())")
    offer = page.locator(".toasts p:has-text('newer version')")
    expect(offer).to_be_visible()
    assert page.evaluate("window.old")
    offer.get_by_role("button", name="Reload").click()
    page.wait_for_function("window.old === undefined")
    names = [name for name in page.evaluate("caches.keys()") if name != "kostka-engine"]
    assert [name.startswith("newer-") for name in names] == [True]
    context.close()
