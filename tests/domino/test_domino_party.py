"""DOM-2, DOM-10 … DOM-12, DOM-15, DOM-37: how a party is won, its time and its protocol."""

from typing import Any

import pytest

from kostka.domino import rules
from kostka.domino.report import score
from kostka.game.errors import RecordRefused, RuleError
from kostka.game.header import Header
from kostka.game.record import read


def refusal(party: Any, body: str, **options: Any) -> tuple[str, str]:
    with pytest.raises(RecordRefused) as refused:
        party(body, **options)
    (fault,) = refused.value.faults
    return fault.rule, fault.code


@pytest.mark.rule("DOM-2")
def test_the_pair_that_first_reaches_the_target_wins(party: Any) -> None:
    log = party("= A out 100\n= B out 150\n= A fish 98")
    assert rules.actors(log.state) != ()
    assert score(log)["winner"] == "open"
    log = party("= A out 100\n= B out 150\n= A fish 98\n= B fish 50")
    assert score(log)["party"] == {"A": 198, "B": 200}
    assert (score(log)["winner"], score(log)["by"]) == ("B", "target")
    assert rules.actors(log.state) == ()
    result = rules.result(log.state)
    assert result is not None
    assert (result.places, result.score) == ((2, 1, 2, 1), (198, 200, 198, 200))
    assert refusal(party, "= A out 100\n= A out 100\n= A out 5") == ("DOM-2", "domino-over")


@pytest.mark.rule("DOM-2", "DOM-40")
def test_the_target_is_an_option(party: Any) -> None:
    assert score(party("= A out 30", target=30))["winner"] == "A"
    assert score(party("= A out 30", target=31))["winner"] == "open"


@pytest.mark.rule("DOM-10")
def test_time_up_in_a_round_ends_the_party_after_it(party: Any, deal: str) -> None:
    log = party(f"= A out 20\n{deal}\n01\n! time\n= B out 30")
    assert score(log)["winner"] == "B"
    assert score(log)["by"] == "time"
    assert len(log.state.party.rounds) == 2


@pytest.mark.rule("DOM-10")
def test_time_up_while_counting_or_shuffling_brings_one_round_more(party: Any, deal: str) -> None:
    between = "= A out 20\n= B out 30\n! time"
    assert score(party(between))["winner"] == "open"
    assert score(party(f"{between}\n= A out 15"))["winner"] == "A"
    assert score(party(f"= A out 20\n! time\n{deal}\n01\n= B out 21"))["winner"] == "B"
    assert refusal(party, f"{between}\n! time") == ("DOM-10", "domino-time-twice")


@pytest.mark.rule("DOM-10")
def test_time_up_while_the_count_is_still_to_be_reported(party: Any) -> None:
    """The tiles are laid, points are being counted: one round more."""
    seven = "66 - - - 36> - 03> 04> 46> - - - 16> 15> - 55> 56> - - - 26> 12> 11> - 06<"
    counting = party(f"{seven}\n! time\n= A out 77")
    assert counting.state.party.winner is None
    assert party(f"{seven}\n! time\n= A out 77\n= B out 10").state.party.winner == "A"


@pytest.mark.rule("DOM-11")
def test_there_are_no_drawn_parties_equal_points_bring_another_round(party: Any) -> None:
    equal = "= A out 20\n! time\n= B out 20"
    assert score(party(equal))["winner"] == "open"
    assert score(party(f"{equal}\n= draw fish"))["winner"] == "open"  # and again
    assert score(party(f"{equal}\n= draw fish\n= A fish 12"))["winner"] == "A"


@pytest.mark.rule("DOM-11")
def test_when_time_ends_it_the_pair_with_more_points_wins(party: Any) -> None:
    log = party("= A out 20\n= B out 45\n! time\n= A out 20")
    assert (log.state.party.winner, log.state.party.points) == ("B", (40, 45))


@pytest.mark.rule("DOM-12")
def test_absence_after_five_minutes_loses_target_to_nothing(party: Any, deal: str) -> None:
    log = party("! B absent")
    assert score(log)["party"] == {"A": 200, "B": 0}
    assert (score(log)["winner"], score(log)["by"]) == ("A", "absence")
    assert score(party("! A1 absent", target=150))["party"] == {"A": 0, "B": 150}
    assert score(party("! B2 absent", target=150))["party"] == {"A": 150, "B": 0}
    late = ("DOM-12", "domino-absent-late")
    assert refusal(party, "= A out 20\n! B absent") == late
    assert refusal(party, f"{deal}\n! B absent") == late


