"""Rounds of a real table whose hands nobody wrote down: what the moves still prove."""

from operator import attrgetter
from typing import Any

import pytest

from kostka.domino import rules
from kostka.domino.report import score
from kostka.domino.rules.state import Due
from kostka.game.errors import RecordRefused
from kostka.game.seats import Role

SEVEN = "66 - - - 36> - 03> 04> 46> - - - 16> 15> - 55> 56> - - - 26> 12> 11> - 06<"
"""A1 goes out with the sixes; 91 points are laid, 77 are left."""


def refusal(party: Any, body: str, **options: Any) -> tuple[str, str]:
    with pytest.raises(RecordRefused) as refused:
        party(body, **options)
    (fault,) = refused.value.faults
    return fault.rule, fault.code


def test_the_seventh_tile_goes_out_and_the_sum_is_known(party: Any) -> None:
    log = party(SEVEN)
    assert log.state.due is Due.COUNT
    assert rules.actors(log.state) == (Role.REFEREE,)
    done = party(f"{SEVEN}\n= A out 77")
    assert score(done)["rounds"][0]["points"] == 77
    assert score(done)["rounds"][0]["reported"]
    assert party(f"{SEVEN}\n= A out").state.party.points == (77, 0)
    assert party(f"{SEVEN} = A1 out 77").state.party.points == (77, 0)


@pytest.mark.rule("DOM-1", "DOM-3")
@pytest.mark.parametrize(
    ("report", "expected"),
    [
        ("= A out 76", ("DOM-1", "domino-other-sum")),
        ("= B out 77", ("DOM-3", "domino-other-winner")),
        ("= A2 out 77", ("DOM-3", "domino-other-winner")),
        ("= A fish 77", ("DOM-6", "domino-other-ending")),
        ("= draw fish", ("DOM-6", "domino-other-ending")),
    ],
)
def test_a_count_that_the_tiles_contradict_is_refused(
    party: Any, report: str, expected: tuple[str, str]
) -> None:
    assert refusal(party, f"{SEVEN}\n{report}") == expected


@pytest.mark.rule("DOM-3")
def test_with_count_opponents_the_report_says_how_much(party: Any) -> None:
    log = party(f"{SEVEN}\n= A out 56", count="opponents")
    assert log.state.party.points == (56, 0)
    too_many = ("DOM-3", "domino-points-impossible")
    assert refusal(party, f"{SEVEN}\n= A out 78", count="opponents") == too_many
    assert refusal(party, f"{SEVEN}\n= A out", count="opponents") == (
        "DOM-3",
        "domino-points-missing",
    )


@pytest.mark.rule("DOM-4", "DOM-5")
def test_a_fish_waits_for_whose_sum_is_smaller(party: Any) -> None:
    plays = "00 01> 11> 12> 02> 03< 33< 36< 06< 05> 55> 45> 04>"
    log = party(plays)  # all seven blanks lie, and blanks are at both ends
    assert log.state.due is Due.COUNT
    laid = sum(int(word[0]) + int(word[1]) for word in plays.split())
    total = 168 - laid
    assert party(f"{plays}\n= B fish {total}").state.party.points == (0, total)
    assert party(f"{plays}\n= A fish").state.party.points == (total, 0)
    assert refusal(party, f"{plays}\n= A fish {total - 1}") == ("DOM-1", "domino-other-sum")
    assert refusal(party, f"{plays}\n= A out {total}") == ("DOM-6", "domino-other-ending")
    assert party(f"{plays}\n= draw fish").state.party.rounds[0].winner is None


@pytest.mark.rule("DOM-3", "DOM-4")
def test_with_count_opponents_the_losers_of_a_fish_hold_more_than_half(party: Any) -> None:
    plays = "00 01> 11> 12> 02> 03< 33< 36< 06< 05> 55> 45> 04>"  # 60 points laid, 108 left
    log = party(f"{plays}\n= B fish 55", count="opponents")
    assert log.state.party.points == (0, 55)
    impossible = ("DOM-4", "domino-points-impossible")
    assert refusal(party, f"{plays}\n= B fish 54", count="opponents") == impossible
    assert refusal(party, f"{plays}\n= B fish 109", count="opponents") == impossible
    assert party(f"{plays}\n= draw fish", count="opponents").state.party.points == (0, 0)


