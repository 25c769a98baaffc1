"""My pages: an account out of a guest, ways in, sessions, programs, my games, deleting oneself."""

from playwright.sync_api import Browser, Page, expect
from tests.server.live_server import Server
from tests.web.conftest import Named, Opener, resigns
from tests.web.looking import faults, picture


def register(page: Page, name: str) -> None:
    """Makes an account, and puts its codes away."""
    page.goto("/me")
    form = page.locator("[data-form=account]")
    form.locator("[name=name]").fill(name)
    form.locator("[name=password]").fill("correct horse")
    form.locator("button.primary").click()
    page.locator("dialog .codes li").nth(9).wait_for()


def test_a_guest_becomes_an_account_and_keeps_the_games(opened: Opener, named: Named) -> None:
    page = opened("/")
    page.locator("[data-game=mexiko] [data-act=bot]").click()
    named(page, "Ada")
    page.locator(".frame[data-phase=running]").wait_for()
    page.goto("/me")
    expect(page.locator("[data-form=account] [name=name]")).to_have_value("Ada")
    assert faults(page) == []
    register(page, "Ada of Me")
    assert faults(page) == []
    picture(page, "me-codes-320-light")
    with page.expect_download() as kept:
        page.get_by_text("Download").click()
    assert len(kept.value.path().read_text("utf-8").split()) >= 13
    page.get_by_role("button", name="I have saved them").click()
    expect(page.locator("h1")).to_have_text("Ada of Me")
    expect(page.get_by_role("link", name="Open: International Mexiko")).to_be_visible()
    expect(page.locator("[data-sessions] li")).to_have_count(1)
    page.fill("[name=rename]", "Ada Again")
    page.get_by_role("button", name="Change the name").click()
    expect(page.locator("h1")).to_have_text("Ada Again")
    page.fill("[name=program]", "Robot")
    page.get_by_role("button", name="Add a program").click()
    assert page.locator("[name=token]").input_value().startswith("kostka_")
    assert faults(page) == []
    other = opened("/me")
    other.fill("[name=known]", "Ada Again")
    other.fill("[name=secret]", "correct horse")
    other.locator("[data-form=enter] button.primary").click()
    expect(other.locator("[data-sessions] li")).to_have_count(2)
    other.get_by_role("button", name="Sign out everywhere else").click()
    expect(other.locator("[data-sessions] li")).to_have_count(1)
    other.get_by_role("button", name="Delete the account").click()
    other.fill("[name=forget]", "Ada Again")
    other.get_by_role("button", name="Delete it for good").click()
    other.locator("[data-act=bot]").first.wait_for()
    other.goto("/me")
    expect(other.locator("[data-form=account]")).to_be_visible()


def test_a_name_says_how_much_of_it_still_fits(opened: Opener) -> None:
    page = opened("/me")
    form = page.locator("[data-form=account]")
    room, field = form.locator("[data-room]"), form.locator("[name=name]")
    field.fill("A" * 19)
    expect(room).to_have_text("")
    field.press_sequentially("BCDE")
    expect(room).to_have_text("1 more character fits.")
    field.press_sequentially("FG")
    expect(field).to_have_value("A" * 19 + "BCDEF")
    expect(room).to_have_text("Characters in a name: at most 24.")
    assert faults(page) == []


def test_a_forgotten_password_and_a_wrong_one(opened: Opener) -> None:
    page = opened("/me")
    register(page, "Lethe")
    code = page.locator(".codes code").first.inner_text()
    page.get_by_role("button", name="I have saved them").click()
    page.locator("[data-do=leave]").click()
    page.fill("[name=known]", "Lethe")
    page.fill("[name=secret]", "wrong horse")
    page.locator("[data-form=enter] button.primary").click()
    page.locator(".toasts .refusal button").click()
    page.locator("[data-form=enter] summary").click()
    page.fill("[name=code]", code)
    page.fill("[name=secret]", "another horse")
    page.locator("[data-form=enter] button.primary").click()
    expect(page.locator("h1")).to_have_text("Lethe")


def test_an_account_by_a_passkey_alone(chromium: Browser, server: Server) -> None:
    address = server.url.replace("127.0.0.1", "localhost")  # passkeys belong to a name
    context = chromium.new_context(base_url=address, locale="en")
    page = context.new_page()
    device = context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    abilities = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    device.send("WebAuthn.addVirtualAuthenticator", {"options": abilities})
    page.goto("/me")
    page.fill("[name=name]", "Keyholder")
    page.get_by_role("button", name="Create it with a passkey").click()
    page.locator("dialog .codes li").nth(9).wait_for()
    page.get_by_role("button", name="I have saved them").click()
    expect(page.locator("h1")).to_have_text("Keyholder")
    page.locator("[data-do=leave]").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.locator("h1")).to_have_text("Keyholder")
    expect(page.get_by_text("None yet.")).to_have_count(0)
    context.close()


def test_the_bots_state_their_strength(opened: Opener) -> None:
    page = opened("/bots", locale="cs")
    page.locator("[data-game] table").nth(2).wait_for()
    assert faults(page) == []
    picture(page, "bots-320-light")
    expect(page.locator("[data-game=domino]")).to_contain_text("58")
    page.goto("/new/domino")
    expect(page.locator("label:has([value='bot:expert'])")).to_contain_text("71 %")
    assert faults(page) == []


def test_a_finished_game_is_a_line_with_its_result(opened: Opener, named: Named) -> None:
    page = opened("/")
    page.locator("[data-game=kamos] [data-act=bot]").click()
    named(page, "Liner")
    page.locator(".frame[data-phase=running]").wait_for()
    resigns(page)
    page.locator(".frame[data-phase=over]").wait_for()
    page.goto("/me")
    line = page.locator("[data-game-over]")
    expect(line).to_contain_text("Newcomer")
    expect(line.locator("[data-result=lost]")).to_contain_text("Lost")
    expect(line).to_contain_text("1 column")
    expect(line.locator("time")).to_contain_text("today")
    assert faults(page) == []
    page.get_by_role("button", name="Sport domino").click()
    expect(page.get_by_text("There are none.")).to_be_visible()
    page.get_by_role("button", name="Lost only").click()
    line.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")
    page.goto("/")
    expect(page.locator("[data-last]")).to_contain_text("Lost")


def test_both_ways_of_making_an_account_ask_alike(opened: Opener) -> None:
    page = opened("/me")
    passkey = page.get_by_role("button", name="Create it with a passkey")
    if passkey.count():
        expect(passkey).not_to_have_attribute("data-busy", "")
        passkey.click()
        expect(page.locator("[data-form=account] [name=name]")).to_be_focused()
