"""Domino's table as it stands on every screen: nothing scrolls between looking and acting, tiles
are large and come from whoever lays them, the same chain has the same shape."""

from typing import Any

from playwright.sync_api import Page, expect
from tests.server.live_server import Server
from tests.web.conftest import Named, Opener
from tests.web.looking import picture
from tests.web.playing import DOMINO, Player, opens, played
from tests.web.witness import record_of

from kostka.domino.rules.moves import Lay

BOTS = ("me", "bot:novice", "bot:novice", "bot:novice")
ONE_ROUND = {"target": "1", "grace": "999"}
"""The first round that is won decides; no bot takes over from a slow machine."""
SCREENS = {
    (320, 568): 14,
    (390, 667): 20,
    (390, 844): 25,
    (844, 390): 20,
    (720, 450): 21,
    (768, 1024): 36,
    (1440, 900): 36,
    (1920, 1080): 36,
}
"""The least half of a tile in px on each of them."""

AWRY = """least => {
  const all = what => [...document.querySelectorAll(what)]
  const box = e => e.getBoundingClientRect()
  const within = (one, other, more) =>
    one.left >= other.left - more && one.top >= other.top - more &&
    one.right <= other.right + more && one.bottom <= other.bottom + more
  const apart = (one, other) =>
    one.left > other.right - 1 || one.right < other.left + 1 ||
    one.top > other.bottom - 1 || one.bottom < other.top + 1
  const named = (why, found) => found.map(e => `${why}: ${e.outerHTML.slice(0, 90)}`)
  const root = document.documentElement
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const felt = box(document.querySelector('[data-felt]'))
  const needed = all('[data-felt], .slot, [data-act=pass], .domino [data-seat]')
  const unit = Number(document.querySelector('.lying svg').dataset.unit)
  return [
    ...named('unseen', needed.filter(e => !within(box(e), screen, 1))),
    ...named('strayed', all('[data-laid], [data-sign]').filter(e => !within(box(e), felt, 3))),
    ...named('on the felt', all('.domino [data-seat], .rack').filter(e => !apart(box(e), felt))),
    ...(root.scrollHeight > innerHeight ? [`${root.scrollHeight - innerHeight} too high`] : []),
    ...(root.scrollWidth > innerWidth ? [`${root.scrollWidth - innerWidth} too wide`] : []),
    ...(unit < least ? [`a half of ${unit}`] : []),
  ]
}"""
FLIGHTS = """() => {
  const animate = Element.prototype.animate
  window.flights = []
  Element.prototype.animate = function (...given) {
    const made = animate.apply(this, given)
    const tile = this.parentElement?.dataset.laid
    if (tile) {
      const { left, top, width, height } = this.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const under = what => [...document.querySelectorAll(what)].find(e => {
        const box = e.getBoundingClientRect()
        return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
      })
      const seat = under('.rack') ? '0' : under('.seat [data-seat]')?.dataset.seat
      window.flights.push([[...tile].sort().join(''), Number(seat ?? -1)])
    }
    return made
  }
}"""
SHAPE = """() => Object.fromEntries([...document.querySelectorAll('[data-laid]')]
  .map(e => [e.dataset.laid, e.style.transform]))"""


def at_table(opened: Opener, named: Named, **settings: Any) -> Page:
    """A page that sits with three bots, in a round that decides."""
    page = opened("/", **settings)
    opens(page, "domino", BOTS, ONE_ROUND)
    named(page, "Olena")
    page.locator(".frame[data-phase=running]").wait_for()
    return page


def some_tiles_lie(page: Page) -> None:
    """Plays until it is this page's turn and some tiles lie there."""
    player = Player(page, DOMINO)
    while page.locator("[data-laid]").count() < 6:
        played([player], until=1)


def test_nothing_scrolls_between_looking_and_acting(opened: Opener, named: Named) -> None:
    page = at_table(opened, named, viewport={"width": 390, "height": 844})
    some_tiles_lie(page)
    for (width, height), least in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(
            "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        picture(page, f"domino-{width}x{height}")
        assert page.evaluate(AWRY, least) == [], f"on {width} × {height}"


def test_a_tile_comes_from_whoever_lays_it(opened: Opener, named: Named, server: Server) -> None:
    page = at_table(opened, named, reduced_motion="no-preference")
    page.evaluate(FLIGHTS)
    played([Player(page, DOMINO)])
    record = record_of(page, server)
    rules = record.game.rules
    laid = {
        step.move.tile: rules.author(step.before, step.move)
        for step in record.log.steps()
        if isinstance(step.move, Lay)
    }
    flights = dict(page.evaluate("flights"))
    assert len(flights) >= 7
    assert flights == {tile: laid[tile] for tile in flights}
    assert 0 in flights.values()  # one's own, too


def test_the_same_chain_has_the_same_shape_after_a_reload(opened: Opener, named: Named) -> None:
    page = at_table(opened, named, viewport={"width": 390, "height": 844})
    some_tiles_lie(page)
    before = page.evaluate(SHAPE)
    page.reload()
    expect(page.locator("[data-laid]")).to_have_count(len(before))
    assert page.evaluate(SHAPE) == before


def test_what_is_gold_has_a_border_where_colours_are_the_readers_own(
    opened: Opener, named: Named
) -> None:
    page = at_table(opened, named, forced_colors="active")
    some_tiles_lie(page)
    widths = page.evaluate("""['.plate.turn', '.rack', '[data-act=pass]', '.seat .plate']
      .map(what => parseFloat(getComputedStyle(document.querySelector(what)).borderTopWidth))""")
    assert all(width > 0 for width in widths), widths
