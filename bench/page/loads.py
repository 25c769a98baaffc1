"""How long until there is something to press: the page for the first time, with nothing kept."""

import statistics
from collections import defaultdict

from playwright.async_api import Browser, BrowserContext

from page.browser import GAMES, House, hosted, invited

HOME = "[data-act=bot]:not([disabled])"
JOIN = "[data-act=join]:not([disabled])"
OWED = 1.0


async def loads(house: House, rounds: int) -> bool:
    """Prints the waits; whether the limit is kept."""
    browser = await house.browser()
    found: dict[str, list[float]] = defaultdict(list)
    for _ in range(rounds):
        for game in GAMES:
            await _by_home(house, browser, game, found)
            await _by_link(house, browser, game, found)
    print(f"{'first load, s':<44}{'median':>8}{'worst':>8}   of")
    for what, waits in found.items():
        print(f"{what:<44}{statistics.median(waits):8.2f}{max(waits):8.2f}{len(waits):5}")
    return all(max(waits) <= OWED for waits in found.values())


async def _by_home(
    house: House, browser: Browser, game: str, found: dict[str, list[float]]
) -> None:
    """From the address to the games, and from one's name to the table with bots."""
    someone = await house.person(browser)
    home = await _opened(someone, "/", HOME)
    page = someone.pages[0]
    await page.locator(f"[data-game={game}] [data-act=bot]").click()
    await page.locator("[name=nickname]").fill("Ann")
    await page.evaluate(f"self.table = shown('.frame .{game}'), null")
    await page.keyboard.press("Enter")
    table = float(await page.evaluate("table.then(at => at - acted)")) / 1000
    found["/ until a game can be chosen"].append(home)
    found[f"name given until the table of {game}"].append(table)
    found["both: / until a table, machine's time"].append(home + table)
    await someone.close()


async def _by_link(
    house: House, browser: Browser, game: str, found: dict[str, list[float]]
) -> None:
    """From a link to a free seat, to the table one sits at, to a table one looks on."""
    host, friend = await house.person(browser), await house.person(browser)
    link = await hosted(await host.new_page(), game)
    found["a link until a seat can be taken"].append(await _opened(friend, link, JOIN))
    await host.close()
    await friend.close()
    both = [await house.person(browser) for _ in range(2)]
    await invited(await both[0].new_page(), await both[1].new_page(), game)
    link = both[0].pages[0].url
    known = await both[0].storage_state()
    for one in both:
        await one.close()
    again, stranger = await house.person(browser, storage_state=known), await house.person(browser)
    mine = f"a link until my table of {game}"
    found[mine].append(await _opened(again, link, f".frame .{game}"))
    look = f"a link until {game} is looked on"
    found[look].append(await _opened(stranger, link, f".frame .{game}"))
    await again.close()
    await stranger.close()


async def _opened(someone: BrowserContext, address: str, what: str) -> float:
    """Seconds from asking for the address until ``what`` is on the screen."""
    page = await someone.new_page()
    await page.add_init_script(f"self.there = shown({what!r})")
    await page.goto(address, wait_until="commit")
    return float(await page.evaluate("there.then(at => at - performance.timeOrigin)")) / 1000
