"""Rules at hand: a refusal opens its rule over the table; the rulebook has pages and a search."""

from playwright.sync_api import expect
from tests.web.conftest import Named, Opener
from tests.web.looking import faults, picture


def test_the_rules_open_over_the_table_and_close_again(opened: Opener, named: Named) -> None:
    page = opened("/")
    page.locator("[data-game=mexiko] [data-act=bot]").click()
    named(page, "Rita")
    page.locator(".frame[data-phase=running]").wait_for()
    table = page.url
    more = page.locator("header summary")
    more.click()
    page.get_by_role("link", name="Rules").click()
    sheet = page.locator("aside")  # in the column, on a phone over the felt
    expect(sheet).to_contain_text("International Mexiko")
    sheet.get_by_role("searchbox").fill("TO TABLE")
    expect(sheet.locator("article[data-number=MX-14]")).to_be_visible()
    expect(sheet.locator("article[data-number=MX-2]")).to_have_count(0)
    sheet.locator("[data-number=MX-14] .rule a").click()
    expect(sheet.locator("[data-rule-open=MX-14]")).to_be_visible()
    assert faults(page) == []
    picture(page, "rule-phone-light")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert page.url == table
    expect(page.locator(".frame[data-phase=running]")).to_be_visible()


def test_a_refusal_has_its_rule_beside_it(opened: Opener, named: Named) -> None:
    page = opened("/new/domino")
    page.locator("[data-rules] summary").click()

    def refuse(route: object) -> None:
        answer = '{"rule": "DOM-2", "code": "option-number", "found": "1", "expected": "50"}'
        route.fulfill(status=400, content_type="application/json", body=answer)  # type: ignore[attr-defined]

    page.route("**/api/tables", refuse)
    page.locator("main form button.primary").click()
    named(page, "Refused")
    page.locator(".toasts [data-rule=DOM-2]").click()
    expect(page.locator("dialog [data-rule-open=DOM-2]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("main form")).to_be_visible()


def test_the_rulebook(opened: Opener) -> None:
    page = opened("/rules/KCR-7", locale="uk", color_scheme="dark")
    expect(page.locator("article#KCR-7")).to_be_in_viewport()
    assert page.title().startswith("KCR-7 ")
    assert faults(page) == []
    picture(page, "rules-kamos-320-dark")
    page.goto("/rules")
    search = page.get_by_role("searchbox")
    search.fill("mx 14")
    expect(page.locator("article")).to_have_count(1)
    expect(page.locator("article#MX-14")).to_be_visible()
    search.fill("kamos")  # found in the words of all languages, without its accent
    page.locator("article[id^=KCR]").first.wait_for()
    assert faults(page) == []
    page.locator("article[id^=KCR] .rule a").first.click()
    page.wait_for_url("**/rules/KCR-*")


def test_a_rule_that_is_not_there(opened: Opener) -> None:
    expect(opened("/rules/MX-99").locator("h1")).to_have_text("There is nothing here")
