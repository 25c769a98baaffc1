"""The replay as it is drawn: board and controls side by side, nothing told too early, errors by
their size."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.patience import PATIENCE
from tests.web.conftest import Finished, Opener
from tests.web.looking import faults, picture

SCREENS = [(390, 844), (844, 390), (768, 1024), (1440, 900)]
GAMES = ["mexiko", "kamos", "domino"]


def analysed(page: Page) -> Page:
    page.get_by_role("button", name="Analyse").click()
    page.locator("[data-analysis=done]").wait_for(timeout=PATIENCE * 1000)
    return page


def replayed(opened: Opener, table: str, at: str, **settings: Any) -> Page:
    page = opened(f"/replay/{table}?at={at}&as=all", **settings)
    page.locator("[data-last]").wait_for()
    return page


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda each: f"{each[0]}x{each[1]}")
def test_the_controls_never_lie_over_the_board(
    opened: Opener, finished: Finished, game: str, screen: tuple[int, int]
) -> None:
    """Complaint A3; and all of it can be reached, read and pressed."""
    size = {"width": screen[0], "height": screen[1]}
    page = replayed(opened, finished(game), "9", viewport=size)
    for _ in range(2):
        board, row = (
            page.locator(".game").bounding_box(),
            page.locator(".controls").last.bounding_box(),
        )
        assert board
        assert row
        assert board["y"] + board["height"] <= row["y"] + 1
        assert row["height"] <= 56
        assert faults(page) == []
        picture(page, f"replay-{game}-{screen[0]}")
        if page.locator("[data-analysis=done]").count() == 0:
            analysed(page)
    if screen[0] in (390, 1440) and game != "kamos":  # curve and board are seen together
        page.evaluate("scrollTo(0, 0)")
        expect(page.locator("[data-curve]")).to_be_in_viewport(ratio=0.6)
        expect(page.get_by_role("slider")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("look", [{"color_scheme": "dark"}, {"forced_colors": "active"}], ids=str)
def test_it_can_be_read_in_other_colours(
    opened: Opener, finished: Finished, look: dict[str, Any]
) -> None:
    page = replayed(opened, finished("mexiko"), "9", viewport={"width": 390, "height": 844}, **look)
    analysed(page)
    page.locator("[data-tab=errors]").click()
    assert faults(page) == []
    picture(page, f"replay-{'-'.join(look.values())}")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_told_before_it_has_happened(
    opened: Opener, finished: Finished, game: str
) -> None:
    """Complaint B16: no result at the beginning, no dead keys; by gams, rounds and turns."""
    page = replayed(opened, finished(game), "0", viewport={"width": 1440, "height": 900})
    film = page.locator("[data-last]")
    last = film.get_attribute("data-last") or ""
    expect(page.locator("[data-ending]")).to_have_count(0)
    expect(page.locator("[data-story]")).to_have_attribute("data-story", "0")
    expect(page.locator(".rungs, [data-do]")).to_have_count(0)
    page.keyboard.press("Shift+ArrowRight")
    expect(film).not_to_have_attribute("data-at", "0")
    first = int(film.get_attribute("data-at") or 0)
    expect(page.locator("[data-part]")).to_have_attribute("data-part", "1")
    page.keyboard.press("ArrowLeft")
    assert int(film.get_attribute("data-at") or 0) < first
    page.keyboard.press("Shift+ArrowRight")
    expect(film).to_have_attribute("data-at", str(first))
    page.keyboard.press("Shift+ArrowLeft")
    expect(film).to_have_attribute("data-at", "0")
    page.keyboard.press("End")
    expect(film).to_have_attribute("data-at", last)
    expect(page.locator("[data-ending]")).to_be_visible()
    page.locator("[data-line]").first.click()  # a line of the story leads to its end
    expect(film).not_to_have_attribute("data-at", last)


def test_errors_are_counted_by_size_and_told_with_their_reason(
    opened: Opener, finished: Finished
) -> None:
    """Complaint B17: ?? ? ?! from 10, 5, 2 % on, the dearest first; ticks; why."""
    page = replayed(opened, finished("mexiko"), "0", viewport={"width": 1440, "height": 900})
    costs = [0.02, 0.31, 0.06, 0.0199, 0.1]

    def dearer(route: Route) -> None:
        answer = route.fetch()
        study = answer.json()
        decisions = study["analysis"]["decisions"] if study["analysis"] else []
        for one, cost in zip(decisions, costs + [0.0] * len(decisions), strict=False):
            one["cost"] = cost
            one["best"], one["best_move"] = "66", {"type": "say", "call": 20}
        told.append(study)
        route.fulfill(response=answer, json=study)

    told: list[Any] = []
    page.route("**/analysis", dearer)
    analysed(page)
    decisions = told[-1]["analysis"]["decisions"]
    page.get_by_role("tab", name="Errors (4)").click()
    marks = page.locator("[data-errors] [data-mark]")
    sizes = ["blunder", "blunder", "mistake", "slip"]
    assert marks.evaluate_all("all => all.map(one => one.dataset.mark)") == sizes
    expect(page.locator("[data-tick]")).to_have_count(4)
    for seat in (0, 1):
        made = [one for one in decisions if one["seat"] == seat]
        share = round(100 * sum(one["cost"] < 0.02 for one in made) / len(made))
        expect(page.locator(f"[data-figures='{seat}'] .accuracy")).to_have_text(f"{share}%")
    page.locator("[data-errors] button").first.click()
    expect(page.locator("[data-why]")).to_contain_text("chance of winning")
    expect(page.locator("[data-why] ~ ul li")).to_have_count(2)  # the best choice, and the one made
    page.locator("[data-tab=moves]").click()
    expect(page.locator("[data-story] [data-mark=blunder]").first).to_be_visible()
    assert faults(page) == []
    picture(page, "replay-why")