@pytest.mark.rule("DOM-1")
@pytest.mark.parametrize(
    ("plays", "expected"),
    [
        ("45 45>", ("DOM-1", "domino-tile-laid")),
        ("45 55> 54<", ("DOM-1", "domino-tile-laid")),
        ("45 66>", ("DOM-23", "domino-no-fit")),
        (f"{SEVEN} 34>", ("DOM-37", "domino-not-now")),
        (f"{SEVEN} -", ("DOM-37", "domino-not-now")),
    ],
)
def test_what_cannot_be_is_refused(party: Any, plays: str, expected: tuple[str, str]) -> None:
    assert refusal(party, plays) == expected


@pytest.mark.rule("DOM-34")
def test_who_passed_on_a_number_and_later_lays_it_has_revoked(party: Any) -> None:
    late = "45 - 55> 56> 46< 06> 00> 01>"  # B1 passed on 4 and 5, then lays 06: fine
    assert party(late).state.due is Due.PLAY
    shown = party("45 - 55> 56> 66> 46>")
    assert shown.state.due is Due.JUDGE
    assert rules.actors(shown.state) == (Role.REFEREE,)
    after = ("DOM-34", "domino-revoke-shown")
    assert refusal(party, "45 - 55> 56> 66> 46> 14<") == after
    assert refusal(party, "45 - 55> 56> 66> 46>\n= A out 30") == after
    ended = party("45 - 55> 56> 66> 46>\n! B1 revoke")
    assert ended.state.party.points == (0, -20)
    assert ended.state.party.rounds[0].by == "revoke"
    no = ("DOM-34", "domino-other-revoke")
    assert refusal(party, "45 - 55> 56> 66> 46>\n! A1 revoke") == no


@pytest.mark.rule("DOM-34")
def test_the_judge_may_know_more_than_the_record(party: Any) -> None:
    """Nothing in the moves shows it, but the seat has passed at least once."""
    assert party("45 - 55>\n! B1 revoke").state.party.points == (0, -20)
    assert refusal(party, "45 - 55>\n! A2 revoke") == ("DOM-34", "domino-other-revoke")


@pytest.mark.rule("DOM-34")
def test_a_tile_seen_otherwise_shows_a_revoke_as_well(party: Any) -> None:
    shown = ("DOM-34", "domino-revoke-shown")
    assert refusal(party, "45 - 55>\n! B1 out of turn 46 continue") == shown
    assert refusal(party, "45 - 55> 56> 66>\n! B1 touched 46") == shown
    assert party("45 - 55>\n! B1 revoke").state.party.points == (0, -20)


@pytest.mark.rule("DOM-31", "DOM-32")
def test_an_open_tile_belongs_to_its_player(party: Any) -> None:
    body = "45\n! A2 out of turn 55 continue"
    assert refusal(party, f"{body}\n55>") == ("DOM-32", "domino-not-in-hand")
    assert refusal(party, f"{body}\n- 56>") == ("DOM-32", "domino-must-lay")
    assert refusal(party, f"{body}\n- -") == ("DOM-32", "domino-must-lay")
    assert party(f"{body}\n- 55>").state.round.turn == 3
    first = party("! B1 out of turn 45 continue\n46").state
    assert set(map(attrgetter("tile"), rules.legal(first, 1))) == {"45"}


def test_views_of_unknown_hands_show_how_many_tiles_are_left(party: Any) -> None:
    view = rules.view(party("45 - 55>").state, Role.REFEREE)
    assert view.hands == (None, None, None, None)
    assert view.sizes == (6, 7, 6, 7)
    assert view.lacks == ((), (4, 5), (), ())
