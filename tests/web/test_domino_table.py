"""Domino in a real browser before a real server: whole rounds by keyboard and by finger."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.looking import faults, picture

Opener = Callable[..., Page]
Named = Callable[[Page, str], None]

FITS = ".rack [aria-disabled=false]"
PASS = "[data-act=pass][aria-disabled=false]"
MINE = f"{FITS}, {PASS}, [data-act=draw], [data-act=ready]"
AT_TABLE = "document.activeElement.closest('.domino') !== null"
FOCUSED = "document.activeElement.closest('.rack') !== null"


@pytest.fixture
def sat(opened: Opener, named: Named) -> Callable[..., Page]:
    """``sat(…)`` is a page at a table with three bots."""

    def sit(**settings: object) -> Page:
        page = opened("/", **settings)
        page.locator("article:has-text('omin') [data-act=bot]").click()
        named(page, "Olena")
        page.locator(".frame[data-phase=running]").wait_for()
        return page

    return sit


def held(page: Page) -> list[str]:
    """The tiles on the rack, in their order."""
    tiles: list[str] = page.locator(".rack [data-tile]").evaluate_all(
        "all => all.map(one => one.dataset.tile)"
    )
    return tiles


def played(page: Page, do: Callable[[Page], None]) -> int:
    """Plays a round to its end, a move at a time by ``do``; how many moves were mine."""
    moves = 0
    while True:
        page.locator(MINE).first.wait_for()
        if page.locator("[data-act=ready]").count():
            return moves
        said = page.locator(".acts p").all_text_contents()  # none beside the choice to draw
        assert not any("is on move" in text for text in said)
        number = page.locator(".frame").get_attribute("data-number")
        do(page)
        moves += 1
        if do is by_keys:
            assert page.evaluate(AT_TABLE), "the focus is lost"
        page.wait_for_function(
            "number => document.querySelector('.frame').dataset.number !== number", arg=number
        )


def by_keys(page: Page) -> None:
    if page.locator("[data-act=draw]").count():
        page.locator("[data-act=draw]").focus()
        page.keyboard.press("Enter")
    elif page.locator(PASS).count():
        page.keyboard.press("p")
    else:
        place = page.locator(FITS).first.get_attribute("data-place")
        page.keyboard.press(str(int(place or 0) + 1))
        if page.locator("button[data-end]").count():
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")


def by_finger(page: Page) -> None:
    if page.locator("[data-act=draw]").count():
        page.locator("[data-act=draw]").tap()
    elif page.locator(PASS).count():
        page.locator(PASS).tap()
    else:
        page.locator(FITS).first.tap()
        if page.locator("button[data-end]").count():
            page.locator("button[data-end]").first.tap()


@pytest.mark.rule("DOM-37")
def test_a_round_by_keyboard_ends_with_every_hand_and_168(sat: Callable[..., Page]) -> None:
    page = sat(viewport={"width": 768, "height": 1024})
    assert played(page, by_keys) >= 1
    expect(page.locator(".count .foot p")).to_contain_text("= 168")
    expect(page.locator(".hand")).to_have_count(4)
    assert faults(page) == []
    picture(page, "domino-count-tablet")
    page.locator("[data-act=ready]").focus()
    page.keyboard.press("Enter")
    page.locator(f"{FITS}, {PASS}, [data-act=draw]").first.wait_for()
    assert played(page, by_keys) >= 1  # the next one begins


@pytest.mark.rule("DOM-26")
def test_tiles_on_the_rack_stay_where_they_stand(sat: Callable[..., Page]) -> None:
    page = sat(has_touch=True)
    while not page.locator(FITS).count():
        by_finger(page) if page.locator("[data-act=draw]").count() else page.wait_for_timeout(50)
    assert faults(page) == []
    before = held(page)
    assert len(before) == 7
    boxes = {tile: page.locator(f"[data-tile='{tile}']").bounding_box() for tile in before}
    by_finger(page)
    expect(page.locator(".rack [data-tile]")).to_have_count(6)
    after = held(page)
    assert after == [tile for tile in before if tile in after]
    for tile in after:
        box, was = page.locator(f"[data-tile='{tile}']").bounding_box(), boxes[tile]
        assert box is not None
        assert was is not None
        assert box["x"] == was["x"]
    picture(page, "domino-phone")


def test_a_double_tap_lays_one_tile_and_the_focus_stays_on_the_rack(
    sat: Callable[..., Page],
) -> None:
    page = sat()
    while not page.locator(FITS).count():
        by_keys(page) if page.locator("[data-act=draw]").count() else page.wait_for_timeout(50)
    page.locator(FITS).first.focus()
    page.keyboard.press("Enter")
    if page.locator("button[data-end]").count():
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".rack [data-tile]")).to_have_count(6)
    assert page.evaluate(FOCUSED)
    page.locator(MINE).first.wait_for()  # everybody else has moved
    assert len(held(page)) == 6


def test_the_protocol_opens_and_closes_by_keyboard(sat: Callable[..., Page]) -> None:
    page = sat()
    page.locator("button.standing").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog h2")).to_have_text("Protocol")
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('button.standing')")
