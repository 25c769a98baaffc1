"""DOM-20 … DOM-24: first move, shuffling, drawing, whose lead it is."""

from itertools import combinations
from typing import Any

import pytest

from kostka.domino import rules
from kostka.domino.rules.lots import drawing_order, first_mover, shuffler
from kostka.domino.rules.moves import Deal, Draw, Lots, Reshuffle
from kostka.domino.rules.state import Due
from kostka.domino.rules.tiles import TILES
from kostka.game.chance import Seeded, shuffled
from kostka.game.errors import RecordRefused, RuleError
from kostka.game.record import read, write
from kostka.game.seats import Role


@pytest.mark.rule("DOM-20")
def test_the_highest_sum_has_the_first_move_then_the_larger_half(fresh: Any) -> None:
    state = rules.apply(fresh(), Lots(("35", "44", "26", "16")))
    assert state.party.lead == 2  # 8, 8, 8: the six decides
    assert rules.apply(fresh(), Lots(("00", "01", "02", "12"))).party.lead == 3


@pytest.mark.rule("DOM-20")
def test_any_four_tiles_decide_it() -> None:
    for four in combinations(TILES, 4):
        best = max(four, key=lambda tile: (int(tile[0]) + int(tile[1]), tile[1]))
        assert four[first_mover(four)] == best
    keys = {(int(tile[0]) + int(tile[1]), tile[1]) for tile in TILES}
    assert len(keys) == 28  # it always decides


@pytest.mark.rule("DOM-20")
@pytest.mark.parametrize(
    "tiles", [("66", "66", "01", "02"), ("66", "55", "44"), ("66", "5", "1", "2")]
)
def test_lots_are_four_different_tiles(fresh: Any, tiles: tuple[str, ...]) -> None:
    with pytest.raises(RuleError, match="DOM-1"):
        rules.apply(fresh(), Lots(tiles))


@pytest.mark.rule("DOM-21")
def test_the_player_at_the_left_hand_of_the_first_mover_shuffles(fresh: Any) -> None:
    state = rules.apply(fresh(), Lots(("01", "02", "66", "03")))
    assert rules.view(state, 0).shuffler == shuffler(2) == 1
    assert shuffler(0) == 3


@pytest.mark.rule("DOM-22")
def test_the_first_mover_draws_first_or_reshuffles_and_draws_last(fresh: Any) -> None:
    assert drawing_order(1, reshuffled=False) == (1, 2, 3, 0)
    assert drawing_order(1, reshuffled=True) == (2, 3, 0, 1)
    state = rules.apply(fresh(), Lots(("01", "66", "02", "03")))
    row = shuffled(Seeded(1), TILES)
    choices: list[tuple[Draw | Reshuffle, int]] = [(Draw(), 0), (Reshuffle(), 3)]
    for choice, at in choices:
        chosen = rules.apply(state, choice)
        assert rules.actors(chosen) == (Role.CHANCE,)
        dealt = rules.draw(chosen, Seeded(1))
        assert isinstance(dealt, Deal)
        assert dealt.hands[0] == row[7 * at : 7 * at + 7]
        table = rules.apply(chosen, dealt).round
        assert table is not None
        assert table.dealt.tiles is not None
        assert table.dealt.tiles[1] == dealt.hands[0]
        assert table.turn == 1


@pytest.mark.rule("DOM-22")
def test_only_the_first_mover_may_reshuffle_and_only_once(fresh: Any) -> None:
    state = rules.apply(fresh(), Lots(("01", "66", "02", "03")))
    assert rules.actors(state) == (1,)
    assert set(rules.legal(state, 1)) == {Draw(), Reshuffle()}
    assert rules.legal(state, 0) == rules.legal(state, 2) == rules.legal(state, 3) == ()
    assert rules.author(state, Reshuffle()) == 1
    once = rules.apply(state, Reshuffle())
    with pytest.raises(RuleError, match="DOM-22 domino-shuffled-already"):
        rules.apply(once, Reshuffle())
    drawn = rules.apply(state, Draw())
    with pytest.raises(RuleError, match="DOM-22"):
        rules.apply(drawn, Reshuffle())


@pytest.mark.rule("DOM-22")
def test_without_the_option_nobody_is_asked(fresh: Any) -> None:
    state = rules.apply(fresh(reshuffle="no"), Lots(("01", "66", "02", "03")))
    assert rules.actors(state) == (Role.CHANCE,)
    with pytest.raises(RuleError, match="DOM-22"):
        rules.apply(state, Reshuffle())


def test_a_record_may_leave_out_lots_and_choice(party: Any, deal: str) -> None:
    assert party(deal).state.round.dealt.leader == 0
    assert party(f"lots 01 66 02 03 {deal}").state.round.dealt.leader == 1
    assert party(f"lots 01 66 02 03 shuffle {deal}").state.due is Due.PLAY
    with pytest.raises(RecordRefused):
        party(f"{deal}\nlots 01 66 02 03")


@pytest.mark.rule("DOM-24")
def test_the_lead_passes_on_counter_clockwise_after_every_round(party: Any) -> None:
    log = party("= A out 20\n= draw fish\n= B fish 30\n= A1 revoke\n= A2 out 10", target=500)
    assert [outcome.leader for outcome in log.state.party.rounds] == [0, 1, 2, 3, 0]
    assert log.state.party.lead == 1


@pytest.mark.rule("DOM-24")
def test_with_lead_winner_the_winner_begins(party: Any) -> None:
    body = "lots 01 66 02 03\n= A2 out 20\n= draw fish\n= B fish 30\n= A fish 30\n= A out 9"
    log = party(body, target=500, lead="winner")
    # B1 by lot, A2 went out, after a draw the next, B fish: the next of B after B2, A: next of A
    assert [outcome.leader for outcome in log.state.party.rounds] == [1, 2, 3, 1, 2]
    assert log.state.party.lead == 0


@pytest.mark.rule("DOM-20", "DOM-22")
@pytest.mark.parametrize("choice", ["draw", "shuffle"])
def test_a_record_may_leave_out_the_lots_and_keep_the_choice(choice: str) -> None:
    hands = "01 02 03 04 05 06 00 / 11 12 13 14 15 16 66 / 22 23 24 25 26 33 34"
    (record,) = read(f'[Game "domino"]\n\n{choice} {hands} / 35 36 44 45 46 55 56\n01\n')
    assert record.log.entries[0] == (Draw() if choice == "draw" else Reshuffle())
    assert read(write([record])) == [record]
    state = rules.start(record.log.header)
    chosen: Any = record.log.entries[0]
    assert rules.author(state, chosen) is Role.REFEREE, "nobody at the net may"
