"""Whoever plays on a page: reads there what may be done and does it, until the game is over."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
from playwright.sync_api import Page
from tests.patience import PATIENCE
from tests.web.conftest import Named, Opener

Act = Callable[[], None]
Choose = Callable[[list[str], int], str]
"""Of what may be done, what is; the number says how often this player has moved."""

BETWEEN_MS = 20
FRAME = """(may => {
  const frame = document.querySelector('.frame')
  if (!frame) return { number: 0, over: false, may: [] }
  const { number, phase, settled } = frame.dataset
  const over = phase === 'over' && settled === 'true'
  const deaf = document.querySelector('[data-deaf]')
  return { number: Number(number), over, may: over || deaf ? [] : may() }
})"""
FOCUS = "({ ...document.activeElement?.dataset })"
READ = "() => document.querySelector('[data-hint]')?.click()"
"""A hint that stands over a row goes by a tap, as people do who want to press what is below."""
LATER = "number => Number(document.querySelector('.frame')?.dataset.number ?? 0) > number"


@dataclass(frozen=True)
class Way:
    """How a game is played on its page: ``may``, a script for what may be done now, each in a word;
    ``do`` does one of them; ``word`` is the word for a player's move in the record."""

    may: str
    do: Callable[[Page, str], None]
    word: Callable[[Any], str]


@dataclass
class Player:
    """Somebody at a table, on a page of their own: what they have done, in words, and what the
    page's sockets have brought."""

    page: Page
    way: Way
    did: list[str] = field(default_factory=list)
    frames: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("websocket", lambda it: it.on("framereceived", self._hears))

    def _hears(self, frame: str | bytes) -> None:
        self.frames.append(msgspec.json.decode(frame))

    def looks(self) -> dict[str, Any]:
        """The number of the last event on the screen, whether all is over, what may be done."""
        found: dict[str, Any] = self.page.evaluate(f"{FRAME}({self.way.may})")
        return found

    def number(self) -> int:
        return int(self.looks()["number"])

    def does(self, what: str) -> None:
        self.page.evaluate(READ)
        self.way.do(self.page, what)
        self.did.append(what)

    def sees_more_than(self, number: int) -> None:
        """Waits until this page knows of a later event."""
        self.page.wait_for_function(LATER, arg=number)


Trouble = Callable[[Player, Act], None]
"""What befalls a player in the middle of a move: it is made by calling."""


def to(page: Page, what: str, value: str | None = None) -> None:
    """Goes with the Tab key to something that has this data attribute."""
    for _ in range(60):
        found = page.evaluate(FOCUS)
        if what in found and value in (None, found[what]):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {what} {value or ''}")


def first(lawful: list[str], _made: int) -> str:
    """What comes first of it all."""
    return lawful[0]


def played(
    players: Sequence[Player],
    choose: Choose = first,
    troubles: Mapping[int, Trouble] | None = None,
    *,
    until: int | None = None,
) -> None:
    """Plays until all is over, or until it is somebody's turn after ``until`` moves. ``troubles``
    befall the move with their number, or the first after it that is a choice between several."""
    waiting = dict(troubles or {})
    made, since = 0, time.monotonic()
    while True:
        seen = [player.looks() for player in players]
        if all(one["over"] for one in seen):
            break
        mover = next((at for at, one in enumerate(seen) if one["may"]), None)
        if mover is None:
            assert time.monotonic() - since < PATIENCE, f"nobody moves: {seen}"
            players[0].page.wait_for_timeout(BETWEEN_MS)
            continue
        if made == until:
            return
        player, look = players[mover], seen[mover]
        what = choose(look["may"], len(player.did))
        due = next((at for at in waiting if at <= made), None)
        if due is not None and len(look["may"]) > 1:
            waiting.pop(due)(player, partial(player.does, what))
        else:
            player.does(what)
        player.sees_more_than(look["number"])
        made, since = made + 1, time.monotonic()
    assert not waiting, f"the game ended after {made} moves"


def _lays(page: Page, what: str) -> None:
    if what in ("draw", "pass", "ready"):
        page.locator(f"[data-act={what}]").click()
        return
    page.locator(f".rack [data-tile='{what}']").click()
    if page.locator("button[data-end]").count():
        page.locator("button[data-end]").first.click()


