"""The table of Kámoš on the stage: all of it in sight on every screen, dice that say nothing before
they lie, a shelf for what is kept, and others' turns that one need not wait for."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Named, Opener
from tests.web.looking import faults, picture
from tests.web.playing import friends, opens

MINE = "[data-choosing=true]"
SIZES = {
    "phone": (390, 844),
    "short-phone": (375, 667),
    "smallest": (320, 568),
    "lying": (844, 390),
    "tablet": (768, 1024),
    "laptop": (1440, 900),
    "zoomed": (720, 450),
    "wall": (1920, 1080),
}
HIDDEN = """[...document.querySelectorAll(
    '[data-row], [data-die]:has(svg), [data-do], .plate')]
  .filter(e => {
    const { left, right, top, bottom, width, height } = e.getBoundingClientRect()
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    return !met || !(e.contains(met) || met.contains(e))
  })
  .map(e => `${e.className} ${JSON.stringify({ ...e.dataset })}`)"""
"""What is pressed or read and not wholly in sight, or lies under something else."""
PLACE = "e => { const { x, y } = e.getBoundingClientRect(); return { x, y } }"
KNOWN = """localStorage.setItem('kostka-hints',
  JSON.stringify(['keep', 'write', 'shapes', 'cross'].map(code => `kamos-${code}`)))"""
"""Nothing is explained any more: hints lie over the table."""
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}


def alone(opened: Opener, named: Named, columns: int = 1, **settings: Any) -> Page:
    """Somebody's first turn against a bot."""
    page = opened("/", **settings)
    page.evaluate(KNOWN)
    opens(page, "kamos", ("me", "bot:novice"), {"columns": str(columns)})
    named(page, "Ann")
    page.locator(f"{MINE}, [data-held=true]").wait_for()
    return page


@pytest.mark.parametrize("columns", [1, 10])
def test_all_rows_and_the_dice_are_in_sight(opened: Opener, named: Named, columns: int) -> None:
    page = alone(opened, named, columns)
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(50)
        page.evaluate("scrollTo(0, 0)")
        assert page.evaluate(HIDDEN) == [], name
        assert faults(page) == [], name
        picture(page, f"kamos-{columns}-{name}")


def test_dice_are_thrown_by_hand_and_lie_before_they_are_told(opened: Opener, named: Named) -> None:
    page = alone(opened, named, **MOVING)
    page.locator("[data-held=true]").wait_for()
    throw = page.locator("[data-do=throw]")
    expect(throw).to_have_text("Throw 5")
    expect(page.locator("[data-die] svg, .chip")).to_have_count(0)
    page.evaluate(
        """() => {
          window.told = []
          const look = () => window.told.push([
            document.querySelector('[data-falling]').dataset.falling,
            document.querySelectorAll('.chip, .texts .left').length,
          ])
          new MutationObserver(look).observe(document.querySelector('.kamos'),
            { subtree: true, childList: true, attributes: true })
        }"""
    )
    page.keyboard.press("Space")
    page.locator("[data-thrown='1']").wait_for()
    told = page.evaluate("window.told")
    assert ["true", 0] in told
    assert [told for falling, told in told if falling == "true" and told] == []
    expect(page.locator("[data-die] svg")).to_have_count(5)
    expect(page.locator(".chip").first).to_be_visible()


def test_who_wants_no_hand_in_it_is_thrown_for(opened: Opener, named: Named) -> None:
    page = opened("/", **MOVING)
    page.evaluate("localStorage.setItem('kostka-settings', JSON.stringify({ throws: false }))")
    opens(page, "kamos", ("me", "bot:novice"), {"columns": "1"})
    named(page, "Ann")
    page.locator(MINE).wait_for()


