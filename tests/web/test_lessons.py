"""A lesson for each game: the moves it asks for, on the game's own table, up to a game that is
won, by finger and by keys, in every language; then a real game."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import Named, Opener
from tests.web.looking import faults, picture
from tests.web.views import LEARN, LESSONS

from kostka.game.definition import game_names
from kostka.game.record import read_file

Press = Callable[[Locator], None]


def turns(path: Path) -> list[dict[str, Any]]:
    """The moves that the lesson asks for."""
    frames = json.loads(path.read_text("utf-8"))["frames"]
    return [frame["move"] for frame in frames if frame["by"] == 0]


def press_by_finger(what: Locator) -> None:
    what.tap()


def press_by_key(what: Locator) -> None:
    what.focus()
    what.press("Enter")


def make(page: Page, move: dict[str, Any], press: Press) -> None:
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
                    press(die)
            press(page.locator("[data-do=throw]"))
        case "write":
            press(page.locator(f"[data-row='{move['row']}']"))
            press(page.locator("[data-do=write]"))
        case "lay":
            press(page.locator(f"[data-tile='{move['tile']}']"))
            ends = page.locator(f"[data-end={move['side']}]")
            if ends.count():
                press(ends.first)
        case "say":
            press(page.locator(f"[data-do=say-{move['call']}]"))
        case what:
            press(page.locator(f"[data-do={what}]"))


@pytest.mark.parametrize("game", game_names())
def test_a_lesson_ends_with_a_game_that_is_won(game: str) -> None:
    record = read_file(LESSONS / f"{game}.kostka")[0]
    result = record.game.rules.result(record.log.state)
    assert result is not None
    assert result.places[0] == 1
    assert 2 in result.places
    film = json.loads((LEARN / f"{game}.json").read_text("utf-8"))
    last = film["frames"][-1]
    own = record.game.rules.VIEW
    assert msgspec.convert(last["view"], own) == record.game.rules.view(record.log.state, 0)


@pytest.mark.parametrize(
    ("game", "locale", "size", "theme", "how"),
    [
        ("mexiko", "uk", (320, 640), "light", "tap"),
        ("mexiko", "cs", (320, 640), "dark", "keys"),
        ("kamos", "de", (320, 640), "dark", "tap"),
        ("kamos", "uk", (320, 640), "light", "keys"),
        ("domino", "cs", (320, 640), "light", "tap"),
        ("domino", "de", (768, 1024), "light", "keys"),
        ("domino", "en", (1440, 900), "dark", "keys"),
    ],
)
def test_a_lesson_goes_to_its_end(
    opened: Opener,
    named: Named,
    game: str,
    locale: str,
    size: tuple[int, int],
    theme: str,
    how: str,
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    touch = how == "tap"
    page = opened(
        f"/learn/{game}", locale=locale, viewport=viewport, color_scheme=theme, has_touch=touch
    )
    for turn, move in enumerate(turns(LEARN / f"{game}.json")):
        page.locator(f".lesson[data-turn='{turn}']").wait_for()
        if turn == 0:
            assert faults(page) == []
            picture(page, f"lesson-{game}-{size[0]}-{theme}")
        make(page, move, press_by_key if how == "keys" else press_by_finger)
    page.locator(".lesson[data-turn=over]").wait_for()
    assert faults(page) == []
    picture(page, f"lesson-{game}-over-{size[0]}-{theme}")
    page.locator("[data-told] button.primary").click()
    named(page, "Nora")
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
    assert sorted(path.stem for path in LEARN.glob("*.json")) == sorted(game_names())
