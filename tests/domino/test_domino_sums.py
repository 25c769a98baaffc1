"""What can be left at a round's end (DOM-3 … DOM-6), and so what can be reported of it."""

from random import Random
from typing import Any

import pytest

from kostka.domino import rules
from kostka.domino.rules.deals import may_hold, still_holds
from kostka.domino.rules.moves import Lay
from kostka.domino.rules.state import Due
from kostka.domino.rules.sums import LEAST_FISH, MOST_FISH, pair_sums
from kostka.domino.rules.tiles import PIPS, TILES, tiles_of
from kostka.game.errors import RecordRefused

MOST_LEFT = "00 01> 02< 13> 03> 04> 25< 05< 46> 06>"
"""A fish of ten tiles, with 42 points."""


def refusal(party: Any, body: str, **options: Any) -> tuple[str, str, str, str]:
    with pytest.raises(RecordRefused) as refused:
        party(body, **options)
    (fault,) = refused.value.faults
    return fault.rule, fault.code, fault.found, fault.expected


def trail(tiles: set[str], start: int) -> str:
    """All these tiles laid one after another at one end, beginning with this number."""
    found: list[tuple[int, str]] = []
    stack, left = [(start, "")], set(tiles)
    while stack:
        at, _ = stack[-1]
        tile = next((one for one in sorted(left) if str(at) in one), None)
        if tile is None:
            found.append(stack.pop())
        else:
            left.discard(tile)
            stack.append((int(tile[0]) + int(tile[1]) - at, tile))
    laid = [tile for _, tile in reversed(found) if tile]
    first, *rest = laid
    sign = ">" if int(first[0]) == start else "<"
    return f"{first} " + " ".join(f"{tile}{sign}" for tile in rest)


@pytest.mark.rule("DOM-3", "DOM-4")
def test_the_least_and_the_most_are_reached(party: Any) -> None:
    fish = trail({*TILES} - {"00", "01", "02", "12"}, 3)
    assert party(f"{fish}\n= A fish 6").state.party.points == (6, 0)
    assert party("= A fish 6").state.party.points == (6, 0)
    assert party(f"{MOST_LEFT}\n= B fish 126").state.party.points == (0, 126)
    assert party("= B fish 126").state.party.points == (0, 126)
    out = trail({*TILES} - {"00", "01", "02"}, 1)
    assert party(f"{out}\n= A out 3").state.party.points == (3, 0)


@pytest.mark.rule("DOM-4")
def test_what_is_left_at_a_fish_is_even(party: Any, fresh: Any) -> None:
    chance = Random(11)
    seen: set[int] = set()
    for _ in range(400):
        state: Any = fresh(reshuffle="no")
        while not state.party.rounds:
            if rules.actors(state) == ("chance",):
                state = rules.apply(state, rules.draw(state, chance_of(chance)))
            else:
                state = rules.apply(state, chance.choice(rules.legal(state, state.round.turn)))
        outcome = state.party.rounds[0]
        if outcome.by == "fish":
            seen.add(sum(outcome.left))
    assert len(seen) > 10
    assert all(total % 2 == 0 and LEAST_FISH <= total <= MOST_FISH for total in seen)
    limits = ("DOM-4", "domino-points-impossible", "41", "6, 8 … 126")
    assert refusal(party, "= A fish 41") == limits
    assert party("= A fish 41", count="opponents").state.party.points == (41, 0)


def chance_of(chance: Random) -> Any:
    class Source:
        def below(self, n: int) -> int:
            return chance.randrange(n)

    return Source()


def sums_by_trial(may: list[set[str]], must: list[int], tiles: list[str], a: int) -> set[int]:
    """The same by every way to give the tiles out."""
    if not tiles:
        return {a}
    tile, *rest = tiles
    found: set[int] = set()
    for seat in range(4):
        if must[seat] and tile in may[seat]:
            fewer = [count - (place == seat) for place, count in enumerate(must)]
            found |= sums_by_trial(may, fewer, rest, a + PIPS[tile] * (seat % 2 == 0))
    return found


@pytest.mark.rule("DOM-3", "DOM-4", "DOM-5")
def test_the_sums_of_unknown_hands_are_those_of_every_deal(party: Any) -> None:
    chance, tried = Random(5), 0
    while tried < 25:
        state: Any = rules.apply(party("").state, Lay(chance.choice(TILES)))
        while state.due is Due.PLAY and state.round.laid.bit_count() < 21:
            state = rules.apply(state, chance.choice(rules.legal(state, state.round.turn)))
        table = state.round
        if state.due is Due.JUDGE or table.laid.bit_count() < 19:
            continue
        may = [set(tiles_of(may_hold(table, seat))) for seat in range(4)]
        must = [still_holds(table, seat) for seat in range(4)]
        left = sorted(set().union(*may))
        assert set(pair_sums(table)) == sums_by_trial(may, must, left, 0)
        tried += 1


@pytest.mark.rule("DOM-4", "DOM-5")
def test_who_can_have_won_a_fish_follows_from_the_deals(party: Any) -> None:
    body, total = MOST_LEFT, 126
    sums = pair_sums(party(body).state.round)
    assert 2 * min(sums) < total < 2 * max(sums)
    assert refusal(party, f"{body}\n= A fish 124")[:2] == ("DOM-1", "domino-other-sum")
    assert party(f"{body}\n= A fish").state.party.points == (total, 0)
    assert party(f"{body}\n= draw fish").state.party.points == (0, 0)
    losers = [total - a for a in sums if 2 * a < total]
    body_opponents = f"{body}\n= A fish {max(losers)}"
    assert party(body_opponents, count="opponents").state.party.points == (max(losers), 0)
    over = refusal(party, f"{body}\n= A fish {max(losers) + 1}", count="opponents")
    assert over == (
        "DOM-4",
        "domino-points-impossible",
        str(max(losers) + 1),
        f"{min(losers)}…{max(losers)}",
    )


@pytest.mark.rule("DOM-3")
def test_the_rest_of_a_round_in_play_stays_within_its_hands(party: Any, deal: str) -> None:
    """B holds 11…16 and 66 (39 points), and 35 36 44 45 46 55 56 (66); 168 in all."""
    body = f"{deal}\n01"
    least, _, most = refusal(party, f"{body}\n= B1 out 999")[3].partition("…")
    left = 167 - sum(PIPS[tile] for tile in ("11", "12", "13", "14", "15", "16", "66"))
    assert int(most) == left
    assert int(least) == PIPS["00"] + PIPS["22"] + PIPS["35"]
    assert party(f"{body}\n= B1 out {least}").state.party.points == (0, int(least))


@pytest.mark.rule("DOM-2")
def test_a_partys_score_is_not_below_what_was_scored(party: Any) -> None:
    assert refusal(party, "= A out 50\nparty = 40:205")[:2] == ("DOM-2", "domino-party-below")
    assert refusal(party, "= A out 50\nparty = 40:205")[3] == "50… : 0…"
    assert party("= A out 50\nparty = 50:205").state.party.winner == "B"
    assert party("= A out 50\n! A penalty 10\nparty = 40:205").state.party.points == (40, 205)
    assert party("party = -20:205").state.party.points == (-20, 205)
