"""DOM-30 … DOM-35: every fault with its decision and its penalty."""

from operator import attrgetter
from typing import Any

import pytest

from kostka.domino import rules
from kostka.domino.definition import GAME
from kostka.domino.notation import written
from kostka.domino.report import score
from kostka.domino.rules.moves import Lay, Pass, Penalty, RoundReport
from kostka.domino.rules.state import Due
from kostka.game.errors import RecordRefused, RuleError
from kostka.game.log import Insert, Replace
from kostka.game.record import Record, read, write
from kostka.game.seats import Role


def refusal(party: Any, body: str, **options: Any) -> tuple[str, str]:
    with pytest.raises(RecordRefused) as refused:
        party(body, **options)
    (fault,) = refused.value.faults
    return fault.rule, fault.code


@pytest.mark.rule("DOM-30")
def test_a_touched_tile_that_fits_must_be_laid(party: Any, deal: str) -> None:
    log = party(f"{deal}\n01 16>\n! A2 touched 26")
    assert log.state.party.points == (0, 0)
    assert rules.legal(log.state, 2) == (Lay("26", "right"),)
    free = party(f"{deal}\n00 - - -\n! A1 touched 03").state
    assert set(map(attrgetter("tile"), rules.legal(free, 0))) == {"03"}
    assert refusal(party, f"{deal}\n00 - - -\n! A1 touched 03\n04>") == (
        "DOM-30",
        "domino-must-lay",
    )
    assert party(f"{deal}\n00 - - -\n! A1 touched 03\n03> 13>").state.round.turn == 2


@pytest.mark.rule("DOM-30")
def test_a_touched_tile_that_does_not_fit_costs_the_pair_a_penalty(party: Any, deal: str) -> None:
    log = party(f"{deal}\n01\n! B1 touched 66")
    assert log.state.party.points == (0, -20)
    assert log.state.round.turn == 1  # the move is still owed, any tile that fits
    assert len(rules.legal(log.state, 1)) == 6
    assert party(f"{deal}\n01\n! B1 touched 66", touched=5).state.party.points == (0, -5)
    assert party(f"{deal}\n01\n! B1 touched").state.party.points == (0, -20)


@pytest.mark.rule("DOM-30")
def test_touching_is_a_fault_of_ones_own_turn_and_hand(party: Any, deal: str) -> None:
    assert refusal(party, f"{deal}\n01\n! A2 touched 26") == ("DOM-30", "domino-own-turn")
    assert refusal(party, f"{deal}\n01\n! B1 touched 26") == ("DOM-1", "domino-not-in-hand")


@pytest.mark.rule("DOM-31")
def test_first_tile_out_of_turn_and_the_opponents_start_again(party: Any, deal: str) -> None:
    log = party(f"= A out 30\n{deal}\n! A2 out of turn 11 restart")
    assert log.state.party.points == (10, 0)
    assert log.state.party.lead == 1  # the rightful player begins
    assert rules.actors(log.state) == (1,)
    assert log.state.due is Due.CHOICE  # the tiles are shuffled anew
    assert score(log)["sanctions"][0]["reason"] == "out-of-turn"
    assert len(score(log)["rounds"]) == 1  # a round started again is no round that ended
    again = party(f"= A out 30\n{deal}\n! A2 out of turn 11 restart\n2. shuffle {deal}\n01")
    assert again.state.round.turn == 2
    assert party(f"{deal}\n! B1 out of turn 11 restart", out_of_turn=7).state.party.points == (
        0,
        -7,
    )


@pytest.mark.rule("DOM-31")
def test_first_tile_out_of_turn_and_the_opponents_go_on(party: Any, deal: str) -> None:
    log = party(f"{deal}\n! B1 out of turn 12 continue\n01")
    assert log.state.party.points == (0, 0)
    assert rules.legal(log.state, 1) == (Lay("12", "right"),)  # at the first chance
    for viewer in (0, 1, 2, 3, Role.REFEREE, Role.SPECTATOR):
        assert rules.view(log.state, viewer).open == ((), ("12",), (), ())
    body = f"{deal}\n! B1 out of turn 12 continue\n01"
    assert refusal(party, f"{body} 11>") == ("DOM-31", "domino-must-lay")
    assert refusal(party, f"{body} -") == ("DOM-31", "domino-must-lay")
    assert party(f"{body} 12>").state.round.trouble.open == ()


@pytest.mark.rule("DOM-31")
def test_an_open_tile_that_does_not_fit_waits(party: Any, deal: str) -> None:
    log = party(f"{deal}\n! B1 out of turn 66 continue\n01")
    assert set(map(attrgetter("tile"), rules.legal(log.state, 1))) == {
        "11",
        "12",
        "13",
        "14",
        "15",
        "16",
    }
    log = party(f"{deal}\n! B1 out of turn 66 continue\n01 13> 33> 36> 06<")
    assert rules.legal(log.state, 1) == (Lay("66", "right"),)


