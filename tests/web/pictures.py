"""Makes the pictures of README.md and the docs from the running page: ``script/pictures``."""

import random
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.server.live_server import serving, settings
from tests.web.conftest import PATIENCE_MS, launched
from tests.web.playing import WAYS, Player

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
SIZE: ViewportSize = {"width": 1120, "height": 800}
MOVES = {"mexiko": 6, "kamos": 7, "domino": 4}
"""How often the person in the picture has moved."""


def main() -> None:
    """A table of each game, played on for a while against a bot."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(settings(f"sqlite:///{folder}/kostka.db", pace=0.05)) as server,
        sync_playwright() as playwright,
        launched(playwright) as browser,
    ):
        for game in WAYS:
            _picture(browser, server.url, game)


def _picture(browser: Browser, url: str, game: str) -> None:
    context = browser.new_context(
        base_url=url, viewport=SIZE, locale="en", reduced_motion="reduce", color_scheme="light"
    )
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    page.goto("/")
    page.locator(f"[data-game={game}] [data-act=bot]").click()
    page.fill("[name=nickname]", "Anna")
    page.keyboard.press("Enter")
    page.locator(".frame[data-phase=running]").wait_for()
    _play(page, game)
    page.evaluate("scrollTo(0, 0)")
    page.screenshot(path=PICTURES / f"{game}.png")
    context.close()


def _play(page: Page, game: str) -> None:
    """Move so often, and wait until it is the person's turn again."""
    player, chance = Player(page, WAYS[game]), random.Random(7)
    while True:
        looks = player.looks()
        if looks["over"]:
            return
        if not looks["may"]:
            page.wait_for_timeout(50)
            continue
        if len(player.did) >= MOVES[game]:
            return
        player.does(chance.choice(looks["may"][:4]))
        player.sees_more_than(looks["number"])


if __name__ == "__main__":
    main()
