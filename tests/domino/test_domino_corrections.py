"""Corrections are entries: everything after them is computed anew."""

from typing import Any

import pytest

from kostka.domino.report import score
from kostka.domino.rules.moves import Lay, Penalty, Revoke, RoundReport, TimeUp
from kostka.game.errors import RuleError
from kostka.game.log import Insert, Replace, Undo


@pytest.mark.rule("DOM-2")
def test_a_round_undone_after_the_end_reopens_the_party(party: Any) -> None:
    log = party("= A out 120\n= A fish 90")
    assert score(log)["winner"] == "A"
    reopened = log.append(Undo(1))
    assert score(reopened)["party"] == {"A": 90, "B": 0}
    assert score(reopened)["winner"] == "open"
    assert score(reopened.append(Undo(3)))["winner"] == "A"


@pytest.mark.rule("DOM-2")
def test_a_reported_result_replaced_may_turn_the_party(party: Any) -> None:
    log = party("= B out 120\n= B fish 82")
    turned = log.append(Replace(2, RoundReport("A", "fish", 82)))
    assert score(turned)["party"] == {"A": 82, "B": 120}
    assert score(turned)["winner"] == "open"


@pytest.mark.rule("DOM-34")
def test_a_revoke_found_out_much_later_is_inserted_at_its_place(party: Any) -> None:
    log = party("= A out 120\n= B out 30\n= B out 40")
    mended = log.append(Insert(2, Revoke(0)))
    assert score(mended)["party"] == {"A": -20, "B": 70}
    assert [r["by"] for r in score(mended)["rounds"]] == ["revoke", "out", "out"]


def test_moves_that_became_impossible_stay_and_are_pointed_out(party: Any, deal: str) -> None:
    log = party(f"{deal}\n01 16> 26>\n= A out 30\n= B out 20")
    changed = log.append(Replace(3, Lay("12", "right")))  # A2 then has no six to join
    assert [(number, fault.code) for number, fault in changed.faults] == []
    impossible = log.append(Replace(3, Lay("11", "right")))
    assert [(number, fault.rule) for number, fault in impossible.faults] == [(4, "DOM-23")]
    assert len(impossible.entries) == len(log.entries) + 1
    assert score(impossible)["party"] == {"A": 30, "B": 20}


def test_a_correction_that_cannot_be_itself_is_refused(party: Any, deal: str) -> None:
    log = party(f"{deal}\n01 16>")
    with pytest.raises(RuleError, match="DOM-1 domino-not-in-hand"):
        log.append(Replace(3, Lay("66", "left")).__class__(3, Lay("56", "right")))
    with pytest.raises(RuleError, match="DOM-30"):
        log.append(Insert(1, Penalty("A", 0)))


@pytest.mark.rule("DOM-10")
def test_the_time_may_be_moved(party: Any) -> None:
    log = party("= A out 20\n= B out 30\n! time\n= B fish 44")
    assert score(log)["winner"] == "B"
    earlier = log.append(Insert(2, TimeUp()))
    assert score(earlier)["party"] == {"A": 20, "B": 30}
    assert score(earlier)["winner"] == "B"
    assert [fault.code for _, fault in earlier.faults] == ["domino-over", "domino-over"]


SIGNED = "= A out 150\n= A out 60\n! A1 protocol\n! B1 protocol\n"


@pytest.mark.rule("DOM-15")
@pytest.mark.parametrize(
    "correction",
    [
        "! replace 2 = A out 55",
        "! replace 1 = A out 140",
        "! undo 2",
        "! insert 2 ! A1 signs",
        "! insert 3 ! B2 slow",
        "! replace 1 = B out 150",
    ],
)
def test_a_signature_does_not_count_for_what_a_correction_has_changed(
    party: Any, correction: str
) -> None:
    log = party(SIGNED + correction)
    assert [(n, fault.rule, fault.code) for n, fault in log.faults] == [
        (3, "DOM-15", "correction-unsigned"),
        (4, "DOM-15", "correction-unsigned"),
    ]
    assert log.state.party.signed == ()
    assert log.append(Undo(5)).state.party.signed == (0, 1)  # all is again as it was signed


@pytest.mark.rule("DOM-15")
@pytest.mark.parametrize(
    ("correction", "signed"),
    [
        ("! replace 2 = A out 60", (0, 1)),
        ("! insert 3 ! A1 confirms", (0, 1)),
        ("! insert 3 ! A2 protocol", (2, 0, 1)),
        ("! replace 3 ! B2 protocol", (3, 1)),
        ("! undo 3", (1,)),
        ("! replace 3 ! A1 signs\n! B1 protocol", (1,)),
        ("! replace 2 = A out 55\n! A1 protocol", (0,)),
    ],
)
def test_and_it_counts_where_nothing_signed_has_changed_or_it_is_given_again(
    party: Any, correction: str, signed: tuple[int, ...]
) -> None:
    assert party(SIGNED + correction).state.party.signed == signed
