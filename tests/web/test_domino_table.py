"""Domino in a real browser before a real server: a whole party by keyboard, tiles by finger."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.server.live_server import Server
from tests.web.conftest import Named, Opener
from tests.web.looking import faults, picture
from tests.web.playing import DOMINO, Player, Way, opens, played, to
from tests.web.witness import all_say_the_same, all_was_done_once, record_of

FITS = ".rack [aria-disabled=false]"
AT_TABLE = "document.activeElement.closest('.domino') !== null"
FOCUSED = "document.activeElement.closest('.rack') !== null"
BOTS = ("me", "bot:novice", "bot:novice", "bot:novice")
TWO_ROUNDS = {"target": "169", "grace": "999"}
"""More than one round can bring; no bot takes over from a slow machine."""


@pytest.fixture
def sat(opened: Opener, named: Named) -> Opener:
    """``sat(…)`` is a page at a table with three bots."""

    def sit(**settings: object) -> Page:
        page = opened("/", **settings)
        page.locator("[data-game=domino] [data-act=bot]").click()
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


def by_keys(page: Page, what: str) -> None:
    """Does it without a finger; the keyboard stays at the table."""
    if what in ("draw", "ready"):
        to(page, "act", what)
        page.keyboard.press("Enter")
    elif what == "pass":
        page.keyboard.press("p")
    else:
        place = page.locator(f".rack [data-tile='{what}']").get_attribute("data-place")
        page.keyboard.press(str(int(place or 0) + 1))
        if page.locator("button[data-end]").count():
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
    assert page.evaluate(AT_TABLE), "the focus is lost"


def a_tile_fits(page: Page) -> None:
    """Draws or passes until it is this page's turn to lay a tile."""
    player = Player(page, DOMINO)
    played([player], until=0)
    while not page.locator(FITS).count():
        played([player], until=1)


@pytest.mark.rule("DOM-37")
def test_a_whole_party_by_keyboard_alone(opened: Opener, named: Named, server: Server) -> None:
    page = opened("/", viewport={"width": 768, "height": 1024})
    opens(page, "domino", BOTS, TWO_ROUNDS)
    named(page, "Olena")
    rounds = 0

    def do(page: Page, what: str) -> None:
        nonlocal rounds
        if what != "ready":
            expect(page.locator("[data-seat='0'] .ask")).not_to_have_text("")  # gold says what
        else:
            rounds += 1
            the_count_stands_there(page)
            if rounds == 1:
                assert faults(page) == []
                picture(page, "domino-count-tablet")
        by_keys(page, what)

    player = Player(page, Way(DOMINO.may, do, DOMINO.word))
    played([player])
    assert rounds >= 1  # and the last one, that decides
    the_count_stands_there(page)
    assert faults(page) == []
    record = record_of(page, server)
    all_say_the_same(record, [page])
    all_was_done_once(record, 0, player)


def the_count_stands_there(page: Page) -> None:
    """Every hand lies open, and all the points are there."""
    expect(page.locator(".count .all")).to_contain_text("168")
    expect(page.locator(".count .hand")).to_have_count(4)


def test_bots_of_one_kind_are_told_apart_where_their_name_is_cut(sat: Opener) -> None:
    page = sat(locale="uk")
    for seat in (1, 2, 3):
        name = page.locator(f"[data-seat='{seat}'] .name")
        expect(name).to_have_text(re.compile(rf"Новачок {seat}\s*$"))
        outer = name.evaluate("e => e.getBoundingClientRect().right")
        drawn = name.evaluate("""e => {
          const range = document.createRange()
          range.selectNodeContents(e.querySelector('.number'))
          return range.getBoundingClientRect().right
        }""")
        assert drawn <= outer + 0.5, "the number is cut off"


@pytest.mark.rule("DOM-26")
def test_tiles_on_the_rack_stay_where_they_stand(sat: Opener) -> None:
    page = sat(has_touch=True)
    a_tile_fits(page)
    assert faults(page) == []
    before = held(page)
    assert len(before) == 7
    boxes = {tile: page.locator(f"[data-tile='{tile}']").bounding_box() for tile in before}
    page.locator(FITS).first.tap()
    if page.locator("button[data-end]").count():
        page.locator("button[data-end]").first.tap()
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
    sat: Opener,
) -> None:
    page = sat()
    a_tile_fits(page)
    page.locator(FITS).first.focus()
    page.keyboard.press("Enter")
    if page.locator("button[data-end]").count():
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".rack [data-tile]")).to_have_count(6)
    assert page.evaluate(FOCUSED)
    played([Player(page, DOMINO)], until=0)  # everybody else has moved
    assert len(held(page)) == 6


def test_the_protocol_opens_and_closes_by_keyboard(sat: Opener) -> None:
    page = sat()
    page.locator("[data-act=protocol]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog h2")).to_have_text("Score sheet")
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('[data-act=protocol]')")
