"""A move on a bad day: the server gone, the net gone, the page reloaded. It is made once or refused
aloud, and the screen says how it stands."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect
from tests.server.live_server import Server
from tests.web.conftest import Named, Opener
from tests.web.playing import friends

KEPT = "Your move is saved"
SWALLOW = """() => {
  const send = WebSocket.prototype.send
  let left = 1
  WebSocket.prototype.send = function (text) {
    if (!text.includes('"command"') || left-- <= 0) send.call(this, text)
  }
}"""
"""The next command that is sent does not arrive."""


def two(opened: Opener, named: Named, **settings: str) -> tuple[Page, Page]:
    """Ann serves and is on move; Boris waits for her call."""
    ann, boris = friends(opened, named, "mexiko", host=settings)
    ann.locator(".mexiko[data-mine=true]").wait_for()
    return ann, boris


def ready(page: Page) -> None:
    """The page keeps its own files from now on."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def log(page: Page, server: Server) -> Any:
    """The table as the server has it for this person."""
    path = urlsplit(page.url).path.replace("/t/", "/api/tables/")
    return page.request.get(server.url + path).json()


@contextmanager
def gone(server: Server) -> Iterator[None]:
    """The server is killed, and comes back."""
    server.kill()
    try:
        yield
    finally:
        server.start()


def call(page: Page, name: int) -> None:
    page.locator(f"[data-do=say-{name}]").click()


def test_a_move_outlives_the_server_and_the_page(
    opened: Opener, named: Named, server: Server
) -> None:
    mover, other = two(opened, named, service_workers="allow")
    ready(mover)
    before = log(mover, server)["position"]
    with gone(server):
        expect(mover.locator("[data-standing=lost]")).to_be_attached()
        call(mover, 10)
        mover.locator("[data-do=say-10]").click(force=True)  # a double tap
        expect(mover.locator("[data-standing]")).to_contain_text(KEPT)
        mover.reload()  # the phone slept, the page was thrown away
        expect(mover.locator(".frame.old .mexiko")).to_be_visible()  # as it was seen last
        expect(mover.locator("[data-standing]")).to_contain_text(KEPT)
    expect(mover.locator(".frame.old")).to_have_count(0)
    expect(mover.locator("[data-standing=open]")).to_be_attached()
    expect(mover.locator("[data-standing]")).not_to_contain_text(KEPT)
    other.locator(".mexiko[data-mine=true]").wait_for()  # it is there, and once
    assert log(mover, server)["position"] == before + 1
    mover.wait_for_timeout(1500)
    assert log(mover, server)["position"] == before + 1


def test_a_move_meant_for_another_position_is_refused_aloud(
    opened: Opener, named: Named, server: Server
) -> None:
    """Two devices of one player: on one, without a net, a call is made; on the other, another."""
    mover, other = two(opened, named)
    second = mover.context.new_page()
    second.goto(mover.url)
    second.locator(".mexiko[data-mine=true]").wait_for()
    mover.evaluate(SWALLOW)
    call(mover, 12)
    call(second, 10)
    other.locator(".mexiko[data-mine=true]").wait_for()
    before = log(mover, server)["position"]
    expect(mover.locator(".toasts .refusal")).to_be_visible()
    assert log(mover, server)["position"] == before


def test_both_see_every_step_over_a_net_that_comes_and_goes(
    opened: Opener, named: Named, server: Server
) -> None:
    mover, other = two(opened, named)
    call(mover, 8)
    other.locator(".mexiko[data-mine=true]").wait_for()
    mover.context.set_offline(True)
    other.locator("[data-do=accept]").click()
    with gone(server):
        mover.context.set_offline(False)
    for page in (mover, other):
        expect(page.locator("[data-standing=open]")).to_be_attached()
    mover.locator(".mexiko[data-mine=true]").wait_for()
    numbers = {page.locator(".frame").get_attribute("data-number") for page in (mover, other)}
    assert len(numbers) == 1
    mover.locator("[data-do=behind]").click()
    other.locator(".mexiko[data-mine=true]").wait_for()