def test_what_is_kept_stands_on_the_shelf_and_the_button_tells(
    opened: Opener, named: Named
) -> None:
    page = alone(opened, named, viewport={"width": 390, "height": 844})
    dice = page.locator("[data-die]")
    throw, write = page.locator("[data-do=throw]"), page.locator("[data-do=write]")
    expect(throw).to_contain_text("Throw 5")
    lying = [die.evaluate(PLACE) for die in dice.all()]
    for at in (3, 1):
        dice.nth(at).click()
    expect(page.locator("[data-die].kept")).to_have_count(2)
    faces = sorted((dice.nth(at).get_attribute("aria-label") or "")[0] for at in (3, 1))
    expect(throw).to_contain_text("Throw 3")
    expect(throw).to_contain_text(f"keep {' '.join(faces)}")
    page.wait_for_timeout(300)  # they slide
    first, second = (dice.nth(at).evaluate(PLACE) for at in (3, 1))
    assert first["x"] < second["x"], "the next slot is the next one"
    assert first["y"] > lying[0]["y"] + 30, "they stand on the shelf"
    for at in (0, 2, 4):
        assert dice.nth(at).evaluate(PLACE) == lying[at], "nothing moves under a finger"
    dice.nth(3).click()
    expect(throw).to_contain_text("Throw 4")
    expect(write).to_contain_text("choose a row")
    row = page.locator("[data-row]:has(.chip.gold)").last
    points = row.locator(".chip").inner_text().removeprefix("+")
    row.click()
    expect(write).to_contain_text(f"Write {points}")
    expect(write).to_have_attribute("aria-disabled", "false")


def test_others_turns_need_not_be_waited_for(opened: Opener, named: Named) -> None:
    page = opened("/", **MOVING)
    slow = "{ throws: false, pace: 'slow' }"
    page.evaluate(f"localStorage.setItem('kostka-settings', JSON.stringify({slow}))")
    page.evaluate(KNOWN)
    page.clock.install()
    opens(page, "kamos", ("me", "bot:novice"), {"columns": "1"})
    named(page, "Ann")
    page.locator(MINE).wait_for()
    number = int(page.locator(".frame").get_attribute("data-number") or 0)
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)  # nothing is over by itself now
    page.locator("[data-row][aria-disabled=false]").first.click()
    page.locator("[data-do=write]").click()
    frame = page.locator(".frame")
    while int(frame.get_attribute("data-number") or 0) < number + 3:
        page.wait_for_timeout(20)
    expect(frame).to_have_attribute("data-settled", "false")
    while page.locator(MINE).count() == 0:  # until the bot has written
        page.locator(".tray").click(position={"x": 100, "y": 20}, force=True)
        page.wait_for_timeout(50)


def test_while_others_play_nothing_looks_as_if_it_could_be_pressed(
    opened: Opener, named: Named
) -> None:
    ann, boris = friends(opened, named, "kamos")
    ann.locator("[data-thrown]:not([data-thrown='0'])").wait_for()
    boris.locator("[data-thrown]:not([data-thrown='0'])").wait_for()
    on, off = (ann, boris) if ann.locator(MINE).count() else (boris, ann)
    looks = "e => { const s = getComputedStyle(e); return [s.backgroundImage, s.backgroundColor] }"
    for name in ("throw", "write"):
        button = off.locator(f"[data-do={name}]")
        expect(button).to_have_attribute("aria-disabled", "true")
        assert button.evaluate(looks) == ["none", "rgba(0, 0, 0, 0)"]
    assert on.locator("[data-do=throw]").evaluate(looks)[0] != "none"
    expect(off.locator(".chip.gold, .chip.cross")).to_have_count(0)  # gold means me
    expect(on.locator(".plate.turn")).to_have_count(1)
    expect(off.locator(".plate.turn")).to_have_count(0)


def test_with_the_readers_own_colours_all_can_be_told_apart(opened: Opener, named: Named) -> None:
    page = alone(opened, named, forced_colors="active", viewport={"width": 390, "height": 844})
    page.locator("[data-die='2']").click()
    edge = "e => getComputedStyle(e, '::before').borderTopWidth"
    assert page.locator("[data-die='2']").evaluate(edge) == "3px"
    expect(page.get_by_text("2 throws left", exact=True)).to_be_visible()
    for each in (".slot", ".chip", ".plate.turn", "[data-do=throw]"):
        width = page.locator(each).first.evaluate("e => getComputedStyle(e).borderTopWidth")
        assert width != "0px", each
    picture(page, "kamos-forced-colours")