@pytest.mark.rule("DOM-11", "DOM-14")
def test_where_both_have_the_target_another_round_is_played(party: Any) -> None:
    """It takes a penalty that was given back after the round."""
    body = "! A1 slow\n! A1 slow\n= A out 105\n! A1 excused\n= B out 105"
    level = party(body, target=100)
    assert score(level)["party"] == {"A": 105, "B": 105}
    assert score(level)["winner"] == "open"
    assert score(party(f"{body}\n= A out 5", target=100))["winner"] == "A"


@pytest.mark.rule("DOM-15")
def test_all_points_stand_in_the_protocol_which_is_signed_at_the_end(party: Any) -> None:
    body = "= A out 100\n! B penalty 10 noise\n= A out 100"
    signed = party(f"{body}\n! A1 protocol\n! B2 protocol")
    said = score(signed)
    assert [r["points"] for r in said["rounds"]] == [100, 100]
    assert said["sanctions"][0]["points"] == 10
    assert said["party"] == {"A": 200, "B": -10}
    assert said["signed"] == ["A1", "B2"]
    assert refusal(party, "= A out 100\n! A1 protocol") == ("DOM-15", "domino-not-over")
    twice = ("DOM-15", "domino-signed-twice")
    assert refusal(party, f"{body}\n! A1 protocol\n! A1 protocol") == twice


@pytest.mark.rule("DOM-37")
def test_everybody_checks_the_count_and_the_tiles_stay_until_the_next_deal(
    party: Any, deal: str
) -> None:
    hands = "23 16 25 06 44 13 11 / 56 04 46 02 34 22 00 / 05 33 14 03 35 36 12 / "
    plays = (
        "66 55 01 24 26 45 15\n13 34> 14> 01< 16> 00< 05< 66> 25< 56> 35> 24< 44< 46< 36< - 23< "
        "02< 03> - 06< 04> - 45> - - - 15> 11>"
    )
    log = party(f"{hands}{plays}\n! A1 confirms\n! B2 confirms")
    view = rules.view(log.state, 3)
    assert view.confirmed == (0, 3)
    left = [sum(int(t[0]) + int(t[1]) for t in hand or ()) for hand in view.hands]
    assert tuple(left) == log.state.party.rounds[0].left
    assert sum(left) + sum(int(t[0]) + int(t[1]) for t in view.chain) == 168
    following = party(f"{hands}{plays}\n! A1 confirms\n{deal}")
    assert rules.view(following.state, 3).hands[0] is None
    assert following.state.party.confirmed == ()
    again = ("DOM-37", "domino-confirmed-twice")
    assert refusal(party, f"{hands}{plays}\n! A1 confirms\n! A1 confirms") == again
    nothing = ("DOM-37", "domino-nothing-to-confirm")
    assert refusal(party, f"{deal}\n! A1 confirms") == nothing


@pytest.mark.rule("DOM-40")
def test_as_many_parties_as_the_organiser_likes_stand_in_one_file() -> None:
    game = '[Game "domino"]\n[Option "target" "{}"]\n= A out {}\n'
    records = read(game.format(50, 50) + "\n" + game.format(100, 100) + "\n" + game.format(40, 41))
    assert [record.log.state.party.points[0] for record in records] == [50, 100, 41]
    assert all(record.log.state.party.winner == "A" for record in records)


@pytest.mark.rule("DOM-40")
def test_the_sizes_of_the_regulations_are_options(party: Any) -> None:
    sizes = {"touched": 3, "out_of_turn": 5, "revoke": 7, "signs": 11, "time_penalty": 13}
    faults = "! A1 touched\n! A2 out of turn restart\n= A1 revoke\n" + "! A1 signs\n! A1 slow\n" * 2
    assert party(faults, **sizes).state.party.points == (-sum(sizes.values()), 0)
    assert party(faults).state.party.points == (-90, 0)


def test_only_four_may_sit_down() -> None:
    with pytest.raises(RuleError, match="domino-seats"):
        rules.start(Header("domino", "sport-1", ("", "", "")))
