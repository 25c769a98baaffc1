"""DOM-3 … DOM-6: going out, fish, and what is written."""

from typing import Any

import pytest

from kostka.domino.rules.count import is_fish, worth
from kostka.domino.rules.options import Sport1
from kostka.domino.rules.tiles import BIT, SUIT
from kostka.game.errors import RecordRefused


@pytest.mark.rule("DOM-3")
def test_who_goes_out_writes_all_tiles_left_the_partners_too() -> None:
    assert worth(Sport1(), "out", 0, (0, 12, 7, 20)) == ("A", 39)
    assert worth(Sport1(), "out", 3, (12, 7, 20, 0)) == ("B", 39)


@pytest.mark.rule("DOM-3")
def test_with_count_opponents_only_theirs() -> None:
    assert worth(Sport1(count="opponents"), "out", 0, (0, 12, 7, 20)) == ("A", 32)
    assert worth(Sport1(count="opponents"), "fish", 0, (4, 12, 10, 9)) == ("A", 21)


@pytest.mark.rule("DOM-3")
def test_going_out_wins_even_when_the_partner_holds_the_most() -> None:
    assert worth(Sport1(), "out", 1, (1, 0, 2, 40)) == ("B", 43)


@pytest.mark.rule("DOM-4")
def test_at_a_fish_the_smaller_sum_of_a_pair_wins_and_writes_everything() -> None:
    assert worth(Sport1(), "fish", 1, (4, 12, 10, 9)) == ("A", 35)  # whoever made the fish
    # the smallest single hand is B's, the smallest sum is A's
    assert worth(Sport1(), "fish", 1, (9, 1, 8, 20)) == ("A", 38)


@pytest.mark.rule("DOM-5")
def test_equal_sums_at_a_fish_bring_nobody_anything() -> None:
    assert worth(Sport1(), "fish", 2, (5, 10, 7, 2)) == (None, 0)
    assert worth(Sport1(count="opponents"), "fish", 2, (5, 10, 7, 2)) == (None, 0)


@pytest.mark.rule("DOM-4")
def test_a_fish_needs_all_seven_tiles_and_both_ends() -> None:
    assert is_fish(3, 3, SUIT[3])
    assert not is_fish(3, 4, SUIT[3] | SUIT[4])
    assert not is_fish(3, 3, SUIT[3] & ~BIT["36"])


@pytest.mark.rule("DOM-6")
def test_the_last_tile_that_also_makes_a_fish_is_going_out(party: Any) -> None:
    """By the sums, 18 against 8, a fish would be B's."""
    log = party(
        """26 56 36 13 14 05 00 / 66 01 45 33 46 23 11 / 22 25 03 24 44 55 15 / 12 35 04 16 34 06 02
        00 01> 03< 34< 13> 45< 15< 12< 36> 23< - 06> 05> 33< 25> 35< 26> 66> 55< 16> 14> 46> - -
        56>"""
    )
    (outcome,) = log.state.party.rounds
    table = log.state.round
    assert is_fish(table.left, table.right, table.laid)
    assert outcome.left == (0, 2, 18, 6)
    assert (outcome.winner, outcome.by, outcome.points) == ("A", "out", 26)


@pytest.mark.rule("DOM-3")
def test_a_stated_result_must_be_the_reckoned_one(party: Any) -> None:
    hands = "23 16 25 06 44 13 11 / 56 04 46 02 34 22 00 / 05 33 14 03 35 36 12 / "
    plays = (
        "66 55 01 24 26 45 15\n13 34> 14> 01< 16> 00< 05< 66> 25< 56> 35> 24< 44< 46< 36< - 23< "
        "02< 03> - 06< 04> - 45> - - - 15> 11>"
    )
    assert party(f"{hands}{plays} = A out 31").state.party.points == (31, 0)
    for restated in ("\n= A out 31", "\n   = A1 out", " = a1 out 31"):
        assert party(f"{hands}{plays}{restated}").state.party.points == (31, 0)
    for next_round in ("\n2. = A out 30", "\n2. = A out 31", " 2. = A out 31"):
        assert len(party(f"{hands}{plays}{next_round}").state.party.rounds) == 2
    for wrong, code in [
        ("\n= A out 30", "domino-result-ambiguous"),
        ("= A out 30", "domino-other-sum"),
        ("= B out 31", "domino-other-winner"),
        ("= A fish 31", "domino-other-ending"),
        ("= A2 out 31", "domino-other-winner"),
    ]:
        with pytest.raises(RecordRefused) as refused:
            party(f"{hands}{plays} {wrong}")
        assert [(f.rule, f.code) for f in refused.value.faults] == [("DOM-3", code)]
