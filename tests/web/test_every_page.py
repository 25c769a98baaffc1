"""Every page there is, in every language, size and look: reached without loading anew, its name
said, the focus at its beginning, nothing for axe to find; and gone through by Tab alone."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Finished, Named, Opener
from tests.web.looking import faults, picture
from tests.web.test_me import register

ROUTES = Path(__file__).parents[2] / "web" / "src" / "app" / "routes.ts"
LOOKS = [
    ("cs", (320, 640), "light"),
    ("uk", (320, 640), "dark"),
    ("de", (768, 1024), "dark"),
    ("en", (1440, 900), "light"),
]
GAMES = ("mexiko", "kamos", "domino")
VALUES = {":rule": ["MX-14"], ":game": list(GAMES)}
"""What stands for the names in addresses; `:id` is a game that is over."""
LEAST = {"/bots": "[data-game] table", "/lobby": "main h2", "/me": "[data-form]"}
"""What a page must have before it is there; a heading unless said."""
LINK = """address => {
  for (const old of document.querySelectorAll('main h1')) old.dataset.old = 'yes'
  const link = Object.assign(document.createElement('a'), { href: address })
  document.body.append(link)
  link.click()
  link.remove()
}"""
SAID = """() => {
  const live = '[aria-live], [role=status], [role=alert]'
  return [...document.querySelectorAll(live)]
    .filter(e => e.textContent && e.parentElement.closest(live) && !e.closest('.toasts'))
    .map(e => e.outerHTML.slice(0, 90))
}"""
CUT = """() => [...document.querySelectorAll('main :not(.phrases)')]
  .filter(e => /auto|scroll/.test(getComputedStyle(e).overflowX))
  .filter(e => e.scrollWidth > e.clientWidth + 1)
  .map(e => `${e.outerHTML.slice(0, 90)} ${e.scrollWidth} > ${e.clientWidth}`)"""
"""What has to be moved sideways in a box of its own: the page as a whole does not stick out.
The strip of phrases is made to be pushed."""
FOCUS = """() => {
  const at = document.activeElement
  if (!at || at === document.body) return null
  at.scrollIntoView({ block: 'nearest' })
  const style = getComputedStyle(at)
  const mark = at.matches('[type=radio], [type=checkbox]')
  const box = ((mark && at.closest('label')) || at).getBoundingClientRect()
  const down = Math.min(box.height / 2, 20)
  const over = document.elementFromPoint(box.x + box.width / 2, box.y + down)
  const label = over?.closest('label')
  const seen = Boolean(over && (at.contains(over) || over.contains(at) || label?.contains(at)))
  const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
  return { what: at.outerHTML.slice(0, 110), seen, ring }
}"""


def addresses(table: str) -> Iterator[str]:
    """The address of every page, with something in the place of each name."""
    for pattern in re.findall(r"^  '(/[^']*)': \{", ROUTES.read_text("utf-8"), re.MULTILINE):
        name = pattern.rpartition("/")[2]
        for value in VALUES.get(name, [table]) if name.startswith(":") else [name]:
            yield pattern.replace(name, value) if name else pattern
    yield "/nowhere"


def follow(page: Page, address: str) -> None:
    """Goes there as a link does, without loading the page anew."""
    page.evaluate(LINK, address)
    page.locator("main h1:not([data-old])").wait_for()
    if address in LEAST:
        page.locator(LEAST[address]).first.wait_for()


@pytest.mark.parametrize(("locale", "size", "theme"), LOOKS)
def test_every_page_in_every_language(
    opened: Opener, finished: Finished, locale: str, size: tuple[int, int], theme: str
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    page = opened("/me", locale=locale, viewport=viewport, color_scheme=theme)
    page.locator("[data-form=enter]").wait_for()
    assert faults(page) == []
    register(page, f"Every page {locale}")
    assert faults(page) == []
    page.locator("dialog button.primary").click()
    for address in addresses(finished("kamos")):
        follow(page, address)
        expect(page.locator("h1")).to_have_count(1)
        assert page.evaluate("document.activeElement.id") == "main", f"{address}: focus"
        assert page.title() not in ("", "Kostka"), f"{address}: no name"
        assert page.evaluate(SAID) == [], f"{address}: said twice"
        assert faults(page) == [], address
        assert page.evaluate(CUT) == [], f"{address}: cut off at the right"
        picture(page, f"page{address.replace('/', '-')}-{size[0]}-{theme}")


def stops(page: Page, most: int = 90) -> list[dict[str, Any]]:
    """Where the Tab key stops, from the beginning of the page to its end."""
    found: list[dict[str, Any]] = []
    for _ in range(most):
        page.keyboard.press("Tab")
        at = page.evaluate(FOCUS)
        if at is None:
            break
        found.append(at)
    return found


@pytest.mark.parametrize("size", [(320, 640), (1440, 900)])
def test_every_stop_of_the_tab_key_is_seen(
    opened: Opener, named: Named, size: tuple[int, int]
) -> None:
    page = opened("/", viewport={"width": size[0], "height": size[1]})
    page.locator("[data-act=bot]").nth(2).wait_for()
    for address in (
        "/",
        "/lobby",
        "/new/domino",
        "/me",
        "/verify",
        "/learn/kamos",
        "/learn/domino",
    ):
        page.goto(address)
        page.locator(LEAST.get(address, "main h1")).first.wait_for()
        went = stops(page)
        assert "#main" in went[0]["what"], f"{address}: the way past the bar comes first"
        assert len({at["what"] for at in went}) >= 6, address
        unseen = [at["what"] for at in went if not (at["seen"] and at["ring"])]
        assert unseen == [], address


def test_the_menu_and_the_dialogs_give_the_focus_back(opened: Opener, named: Named) -> None:
    page = opened("/")
    menu = page.locator("header summary[aria-label]")
    menu.focus()
    page.keyboard.press("Enter")
    page.locator("header details nav a").first.wait_for()  # what is in it comes with the first look
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    expect(page.locator("header details")).not_to_have_attribute("open", "")
    page.keyboard.press("Enter")
    for _ in range(20):  # on through the menu and out of it
        page.keyboard.press("Tab")
    expect(page.locator("header details")).not_to_have_attribute("open", "")
    bot = page.locator("[data-act=bot]").first
    bot.focus()
    page.keyboard.press("Enter")
    page.locator("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(bot).to_be_focused()
    bot.click()
    named(page, "Ann")
    page.locator(".frame[data-phase=running]").wait_for()
    more = page.locator("header summary")
    for what in ("Link for spectators", "Resign…"):
        more.focus()
        page.keyboard.press("Enter")
        page.get_by_role("button", name=what).focus()
        page.keyboard.press("Enter")
        page.locator("dialog").wait_for()
        page.keyboard.press("Escape")
        expect(more).to_be_focused()
