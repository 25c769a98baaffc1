"""DOM-13, DOM-14: the time for a move, and what exceeding it brings."""

from typing import Any

import pytest

from kostka.domino import rules
from kostka.game.errors import RecordRefused
from kostka.game.seats import Role, Viewer

FISH_NEXT = """14 00 46 55 35 23 34 / 56 45 03 22 12 26 01 / 44 36 15 13 16 05 04 /
33 06 66 02 24 11 25
14 01< 04> 06> 00< 56> 05> 02> 23>"""
"""B1 can lay 03 at both ends, once to a fish."""

LAST_CLOSES = """02 36 25 14 66 12 44 / 04 26 22 13 15 56 55 / 16 24 23 06 00 34 46 /
01 33 35 45 03 05 11
44 04> 06> 45< 25< 22< 16> 01> 12< 13< 00> 03< 02> 26> 46> 05< 14> 15> - 35> 36> 56< - -"""
"""A1 goes out with 66, after which nobody can move."""


def allowance(log: Any) -> Any:
    (seat,) = rules.actors(log.state)
    return rules.view(log.state, seat).allowance


@pytest.mark.rule("DOM-13")
def test_five_seconds_for_the_only_move_twenty_for_a_choice_sixty_for_a_fish(
    party: Any, deal: str
) -> None:
    assert allowance(party(deal)) == 20
    assert allowance(party(f"{deal}\n00")) == 5  # a pass too
    assert allowance(party(f"{deal}\n01 16>")) == 5  # one tile that fits
    assert allowance(party(f"{deal}\n01 14>")) == 20  # two: 24 and 34
    assert allowance(party(f"{deal}\n06")) == 20  # two: 16 and 66, both at the right
    assert allowance(party(FISH_NEXT)) == 60


@pytest.mark.rule("DOM-6", "DOM-13")
def test_a_last_tile_that_also_closes_the_table_is_no_fish(party: Any) -> None:
    assert allowance(party(LAST_CLOSES)) == 5
    assert party(f"{LAST_CLOSES} 66>@5").state.party.sanctions == ()
    slow = party(f"{LAST_CLOSES} 66>@6").state.party
    assert [(s.seat, s.reason) for s in slow.sanctions] == [(0, "slow")]
    assert slow.rounds[0].by == "out"
    told = LAST_CLOSES.split("\n", 2)[2]  # the same with hands that nobody wrote down
    assert party(f"{told} 66>@5").state.party.sanctions == ()
    assert len(party(f"{told} 66>@6").state.party.sanctions) == 1


@pytest.mark.rule("DOM-13")
def test_the_same_tile_at_equal_ends_is_one_move(party: Any) -> None:
    hands = (
        "00 01 11 12 13 14 15 / 16 22 23 24 25 26 33 / 02 34 35 36 44 45 46 / 03 04 05 06 55 56 66"
    )
    assert allowance(party(f"{hands}\n00 -")) == 5


@pytest.mark.rule("DOM-13")
def test_the_clock_does_not_tell_the_others_which_case_it_is(party: Any) -> None:
    log = party(FISH_NEXT)
    (mover,) = rules.actors(log.state)
    others: list[Viewer] = [seat for seat in range(4) if seat != mover]
    for viewer in (*others, Role.SPECTATOR, Role.REFEREE):
        assert rules.view(log.state, viewer).allowance is None
    assert rules.view(log.state, Role.KEEPER).allowance == 60


@pytest.mark.rule("DOM-14")
def test_excess_is_a_warning_first_and_then_a_penalty_by_pair(party: Any, deal: str) -> None:
    assert party(f"{deal}\n01@20 16>@5").state.party.sanctions == ()
    once = party(f"{deal}\n01@21").state.party
    assert [(s.pair, s.reason, s.points) for s in once.sanctions] == [("A", "slow", 0)]
    # B1 is warned as well, A2 is of the pair that was warned already
    then = party(f"{deal}\n01@21 16>@21 26>@6").state.party
    assert [(s.pair, s.points) for s in then.sanctions] == [("A", 0), ("B", 0), ("A", 10)]
    assert then.points == (-10, 0)
    assert party(f"{deal}\n01@21 16> 26>@6", time_penalty=15).state.party.points == (-15, 0)


@pytest.mark.rule("DOM-14")
def test_the_count_is_for_the_whole_party(party: Any, deal: str) -> None:
    log = party(f"{deal}\n01@21\n= A out 50\n{deal}\n00 - - -@6")
    assert [s.round for s in log.state.party.sanctions] == [1, 2]
    assert log.state.party.points == (40, 0)


@pytest.mark.rule("DOM-14")
def test_the_judge_may_find_it_slow_or_excuse_it(party: Any, deal: str) -> None:
    assert party("! A1 slow\n! A2 slow").state.party.points == (-10, 0)
    assert party(f"{deal}\n01@300\n! A1 excused").state.party.sanctions == ()
    # the warning is taken back, so the penalty becomes the warning
    party_after = party("! A1 slow\n! A2 slow\n! A1 excused").state.party
    assert party_after.points == (0, 0)
    assert [(s.seat, s.points) for s in party_after.sanctions] == [(2, 0)]
    # two penalties, the latest taken back
    assert party("! A1 slow\n! A1 slow\n! A1 slow\n! A1 excused").state.party.points == (-10, 0)
    with pytest.raises(RecordRefused, match="DOM-14 domino-nothing-to-excuse"):
        party("! A1 slow\n! A2 excused")


@pytest.mark.rule("DOM-14")
def test_when_the_clock_runs_out_the_move_is_still_owed_and_counts_once(
    party: Any, deal: str
) -> None:
    log = party(f"{deal}\n01\n! overdue")
    assert rules.actors(log.state) == (1,)
    assert [(s.seat, s.points) for s in log.state.party.sanctions] == [(1, 0)]
    late = party(f"{deal}\n01\n! overdue\n16>@300")
    assert len(late.state.party.sanctions) == 1
    assert len(party(f"{deal}\n01\n! overdue\n16> 26>@6").state.party.sanctions) == 2
    with pytest.raises(RecordRefused, match="DOM-14 domino-overdue-twice"):
        party(f"{deal}\n01\n! overdue\n! overdue")
    with pytest.raises(RecordRefused, match="DOM-14 domino-not-now"):
        party("! overdue")


@pytest.mark.rule("DOM-14")
def test_grace_is_for_the_table_that_keeps_the_clock(party: Any, deal: str) -> None:
    assert rules.view(party(deal, grace=7).state, 0).rules.grace == 7
    assert rules.view(party(deal).state, 0).rules.grace == 20


@pytest.mark.rule("DOM-13")
def test_with_unknown_hands_the_longest_possible_time_counts(party: Any) -> None:
    assert party("00 01>@20").state.party.sanctions == ()
    assert len(party("00 01>@21").state.party.sanctions) == 1
    assert len(party("00 -@6").state.party.sanctions) == 1  # who passes had the one move
