"""Rounds and parties that were only reported, alone and mixed with played ones."""

from typing import Any

import pytest

from kostka.domino.report import score
from kostka.game.errors import RecordRefused


def refusal(party: Any, body: str, **options: Any) -> tuple[str, str]:
    with pytest.raises(RecordRefused) as refused:
        party(body, **options)
    (fault,) = refused.value.faults
    return fault.rule, fault.code


@pytest.mark.rule("DOM-3", "DOM-4", "DOM-5")
def test_rounds_reported_one_a_line(party: Any) -> None:
    log = party("= A out 41\n2. = B fish 38\n= draw fish\n4.= a2 OUT 5", target=300)
    assert [(r["winner"], r["by"], r["points"]) for r in score(log)["rounds"]] == [
        ("A", "out", 41),
        ("B", "fish", 38),
        (None, "fish", 0),
        ("A", "out", 5),
    ]
    assert score(log)["party"] == {"A": 46, "B": 38}


def test_the_rest_of_a_round_may_be_reported(party: Any, deal: str) -> None:
    log = party(f"{deal}\n01 16> 26>\n= B out 60\n= A out 10")
    assert log.state.party.points == (10, 60)
    assert log.state.party.rounds[0].tiles == 3
    too_many = ("DOM-3", "domino-points-impossible")
    assert refusal(party, f"{deal}\n01 16> 26>\n= B out 153") == too_many


@pytest.mark.rule("DOM-1", "DOM-3", "DOM-4", "DOM-5")
@pytest.mark.parametrize(
    ("report", "expected"),
    [
        ("= A out 154", ("DOM-3", "domino-points-impossible")),
        ("= A out 2", ("DOM-3", "domino-points-impossible")),
        ("= A fish 128", ("DOM-4", "domino-points-impossible")),
        ("= A fish 4", ("DOM-4", "domino-points-impossible")),
        ("= A out", ("DOM-3", "domino-points-missing")),
        ("= B fish", ("DOM-4", "domino-points-missing")),
        ("= draw fish 12", ("DOM-5", "domino-drawn-points")),
        ("= draw out", ("DOM-3", "domino-who-out")),
        ("= B1 fish 30", ("DOM-4", "record-word")),
        ("= C out 30", ("DOM-2", "record-word")),
        ("= A won 30", ("DOM-3", "record-word")),
        ("2. = A out 30", ("DOM-24", "domino-round-number")),
    ],
)
def test_what_no_round_brings_is_refused(
    party: Any, report: str, expected: tuple[str, str]
) -> None:
    assert refusal(party, report) == expected


def test_the_extremes_are_possible(party: Any) -> None:
    assert party("= A out 153").state.party.points == (153, 0)
    assert party("= A fish 126").state.party.points == (126, 0)
    assert party("= A out 1", count="opponents").state.party.points == (1, 0)


@pytest.mark.rule("DOM-2", "DOM-11")
def test_a_whole_party_reported(party: Any) -> None:
    assert score(party("party = 205:150"))["winner"] == "A"
    assert score(party("party=-20:201"))["party"] == {"A": -20, "B": 201}
    log = party("party = 120 : 150 time")
    assert (score(log)["winner"], score(log)["by"]) == ("B", "report")
    assert score(party("= A out 30\nparty = 90:110", target=100))["winner"] == "B"


@pytest.mark.rule("DOM-2", "DOM-11")
@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("party = 150:150 time", ("DOM-11", "domino-party-drawn")),
        ("party = 199:150", ("DOM-2", "domino-party-score")),
        ("party = 210:205", ("DOM-2", "domino-party-score")),
        ("party = 353:20", ("DOM-2", "domino-party-score")),
        ("party = 205:150 time", ("DOM-2", "domino-party-time")),
        ("party = 205", ("DOM-2", "record-cut-short")),
        ("45 party = 205:150", ("DOM-23", "domino-not-now")),
        ("party = 205:150\n= A out 30", ("DOM-2", "domino-over")),
    ],
)
def test_a_party_that_cannot_have_ended_so_is_refused(
    party: Any, body: str, expected: tuple[str, str]
) -> None:
    assert refusal(party, body) == expected
