"""What people complain of elsewhere must not be possible here: a test for each.

Many stand where the thing itself is tested; ``ELSEWHERE`` says where. The others are here.
"""

import itertools
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Named, Opener, resigns
from tests.web.looking import faults

ROOT = Path(__file__).parents[2]
BOT = "[data-game=mexiko] [data-act=bot]"
FRIEND = "[data-game=mexiko] [data-act=friend]"
MINE = ".mexiko[data-mine=true]"
OPEN = ".mexiko [data-do]:not([aria-disabled=true])"

ELSEWHERE = {
    "1 a move is lost on reconnect": "tests/web/test_nothing_is_lost.py::outlives_the_server",
    "2 a double tap makes two moves": "tests/web/test_domino_table.py::double_tap_lays_one_tile",
    "2 a double tap makes two tables": "tests/web/test_first_minute.py::double_tap_opens_one",
    "3 a stale move fires": "tests/web/test_nothing_is_lost.py::meant_for_another_position",
    "4 the clock is at nothing": "tests/web/test_around_the_game.py::server_decides_when_time",
    "5 the other leaves, I wait": "tests/web/test_around_the_game.py::goes_and_comes_back",
    "5 leaving is not rewarded": "tests/live/test_live_absence.py::leaving_a_game_is_resigning",
    "7 the dangerous button": "tests/web/test_around_the_game.py::resigning_asks_elsewhere",
    "9 hidden dice readable": "tests/web/test_mexiko_table.py::the_other_sees_a_hand",
    "9 hidden in the log": "tests/server/test_real_doors.py::leaves_in_the_log",
    "10 the dice are rigged": "tests/web/test_after_the_game.py::its_dice_are_checked",
    "11 stated strength": "tests/web/test_me.py::bots_state_their_strength",
    "13 languages mixed": "tests/web/test_first_minute.py::language_switched_in_the_middle",
    "16 a phone that slept": "tests/web/test_around_the_game.py::a_phone_that_slept",
    "18 all tabs ring": "tests/web/test_around_the_game.py::test_two_tabs",
    "20 a wrong result": "tests/game/test_log.py::any_corrections_leave_a_log",
}


@pytest.mark.parametrize("complaint", ELSEWHERE)
def test_each_of_the_others_has_its_test(complaint: str) -> None:
    path, name = ELSEWHERE[complaint].split("::")
    found = re.findall(r"^def (test_\w+)", (ROOT / path).read_text("utf-8"), re.MULTILINE)
    assert [test for test in found if name in test], f"{name} is no longer in {path}"


def playing(page: Page, named: Named, name: str) -> Page:
    """At a table against a bot, my turn."""
    page.locator(BOT).click()
    named(page, name)
    page.locator(MINE).wait_for()
    return page


def test_6_a_phantom_game_that_can_be_neither_played_nor_left(opened: Opener, named: Named) -> None:
    page = opened("/")
    page.locator(FRIEND).click()
    named(page, "Ghost")
    page.get_by_role("button", name="Close the table").click()
    page.locator(".frame[data-phase=closed]").wait_for()
    page.reload()
    page.locator(".frame[data-phase=closed]").wait_for()
    page.goto("/")
    page.locator(BOT).wait_for()
    assert page.locator(".going").count() == 0
    page.locator(BOT).click()
    page.locator(MINE).wait_for()
    resigns(page)
    page.locator("[data-over]").wait_for()
    page.goto("/")
    page.locator(BOT).wait_for()
    assert page.locator(".going").count() == 0


def test_8_reload_rolls_no_dice_anew(opened: Opener, named: Named) -> None:
    page = playing(opened("/"), named, "Again")
    mine = page.locator(".mexiko [data-felt]")
    shown = mine.inner_text(), mine.locator("svg").count()
    heard = mine.aria_snapshot()
    for _ in range(2):
        page.reload()
        page.locator(MINE).wait_for()
        assert (mine.inner_text(), mine.locator("svg").count()) == shown
        assert mine.aria_snapshot() == heard


def test_11_a_bot_is_marked_as_one(opened: Opener, named: Named) -> None:
    page = playing(opened("/"), named, "Human")
    expect(page.locator("[data-seat='1']").get_by_role("img", name="bot")).to_be_visible()
    expect(page.locator("[data-seat='0']").get_by_role("img", name="bot")).to_have_count(0)


def test_12_no_undo_across_chance(opened: Opener, named: Named) -> None:
    page = playing(opened("/"), named, "Regret")
    number = page.locator(".frame").get_attribute("data-number")
    page.locator(OPEN).first.click()
    page.locator(f".frame:not([data-number='{number}'])").wait_for()
    page.locator(f"{MINE}, [data-over]").first.wait_for()  # the other has answered
    page.locator("header summary").click()
    expect(page.get_by_role("button", name="Resign…")).to_be_visible()
    expect(page.get_by_role("button", name="Take the move back")).to_have_count(0)


def test_17_the_screen_reader_hears_everything_once(opened: Opener, named: Named) -> None:
    page = opened("/")
    page.locator(BOT).wait_for()
    page.evaluate("""() => {
      globalThis.heard = []
      const region = document.querySelector('[data-said]')
      new MutationObserver(() => globalThis.heard.push(region.textContent.trim()))
        .observe(region, {childList: true, characterData: true, subtree: true})
    }""")
    playing(page, named, "Listener")
    for _ in range(3):
        number = page.locator(".frame").get_attribute("data-number")
        page.locator(OPEN).first.click()
        page.locator(f".frame:not([data-number='{number}'])").wait_for()
        page.locator(f"{MINE}, [data-over]").first.wait_for()
    heard: list[str] = page.evaluate("globalThis.heard")
    assert len(heard) >= 3
    assert all(sentence for sentence in heard)
    assert not [one for one, two in itertools.pairwise(heard) if one == two]
    live = "[...document.querySelectorAll('[aria-live=polite], [role=status]')]"
    spoken = page.evaluate(f"{live}.map(e => e.textContent.trim()).filter(Boolean)")
    assert len(spoken) == len(set(spoken)), "the same sentence in two live regions"
    assert faults(page) == []


def test_19_no_ads_no_tracking_no_cookie_wall(opened: Opener, named: Named) -> None:
    page = opened("/")  # the fixture sees to it that nobody but the server is asked
    page.locator(BOT).wait_for()
    assert page.context.cookies() == []
    assert page.locator("dialog, iframe, [class*=cookie], [class*=consent]").count() == 0
    playing(page, named, "Private")
    kept = page.context.cookies()
    assert [(one["name"], one["httpOnly"]) for one in kept] == [("kostka", True)]
    assert page.locator("iframe").count() == 0
