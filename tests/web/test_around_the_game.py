"""What is around a game: talk in everyone's own language, resigning elsewhere, the next game,
somebody who goes, and those who look on."""

import time
from contextlib import suppress

from playwright.sync_api import Page, TimeoutError, expect
from tests.patience import PATIENCE
from tests.web.conftest import Named, Opener, opens_talk, resigns
from tests.web.looking import faults
from tests.web.playing import friends


def two_at_a_table(opened: Opener, named: Named) -> tuple[Page, Page]:
    """Ann, who reads English, and Boris, who reads Czech, at a table of Mexiko."""
    ann, boris = friends(opened, named, "mexiko", friend={"locale": "cs"})
    for page in (ann, boris):
        expect(page.locator(".frame")).to_have_attribute("data-phase", "running")
    return ann, boris


def test_talk_in_everyones_own_language(opened: Opener, named: Named) -> None:
    ann, boris = two_at_a_table(opened, named)
    opens_talk(ann)
    ann.get_by_role("button", name="Good luck!").click()
    expect(boris.locator(".unread")).to_contain_text("1")
    expect(boris.locator("[data-said]")).to_have_text("Ann (bez účtu): Ať to padá!")
    opens_talk(boris)
    expect(boris.locator("#talk li")).to_contain_text("Ať to padá!")
    expect(ann.locator("#talk li")).to_contain_text("Good luck!")
    boris.locator("#talk .mute").click()
    ann.fill("#talk input", "can you hear me?")
    ann.keyboard.press("Enter")
    expect(ann.locator("#talk li")).to_have_count(2)
    expect(boris.locator("#talk li")).to_have_count(0)
    boris.get_by_role("button", name="Zrušit ztlumení (1)").click()
    expect(boris.locator("#talk li")).to_have_count(1)  # what was said meanwhile stays unsaid
    boris.reload()
    opens_talk(boris)
    expect(boris.locator("#talk li")).to_have_count(1)


def test_resigning_asks_elsewhere_and_the_next_game_follows(opened: Opener, named: Named) -> None:
    ann, boris = two_at_a_table(opened, named)
    first = ann.url
    ann.locator("header summary").click()
    item = ann.get_by_role("button", name="Resign…")
    pressed = item.bounding_box()
    item.click()
    sure = ann.get_by_role("button", name="Yes, I resign")
    asked = sure.bounding_box()
    assert pressed
    assert asked
    apart = abs(asked["y"] - pressed["y"]) > pressed["height"]
    assert apart, "a second tap at the same place must not resign"
    assert faults(ann) == []
    sure.click()
    expect(boris.locator("[data-over] h2")).to_have_text("Vyhráváte, soupeř vzdal.")
    expect(boris.locator("[data-said]")).to_contain_text("Vyhráváte")  # ears hear it too
    expect(ann.locator("[data-over] h2")).to_have_text("You resigned.")
    assert faults(boris) == []
    for page in (ann, boris):  # on a phone, without having to look for it
        expect(page.locator("[data-over] .primary")).to_be_in_viewport(ratio=1)
    boris.get_by_role("button", name="Sdílet").click()
    with boris.expect_download() as download:
        boris.get_by_text("Stáhnout záznam").click()
    boris.keyboard.press("Escape")
    assert '[Game "mexiko"]' in download.value.path().read_text(encoding="utf-8")
    boris.get_by_role("button", name="Odveta").click()
    expect(ann.get_by_role("button", name="No, thanks")).to_be_visible()
    ann.get_by_role("button", name="Accept the rematch").click()
    for page in (ann, boris):
        page.wait_for_url(lambda url: url != first)
        expect(page.locator(".frame")).to_have_attribute("data-phase", "running")
    assert ann.url == boris.url
    boris.goto("/me")
    with boris.expect_download() as download:
        boris.get_by_text("Stáhnout všechny").click()
    assert download.value.suggested_filename == "all-my-games.kostka"


