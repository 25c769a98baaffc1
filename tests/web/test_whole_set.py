"""A whole set of Mexiko between two browsers, somebody looking on, on a day when the net breaks
and the server dies."""

from typing import Any

import pytest
from tests.server.live_server import Server
from tests.web.conftest import Named, Opener
from tests.web.playing import MEXIKO, info, order, played
from tests.web.troubles import cut, unanswered, unread
from tests.web.witness import everybody_knows_the_same, parts, record_of, told

from kostka.game.record import Record


def chosen(lawful: list[str], made: int) -> str:
    """The lowest call. Doubt as a rule, so that it is soon over; now and then all the others."""
    calls = sorted((what for what in lawful if what.startswith("say")), key=order)
    if calls:
        return calls[0]
    usual, instead = ("doubt", "accept") if "doubt" in lawful else ("behind", "table")
    return instead if made % 4 == 3 else usual


def in_the_open(record: Record) -> list[tuple[bool, int | None]]:
    """After each so many moves: whether everybody sees the dice that were thrown last, and which
    were last seen by everybody (MX-16)."""
    found: list[tuple[bool, int | None]] = [(False, None)]
    thrown, last, to_table = None, None, False
    for step in record.log.steps():
        kind = MEXIKO.word(step.move)
        if kind == "throw":
            thrown, seen = step.move.dice, to_table
        else:
            seen = found[-1][0] or kind in ("doubt", "give")
        to_table = kind == "table"
        last = thrown if seen else last
        found.append((seen, last))
    return found


def nothing_behind_the_hand(record: Record, frames: list[Any]) -> int:
    """Fails if somebody who looked on could know a throw too early; how often one was seen."""
    open_dice, seen = in_the_open(record), 0
    for position, thing in told(frames):
        shown, last = open_dice[position]
        for part in (one for one in parts(thing) if isinstance(one, dict) and "dice" in one):
            if not shown and ("phase" in part or part.get("type") == "throw"):
                assert part["dice"] is None, f"after {position} moves"
            elif part["dice"] is not None:
                assert part["dice"] == last
                seen += 1
    return seen


@pytest.mark.rule("MX-16")
def test_a_whole_set(opened: Opener, named: Named, server: Server) -> None:
    players = info(opened, named, "mexiko", ("me", "open"))
    ann, guest = players[0].page, players[2].page
    troubles = {
        3: cut(players, also=[guest]),
        7: unread(server),
        12: unanswered(server),
    }
    played(players, chosen, troubles)

    record = record_of(ann, server)
    points = record.log.state.board.sets[-1]
    own = [points, points[::-1], points]  # one's own first; who looks on sees it as the first seat
    headlines = [f"{mine} : {theirs}" for mine, theirs in own]
    everybody_knows_the_same(record, players, seats=(0, 1), headlines=headlines)
    assert nothing_behind_the_hand(record, players[2].frames) >= 15
    with pytest.raises(AssertionError, match="after"):
        nothing_behind_the_hand(record, players[0].frames)  # one's own throws: it would be found
