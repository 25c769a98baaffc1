"""A whole party of domino: two people in browsers, who play together, two bots, and somebody
looking on, on a day when the net breaks and the server dies."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.server.live_server import Server
from tests.web.conftest import Named, Opener
from tests.web.playing import info, played
from tests.web.troubles import cut, unanswered, unread
from tests.web.witness import everybody_knows_the_same, parts, record_of, told

from kostka.domino.rules import State
from kostka.domino.rules.moves import Lay, Lots
from kostka.domino.rules.state import Due
from kostka.game.record import Record

SHORT = {"target": "1", "grace": "999"}
"""The first round that is won decides; no bot takes over from a slow machine."""
TILE = re.compile(r"[0-6]{2}")


def open_tiles(record: Record) -> Iterator[set[str] | None]:
    """After each so many moves: the tiles that have been seen by everybody in this round; None
    when it is over and all lie open (DOM-37)."""
    seen: set[str] = set()
    yield seen
    for step in record.log.steps():
        state: State = step.after
        if isinstance(step.move, Lay):
            seen = seen | {step.move.tile}
        elif isinstance(step.move, Lots):
            seen = set(step.move.tiles)
        elif step.before.due is Due.DEAL:
            seen = set()
        yield seen if not state.party.rounds or state.due is Due.PLAY else None


def nothing_on_a_rack(record: Record, frames: list[Any]) -> int:
    """Fails if somebody who looked on could know a tile before it lay; how many they saw lie."""
    seen_by_all, seen = list(open_tiles(record)), set()
    for position, thing in told(frames):
        tiles = {
            "".join(sorted(w)) for w in parts(thing) if isinstance(w, str) and TILE.fullmatch(w)
        }
        known = seen_by_all[position]
        if known is not None:
            assert tiles <= {"".join(sorted(tile)) for tile in known}, f"after {position} moves"
            seen |= tiles
    return len(seen)


@pytest.mark.rule("DOM-37")
def test_a_whole_party(opened: Opener, named: Named, server: Server) -> None:
    players = info(opened, named, "domino", ("me", "bot:novice", "open", "bot:novice"), SHORT)
    troubles = {
        1: cut(players, also=[players[2].page]),
        3: unread(server),
        5: unanswered(server),
    }
    played(players, troubles=troubles)

    for player in players:  # until they have looked at it
        expect(player.page.locator(".count .all")).to_contain_text("168")
        assert player.page.locator(".count .hand").count() == 4
    record = record_of(players[0].page, server)
    everybody_knows_the_same(record, players, seats=(0, 2))
    assert nothing_on_a_rack(record, players[2].frames) >= 7
    with pytest.raises(AssertionError, match="after"):
        nothing_on_a_rack(record, players[0].frames)  # one's own rack: it would be found