def _writes(page: Page, row: str) -> None:
    page.locator(f".frame [data-row='{row}']").click()  # one tap means, the next one does
    page.locator("[data-do=write]").click()


def _called(move: Any) -> str:
    told = msgspec.to_builtins(move)
    return f"say-{told['call']}" if told["type"] == "say" else str(told["type"])


def _laid(move: Any) -> str:
    told = msgspec.to_builtins(move)
    return "ready" if told["type"] == "confirm" else str(told.get("tile", told["type"]))


MEXIKO = Way(
    """() => [...document.querySelectorAll(
      '.mexiko[data-mine=true] [data-do]:not([aria-disabled=true])')].map(e => e.dataset.do)""",
    lambda page, what: page.locator(f".mexiko [data-do={what}]").click(),
    _called,
)
KAMOS = Way(
    # a × in the rows 1–6 loses (KCR-13): what brings points first, those last
    """() => {
      if (!document.querySelector('[data-choosing=true]')) return []
      const cross = row => isNaN(row.dataset.row) ? 1 : 2
      const cost = row => row.querySelector('.chip:not(.cross)') ? 0 : cross(row)
      return [...document.querySelectorAll('[data-row][aria-disabled=false]')]
        .sort((one, other) => cost(one) - cost(other)).map(row => row.dataset.row)
    }""",
    _writes,
    lambda move: str(move.row),
)
DOMINO = Way(
    """() => [
      ...document.querySelectorAll('.rack [aria-disabled=false]'),
      ...document.querySelectorAll('[data-act=pass][aria-disabled=false]'),
      ...document.querySelectorAll('[data-act=draw], [data-act=ready]'),
    ].map(e => e.dataset.tile ?? e.dataset.act)""",
    _lays,
    _laid,
)
WAYS = {"mexiko": MEXIKO, "kamos": KAMOS, "domino": DOMINO}


def order(what: str) -> tuple[int, int]:
    """Mexiko: calls first, the lowest first; handing over last."""
    if what.startswith("say-"):
        return 0, int(what.removeprefix("say-"))
    return 1 + (what == "give"), 0


def opens(page: Page, game: str, seats: Sequence[str], options: Mapping[str, str]) -> None:
    """Opens a table as a person does, in the form."""
    page.goto(f"/new/{game}")
    page.locator("[name=whom][value=mixed]").check()
    choices = page.locator("[data-seats] select")
    choices.first.wait_for()
    counted = choices.first.input_value().isdigit()
    if counted:  # how many sit is asked first, where it may vary
        choices.first.select_option(str(len(seats)))
    for place, who in enumerate(seats, int(counted)):
        choices.nth(place).select_option(who)
    for name, value in options.items():
        entry = page.locator(f"#option-{name}")
        if not entry.is_visible():
            page.locator(f"details:has(#option-{name}) summary").click()
        entry.fill(value)
    page.locator("main form button.primary").click()


def info(
    opened: Opener,
    named: Named,
    game: str,
    seats: Sequence[str],
    options: Mapping[str, str] | None = None,
) -> list[Player]:
    """Ann, who has opened the table, Boris, who has come by its link, and somebody who looks on:
    on a phone, a tablet and a large screen, in three languages."""
    ann = opened("/")
    boris = opened("/lobby", locale="cs", viewport={"width": 768, "height": 1024})
    guest = opened("/lobby", locale="de", viewport={"width": 1440, "height": 900})
    players = [Player(page, WAYS[game]) for page in (ann, boris, guest)]
    opens(ann, game, seats, options or {})
    named(ann, "Ann")
    ann.locator("[data-qr]").wait_for()
    guest.goto(ann.url)
    comes(boris, ann.url, named, "Boris")
    return players


def comes(page: Page, address: str, named: Named, name: str) -> None:
    """Comes by the link and sits down."""
    page.goto(address)
    named(page, name)


def friends(
    opened: Opener, named: Named, game: str, *, host: Any = None, friend: Any = None
) -> tuple[Page, Page]:
    """Ann and Boris, whom she has asked to a game by its link; each page with its settings."""
    ann, boris = opened("/", **(host or {})), opened("/lobby", **(friend or {}))
    ann.locator(f"[data-game={game}] [data-act=friend]").click()
    named(ann, "Ann")
    ann.locator("[data-qr]").wait_for()
    comes(boris, ann.locator("input[readonly]").input_value(), named, "Boris")
    return ann, boris
