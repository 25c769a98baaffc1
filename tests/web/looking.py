"""What can be seen of a page that no test says by itself: reachable, readable, large enough."""

import os
from pathlib import Path
from typing import Any

from axe_playwright_python.base import AXE_FILE_PATH
from playwright.sync_api import Page

TOUCH = 44
"""Nothing that is pressed is smaller, in px."""
ROW = 30
"""A row of a sheet is as wide as the paper; all ten fit a small screen, and so they are lower."""
SCREENS = os.environ.get("KOSTKA_SCREENS")
"""A folder to put pictures into, for people to look at."""

SMALL = """([least, row]) => [...document.querySelectorAll('button, a, summary, select, input')]
  .filter(e => e.checkVisibility() && !e.closest('p, .for-ears, .skip'))
  .map(e => [e, (e.closest('label.choice') ?? e).getBoundingClientRect()])
  .filter(([e, box]) => !(e.dataset.row && box.height >= row && box.width > 5 * least))
  .filter(([e, box]) => box.width > 0 && (box.height < least - 0.5 || box.width < least - 0.5))
  .map(([e, box]) => `${e.outerHTML.slice(0, 90)} ${box.width}×${box.height}`)"""
AXE = "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def axe(page: Page) -> list[str]:
    """Everything that axe finds, its advice on headings and landmarks too."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Path(AXE_FILE_PATH).read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(AXE)
    return [f"{each['id']}: {each['nodes'][0]['html'][:160]}" for each in found]


def faults(page: Page) -> list[str]:
    """Everything at once: what axe finds, what is too small, what sticks out."""
    small: list[str] = page.evaluate(SMALL, [TOUCH, ROW])
    wide: int = page.evaluate(WIDE)
    return axe(page) + small + ([f"sticks out by {wide} px"] if wide > 0 else [])


def picture(page: Page, name: str) -> None:
    """A picture of the page, where somebody wants to look at it."""
    if SCREENS:
        Path(SCREENS).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=Path(SCREENS) / f"{name}.png", full_page=True)
