"""Who may know what: nothing hidden leaves, whatever happens at the table."""

from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kostka.domino import rules
from kostka.domino.rules.moves import Deal, Lay, OutOfTurn, Pass, Touched
from kostka.domino.rules.state import Due
from kostka.domino.rules.tiles import TILES
from kostka.game.chance import Seeded
from kostka.game.errors import Refusal
from kostka.game.header import Header
from kostka.game.seats import Role

VIEWERS = (0, 1, 2, 3, Role.SPECTATOR)


def played(seed: int, plays: int, options: dict[str, str]) -> list[Any]:
    """The moves of a random round up to so many plays, with faults that show a tile."""
    source = Seeded(seed)
    state = rules.start(Header("domino", "sport-1", ("",) * 4, options))
    moves: list[Any] = []
    count = 0
    move: Any
    while count < plays and not state.party.rounds:
        actor = rules.actors(state)[0]
        if not isinstance(actor, int):
            move = rules.draw(state, source)
        else:
            legal = rules.legal(state, actor)
            move = legal[source.below(len(legal))]
            if source.below(8) == 0:
                tile = TILES[source.below(28)]
                fault = (Touched(actor, tile), OutOfTurn((actor + 1) % 4, "continue", tile))
                move = fault[source.below(2)] if state.due is Due.PLAY else move
        with suppress(Refusal):
            state = rules.apply(state, move)
            moves.append(move)
            count += isinstance(move, Lay | Pass)
    return moves


def replay(moves: list[Any], options: dict[str, str]) -> list[Any] | None:
    """The states before each move and after the last; None if a move is not possible."""
    state = rules.start(Header("domino", "sport-1", ("",) * 4, options))
    states = [state]
    try:
        for move in moves:
            state = rules.apply(state, move)
            states.append(state)
    except Refusal:
        return None
    return states


@settings(max_examples=120, deadline=None)
@given(data=st.data(), seed=st.integers(0, 10**9), plays=st.integers(0, 20))
@pytest.mark.rule("DOM-13", "DOM-30")
def test_swapping_hidden_tiles_changes_no_byte_for_anybody_else(
    data: st.DataObject, seed: int, plays: int
) -> None:
    options = data.draw(st.sampled_from([{}, {"sort_hand": "yes"}, {"count": "opponents"}]))
    moves = played(seed, plays, options)
    states = replay(moves, options)
    assert states is not None
    deals = [place for place, move in enumerate(moves) if isinstance(move, Deal)]
    if not deals or states[-1].due is not Due.PLAY:
        return
    at = deals[-1]
    hands = [list(hand) for hand in moves[at].hands]
    seen = {getattr(move, "tile", None) for move in moves[at:]}
    one, two = data.draw(st.sampled_from([(a, b) for a in range(4) for b in range(a)]))
    free = [[n for n, tile in enumerate(hands[h]) if tile not in seen] for h in (one, two)]
    if not free[0] or not free[1]:
        return
    a, b = data.draw(st.sampled_from(free[0])), data.draw(st.sampled_from(free[1]))
    hands[one][a], hands[two][b] = hands[two][b], hands[one][a]
    other = [*moves]
    other[at] = Deal(tuple(tuple(hand) for hand in hands))
    others = replay(other, options)
    if others is None:  # somebody passed on the tile that was given to them
        return
    leader = states[at].party.lead
    hidden = {(leader + one) % 4, (leader + two) % 4}
    for viewer in VIEWERS:
        if viewer in hidden:
            continue
        for state, changed, move, moved in zip(
            states, others, [*moves, None], [*other, None], strict=True
        ):
            seen_now = msgspec.json.encode(rules.view(state, viewer))
            assert seen_now == msgspec.json.encode(rules.view(changed, viewer))
            if move is not None and moved is not None:
                assert rules.shown(state, move, viewer) == rules.shown(changed, moved, viewer)
    assert rules.view(states[-1], Role.KEEPER) != rules.view(others[-1], Role.KEEPER)


@pytest.mark.rule("DOM-30", "DOM-34")
def test_a_view_has_ones_own_hand_and_everybodys_numbers(party: Any, deal: str) -> None:
    state = party(f"{deal}\n00 - - - 03> 13>").state
    own = rules.view(state, 2)
    assert own.hand == ("22", "23", "24", "25", "26", "33", "34")
    assert [hand is None for hand in own.hands] == [True, True, False, True]
    assert own.sizes == (5, 6, 7, 7)
    assert own.lacks == ((), (0,), (0,), (0,))
    assert own.chain == ("00", "03", "31")
    assert own.allowance is None or own.turn == 2
    assert rules.view(state, Role.SPECTATOR).hands == (None, None, None, None)
    assert rules.view(state, Role.REFEREE).hands == (None, None, None, None)
    assert None not in rules.view(state, Role.KEEPER).hands


def test_the_rack_keeps_the_order_drawn_unless_the_table_sorts(party: Any) -> None:
    hands = (
        "23 16 25 06 44 13 11 / 56 04 46 02 34 22 00 / 05 33 14 03 35 36 12 / 66 55 01 24 26 45 15"
    )
    assert rules.view(party(hands).state, 0).hand == ("23", "16", "25", "06", "44", "13", "11")
    ordered = rules.view(party(hands, sort_hand="yes").state, 0).hand
    assert ordered == ("06", "11", "13", "16", "23", "25", "44")


@pytest.mark.rule("DOM-30")
def test_a_touched_tile_is_not_shown_to_the_table(party: Any, deal: str) -> None:
    state = party(f"{deal}\n00 - - -").state
    move = Touched(0, "03")
    for viewer in (1, 2, 3, Role.SPECTATOR):
        assert rules.shown(state, move, viewer) == Touched(0)
        assert rules.view(rules.apply(state, move), viewer).must is None
    for viewer in (0, Role.REFEREE):
        assert rules.shown(state, move, viewer) == move
        assert rules.view(rules.apply(state, move), viewer).must == "03"


def test_a_deal_shows_each_only_their_own_hand(party: Any, deal: str) -> None:
    state = party("lots 01 66 02 03").state
    hands = tuple(tuple(hand.split()) for hand in deal.split(" / "))
    move = Deal(hands)
    assert rules.shown(state, move, 1) == Deal((hands[0], None, None, None))
    assert rules.shown(state, move, 0) == Deal((None, None, None, hands[3]))
    assert rules.shown(state, move, Role.SPECTATOR) == Deal((None, None, None, None))
    assert rules.shown(state, move, Role.REFEREE) == Deal((None, None, None, None))
    assert rules.shown(state, move, Role.KEEPER) == move
