"""Mexiko on every screen: nothing scrolls between looking and acting, everything has its size and
its one place, and gold is never colour alone."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.live_server import Server
from tests.web.conftest import Named, Opener
from tests.web.looking import faults, picture
from tests.web.playing import friends

WON = {"name": "kostka-won", "value": '["mexiko"]'}
"""Who has won needs no hints."""
SIZES = [
    (390, 844),
    (375, 667),
    (320, 568),
    (844, 390),
    (720, 450),
    (768, 1024),
    (1024, 768),
    (1440, 900),
    (1920, 1080),
]
DIE = {(390, 844): 78, (844, 390): 54, (1440, 900): 140}
"""How large a die is at least, in px: it lies askew, which makes its box larger still."""
FITS = """what => {
  const [wide, high] = [innerWidth, innerHeight]
  const page = document.documentElement
  const out = [page.scrollHeight > high && `scrolls ${page.scrollHeight}`,
    page.scrollWidth > wide && `is ${page.scrollWidth} wide`]
  for (const e of document.querySelectorAll(what)) {
    const box = e.getBoundingClientRect()
    const inside = box.left >= -1 && box.top >= -1 && box.right <= wide + 1
      && box.bottom <= high + 1
    if (box.width && !inside) out.push(`${e.className} ${e.dataset.do ?? ''} sticks out`)
  }
  return out.filter(Boolean)
}"""
WIDTHS = """() => {
  const width = what => document.querySelector(what)?.getBoundingClientRect().width ?? 0
  return [width('.dice .die'), width('.hand svg'), width('[data-felt]')]
}"""
Two = Callable[..., tuple[Page, Page]]
MINE = ".mexiko[data-mine=true]"
BOUNDS = ".plate, .rung, .corner > *, .answers button, .bubble, .dice .die"


def fits(page: Page, width: int, height: int, name: str) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(
        "size => String([innerWidth, innerHeight]) === size", arg=f"{width},{height}"
    )
    page.evaluate("new Promise(requestAnimationFrame)")
    assert page.evaluate(FITS, BOUNDS) == [], (width, height, name)
    picture(page, f"mexiko-{name}-{width}")


@pytest.fixture
def two(opened: Opener, named: Named, server: Server) -> Two:
    """``two(viewport=…)``: Ann, whose call it is, and Boris, who waits for it."""

    def play(**more: Any) -> tuple[Page, Page]:
        known = {"cookies": [], "origins": [{"origin": server.url, "localStorage": [WON]}]}
        more["storage_state"] = known
        host, friend = friends(opened, named, "mexiko", host=more, friend=more)
        host.locator(MINE).wait_for()
        friend.locator(".mexiko").wait_for()
        return host, friend

    return play


def test_nothing_scrolls_between_looking_and_acting(two: Two) -> None:
    """A7, B3, C3: the whole of it, on every screen, for who calls, who answers and who waits."""
    host, friend = two()
    for size in SIZES:
        fits(host, *size, "call")
        die, hand, felt = host.evaluate(WIDTHS)
        assert die >= DIE.get(size, 30), size
        assert hand >= felt / 2 or size[0] > size[1], size
    host.locator("[data-do=say-18]").click()
    friend.locator("[data-do=doubt]").wait_for()
    for size in SIZES:
        fits(friend, *size, "answer")
        assert friend.locator("[data-do=accept]").is_visible()
        fits(host, *size, "wait")
    friend.locator("[data-do=accept]").click()
    for size in SIZES:
        fits(host, *size, "where")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_one_place_for_each_thing(two: Two, theme: str) -> None:
    """B1, C1, C2, C4, C16: names and points once, a row for each tens, no dice on keys."""
    host, _friend = two(color_scheme=theme, viewport={"width": 390, "height": 844})
    for name in ("Ann", "Boris"):
        assert host.locator(".frame").get_by_text(name, exact=False).count() == 1
    rows = host.evaluate("""() => {
      const rows = {}
      for (const e of document.querySelectorAll('.rung:not(.tall)'))
        (rows[e.getBoundingClientRect().top] ??= []).push(e.firstElementChild.innerText)
      return Object.values(rows)
    }""")
    assert [sorted(row) for row in rows] == [
        [str(n) for n in range(1, 7)],
        *([f"{high}{low}" for low in range(1, high)] for high in (6, 5, 4)),
        ["31", "32"],
    ]
    assert host.locator(".rung .die").count() == 0
    assert host.locator(".frame").get_by_text("Set 1").count() == 0
    assert faults(host) == []


def test_gold_is_a_border_and_a_word(two: Two) -> None:
    """B18: where colours are the reader's own, my plate and the rung I threw are still known."""
    host, friend = two(forced_colors="active")
    host.locator(".rung.thrown .forced").wait_for()
    widths = "e => getComputedStyle(e).borderTopWidth"
    assert host.locator(".rung.thrown").evaluate(widths) == "3px"
    assert host.locator(".plate.turn").evaluate(widths) == "3px"
    expect(host.locator(".plate.turn .ask")).to_have_text("Your call")
    assert friend.locator(".plate.turn, .rung.thrown").count() == 0


def test_the_story_tells_who_lied_when_and_nothing_that_was_not_shown(two: Two) -> None:
    """B2: a line for each gam, beside the table on a large screen."""
    host, friend = two(viewport={"width": 1440, "height": 900})
    host.locator("[data-do=say-18]").click()
    friend.locator("[data-do=accept]").click()
    host.locator("[data-do=behind]").click()
    friend.locator("[data-do=say-20]").click()
    for page in (host, friend):
        expect(page.locator(".gam")).to_have_count(1)
        expect(page.locator(".gam")).to_contain_text("5 ind.")
        expect(page.locator(".gam .soft")).to_have_text("?")
        assert page.locator(".gam .lay, .gam .end").count() == 0
    host.locator("[data-do=doubt]").click()
    host.locator(".gam .end").wait_for()
    for page, who in ((host, "you doubted"), (friend, "Ann (no account) doubted")):
        gam = page.locator(".gam").first
        expect(gam.locator(".end")).to_contain_text(who)
        told = gam.locator(".lay, svg")  # what lay there, or that it was true
        expect(told).to_have_count(1)
        expect(gam.locator(".score")).to_contain_text(":")
