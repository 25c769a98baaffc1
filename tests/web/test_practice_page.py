"""Practice in the browser: a question on the game's own table, graded, by keys, and remembered."""

import pytest
from playwright.sync_api import Page, expect
from tests.patience import PATIENCE
from tests.web.conftest import Opener
from tests.web.looking import faults, picture

MAKING = PATIENCE * 1000


def first_move(page: Page, game: str) -> None:
    """Any lawful answer."""
    match game:
        case "mexiko":
            page.locator(".mexiko [data-do]:not([aria-disabled=true]):not(:disabled)").first.click()
        case "kamos":
            page.locator("[data-row][aria-disabled=false]").first.click()
            page.locator("[data-do=write]").click(delay=400)  # sooner it would be a second press
        case "domino":
            page.locator(".rack [aria-disabled=false]").first.press("Enter")
            if page.locator("button[data-end]").count():
                page.locator("button[data-end]").first.press("Enter")


@pytest.mark.parametrize("game", ["mexiko", "kamos", "domino"])
def test_a_question_is_answered_and_graded(opened: Opener, game: str) -> None:
    page = opened("/practice")
    page.locator(f"main a[href='/practice/{game}']").click()
    page.locator("[data-task]:not([data-task=''])").wait_for(timeout=MAKING)
    page.locator("p.ask").wait_for()
    assert faults(page) == []
    picture(page, f"practice-{game}")
    asked = page.locator("[data-task]").get_attribute("data-task")
    first_move(page, game)
    answer = page.locator("[data-grade]")
    answer.wait_for()
    expect(page.locator("tr.mine")).to_have_count(1)
    expect(page.get_by_role("button", name="Next one")).to_be_focused()
    assert faults(page) == []
    picture(page, f"practice-{game}-answered")
    given = answer.get_attribute("data-grade")
    page.wait_for_timeout(500)
    page.keyboard.press("Enter")
    expect(answer).to_have_count(0)
    another = page.locator(f"[data-task]:not([data-task='{asked}']):not([data-task=''])")
    another.wait_for(timeout=MAKING)
    expect(page.locator("[data-streak]")).to_contain_text("answered: 1")
    streak = "1" if given in ("best", "good") else "0"
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", streak)
    page.goto("/practice")
    expect(page.locator(f"main a[href='/practice/{game}']")).to_contain_text("answered: 1")


def test_a_game_that_is_not_there(opened: Opener) -> None:
    page = opened("/practice/chess")
    expect(page.locator("h1")).to_have_text("There is nothing here")
