"""Kámoš, Čína, Regál on the page: a game by keyboard alone, and one between two browsers with
somebody looking on."""

from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import Named, Opener
from tests.web.looking import faults, picture
from tests.web.playing import KAMOS, LATER, Player, friends, to

MINE = "[data-choosing=true]"
OVER = ".frame[data-phase=over][data-settled=true]"
OPEN = "[data-row][aria-disabled=false]"
FOCUS = "document.activeElement?.dataset"


def my_turn(page: Page) -> bool:
    """Waits until I have to choose; False when the game is over instead."""
    page.locator(f"{MINE}, {OVER}").first.wait_for()
    return page.locator(MINE).count() > 0


def thrown(page: Page, times: int) -> None:
    """Waits until a turn has come to so many throws."""
    page.locator(f"[data-thrown='{times}']").wait_for()


def turn_by_keyboard(page: Page, number: int) -> None:
    to(page, "die")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("5")
    expect(page.locator("[data-die][aria-pressed=true]")).to_have_count(2)
    if number % 3 == 0:
        kept = page.locator("[data-die][aria-pressed=true]").nth(0).get_attribute("aria-label")
        page.keyboard.press("t")
        thrown(page, 2)
        my_turn(page)
        assert page.evaluate(f"{FOCUS}.die") is not None, "the focus stays on the dice"
        again = page.locator("[data-die][aria-pressed=true]")
        expect(again).to_have_count(2)  # they are still set aside
        assert again.nth(0).get_attribute("aria-label") == kept
    to(page, "row")
    page.keyboard.press("Home")
    while page.evaluate("document.activeElement.ariaDisabled") == "true":
        page.keyboard.press("ArrowDown")
    row = page.evaluate(f"{FOCUS}.row")
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-row='{row}']")).to_have_attribute("aria-pressed", "true")
    number = int(page.locator(".frame").get_attribute("data-number") or 0)
    page.keyboard.press("w")
    page.wait_for_function(LATER, arg=number)  # bots may have answered already
    assert page.evaluate(f"{FOCUS}.row") == row, "the focus stays in the sheet"


def test_a_whole_game_by_keyboard_alone(opened: Opener, named: Named) -> None:
    page = opened("/", locale="cs")
    page.locator("[data-game=kamos] [data-act=bot]").focus()
    page.keyboard.press("Enter")
    named(page, "Žofie")
    turns = 0
    while my_turn(page):
        if turns in (0, 5):
            assert faults(page) == []
            picture(page, f"kamos-turn-{turns}")
        turn_by_keyboard(page, turns)
        turns += 1
    assert turns == 10
    expect(page.locator("[data-said]")).not_to_be_empty()
    plates = page.locator(".heads [data-seat]")
    expect(plates).to_have_count(2)
    expect(plates.filter(has_text="Žofie")).to_contain_text("místo")
    assert faults(page) == []
    picture(page, "kamos-over")


def test_two_browsers_and_one_who_looks_on(opened: Opener, named: Named) -> None:
    tablet = {"locale": "cs", "viewport": {"width": 768, "height": 1024}}
    ann, borek = friends(opened, named, "kamos", friend=tablet)
    guest = opened(ann.url, locale="de", viewport={"width": 1440, "height": 900})
    guest.locator("[data-game=kamos]").wait_for()
    expect(guest.locator("[data-game=kamos] [data-row], [data-do]")).to_have_count(0)

    for page in (ann, borek):
        page.locator("[data-thrown]:not([data-thrown='0'])").wait_for()  # the lot is thrown
    on, off = (ann, borek) if ann.locator(MINE).count() else (borek, ann)
    on.locator(MINE).wait_for()
    on.locator("[data-die='1']").click()
    on.locator("[data-do=throw]").click()
    for page in (on, off, guest):
        thrown(page, 2)
        expect(page.locator("[data-choosing]")).to_be_visible()
    assert dice(off) == dice(guest)
    assert sorted(dice(on)) == sorted(dice(guest))
    on.locator(MINE).wait_for()
    seat = 0 if on is ann else 1
    row = on.locator(f"[data-row='{on.locator(OPEN).first.get_attribute('data-row')}']")
    points = row.locator(".chip").inner_text().removeprefix("+")
    row.click()
    mine = row.locator(f"[data-cells='{seat}'] [data-pen]")
    expect(mine).to_have_attribute("data-pen", "preview")  # meant is not done
    row.click(delay=400)
    expect(row).to_have_attribute("aria-pressed", "false")
    for page in (on, off, guest):
        expect(page.locator(f"[data-seat='{seat}'] .score")).to_have_text(points)
    written = guest.locator(f"[data-cells='{seat}'] [data-pen]")
    expect(written).to_have_count(1)
    expect(guest.locator(f"[data-sheet='{seat}']")).to_contain_text(points)
    off.reload()
    off.locator(MINE).wait_for()
    thrown(off, 1)  # a reload throws nothing again
    second = Player(off, KAMOS)
    second.does(second.looks()["may"][0])
    expect(off.locator(MINE)).to_have_count(0)
    on.locator(MINE).wait_for()
    assert faults(guest) == faults(borek) == []


def dice(page: Page) -> list[str]:
    """What ears hear of the dice on the table."""
    found: Locator = page.locator(".dice > *")
    labels = [one.get_attribute("aria-label") or one.inner_text() for one in found.all()]
    return [label.strip()[:1] for label in labels]
