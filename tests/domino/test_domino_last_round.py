"""DOM-15: until all have signed the judge may still decide faults of the party's last round."""

from typing import Any

import pytest

from kostka.domino import rules
from kostka.domino.rules.state import Due
from kostka.game.errors import RecordRefused

WON = "1. = A out 100\n2. = A out 110"
ALL = "".join(f"\n! {tag} protocol" for tag in ("A1", "B1", "A2", "B2"))


def refusal(party: Any, body: str, **options: Any) -> tuple[str, str, str, str]:
    with pytest.raises(RecordRefused) as refused:
        party(body, **options)
    (fault,) = refused.value.faults
    return fault.rule, fault.code, fault.found, fault.expected


@pytest.mark.rule("DOM-15", "DOM-35")
def test_a_warning_changes_no_score_but_is_signed_anew(party: Any) -> None:
    state = party(f"{WON}\n! A1 protocol\n! B1 protocol\n! A2 signs").state
    assert (state.due, state.party.winner, state.party.points) == (Due.OVER, "A", (210, 0))
    assert [(s.seat, s.points) for s in state.party.sanctions] == [(2, 0)]
    assert state.party.signed == ()
    again = party(f"{WON}\n! A1 protocol\n! A2 signs{ALL}").state.party
    assert again.signed == (0, 1, 2, 3)


@pytest.mark.rule("DOM-15")
@pytest.mark.parametrize(
    ("fault", "points"),
    [
        ("! A1 penalty 11 noise", (199, 0)),
        ("! A penalty 11", (199, 0)),
        ("! A1 touched", (190, 0)),
        ("! A1 slow\n! A1 slow\n! A2 slow", (190, 0)),
        ("! A1 signs\n! A2 signs", (190, 0)),
    ],
)
def test_a_penalty_below_the_target_brings_another_round(
    party: Any, fault: str, points: tuple[int, int]
) -> None:
    state = party(f"{WON}\n! A1 protocol\n{fault}").state
    assert (state.party.points, state.party.winner, state.party.by) == (points, None, None)
    assert (state.due, state.number, state.party.signed) == (Due.CHOICE, 3, ())
    on = party(f"{WON}\n! A1 protocol\n{fault}\n3. = A out 30").state.party
    assert (on.winner, on.signed) == ("A", ())


@pytest.mark.rule("DOM-11", "DOM-15")
def test_the_result_is_settled_anew(party: Any) -> None:
    timed = "= A out 30\n! time\n= B out 20"
    assert party(timed).state.party.winner == "A"
    assert party(f"{timed}\n! A penalty 5").state.party.winner == "A"
    assert party(f"{timed}\n! A penalty 15").state.party.winner == "B"
    equal = party(f"{timed}\n! A penalty 10").state
    assert (equal.party.winner, equal.due) == (None, Due.CHOICE)
    fined = "! B1 slow\n! B2 slow\n= A out 30\n! time\n= B out 35"
    assert party(fined).state.party.winner == "A"
    assert party(f"{fined}\n! B2 excused").state.party.winner == "B"


@pytest.mark.rule("DOM-15", "DOM-34")
def test_signatures_do_not_outlive_a_revoke_that_leaves_the_winner(party: Any) -> None:
    timed = "= A out 90\n! time\n= B out 20\n! A1 protocol\n! B2 protocol"
    state = party(f"{timed}\n! B1 revoke").state
    assert (state.party.winner, state.party.points) == ("A", (90, -20))
    assert state.due is Due.OVER
    assert state.party.signed == ()


@pytest.mark.rule("DOM-15", "DOM-31")
def test_the_last_round_can_be_started_again(party: Any) -> None:
    state = party(f"{WON}\n! B1 out of turn restart").state
    assert (state.party.points, state.party.winner) == ((100, -20), None)
    assert (state.due, state.number, state.party.lead) == (Due.CHOICE, 2, 1)


@pytest.mark.rule("DOM-15")
def test_when_all_have_signed_only_corrections_change_anything(party: Any) -> None:
    for fault in ("signs", "touched", "slow", "excused", "revoke", "out of turn restart"):
        rule, code, found, expected = refusal(party, f"{WON}{ALL}\n! A2 {fault}")
        assert (rule, code, expected) == ("DOM-15", "domino-all-signed", "! undo | replace")
        assert found.startswith("! A2 ")
    assert refusal(party, f"{WON}{ALL}\n! A penalty 5")[:2] == ("DOM-15", "domino-all-signed")
    mended = party(f"{WON}{ALL}\n! replace 2 = A out 50").state
    assert mended.party.winner is None
    assert refusal(party, f"{WON}\n45")[:2] == ("DOM-2", "domino-over")
    assert refusal(party, f"{WON}\n! time")[:2] == ("DOM-2", "domino-over")


@pytest.mark.rule("DOM-12", "DOM-15")
@pytest.mark.parametrize("end", ["! B absent", "party = 205:150"])
def test_what_no_round_decided_has_no_faults_of_its_last_round(party: Any, end: str) -> None:
    found = ("DOM-15", "domino-no-last-round", "! A1 signs", "! undo | replace")
    assert refusal(party, f"{end}\n! A1 signs") == found
    assert rules.actors(party(end).state) == ()
