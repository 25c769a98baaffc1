"""Open the page, pick a game, play: against a bot within two taps, or with a friend by a link."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from tests.server.live_server import Server
from tests.web.conftest import Named, Opener, opens_talk
from tests.web.looking import faults
from tests.web.playing import friends

from kostka.game.definition import game_names

MEXIKO = "[data-game=mexiko] [data-act=bot]"


def test_two_taps_to_a_game_and_the_language_switched_in_the_middle(
    opened: Opener, named: Named
) -> None:
    page = opened("/", locale="cs")
    expect(page.locator("h1")).to_have_text("Hry")
    assert faults(page) == []
    page.locator(MEXIKO).click()
    named(page, "Žofie")
    frame = page.locator(".frame")
    expect(frame).to_have_attribute("data-phase", "running")
    expect(page.locator("[data-seat='0']")).to_contain_text("Žofie")
    table = page.url
    for language, menu in (("de", "Menü"), ("uk", "Меню"), ("en", "Menu"), ("cs", "Nabídka")):
        page.locator("header summary[aria-label]").click()
        page.select_option("[name=language]", language)
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_label(menu, exact=True)).to_be_visible()
        assert faults(page) == []
    page.reload()
    expect(page.locator("[data-seat='0']")).to_contain_text("Žofie")
    page.go_back()
    expect(page.locator("h1")).to_have_text("Dobrý den! Hrajete jako Žofie.")
    expect(page.locator(f"a[href='{urlsplit(table).path}']")).to_be_visible()


def test_a_friend_comes_by_the_link(opened: Opener, named: Named) -> None:
    host, friend = opened("/"), opened("/lobby")
    host.locator("[data-game=mexiko] [data-act=friend]").click()
    named(host, "Ann")
    expect(host.locator("[data-qr]")).to_be_visible()  # the QR code
    assert faults(host) == []
    address = host.locator("input[readonly]").input_value()
    assert address == host.url
    friend.reload()
    friend.locator("[data-lists]").wait_for()
    expect(friend.locator(f"a[href='{urlsplit(address).path}']")).to_have_count(0)  # by link alone
    friend.goto(address)
    named(friend, "Boris")
    for page in (host, friend):
        expect(page.locator(".frame")).to_have_attribute("data-phase", "running")
        expect(page.locator("[data-seat='1']")).to_contain_text("Boris")


@pytest.mark.parametrize("game", game_names())
def test_what_is_waited_for_begins_with_all_motion_too(
    opened: Opener, named: Named, game: str
) -> None:
    host = opened("/", reduced_motion="no-preference")
    host.locator(f"[data-game={game}] [data-act=friend]").click()
    named(host, "Ann")
    host.get_by_role("button", name="Add bots and begin").click()
    expect(host.locator(f".frame .{game}")).to_be_visible()


def test_by_keyboard_alone(opened: Opener) -> None:
    page = opened("/")
    page.locator(MEXIKO).wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.act") == "bot":
            break
    page.keyboard.press("Enter")
    page.keyboard.type("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".frame")).to_have_attribute("data-phase", "running")


def test_a_double_tap_opens_one_table(opened: Opener, named: Named) -> None:
    page = opened("/")
    page.locator(MEXIKO).click()
    named(page, "Twice")
    page.locator(".frame").wait_for()
    page.goto("/")
    page.locator("[data-act=bot]").first.wait_for()
    before = len(page.request.get("/api/tables?mine=true").json()["tables"])
    page.locator("[data-act=bot]").first.dblclick()
    page.locator(".frame").wait_for()
    after = len(page.request.get("/api/tables?mine=true").json()["tables"])
    assert after - before == 1


@pytest.mark.parametrize("act", ["bot", "friend"])
@pytest.mark.parametrize("between", [0, 60, 150, 300])
def test_a_stranger_who_taps_twice_is_asked_for_a_name(
    opened: Opener, named: Named, act: str, between: int
) -> None:
    page = opened("/")
    button = page.locator(f"[data-game=mexiko] [data-act={act}]")
    button.wait_for()
    page.mouse.move(5, 5)
    box = button.bounding_box()
    assert box
    place = box["x"] + 8, box["y"] + box["height"] / 2
    page.mouse.click(*place)
    page.wait_for_timeout(between)
    page.mouse.click(*place)
    named(page, "Twice")
    expect(page.locator(".frame")).to_be_visible()


def test_a_dialog_closes_by_a_whole_press_beside_it(opened: Opener) -> None:
    page = opened("/new/mexiko")
    page.locator("[data-rules] summary").click()
    page.locator("main [data-rule]").first.click()
    dialog = page.locator("dialog")
    page.mouse.click(3, 3)  # it has just been opened
    expect(dialog).to_be_visible()
    page.wait_for_timeout(600)
    inside = dialog.locator("h2").bounding_box()
    assert inside
    page.mouse.move(inside["x"] + 3, inside["y"] + 3)
    page.mouse.down()
    page.mouse.move(3, 3)
    page.mouse.up()
    expect(dialog).to_be_visible()
    page.mouse.click(3, 3)
    expect(dialog).to_have_count(0)


def test_a_table_that_is_not_there(opened: Opener) -> None:
    page = opened("/t/nothinghere")
    expect(page.locator("h1")).to_have_text("There is nothing here")
    page = opened("/what/is/this")
    expect(page.locator("h1")).to_have_text("There is nothing here")


def test_the_server_goes_and_comes_back(opened: Opener, named: Named, server: Server) -> None:
    page, _ = friends(opened, named, "mexiko")
    standing = page.locator("[data-standing]")
    expect(standing).to_have_attribute("data-standing", "open")
    opens_talk(page)
    server.kill()
    expect(standing).to_contain_text("The connection broke")
    page.get_by_role("button", name="Cheers!").click()
    expect(page.get_by_text("being sent")).to_be_visible()
    server.start()
    expect(standing).to_have_attribute("data-standing", "open")
    expect(page.locator("#talk li:has-text('Cheers!')")).to_have_count(1)
    expect(page.get_by_text("being sent")).to_have_count(0)
