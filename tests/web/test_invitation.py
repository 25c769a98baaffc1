"""Who comes by a link is invited, and plays in one step; who waits sees what brings others."""

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect
from tests.web.conftest import Named, Opener
from tests.web.looking import faults, picture


def hosted(opened: Opener, named: Named, game: str, **settings: Any) -> tuple[Page, str]:
    host = opened("/", **settings)
    host.locator(f"[data-game={game}] [data-act=friend]").click()
    named(host, "Ann")
    host.locator("[data-hosting]").wait_for()
    return host, host.url


def test_an_invitation_says_who_invites_to_what_and_is_taken_in_one_step(
    opened: Opener, named: Named
) -> None:
    host, address = hosted(opened, named, "mexiko")
    friend = opened(address, locale="cs", viewport={"width": 390, "height": 844})
    page = friend.locator("[data-invitation]")
    expect(page.locator("h2")).to_have_text("Ann vás zve: mezinárodní mexiko")
    expect(page).to_contain_text("Hraje se: jeden set do 15, bez hodin.")
    expect(page).to_contain_text("U stolu sedí Ann (bez účtu).")
    expect(page).to_contain_text("Účet nepotřebujete.")
    assert friend.locator("[data-qr], input[readonly]").count() == 0  # those are the host's
    assert faults(friend) == []
    picture(friend, "invitation-phone-light")
    friend.fill("[name=nickname]", "Bořivoj")
    friend.locator("[data-act=join]").click()
    for one in (friend, host):
        expect(one.locator(".frame")).to_have_attribute("data-phase", "running")


def test_a_name_that_cannot_be_is_said_where_it_is_typed(opened: Opener, named: Named) -> None:
    _, address = hosted(opened, named, "mexiko")
    friend = opened(address)
    friend.fill("[name=nickname]", "Kostka")
    friend.keyboard.press("Enter")
    expect(friend.locator("[data-invitation] [role=alert]")).to_contain_text("name of the house")
    expect(friend.locator("[data-invitation]")).to_be_visible()


def test_the_lesson_and_looking_on_are_plain_links(opened: Opener, named: Named) -> None:
    host, address = hosted(opened, named, "kamos")
    friend = opened(address)
    friend.get_by_role("link", name="How it is played").click()
    friend.wait_for_url("**/learn/kamos")
    friend.go_back()
    friend.get_by_role("link", name="Only watch").click()
    expect(friend.locator("[data-invitation]")).to_contain_text("You look on.")
    host.get_by_role("button", name="Add bots and begin").click()
    expect(friend.locator(".frame")).to_have_attribute("data-phase", "running")


def test_who_has_a_name_is_not_asked_for_it_and_may_choose_where_to_sit(
    opened: Opener, named: Named
) -> None:
    host = opened("/new/domino")
    friend = opened("/")
    friend.locator("[data-game=kamos] [data-act=friend]").click()
    named(friend, "Boris")
    friend.locator("[data-hosting]").wait_for()
    host.locator("[value=anyone]").check()
    host.locator("main form button.primary").click()
    named(host, "Ann")
    host.locator("[data-hosting]").wait_for()
    friend.goto(host.url)
    expect(friend.locator("[data-invitation] [name=nickname]")).to_have_count(0)
    friend.get_by_label("Seat 3").check()
    friend.get_by_role("button", name="Play with Ann").click()
    expect(friend.locator("[data-hosting]")).to_be_visible()
    expect(host.locator("[data-hosting] [data-seat='2']")).to_contain_text("Boris")


def test_who_waits_sees_the_free_seat_and_how_to_send_the_link(
    opened: Opener, named: Named
) -> None:
    phone = {"width": 390, "height": 844}
    page, address = hosted(opened, named, "mexiko", viewport=phone)
    expect(page.locator("[data-hosting] [data-seat='1']")).to_contain_text("free seat")
    expect(page.locator("[data-hosting] [data-seat='0']")).to_contain_text("Ann")
    expect(page.locator("input[readonly]")).to_have_value(address)
    close = page.get_by_role("button", name="Close the table")
    box = close.bounding_box()
    assert box
    assert box["y"] + box["height"] <= 844, "all of it is seen without scrolling"
    ring = page.get_by_role("switch", name="Ring when somebody comes")
    ring.check()
    assert page.evaluate("JSON.parse(localStorage.getItem('kostka-settings')).sound")
    assert faults(page) == []
    picture(page, "hosting-phone-light")


def test_the_link_has_the_address_that_others_can_reach(opened: Opener, named: Named) -> None:
    page = opened("/lobby")
    page.route(
        "**/api/address",
        lambda route: route.fulfill(json={"address": "http://192.0.2.7:8000"}),
    )
    page.goto("/")
    page.locator("[data-game=mexiko] [data-act=friend]").click()
    named(page, "Ann")
    page.locator("[data-hosting]").wait_for()
    path = urlsplit(page.url).path
    expect(page.locator("input[readonly]")).to_have_value(f"http://192.0.2.7:8000{path}")
    expect(page.get_by_text("works only on this computer")).to_have_count(0)
