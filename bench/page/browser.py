"""A server with its usual pace, browsers before it, and a look at when something is on the screen.

All moments are the page's own, in ms since 1970 (``performance.timeOrigin`` + ``now()``), so those
of two browsers on one machine compare. Something is on the screen when it stands in the page, is
visible, and the frame that shows it has been handed over to be drawn.
"""

import shutil
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from playwright.async_api import Browser, BrowserContext, Page, async_playwright

from load.served import SERVER, Served

FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run "
    "--disable-background-networking --disable-component-update --disable-sync"
)
PHONE = {"width": 390, "height": 844}
GAMES = ("mexiko", "kamos", "domino")

LOOKING = """
  for (const kind of ['click', 'keydown'])
    addEventListener(kind, event => { self.acted = performance.timeOrigin + event.timeStamp }, true)
  self.drawn = () => new Promise(done => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => done(performance.timeOrigin + performance.now())
    port2.postMessage('')
  }))
  self.once = (where, there) => new Promise(done => {
    const look = records => there(records) && (watch.disconnect(), done(drawn()))
    const watch = new MutationObserver(look)
    watch.observe(where, { subtree: true, childList: true, attributes: true, characterData: true })
    look([])
  })
  self.shown = what => once(document,
    () => [...document.querySelectorAll(what)].some(each => each.checkVisibility()))
"""


class House:
    """A server with an empty database, and Chromium."""

    def __init__(self, url: str, stack: AsyncExitStack) -> None:
        self.url = url
        self._stack = stack

    async def browser(self) -> Browser:
        """A browser of its own: other processes than those of another."""
        playwright = await self._stack.enter_async_context(async_playwright())
        program = shutil.which("chromium")
        browser = await playwright.chromium.launch(executable_path=program, args=FLAGS.split())
        self._stack.push_async_callback(browser.close)
        return browser

    async def person(self, browser: Browser, **settings: Any) -> BrowserContext:
        """Somebody new, with nothing kept; motion as usual."""
        usual: dict[str, Any] = {"base_url": self.url, "viewport": PHONE, "locale": "en"}
        context = await browser.new_context(**(usual | settings))
        await context.add_init_script(LOOKING)
        return context


@asynccontextmanager
async def house() -> AsyncIterator[House]:
    """While the block runs."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        server = await stack.enter_async_context(Served([sys.executable, SERVER, folder]))
        yield House(f"http://127.0.0.1:{server.port}", stack)


async def hosted(host: Page, game: str) -> str:
    """Ann at a new table, opened by one tap; the link to it."""
    await host.goto("/")
    await host.locator(f"[data-game={game}] [data-act=friend]").click()
    await named(host, "Ann")
    return await host.locator("input[readonly]").input_value()


async def invited(host: Page, friend: Page, game: str) -> None:
    """Both at one new table, as people come there: by a tap, and by the link."""
    await friend.goto(await hosted(host, game))
    await named(friend, "Boris")
    for page in (host, friend):
        await page.locator(f".frame .{game}").wait_for()


async def named(page: Page, name: str) -> None:
    """Answers the question for a nickname."""
    await page.locator("[name=nickname]").fill(name)
    await page.keyboard.press("Enter")
