"""Mexiko's line-ups, beer and time-outs on the page, as chosen in the form for a new table."""

import re

from playwright.sync_api import Page, expect
from tests.web.conftest import Named, Opener
from tests.web.looking import faults, picture

MINE = ".mexiko[data-mine=true]"
OPEN = "[data-do]:not([aria-disabled=true])"


def ready(page: Page) -> None:
    page.locator("[data-do=ready]").click()
    page.locator("[data-break]").wait_for(state="detached")


def a_gam(page: Page) -> None:
    """Plays until a gam is over and a time-out may be asked for."""
    for _ in range(60):
        page.locator(f"{MINE} {OPEN}, [data-break]").first.wait_for()
        if page.locator("[data-break]").is_visible():
            return
        doubt = page.locator("[data-do=doubt]:not([aria-disabled=true])")
        behind = page.locator("[data-do=behind]:not([aria-disabled=true])")
        call = page.locator(".rung:not([aria-disabled=true])")
        number = page.locator(".frame").get_attribute("data-number")
        next(one for one in (doubt, behind, call) if one.count()).last.click()
        page.locator(f".frame:not([data-number='{number}'])").wait_for()
    raise AssertionError("no gam has ended")


def test_line_ups_beer_and_a_time_out(opened: Opener, named: Named) -> None:
    page = opened("/new/mexiko", locale="de")
    page.locator("[value='bot:novice']").check()
    page.locator("[data-rules] summary").click()
    for option in ("beer", "lineups"):
        page.locator(f"[data-option={option}] [role=switch]").check()
    page.locator("form button.primary").click()
    named(page, "Wirt")

    form = page.locator("[data-lineup]")
    form.wait_for()
    assert faults(page) == []
    picture(page, "mexiko-lineup")
    numbers, names = (
        form.locator(".die input:nth-child(1)"),
        form.locator(".die input:nth-child(2)"),
    )
    numbers.nth(1).fill("1")
    expect(form.locator("[data-do=lineup]")).to_be_disabled()
    expect(form.get_by_text("dieselbe Nummer")).to_be_visible()
    numbers.nth(1).fill("8")
    names.nth(1).fill("Ferda")
    form.locator("[data-do=lineup]").click()
    page.locator("[data-do=die-8]").click()

    page.locator("[data-break]").wait_for()
    assert faults(page) == []
    picture(page, "mexiko-break")
    page.locator("[data-do=foam]").click()
    foam = page.locator("[data-do=foam] [data-countdown=foam]")
    expect(foam).to_have_text(re.compile(r"^[12]:\d\d$"))
    expect(page.locator(".plate[data-seat='0']")).to_contain_text("#8")
    ready(page)
    expect(foam).to_have_count(0)

    a_gam(page)
    page.locator("[data-do=time-out]").click()
    expect(page.locator("[data-do=time-out] [data-countdown]")).to_contain_text("0:")
    page.locator("[data-do=sub-1]").click()
    expect(page.locator(".plate[data-seat='0']")).to_contain_text("#1")
    ready(page)


def test_who_gave_up_serves_no_more(opened: Opener, named: Named) -> None:
    page = opened("/")
    page.locator("[data-game=mexiko] [data-act=bot]").click()
    named(page, "Quitter")
    serves = page.locator(".mexiko .plate").get_by_text("serves", exact=True)
    expect(serves).to_have_count(1)
    page.locator("header summary").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog button.danger").click()
    page.locator("[data-over]").wait_for()
    expect(serves).to_have_count(0)
