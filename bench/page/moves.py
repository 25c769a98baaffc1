"""How long until a move is on the other's screen: two browsers at one table, all motion on."""

import asyncio
import statistics
from collections.abc import Awaitable, Callable

from playwright.async_api import Page

from page.browser import House, invited

OWED = 100.0
SEEN = """() => {
  const frame = document.querySelector('.frame')
  const game = frame.querySelector('.mexiko, .kamos, .domino')
  const before = Number(frame.dataset.number)
  let changed = false
  self.seen = once(frame, records => {
    const later = Number(frame.dataset.number) > before
    changed ||= later && records.some(one => game.contains(one.target))
    return changed
  })
}"""


async def moves(house: House, least: int) -> bool:
    """Prints the waits of so many moves of each game; whether the limit is kept."""
    one, other = await house.browser(), await house.browser()
    everything: list[float] = []
    print(
        f"{'a move on the screen of the other, ms':<44}{'median':>8}{'9 of 10':>8}{'worst':>8}   of"
    )
    for game, choose in CHOOSE.items():
        waits: list[float] = []
        while len(waits) < least:
            pages = [await (await house.person(browser)).new_page() for browser in (one, other)]
            await invited(pages[0], pages[1], game)
            waits += await _played(pages, choose, least - len(waits))
            for page in pages:
                await page.context.close()
        _told(game, waits)
        everything += waits
    _told("all", everything)
    return statistics.median(everything) <= OWED


def _told(what: str, waits: list[float]) -> None:
    ordered = sorted(waits)
    numbers = (statistics.median(ordered), ordered[len(ordered) * 9 // 10], ordered[-1])
    print(f"{what:<44}{''.join(f'{number:8.0f}' for number in numbers)}{len(waits):5}")


Choose = Callable[[Page], Awaitable[bool]]
"""Makes a move, by its taps; false: it was one that the other need not see."""


async def _played(pages: list[Page], choose: Choose, most: int) -> list[float]:
    """Plays until so many moves were seen, or the game is over."""
    waits: list[float] = []
    while len(waits) < most:
        on = await _on_turn(pages)
        if on is None:
            break
        other = pages[1 - pages.index(on)]
        number = await on.locator(".frame").get_attribute("data-number")
        await other.evaluate(SEEN)
        if await choose(on):
            seen, acted = await other.evaluate("seen"), await on.evaluate("acted")
            waits.append(float(seen) - float(acted))
        await on.locator(f".frame:not([data-number='{number}'])").wait_for()
    return waits


MINE = {
    "mexiko": ".mexiko[data-mine=true]",
    "kamos": "[data-choosing=true]",
    "domino": ".rack [aria-disabled=false], [data-act=pass][aria-disabled=false], "
    "[data-act=draw], [data-act=ready]",
}
OVER = ".frame[data-phase=over]"


async def _on_turn(pages: list[Page]) -> Page | None:
    """The page that may move; None once the game is over."""
    while True:
        for page in pages:
            if await page.locator(OVER).count():
                return None
            if await page.locator(", ".join(MINE.values())).count():
                return page
        await asyncio.sleep(0.02)


async def _mexiko(page: Page) -> bool:
    """The lowest call, else each answer in turn; the dice are never handed over."""
    may: list[str] = await page.locator(
        ".mexiko [data-do]:not([aria-disabled=true], [data-do=give])"
    ).evaluate_all("all => all.map(each => each.dataset.do)")
    calls = sorted(int(what[4:]) for what in may if what.startswith("say-"))
    number = int(await page.locator(".frame").get_attribute("data-number") or 0)
    what = f"say-{calls[0]}" if calls else may[number % len(may)]
    await page.locator(f"[data-do={what}]").click()
    return True


async def _kamos(page: Page) -> bool:
    """One throw more with two dice kept, then the first row that takes it."""
    if await page.locator("[data-thrown='1']").count() == 1:
        for die in (0, 1):
            await page.locator(f"[data-die='{die}']").click()
        await page.locator("[data-do=throw]").click()
    else:
        await page.locator("[data-row][aria-disabled=false]").first.click()
        await page.locator("[data-do=write]").click()
    return True


async def _domino(page: Page) -> bool:
    """The first tile that fits, at the first end; lots and counts are none of the measurement."""
    for what in ("[data-act=draw]", "[data-act=ready]"):
        if await page.locator(what).count():
            await page.locator(what).click()
            return False
    if await page.locator("[data-act=pass][aria-disabled=false]").count():
        await page.locator("[data-act=pass]").click()
        return True
    await page.locator(".rack [aria-disabled=false]").first.click()
    if await page.locator("button[data-end]").count():
        await page.locator("button[data-end]").first.click()
    return True


CHOOSE: dict[str, Choose] = {"mexiko": _mexiko, "kamos": _kamos, "domino": _domino}
