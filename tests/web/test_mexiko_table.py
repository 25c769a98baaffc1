"""Mexiko on the page, against a bot and between two: by keys alone, nothing moves under the finger,
nothing hidden is there to be found."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.looking import faults, picture

Opener = Callable[..., Page]
Named = Callable[[Page, str], None]
BOT = "article:has-text('exiko') [data-act=bot]"
FRIEND = "article:has-text('exiko') [data-act=friend]"
MINE = ".mexiko[data-mine=true]"
OPEN = "[data-do]:not([aria-disabled=true])"
FOCUSED = "document.activeElement?.dataset.do ?? ''"
LAWFUL = f"[...document.querySelectorAll('.mexiko {OPEN}')].map(e => e.dataset.do)"
TYPED = {"accept": "beru", "doubt": "no accept", "table": "na stul", "behind": "za ruku"}
NAMES = [f"{high}{low}" for high in range(3, 7) for low in range(1, high)]
NAMES += [f"{count}i" for count in range(1, 7)] + ["m"]
PLACES = """[...document.querySelectorAll('.rung, .signs button')].map(e => {
  const box = e.getBoundingClientRect()
  return [e.dataset.do, box.x, box.y + scrollY, box.width, box.height].join(' ')
})"""


def turn(page: Page) -> list[str]:
    """What may be done, once it is this page's turn; nothing once the match is over."""
    page.locator(f"{MINE}, [data-over]").first.wait_for()
    lawful: list[str] = page.evaluate(LAWFUL)
    return [] if page.locator("[data-over]").is_visible() else lawful


def chosen(lawful: list[str], tried: int) -> str:
    """Something else each time: the lowest call, or one of the answers."""
    return lawful[0] if lawful[0].startswith("say") else lawful[tried % len(lawful)]


def test_a_match_by_keys_alone(opened: Opener, named: Named) -> None:
    page = opened("/", locale="cs")
    page.locator(BOT).click()
    named(page, "Žofie")
    places: list[Any] = []
    answers = 0
    while lawful := turn(page):
        if not places:
            page.locator("[data-do=say-0]").focus()
        what = chosen(sorted(lawful, key=order), answers)
        answers += what in TYPED
        page.keyboard.type(TYPED.get(what) or NAMES[int(what.removeprefix("say-"))])
        assert page.evaluate(FOCUSED) == what
        places.append(page.evaluate(PLACES))
        if answers < 4:
            assert faults(page) == []
        position = page.locator(".frame").get_attribute("data-number")
        page.keyboard.press("Enter")
        page.locator(f".frame:not([data-number='{position}'])").wait_for()
        assert page.evaluate(FOCUSED) == what  # kept across moves
    picture(page, "mexiko-over")
    assert faults(page) == []
    assert max(points(page)) == 15 > min(points(page))
    assert [each for each in places if each != places[0]] == []


def points(page: Page) -> list[int]:
    """The points on the felt, the far side's first."""
    return [int(re.findall(r"\d+", each.inner_text())[0]) for each in page.locator(".points").all()]


def order(what: str) -> tuple[int, int]:
    """Calls first, the lowest first; handing over last."""
    if what.startswith("say-"):
        return 0, int(what.removeprefix("say-"))
    return 1 + (what == "give"), 0


def test_the_other_sees_a_hand_and_a_second_tap_is_nothing(opened: Opener, named: Named) -> None:
    host, friend = opened("/"), opened("/lobby")
    host.locator(FRIEND).click()
    named(host, "Ann")
    friend.goto(host.locator("input[readonly]").input_value())
    friend.locator("section button.primary").click()
    named(friend, "Boris")
    watching = opened(host.url)
    host.locator(MINE).wait_for()
    assert host.locator(".rung.thrown").count() == 1
    assert host.locator("[data-lie=covered] .die").count() == 2
    for page in (friend, watching):
        page.locator("[data-lie=covered]").wait_for()
        assert page.locator(".rung.thrown, [data-lie] .die").count() == 0
        assert page.get_by_role("img", name="dice behind the hand").count() == 1
    assert watching.locator(".mexiko button").count() == 0
    host.locator("[data-do=say-6]").dblclick()
    for page in (host, friend, watching):
        expect(page.locator(".bubble")).to_contain_text("52")
    friend.locator("[data-do=doubt]").dblclick()
    for page in (host, friend, watching):
        expect(page.locator(".lines")).to_contain_text("Called 52, thrown")
    assert sorted(points(host)) in ([0, 1], [0, 2])
    assert points(friend) == points(host)[::-1]
    for page in (host, friend):
        assert page.get_by_role("alert").count() == 0


def test_a_call_taken_back_is_made_anew_with_all_motion(opened: Opener, named: Named) -> None:
    host = opened("/", reduced_motion="no-preference")
    friend = opened("/lobby", reduced_motion="no-preference")
    host.locator(FRIEND).click()
    named(host, "Ann")
    friend.goto(host.locator("input[readonly]").input_value())
    friend.locator("section button.primary").click()
    named(friend, "Boris")
    host.locator("[data-do=say-6]").click()
    expect(friend.locator(".bubble")).to_contain_text("52")
    host.get_by_text("More", exact=True).click()
    host.get_by_role("button", name="Take the move back").click()
    friend.locator("[data-offer=undo]").get_by_role("button", name="Yes").click()
    host.locator("[data-do=say-7]").click()
    for page in (host, friend):
        expect(page.locator(".bubble")).to_contain_text("53")
