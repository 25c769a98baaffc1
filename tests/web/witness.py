"""What must be true after a game: every page tells what the record tells, no move is lost or made
twice, and nobody could know what was hidden."""

import re
import time
from collections.abc import Iterator, Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Page
from tests.patience import PATIENCE
from tests.server.live_client import downloaded
from tests.server.live_server import Server
from tests.web.playing import Player

from kostka.game.record import Record

SCORES = """(() => {
  const pair = document.querySelector('.domino .own [data-seat]')  // us : them, on one plate
  const points = pair?.querySelector('.score b').innerText.split(' : ')
  if (pair) return [0, 1, 2, 3].map(seat => points[(seat + Number(pair.dataset.seat)) % 2])
  return [...document.querySelectorAll(':is(.seats > li, .plate)[data-seat]:has(.score)')]
    .sort((one, other) => one.dataset.seat - other.dataset.seat)
    .map(e => e.querySelector('.score').innerText)
})()"""


def record_of(page: Page, server: Server) -> Record:
    """The game that was played on this page, as the server has it; as ``kostka verify`` does, it
    is held to the rules and every throw to what was promised."""
    path = urlsplit(page.url).path.replace("/t/", "/api/tables/")
    return downloaded(server.url + path)


def moves_of(record: Record, seat: int) -> list[Any]:
    """What this seat did, by the record."""
    rules = record.game.rules
    steps = record.log.steps()
    return [step.move for step in steps if rules.author(step.before, step.move) == seat]


def all_was_done_once(record: Record, seat: int, player: Player) -> None:
    """What this player has done stands in the record, once, in this order, and nothing else. That
    a count was seen does not matter: on a slow machine the rest may be over by itself."""
    kept = [player.way.word(move) for move in moves_of(record, seat)]
    assert [what for what in kept if what != "ready"] == [w for w in player.did if w != "ready"]


def all_say_the_same(
    record: Record,
    pages: Sequence[Page],
    lost: Sequence[int] = (),
    headlines: Sequence[str] = (),
) -> None:
    """Every page shows the result that the rules find in the record; for a seat that has ``lost``
    a sign stands in the place of its points. ``headlines``: the score over the felt, where it
    stands there and no longer on the plates."""
    result = record.game.rules.result(record.log.state)
    assert result is not None
    for at, page in enumerate(pages):
        over, looked = page.locator("[data-over] h2"), page.locator("[data-act=result]")
        until = time.monotonic() + PATIENCE
        while looked.count() or not over.count():
            assert time.monotonic() < until, "it is not told how it ended"
            if looked.count():  # domino's last count was to be looked at
                looked.first.click()
            page.wait_for_timeout(50)
        shown = page.evaluate(SCORES)
        if headlines:
            assert (page.locator("[data-over] .score").inner_text(), shown) == (headlines[at], [])
            continue
        points = [(re.findall(r"\d+", text) or [None])[-1] for text in shown]
        wanted = [None if seat in lost else str(n) for seat, n in enumerate(result.score)]
        assert points == wanted
    assert len({page.locator(".frame").get_attribute("data-number") for page in pages}) == 1


def nothing_is_missing(record: Record, frames: list[Any]) -> None:
    """The numbers that a page heard of have no gap, and each of them means one thing; the game's
    own moves come one after another to the last."""
    events: dict[int, Any] = {}
    for event in (event for frame in frames for event in frame.get("events", ())):
        assert events.setdefault(event["number"], event) == event
    assert list(events) == list(range(min(events), max(events) + 1))
    moved = [e["body"]["position"] for e in events.values() if (e["body"] or {}).get("move")]
    assert moved == list(range(1, len(record.log.entries) + 1))


def told(frames: list[Any]) -> Iterator[tuple[int, Any]]:
    """All that was said of the game: after how many of its moves, and what."""
    for frame in frames:
        for body in (event["body"] or {} for event in frame.get("events", ())):
            if body.get("type") == "moved":
                yield body["position"], (body["move"], body["view"])
        if table := frame.get("table"):
            yield table.get("position", 0), table.get("view")


def parts(thing: Any) -> Iterator[Any]:
    """Every object and every word in something said, however deep."""
    yield thing
    if isinstance(thing, dict):
        thing = thing.values()
    elif not isinstance(thing, list | tuple):
        return
    for part in thing:
        yield from parts(part)


def nobody_could_draw_along(record: Record, frames: list[Any]) -> None:
    """Of what the throws are drawn from nothing was said while the game went on."""
    secret = record.log.header.tag("Secret")
    assert secret
    for frame in frames:
        if frame.get("table", {}).get("phase") == "running":
            assert secret not in msgspec.json.encode(frame).decode()


def everybody_knows_the_same(
    record: Record,
    players: Sequence[Player],
    seats: Sequence[int],
    lost: Sequence[int] = (),
    headlines: Sequence[str] = (),
) -> None:
    """All of this for those who sat there, and for those behind them, who looked on."""
    all_say_the_same(record, [player.page for player in players], lost, headlines)
    for player in players:
        nothing_is_missing(record, player.frames)
    for seat, player in zip(seats, players, strict=False):
        all_was_done_once(record, seat, player)
    for player in players[len(seats) :]:
        assert player.did == []
        assert not any(frame.get("table", {}).get("moves") for frame in player.frames)
        nobody_could_draw_along(record, player.frames)
