"""A new table is opened by things to press, and the button says what it opens."""

from playwright.sync_api import expect
from tests.web.conftest import Named, Opener
from tests.web.looking import faults, picture


def test_the_button_says_what_it_opens(opened: Opener, named: Named) -> None:
    page = opened("/new/mexiko", viewport={"width": 1440, "height": 900})
    summary = page.locator("[data-summary]")
    expect(summary).to_have_text("one set to 15, no clock, a friend by a link")
    page.locator("[value=pub]").check()
    page.locator("[value='bot:novice']").check()
    page.locator("[name=clock][value='600']").check()
    expect(summary).to_have_text("best of 4, with beer, 10 minutes each, against Novice")
    assert faults(page) == []
    picture(page, "new-1440-light")
    page.locator("main form button.primary").click()
    named(page, "Ann")
    page.locator(".frame[data-phase=running]").wait_for()
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    setup = table["setup"]
    assert setup["seats"] == ["me", "bot:novice"]
    assert setup["options"] == {"best_of": "4", "beer": "yes"}
    assert setup["clock"]["game"] == 600


def test_what_means_nothing_beside_what_is_chosen_is_not_asked(opened: Opener) -> None:
    page = opened("/new/mexiko")
    page.locator("[data-rules] summary").click()
    for option in ("beers", "cards", "play_all"):
        expect(page.locator(f"[data-option={option}]")).to_have_count(0)
    page.locator("[data-option=beer] [role=switch]").check()
    expect(page.locator("[data-option=beers]")).to_be_visible()
    page.get_by_role("switch", name="A referee’s seat").check()
    expect(page.locator("[data-option=cards]")).to_be_visible()
    expect(page.locator("[name=length][value=own]")).to_be_checked()
    page.locator("[value='bot:club']").check()
    expect(page.get_by_role("switch", name="A bot plays on")).to_have_count(0)  # nobody can leave


def test_my_own_tables_come_first_in_the_list(opened: Opener, named: Named) -> None:
    page = opened("/new/kamos")
    page.locator("[value=anyone]").check()
    page.locator("main form button.primary").click()
    named(page, "First")
    page.locator("[data-hosting]").wait_for()
    page.goto("/lobby")
    own = page.locator("[data-lists] section").first
    expect(own.locator("h2")).to_have_text("In progress")
    expect(own.locator(".line")).to_have_count(1)
    assert faults(page) == []