@pytest.mark.rule("DOM-32")
def test_a_tile_out_of_turn_later_in_the_round(party: Any, deal: str) -> None:
    score_stands = "= B out 40\n= A out 30\n"
    on = party(f"{score_stands}{deal}\n01\n! A1 out of turn 22 continue")
    assert on.state.party.points == (30, 40)
    restart = party(f"{score_stands}{deal}\n01\n! B1 out of turn 55 restart")
    assert restart.state.party.points == (30, 20)
    assert restart.state.party.lead == 2
    assert refusal(party, f"{deal}\n01\n! B1 out of turn 11 restart") == (
        "DOM-32",
        "domino-in-turn",
    )
    assert refusal(party, f"{deal}\n01\n! A1 out of turn 01 continue") == (
        "DOM-1",
        "domino-tile-laid",
    )
    twice = f"{deal}\n01\n! B2 out of turn 55 continue\n! B2 out of turn 55 continue"
    assert refusal(party, twice) == ("DOM-32", "domino-open-already")
    must = ("DOM-32", "domino-must-lay")  # not the first tile
    assert refusal(party, f"{deal}\n01\n! B2 out of turn 36 continue\n13> 33> 35>") == must
    assert refusal(party, f"{deal}\n01\n! B2 out of turn 36 continue\n13> 33> -") == must


@pytest.mark.rule("DOM-34")
def test_a_false_pass_ends_the_round_whenever_it_is_found_out(party: Any, deal: str) -> None:
    hands = deal.split(" / ")
    turned = " / ".join([*hands[1:], hands[0]])
    body = f"= B out 30\n{turned}\n11 - - 01> 12< -"  # A2 passed falsely: it holds 26
    log = party(f"{body}\n! A2 revoke", allow_revoke="yes")
    assert log.state.party.points == (-20, 30)
    last = score(log)["rounds"][-1]
    assert (last["winner"], last["by"], last["points"], last["last"]) == (None, "revoke", 0, "A2")
    assert log.state.party.lead == 2  # the round has ended: the lead passes on
    assert party(f"{body}\n! A2 revoke", allow_revoke="yes", revoke=35).state.party.points == (
        -35,
        30,
    )
    none = ("DOM-34", "domino-no-revoke")
    other = ("DOM-34", "domino-other-revoke")
    assert refusal(party, f"{body}\n! B2 revoke", allow_revoke="yes") == other
    with pytest.raises(RecordRefused, match=r"expected ! A2 revoke"):
        party(f"{body}\n! B2 revoke", allow_revoke="yes")
    assert refusal(party, f"{deal}\n01\n! B2 revoke") == none
    assert refusal(party, body) == ("DOM-34", "domino-false-pass")


@pytest.mark.rule("DOM-34")
def test_only_with_the_option_a_false_pass_is_offered(party: Any, deal: str) -> None:
    assert Pass() not in rules.legal(party(f"{deal}\n01").state, 1)
    assert Pass() in rules.legal(party(f"{deal}\n01", allow_revoke="yes").state, 1)


@pytest.mark.rule("DOM-23")
@pytest.mark.parametrize("options", [{}, {"allow_revoke": "yes"}])
def test_on_an_empty_table_a_pass_is_neither_offered_nor_taken(
    party: Any, deal: str, options: dict[str, str]
) -> None:
    for body in (deal, f"= B out 30\n{deal}"):
        log = party(body, **options)
        moves = rules.legal(log.state, log.state.party.lead)
        assert len(moves) == 7
        assert Pass() not in moves
        assert refusal(party, f"{body}\n-", **options) == ("DOM-23", "domino-pass-first")


@pytest.mark.rule("DOM-34")
def test_found_out_after_the_count_the_rounds_points_are_taken_back(party: Any, deal: str) -> None:
    body = "= A out 150\n= A out 60"
    assert party(body).state.party.winner == "A"
    log = party(f"{body}\n! A2 revoke")
    assert log.state.party.winner is None
    assert log.state.party.points == (130, 0)
    assert [outcome.by for outcome in log.state.party.rounds] == ["out", "revoke"]
    signed = "".join(f"\n! {tag} protocol" for tag in ("A1", "B1", "A2", "B2"))
    some = "\n! A1 protocol\n! B1 protocol\n! A2 protocol"
    assert party(f"{body}{some}\n! A2 revoke").state.party.winner is None, "B2 has not signed"
    assert refusal(party, f"{body}{signed}\n! A2 revoke") == ("DOM-15", "domino-all-signed")
    assert refusal(party, "! A2 revoke") == ("DOM-34", "domino-revoke-late")
    # once the next round is dealt, it would have to be a revoke of that one
    assert refusal(party, f"{body[:11]}\n{deal}\n! A2 revoke") == ("DOM-34", "domino-no-revoke")


