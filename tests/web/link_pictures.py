"""Makes the pictures that a link to a table shows in a chat, out of the page's own drawings:
``script/pictures``. They are kept with the page, so that to build it needs no browser."""

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright
from tests.server.live_server import serving, settings
from tests.web.conftest import FLAGS, PATIENCE_MS

PICTURES = Path(__file__).parents[2] / "web" / "public" / "pictures"
SIZE: ViewportSize = {"width": 400, "height": 210}
SCALE = 3
"""1200 × 630, as chats want them, drawn as large as on a phone."""
ALONE = """game => {
  const felt = document.querySelector(`[data-game=${game}] > .material-felt`)
  const frame = document.createElement('div')
  frame.className = 'material-wood'
  Object.assign(frame.style, { position: 'fixed', inset: 0, zIndex: 99, padding: '10px' })
  Object.assign(felt.style, { height: '100%', borderRadius: '8px' })
  frame.append(felt)
  document.querySelector('.beginning').append(frame)
}"""


def main() -> None:
    """A picture of each game: what lies on its felt at home."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=FLAGS.split()
        )
        with serving(settings(f"sqlite:///{folder}/kostka.db")) as server:
            context = browser.new_context(
                base_url=server.url,
                viewport=SIZE,
                device_scale_factor=SCALE,
                color_scheme="light",
                reduced_motion="reduce",
                service_workers="block",
            )
            context.set_default_timeout(PATIENCE_MS)
            page = context.new_page()
            page.goto("/")
            page.locator("[data-game]").first.wait_for()
            for game in page.locator("[data-game]").evaluate_all(
                "all => all.map(e => e.dataset.game)"
            ):
                page.evaluate(ALONE, game)
                page.screenshot(path=PICTURES / f"{game}.jpg", type="jpeg", quality=80)
        browser.close()


if __name__ == "__main__":
    main()
