"""Friends on the page: marked by both, seen only by each other, asked to a table by a tap."""

from playwright.sync_api import expect
from tests.web.conftest import Named, Opener
from tests.web.looking import faults
from tests.web.playing import friends


def test_two_who_have_played_become_friends_and_one_asks_the_other(
    opened: Opener, named: Named
) -> None:
    ann, boris = friends(opened, named, "mexiko")
    for page in (ann, boris):
        page.locator(".frame[data-phase=running]").wait_for()
    ann.goto("/me")
    ann.get_by_role("button", name="Friend?: Boris").click()
    expect(ann.locator("[data-person=Boris]")).to_contain_text("has not answered yet")
    boris.goto("/me")
    assert faults(boris) == []
    boris.get_by_role("button", name="Yes: Ann").click()
    expect(boris.locator("[data-person=Ann]")).to_contain_text("not at a table")
    ann.goto("/")
    expect(ann.locator("[data-friends]")).to_contain_text("Boris")
    assert faults(ann) == []
    ann.locator("[data-game=kamos] [data-act=friend]").click()
    ann.locator("[data-ask-friends] button").click()
    expect(ann.locator("[data-ask-friends]")).to_contain_text("asked")
    assert faults(ann) == []
    boris.goto("/")
    asked = boris.locator("[data-resume=invited]")
    expect(asked).to_contain_text("Ann invites you")
    asked.click()
    boris.get_by_role("button", name="Play with Ann").click()
    for page in (ann, boris):
        expect(page.locator(".frame")).to_have_attribute("data-phase", "running")
    boris.goto("/me")
    boris.get_by_role("button", name="Remove: Ann").click()
    expect(boris.locator("[data-person=Ann]")).to_contain_text("has played with you")
