"""Mexiko on the page, against a bot and between two: by keys alone, nothing moves under the finger,
nothing hidden is there to be found."""

from typing import Any

from playwright.sync_api import Page, expect
from tests.web.conftest import Named, Opener
from tests.web.looking import faults, picture
from tests.web.playing import LATER, MEXIKO, Player, Way, friends, order, played

BOT = "[data-game=mexiko] [data-act=bot]"
FOCUSED = "document.activeElement?.dataset.do ?? ''"
WITHIN = "document.querySelector('.mexiko').contains(document.activeElement)"
TYPED = {"accept": "beru", "doubt": "no accept", "table": "na stul", "behind": "za ruku"}
NAMES = [f"{high}{low}" for high in range(3, 7) for low in range(1, high)]
NAMES += [f"{count}i" for count in range(1, 7)] + ["m"]
PLACES = """[...document.querySelectorAll('.rung')].map(e => {
  const box = e.getBoundingClientRect()
  return [e.dataset.do, box.x, box.y + scrollY, box.width, box.height].join(' ')
})"""


def test_a_match_by_keys_alone(opened: Opener, named: Named) -> None:
    page = opened("/", locale="cs", viewport={"width": 390, "height": 844})
    page.locator(BOT).click()
    named(page, "Žofie")
    places: list[Any] = []
    answers: list[str] = []

    def chosen(lawful: list[str], _made: int) -> str:
        """Something else each time: the lowest call, or one of the answers."""
        lawful = sorted(lawful, key=order)
        return lawful[0] if lawful[0].startswith("say") else lawful[len(answers) % len(lawful)]

    def types(page: Page, what: str) -> None:
        if not places:
            page.locator("[data-do=say-0]").focus()
        answers.extend([what] * (what in TYPED))
        page.keyboard.type(TYPED.get(what) or NAMES[int(what.removeprefix("say-"))])
        assert page.evaluate(FOCUSED) == what
        places.append(page.evaluate(PLACES))
        if len(answers) < 4:
            assert faults(page) == []
        number = int(page.locator(".frame").get_attribute("data-number") or 0)
        page.keyboard.press("Enter")
        page.wait_for_function(LATER, arg=number)
        assert page.evaluate(FOCUSED) in (what, "" if what in TYPED else what)
        assert page.evaluate(WITHIN)  # kept across moves, also where a gesture has gone

    played([Player(page, Way(MEXIKO.may, types, MEXIKO.word))], chosen)
    picture(page, "mexiko-over")
    assert faults(page) == []
    score = page.locator("[data-over] .score").inner_text()
    won, lost = sorted(map(int, score.split(" : ")), reverse=True)
    assert won == 15 > lost
    assert points(page) == []  # they stand in the headline now
    assert [each for each in places if each != places[0]] == []


def points(page: Page) -> list[int]:
    """The points on the plates, the far side's first."""
    return [int(each.inner_text()) for each in page.locator(".mexiko .plate .score").all()]


def test_the_other_sees_a_hand_and_a_second_tap_is_nothing(opened: Opener, named: Named) -> None:
    host, friend = friends(opened, named, "mexiko")
    watching = opened(host.url)
    host.locator(".mexiko[data-mine=true]").wait_for()
    assert host.locator(".rung.thrown").count() == 1
    assert host.locator("[data-lie=covered] .die").count() == 2
    for page in (friend, watching):
        page.locator("[data-lie=covered]").wait_for()
        assert page.locator(".rung.thrown, [data-lie] .die").count() == 0
        assert page.get_by_role("img", name="dice behind the hand").count() == 1
    assert watching.locator(".mexiko button").count() == 0
    host.locator("[data-do=say-6]").dblclick()
    for page in (host, friend, watching):
        expect(page.locator(".bubble")).to_contain_text("52")
    friend.locator("[data-do=doubt]").dblclick()
    for page in (host, friend, watching):
        expect(page.locator(".corner")).to_contain_text("Called 52, thrown")
    assert sorted(points(host)) in ([0, 1], [0, 2])
    assert points(friend) == points(host)[::-1]
    for page in (host, friend):
        assert page.get_by_role("alert").count() == 0


def test_a_call_taken_back_is_made_anew_with_all_motion(opened: Opener, named: Named) -> None:
    motion = {"reduced_motion": "no-preference"}
    host, friend = friends(opened, named, "mexiko", host=motion, friend=motion)
    host.locator("[data-do=say-6]").click()
    expect(friend.locator(".bubble")).to_contain_text("52")
    host.locator("header summary").click()
    host.get_by_role("button", name="Take the move back").click()
    friend.locator("[data-asked=undo]").get_by_role("button", name="Yes").click()
    host.locator("[data-do=say-7]").click()
    for page in (host, friend):
        expect(page.locator(".bubble")).to_contain_text("53")


WATCH = """() => {
  globalThis.seen = []
  const look = () => {
    const counts = ['.dice .die', '.rung.thrown', '.rung:not(.shut)']
      .map(what => document.querySelectorAll(what).length)
    if (String(counts) !== String(seen.at(-1))) globalThis.seen.push(counts)
    requestAnimationFrame(look)
  }
  look()
}"""


def test_my_throw_is_mine_and_is_told_when_the_last_die_lies(opened: Opener, named: Named) -> None:
    """B4: it waits for a press, a space or a shake; the dice first, then the glow and the keys."""
    motion = {"reduced_motion": "no-preference"}
    host, friend = friends(opened, named, "mexiko", host=motion, friend=motion)
    host.locator("[data-do=say-0]").click()
    friend.locator("[data-do=accept]").click()
    host.locator("[data-do=behind]").click()
    friend.locator("[data-do=throw]").wait_for()
    expect(friend.locator(".plate .ask")).to_have_text("Your throw")
    friend.evaluate(WATCH)
    friend.keyboard.press("Space")
    friend.locator(".rung.thrown").wait_for()
    seen = friend.evaluate("seen")
    assert seen[:2] == [[0, 0, 0], [2, 0, 0]]
    assert all(thrown for _dice, thrown, _keys in seen[2:])
    friend.locator("[data-do=say-20]").click()  # a bluff is pressed like the truth
    host.locator("[data-do=doubt]").click()
    expect(friend.locator(".figures")).to_contain_text("mexiko")
