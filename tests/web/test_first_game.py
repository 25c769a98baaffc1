"""A first game: who has never played is told what there is to decide, once; who has won is not."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Named, Opener
from tests.web.looking import faults, picture
from tests.web.playing import WAYS, Player, friends, played

COVERED = """() => {
  const hint = document.querySelector('[data-hint].placed')
  const { left, right, top, bottom } = hint.getBoundingClientRect()
  return [...document.querySelectorAll('.frame :is(a, button):not([aria-disabled=true]), .plate')]
    .filter(one => one.checkVisibility() && !hint.contains(one))
    .filter(one => {
      const box = one.getBoundingClientRect()
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top
    })
    .map(one => one.outerHTML.slice(0, 90))
}"""
"""What is pressed, or a plate, that lies under a hint."""
WON = "localStorage.setItem('kostka-won', JSON.stringify(['mexiko']))"


def first_bot(page: Page, name: str) -> None:
    """Who is offered first at home."""
    bot = page.locator("[data-game=mexiko] [data-act=bot]")
    expect(bot).to_have_attribute("aria-label", re.compile(name))


def against_a_bot(page: Page) -> None:
    page.locator("[data-game=mexiko] [data-act=bot]").click()


def test_each_decision_is_explained_once(opened: Opener, named: Named) -> None:
    page = opened("/", locale="uk")
    bot = page.locator("[data-act=bot]").first
    bot.wait_for()
    expect(bot).to_have_attribute("aria-label", re.compile("Новачок"))
    bot.click()
    named(page, "Новачка")
    hint = page.locator("[data-hint]")
    expect(hint).to_have_attribute("data-hint", "serve")
    assert faults(page) == []
    picture(page, "first-hint")
    hint.locator("a[data-rule=MX-5]").click()
    expect(page.locator("[data-rule-open=MX-5]")).to_be_visible()
    page.keyboard.press("Escape")
    hint.locator("button").click()
    expect(hint).to_have_attribute("data-hint", "ladder")
    page.reload()
    expect(hint).to_have_attribute("data-hint", "ladder")
    page.locator(".rung:not([aria-disabled=true])").last.click()  # acted upon: it goes away
    page.locator("[data-hint=ladder]").wait_for(state="detached")


@pytest.mark.parametrize("game", ["mexiko", "domino"])
def test_a_hint_covers_nothing_that_is_pressed(opened: Opener, named: Named, game: str) -> None:
    page = opened("/", locale="uk")
    page.locator(f"[data-game={game}] [data-act=bot]").click()
    named(page, "Новачка")
    for _ in range(3):
        played([Player(page, WAYS[game])], until=0)
        page.locator("[data-hint].placed").wait_for()
        for width, height in ((320, 568), (844, 390), (1440, 900), (320, 640)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(200)
            assert page.evaluate(COVERED) == [], f"{width}×{height}"
        played([Player(page, WAYS[game])], until=1)
        page.evaluate("localStorage.removeItem('kostka-hints')")
        page.reload()


def test_who_has_won_plays_the_next_bot_and_is_told_nothing(opened: Opener, named: Named) -> None:
    page = opened("/")
    first_bot(page, "Newcomer")
    page.evaluate(WON)
    page.reload()
    first_bot(page, "Novice")
    against_a_bot(page)
    named(page, "Winner")
    page.locator(".mexiko[data-mine=true]").wait_for()
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_a_game_that_was_won_is_remembered(opened: Opener, named: Named) -> None:
    page, friend = friends(opened, named, "mexiko")
    assert page.evaluate("localStorage.getItem('kostka-won')") is None
    friend.locator(".frame[data-phase=running]").wait_for()
    friend.locator("header summary").click()
    friend.get_by_role("button", name="Resign").click()
    friend.locator("dialog button.danger").click()
    for one in (page, friend):
        one.locator("[data-over]").wait_for()
    page.wait_for_function("localStorage.getItem('kostka-won')?.includes('mexiko')")
    assert friend.evaluate("localStorage.getItem('kostka-won')") is None
