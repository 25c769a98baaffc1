"""Rounds scored by an independent program and by a naive reckoning come to the same here."""

from pathlib import Path
from typing import Any

import pytest

ROUNDS = [
    line
    for line in Path(__file__).with_name("dominoes_6_1_0.txt").read_text().splitlines()
    if not line.startswith("#")
]


@pytest.mark.rule("DOM-3", "DOM-4", "DOM-5", "DOM-6")
def test_rounds_of_the_package_dominoes_are_worth_the_same(party: Any) -> None:
    endings = set()
    for line in ROUNDS:
        hands, plays, ending = line.split(" | ")
        by, points = ending.split()
        outcome = party(f"{hands}\n{plays}").state.party.rounds[0]
        signed = outcome.points if outcome.winner == "A" else -outcome.points
        assert (outcome.by, signed) == (by, int(points)), line
        endings.add((by, outcome.winner))
    assert endings == {("out", "A"), ("out", "B"), ("fish", "A"), ("fish", "B"), ("fish", None)}


@pytest.mark.rule("DOM-1", "DOM-3", "DOM-4", "DOM-5")
@pytest.mark.parametrize("count", ["all", "opponents"])
def test_a_naive_reckoning_agrees(party: Any, count: str) -> None:
    for line in ROUNDS:
        deal, plays, _ = line.split(" | ")
        hands = [set(hand.split()) for hand in deal.split(" / ")]
        laid = 0
        for place, play in enumerate(plays.split()):
            if play != "-":
                hands[place % 4].remove(play[:2])
                laid += int(play[0]) + int(play[1])
        left = [sum(int(tile[0]) + int(tile[1]) for tile in hand) for hand in hands]
        assert laid + sum(left) == 168
        winner: int | None
        pairs = (left[0] + left[2], left[1] + left[3])
        if [] in [sorted(hand) for hand in hands]:
            winner = next(place for place, hand in enumerate(hands) if not hand) % 2
        else:
            winner = None if pairs[0] == pairs[1] else pairs.index(min(pairs))
        points = sum(pairs) if count == "all" else pairs[1 - (winner or 0)]
        outcome = party(f"{deal}\n{plays}", count=count).state.party.rounds[0]
        assert outcome.winner == (None if winner is None else "AB"[winner])
        assert outcome.points == (0 if winner is None else points)
        assert outcome.left == tuple(left)
