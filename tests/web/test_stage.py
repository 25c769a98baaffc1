"""The stage that every table stands on: it fills the screen and no more, tells the game beside it,
and has one place for each thing that may be done."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Named, Opener, opens_talk, resigns
from tests.web.looking import faults
from tests.web.playing import friends

PHONE, LYING, ZOOMED, DESKTOP = (390, 844), (844, 390), (720, 450), (1440, 900)
STAGED = ["mexiko", "kamos", "domino"]
FILLED = """() => document.documentElement.scrollHeight <= innerHeight
  && document.querySelector('.stage').offsetHeight > 300"""
LONG = """() => {
  const list = document.querySelector('[data-story] li').parentElement
  for (let more = 0; more < 60; more++) list.append(list.lastElementChild.cloneNode(true))
}"""
"""A story of a long game, whose lines are of the kind that there is."""
NARROW = "() => document.documentElement.scrollWidth <= innerWidth"
RESTS = "() => document.getAnimations().every(one => one.playState !== 'running')"


def against_bots(opened: Opener, named: Named, game: str) -> Page:
    page = opened("/", viewport={"width": PHONE[0], "height": PHONE[1]})
    page.locator(f"[data-game={game}] [data-act=bot]").click()
    named(page, "Ann")
    page.locator(
        ".frame[data-phase=running] .plate, .frame[data-phase=running] .paper"
    ).first.wait_for()
    return page


@pytest.mark.parametrize("game", STAGED)
def test_a_table_fills_the_screen_and_never_scrolls(
    opened: Opener, named: Named, game: str
) -> None:
    page = against_bots(opened, named, game)
    for width, height in (PHONE, LYING, ZOOMED, DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FILLED)
        page.wait_for_function(RESTS)  # a tile on its way may be anywhere
        page.wait_for_function(NARROW)
        assert faults(page) == [], (width, height)


@pytest.mark.parametrize("game", STAGED)
def test_the_story_is_whole_after_a_reload_and_bots_do_not_talk(
    opened: Opener, named: Named, game: str
) -> None:
    page = against_bots(opened, named, game)
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    line = page.locator("[data-story] li:not(.none)")
    line.first.wait_for()
    expect(page.locator("[data-tab=game]")).to_be_visible()
    expect(page.locator("[data-tab=talk]")).to_have_count(0)
    page.locator(".frame[data-settled=true]").wait_for()
    told = line.count()
    page.reload()
    line.first.wait_for()
    assert line.count() >= told
    page.evaluate(LONG)
    page.wait_for_function(FILLED)


def test_on_a_phone_the_story_comes_down_over_the_felt(opened: Opener, named: Named) -> None:
    page = against_bots(opened, named, "mexiko")
    sign = page.locator("[data-beside]")
    sign.click()
    story = page.locator("[data-story]")
    story.locator("li").first.wait_for()
    mine = page.locator(".plate[data-seat='0']").bounding_box()
    sheet = page.locator("aside").bounding_box()
    assert mine
    assert sheet
    assert sheet["y"] + sheet["height"] <= mine["y"], "my plate stays free"
    page.keyboard.press("Escape")
    expect(story).to_have_count(0)
    expect(sign).to_be_focused()


def test_the_sheet_at_the_end_never_moves_what_is_pressed(opened: Opener, named: Named) -> None:
    ann, boris = friends(opened, named, "mexiko", host={"viewport": {"width": 390, "height": 844}})
    boris.locator(".frame[data-phase=running]").wait_for()
    opens_talk(boris)
    resigns(boris)
    again = ann.locator("[data-over=end] .main button").first
    again.wait_for()
    ann.wait_for_function(RESTS)
    before = again.bounding_box()
    boris.get_by_role("button", name="Rematch", exact=True).click()
    expect(again).to_have_text("Accept the rematch")
    assert again.bounding_box() == before
    expect(ann.locator(".plate[data-seat='1']")).to_contain_text("wants a rematch")
    refuse = ann.get_by_role("button", name="No, thanks")
    refuse.click()
    expect(again).to_have_text("Rematch")
    assert again.bounding_box() == before


def test_without_a_net_it_is_said_at_once(opened: Opener, named: Named) -> None:
    page = against_bots(opened, named, "mexiko")
    page.context.set_offline(True)
    expect(page.locator("[data-standing]")).to_have_text("This device is offline.")
    page.context.set_offline(False)
    expect(page.locator("[data-standing]")).to_have_text("")
