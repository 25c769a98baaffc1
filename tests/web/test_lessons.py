"""A lesson for each game: the moves it asks for, on the game's own table, then a real game."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.looking import faults, picture
from tests.web.views import LEARN

from kostka.game.room import room_names

Opener = Callable[..., Page]
Named = Callable[[Page, str], None]


def turns(path: Path) -> list[dict[str, Any]]:
    """The moves that the lesson asks for."""
    frames = json.loads(path.read_text("utf-8"))["frames"]
    return [frame["move"] for frame in frames if frame["by"] == 0]


def make(page: Page, move: dict[str, Any]) -> None:
    """Makes a move by pressing what is on the table."""
    match move["type"]:
        case "keep":
            wanted = [str(die) for die in move["dice"]]
            for die in page.locator("[data-die]").all():
                shown = (die.get_attribute("aria-label") or "").split()
                kept = die.get_attribute("aria-pressed") == "true"
                digit = next(
                    (word.strip(",.:") for word in shown if word.strip(",.:") in "123456"), ""
                )
                want = digit in wanted
                if want:
                    wanted.remove(digit)
                if want != kept:
                    die.click()
            page.locator("[data-do=throw]").click()
        case "write":
            page.locator(f"[data-row='{move['row']}']").click()
            page.locator("[data-do=write]").click()
        case "lay":
            page.locator(f"[data-tile='{move['tile']}']").click()
            ends = page.locator(f"[data-end={move['side']}]")
            if ends.count():
                ends.first.click()
        case "say":
            page.locator(f"[data-do=say-{move['call']}]").click()
        case what:
            page.locator(f"[data-do={what}]").click()


@pytest.mark.parametrize(
    ("game", "locale", "size", "theme"),
    [
        ("mexiko", "uk", (320, 640), "light"),
        ("kamos", "de", (320, 640), "dark"),
        ("domino", "cs", (768, 1024), "light"),
        ("domino", "en", (1440, 900), "dark"),
    ],
)
def test_a_lesson_goes_to_its_end(
    opened: Opener, named: Named, game: str, locale: str, size: tuple[int, int], theme: str
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    page = opened(f"/learn/{game}", locale=locale, viewport=viewport, color_scheme=theme)
    for turn, move in enumerate(turns(LEARN / f"{game}.json")):
        page.locator(f".lesson[data-turn='{turn}']").wait_for()
        if turn == 0:
            assert faults(page) == []
            picture(page, f"lesson-{game}-{size[0]}-{theme}")
        make(page, move)
    page.locator(".lesson[data-turn=over]").wait_for()
    assert faults(page) == []
    picture(page, f"lesson-{game}-over-{size[0]}-{theme}")
    page.locator("[data-told] button.primary").click()
    named(page, "Newcomer")
    page.locator(".frame[data-phase=running]").wait_for()


def test_another_move_is_allowed_but_not_what_is_learnt(opened: Opener) -> None:
    page = opened("/learn/mexiko")
    page.locator(".lesson[data-turn='0']").wait_for()
    page.locator("[data-do=say-3]").click()
    expect(page.locator("[data-told] .other")).to_be_visible()
    expect(page.locator(".lesson")).to_have_attribute("data-turn", "0")
    page.locator("[data-told] a[data-rule=MX-5]").click()
    expect(page.locator("dialog [data-rule-open=MX-5]")).to_be_visible()


def test_every_game_has_a_lesson() -> None:
    assert sorted(path.stem for path in LEARN.glob("*.json")) == sorted(room_names())
