"""What is opened on pages and at tables, in every size, dark and light: nothing sticks out, nothing
is too small to press, axe finds nothing. With KOSTKA_SCREENS=FOLDER pictures are kept, to be
looked at."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Named, Opener
from tests.web.looking import faults, picture

SIZES = {"phone": (320, 640), "tablet": (768, 1024), "wide": (1440, 900)}
LOOKS = [
    ("phone", "light", "cs"),
    ("phone", "dark", "uk"),
    ("tablet", "dark", "de"),
    ("wide", "light", "en"),
]


def screens(page: Page, named: Named) -> Iterator[str]:
    """Goes from screen to screen and says the name of each."""
    page.locator("[data-act=bot]").nth(2).wait_for()
    page.locator("header summary[aria-label]").click()
    yield "menu"
    page.keyboard.press("Escape")
    page.locator("[data-act=bot]").first.click()
    page.locator("dialog").wait_for()
    yield "name"
    named(page, "Maximiliana Ostravská-B.")
    page.locator(".frame[data-phase=running]").wait_for()
    yield "table"
    page.locator("header summary").click()
    yield "table-menu"
    page.keyboard.press("Escape")
    page.goto("/new/domino")
    page.locator("[data-rules] summary").click()
    yield "new-rules"
    page.locator("[value=mixed]").check()
    page.locator("[name=clock][value=own]").check()
    yield "new-own"
    page.locator("main form button.primary").click()
    page.locator("[data-qr]").wait_for()
    yield "waiting"


@pytest.mark.parametrize(("size", "theme", "locale"), LOOKS)
def test_every_screen(opened: Opener, named: Named, size: str, theme: str, locale: str) -> None:
    width, height = SIZES[size]
    viewport = {"width": width, "height": height}
    page = opened("/", viewport=viewport, color_scheme=theme, locale=locale)
    expect(page.locator("html")).to_have_attribute("lang", locale)
    seen = []
    for name in screens(page, named):
        picture(page, f"{name}-{size}-{theme}")
        assert faults(page) == [], name
        seen.append(name)
    assert len(seen) == 7


def test_a_theme_can_be_chosen(opened: Opener) -> None:
    page = opened("/", color_scheme="light")
    colour = "getComputedStyle(document.body).backgroundColor"
    page.locator("header summary[aria-label]").click()
    light = page.evaluate(colour)
    page.get_by_label("dark").check()
    dark = page.evaluate(colour)
    page.reload()
    page.locator("h1").wait_for()
    assert light != dark == page.evaluate(colour)
