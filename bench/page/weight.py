"""How much script comes over the wire until there is a table."""

from urllib.parse import urlsplit

import httpx

from page.browser import GAMES, House, named

OWED = 90_000
CAME = "performance.getEntriesByType('resource').map(each => each.name)"


async def weight(house: House) -> bool:
    """Prints the bytes for each game, from nothing by way of home; whether the limit is kept."""
    browser = await house.browser()
    found = {}
    for game in GAMES:
        someone = await house.person(browser, service_workers="block")
        page = await someone.new_page()
        await page.goto("/")
        await page.locator(f"[data-game={game}] [data-act=bot]").click()
        await named(page, "Ann")
        await page.locator(f".frame .{game}").wait_for()
        came: list[str] = await page.evaluate(CAME)
        scripts = {url for url in came if urlsplit(url).path.endswith(".js")}
        found[game] = [sum(packed(url, way) for url in scripts) for way in ("gzip", "br")]
        await someone.close()
    print(f"{'script until a table, kB':<44}{'gzip':>8}{'brotli':>8}")
    for game, sizes in found.items():
        print(f"{game:<44}{''.join(f'{size / 1000:8.1f}' for size in sizes)}")
    return all(size <= OWED for sizes in found.values() for size in sizes)


def packed(url: str, way: str) -> int:
    """Bytes of a file as it comes packed in this way."""
    with httpx.stream("GET", url, headers={"accept-encoding": way}) as answer:
        return sum(len(part) for part in answer.iter_raw())