@pytest.mark.rule("DOM-34")
def test_a_whole_round_ended_by_a_revoke_can_be_reported(party: Any) -> None:
    log = party("= B1 revoke\n= A out 12")
    assert log.state.party.points == (12, -20)
    assert [outcome.leader for outcome in log.state.party.rounds] == [0, 1]
    assert refusal(party, "= B revoke") == ("DOM-34", "domino-who-revoked")


@pytest.mark.rule("DOM-34")
def test_a_round_not_yet_dealt_is_reported_ended_by_a_revoke_after_the_choice_to_draw(
    party: Any, deal: str
) -> None:
    played = party(f"{deal}\n01 16> 26>\n= A out 30\n2. draw {deal}")
    report = RoundReport(None, "revoke", None, 1)
    for said in (Replace(7, report), Insert(7, report)):
        log = played.append(said)
        text = write([Record(GAME, log)])
        assert text.endswith(f"{type(said).__name__.lower()} 7 = B1 revoke\n")
        assert read(text)[0].log.entries == log.entries
    assert party("= A out 30\ndraw\n= B1 revoke").entries[-1] == report


@pytest.mark.rule("DOM-35")
def test_signs_bring_a_warning_and_then_a_penalty_for_the_pair(party: Any, deal: str) -> None:
    assert party(f"{deal}\n! A1 signs").state.party.points == (0, 0)
    assert party("! A1 signs\n! B1 signs").state.party.points == (0, 0)
    assert party(f"! A1 signs\n{deal}\n! A2 signs").state.party.points == (-20, 0)
    assert party("! A1 signs\n! A1 signs", signs=8).state.party.points == (-8, 0)
    assert party("! A1 slow\n! A1 signs").state.party.points == (0, 0)  # counted apart


@pytest.mark.rule("DOM-30")
def test_the_judge_gives_any_other_penalty_and_points_may_fall_below_zero(party: Any) -> None:
    log = party("! A penalty 15 late\n! A penalty 5")
    assert log.state.party.points == (-20, 0)
    assert [s.reason for s in log.state.party.sanctions] == ["late", ""]
    assert refusal(party, "! A penalty 0") == ("DOM-30", "domino-penalty-size")
    assert refusal(party, "! A penalty") == ("DOM-30", "record-cut-short")
    assert refusal(party, "! A penalty 5 <b>") == ("DOM-30", "domino-penalty-reason")


@pytest.mark.rule("DOM-30")
def test_whose_penalty_it_is_is_kept(party: Any) -> None:
    log = party("! B1 penalty 15 smoking\n! B penalty 5")
    assert [(s.pair, s.seat) for s in log.state.party.sanctions] == [("B", 1), ("B", None)]
    assert written(log.entries[0]) == "! B1 penalty 15 smoking"
    assert score(log)["sanctions"][0]["seat"] == "B1"
    with pytest.raises(RuleError, match="DOM-30 domino-penalty-pair"):
        log.append(Penalty("A", 5, "", 1))


@pytest.mark.rule("DOM-35")
def test_signs_may_be_fined_at_once(party: Any) -> None:
    assert party("! A1 signs", signs_warning="no").state.party.points == (-20, 0)
    assert party("! A1 slow", signs_warning="no").state.party.points == (0, 0)


OUT = "66 - - - 36> - 03> 04> 46> - - - 16> 15> - 55> 56> - - - 26> 12> 11> - 06<"


@pytest.mark.rule("DOM-31", "DOM-32")
def test_a_round_whose_last_tile_lies_can_still_be_started_again(party: Any, deal: str) -> None:
    before = party(f"= B out 30\n{OUT}").state
    assert before.due is Due.COUNT
    again = party(f"= B out 30\n{OUT}\n! B1 out of turn restart").state
    assert (again.due, again.number, again.party.lead) == (Due.CHOICE, 2, 1)
    assert (again.round, again.party.points) == (None, (0, 10))
    assert party(f"{OUT}\n! B1 out of turn restart\n= A out 77").state.party.points == (77, -20)
    judge = ("DOM-34", "domino-revoke-shown")
    assert refusal(party, "56 - - -\n! B1 out of turn restart") == judge
    # a shuffle that was told is of the round that is started again, too
    told = party("= A out 5\n2. shuffle\n! A1 out of turn restart").state
    assert (told.due, told.reshuffled) == (Due.CHOICE, False)
    assert refusal(party, "= A out 5\n! B1 out of turn restart") == ("DOM-31", "domino-in-turn")
