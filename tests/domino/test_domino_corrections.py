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