def test_how_it_ended_is_seen_by_who_was_at_the_end_of_a_sheet(
    opened: Opener, named: Named
) -> None:
    ann, boris = friends(opened, named, "kamos")
    ann.locator("[data-row]").last.scroll_into_view_if_needed()
    resigns(boris)
    expect(ann.locator("[data-over] h2")).to_be_in_viewport(ratio=1)
    expect(ann.locator("[data-over] .primary")).to_be_in_viewport(ratio=1)


def test_somebody_goes_and_comes_back_and_somebody_looks_on(opened: Opener, named: Named) -> None:
    ann, boris = two_at_a_table(opened, named)
    guest = opened(ann.url, locale="de")
    expect(guest.locator("[data-seat='1']")).to_contain_text("Boris")
    expect(ann.get_by_text("1 watching")).to_be_visible()
    expect(guest.get_by_text("Revanche")).to_have_count(0)
    boris.goto("/lobby")
    for page, said in ((ann, "away, waiting 0:"), (guest, "fort, noch 0:")):
        expect(page.locator("[data-seat='1']")).to_contain_text(said)
    boris.goto(ann.url)
    expect(ann.locator("[data-seat='1']")).not_to_contain_text("away")
    expect(ann.locator("[data-said]")).to_have_text("Boris (no account) is back.")


def test_two_tabs_and_a_phone_that_slept(opened: Opener, named: Named) -> None:
    ann, boris = two_at_a_table(opened, named)
    tab = ann.context.new_page()
    tab.goto(ann.url)
    expect(tab.locator("[data-seat='0']")).to_contain_text("you", ignore_case=True)
    ann.context.set_offline(True)
    opens_talk(boris)
    for _ in range(3):
        boris.get_by_role("button", name="Na zdraví!").click()
    ann.context.set_offline(False)
    for page in (ann, tab):
        opens_talk(page)
        expect(page.locator("#talk li:has-text('Cheers!')")).to_have_count(3)


CLOCKS = """
  window.clocks = new Set()
  setInterval(() => {
    const clock = document.querySelector("[data-seat='0'] .clock")
    if (clock) clocks.add(clock.innerText)
  }, 20)
"""
"""All that the first seat's clock says, also what a test would look too late for."""


def test_the_server_decides_when_time_is_up(opened: Opener, named: Named) -> None:
    page = opened("/")
    page.locator("[data-act=bot]").first.click()
    named(page, "Slow")
    page.locator(".frame").wait_for()
    origin = page.url.partition("/t/")[0]
    setup = {"game": "mexiko", "seats": ["me", "bot:novice"], "clock": {"move": 5}}
    made = page.request.post(
        "/api/tables", data={"id": "slow-and-slower", "setup": setup}, headers={"Origin": origin}
    )
    page.add_init_script(CLOCKS)
    page.goto(f"/t/{made.json()['id']}")
    banner = page.locator("[data-asked]:has-text('A bot plays for you')")
    expect(banner).to_be_visible()
    seen = page.evaluate("[...clocks]")
    assert seen.index("0:01") < seen.index("checking")  # until the server has decided
    assert faults(page) == []
    again = banner.get_by_role("button", name="Take over again")
    given_up = time.monotonic() + PATIENCE
    while banner.count():  # refused as too late until the bot has made the decision that is due
        assert time.monotonic() < given_up, "nobody comes back"
        with suppress(TimeoutError):
            again.click(timeout=1000)
        page.wait_for_timeout(500)


def test_what_is_said_for_a_while_covers_nothing_that_is_pressed(
    opened: Opener, named: Named
) -> None:
    page = opened("/")
    page.locator("[data-game=mexiko] [data-act=bot]").click()
    named(page, "Ann")
    page.locator("[data-do=say-0]").wait_for()
    page.locator("header summary").click()
    page.get_by_role("button", name="Where does it stand?").click()
    expect(page.locator(".toasts")).to_contain_text("Set 1")
    said = page.locator(".toasts p").bounding_box()
    assert said
    boxes = [one.bounding_box() for one in page.locator("[data-do]").all()]
    assert len(boxes) >= 21
    for box in boxes:
        assert box
        assert box["y"] >= said["y"] + said["height"], "a sentence lies over what is pressed"
