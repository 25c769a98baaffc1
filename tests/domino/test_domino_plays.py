"""DOM-23, DOM-33 and the invariants of a round: laying, passing, what fits."""

from itertools import pairwise
from operator import attrgetter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kostka.domino import rules
from kostka.domino.rules.count import total_left
from kostka.domino.rules.moves import Lay, Pass
from kostka.domino.rules.seating import SEATS
from kostka.domino.rules.state import Due
from kostka.domino.rules.tiles import SUIT, TILES, pips
from kostka.domino.rules.view import laid_out
from kostka.game.chance import Seeded
from kostka.game.errors import RecordRefused, Refusal
from kostka.game.header import Header


@pytest.mark.rule("DOM-23")
def test_the_first_tile_is_free_and_play_goes_counter_clockwise(party: Any, deal: str) -> None:
    state = party(deal).state
    assert set(map(attrgetter("tile"), rules.legal(state, 0))) == set(deal.split()[:7])
    for turn, plays in enumerate(["", "01", "01 16>", "01 16> 26>"]):
        assert rules.actors(party(f"{deal}\n{plays}").state) == (turn,)


@pytest.mark.rule("DOM-23")
def test_a_tile_joins_number_to_number(party: Any, deal: str) -> None:
    state = party(f"{deal}\n01 16>").state
    assert (state.round.left, state.round.right) == (0, 6)
    assert laid_out(state.round.plays) == (("01", "16"), 0)
    assert rules.legal(state, 2) == (Lay("26", "right"),)


@pytest.mark.rule("DOM-23")
@pytest.mark.parametrize(
    ("plays", "rule", "code"),
    [
        ("01 12<", "DOM-23", "domino-no-fit"),
        ("01 66", "DOM-23", "domino-no-fit"),
        ("01>", "DOM-23", "domino-empty-table"),
        ("01 22>", "DOM-1", "domino-not-in-hand"),
        ("01 01>", "DOM-1", "domino-tile-laid"),
        ("01 17>", "DOM-1", "record-word"),
        ("-", "DOM-23", "domino-pass-first"),
        ("01 -", "DOM-34", "domino-false-pass"),
        ("01 16> - ", "DOM-34", "domino-false-pass"),
    ],
)
def test_what_does_not_join_is_refused(
    party: Any, deal: str, plays: str, rule: str, code: str
) -> None:
    with pytest.raises(RecordRefused) as refused:
        party(f"{deal}\n{plays}")
    assert [(f.rule, f.code) for f in refused.value.faults] == [(rule, code)]


@pytest.mark.rule("DOM-33")
def test_a_pass_is_a_move_and_the_only_one_when_nothing_fits(party: Any, deal: str) -> None:
    state = party(f"{deal}\n00").state
    for seat in (1, 2, 3):
        assert rules.actors(state) == (seat,)  # nobody is passed over in silence
        assert rules.legal(state, seat) == (Pass(),)
        state = rules.apply(state, Pass())
    assert rules.actors(state) == (0,)
    assert Pass() not in rules.legal(state, 0)


@pytest.mark.rule("DOM-33")
def test_auto_pass_changes_no_rule(party: Any, deal: str) -> None:
    """It is the table's to pass for a player; the rules want the same move."""
    assert rules.legal(party(f"{deal}\n00", auto_pass="yes").state, 1) == (Pass(),)


def test_both_ends_are_listed_only_where_they_differ(party: Any, deal: str) -> None:
    opened = party(f"{deal}\n06 16> - -").state  # 0 … 1
    assert {move for move in rules.legal(opened, 0) if getattr(move, "tile", "") == "01"} == {
        Lay("01", "left"),
        Lay("01", "right"),
    }
    assert {move for move in rules.legal(opened, 0) if getattr(move, "tile", "") != "01"} == {
        Lay(tile, "left") for tile in ("00", "02", "03", "04", "05")
    }
    equal = party(f"{deal}\n00 - - -").state
    assert set(map(attrgetter("side"), rules.legal(equal, 0))) == {"right"}
    for side in ("left", "right"):
        table: Any = party(f"{deal}\n00 - - - 03{'<' if side == 'left' else '>'}").state.round
        assert {table.left, table.right} == {0, 3}


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**9), count=st.sampled_from(["all", "opponents"]))
@pytest.mark.rule("DOM-1", "DOM-3", "DOM-4")
def test_a_random_round_accounts_for_168_points_and_blocks_only_as_a_fish(
    seed: int, count: str
) -> None:
    source = Seeded(seed)
    header = Header("domino", "sport-1", ("",) * 4, {"count": count, "reshuffle": "no"})
    state = rules.start(header)
    state = rules.apply(state, rules.draw(state, source))
    state = rules.apply(state, rules.draw(state, source))
    passed = 0
    while state.due is Due.PLAY:
        table = state.round
        assert table is not None
        held = [mask & ~table.laid for mask in table.dealt.masks]
        assert pips(table.laid) + sum(pips(hand) for hand in held) == 168
        assert total_left(table) == sum(pips(hand) for hand in held)
        moves = rules.legal(state, table.turn)
        move = moves[source.below(len(moves))]
        passed = passed + 1 if isinstance(move, Pass) else 0
        assert passed < 4, "four passes in a row would be a block that is no fish"
        if isinstance(move, Pass):
            ends = SUIT[table.left] | SUIT[table.right]
            assert not held[table.turn] & ends
        state = rules.apply(state, move)
    table = state.round
    (outcome,) = state.party.rounds
    assert table is not None
    assert outcome.left is not None
    assert pips(table.laid) + sum(outcome.left) == 168
    if outcome.by == "fish":
        assert table.left == table.right
        assert not SUIT[table.left] & ~table.laid
        assert all(outcome.left[seat] or table.dealt.masks[seat] & ~table.laid for seat in SEATS)
    else:
        assert outcome.left[outcome.seat or 0] == 0
    chain, first = laid_out(table.plays)
    assert all(a[1] == b[0] for a, b in pairwise(chain))
    assert "".join(sorted(chain[first])) == next(p.tile for p in table.plays if isinstance(p, Lay))


@pytest.mark.rule("DOM-4")
def test_parity_makes_the_fish_the_only_block() -> None:
    """With all seven of a number laid, an end can show it only together with the other end."""
    for number in range(7):
        halves = sum(tile.count(str(number)) for tile in TILES)
        assert halves == 8  # inside the chain they lie in twos, so none or two are at the ends


def test_legal_and_apply_agree_on_every_tile_and_side() -> None:
    source = Seeded(3)
    state = rules.start(Header("domino", "sport-1", ("",) * 4))
    for _ in range(150):
        if rules.actors(state) == ():
            break
        actor = rules.actors(state)[0]
        if not isinstance(actor, int):
            state = rules.apply(state, rules.draw(state, source))
            continue
        moves = rules.legal(state, actor)
        if state.due is Due.PLAY and state.round is not None and state.round.left >= 0:
            for tile in TILES:
                for side in ("left", "right"):
                    try:
                        rules.apply(state, Lay(tile, side))
                    except Refusal:
                        assert Lay(tile, side) not in moves
                    else:
                        same = state.round.left == state.round.right
                        assert Lay(tile, side) in moves or (same and Lay(tile, "right") in moves)
        state = rules.apply(state, moves[source.below(len(moves))])
