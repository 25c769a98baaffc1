"""Results and lines of a domino record as other people write them, and what is refused there."""

from typing import Any

import pytest

from kostka.domino import rules
from kostka.domino.definition import GAME
from kostka.game.errors import RecordFault, RecordRefused
from kostka.game.seats import Role
from kostka.locale.words import LANGUAGES, Words

PLAYED = """23 16 25 06 44 13 11 / 56 04 46 02 34 22 00 /
05 33 14 03 35 36 12 / 66 55 01 24 26 45 15
13 34> 14> 01< 16> 00< 05< 66> 25< 56> 35> 24< 44< 46< 36< - 23< 02< 03> - 06< 04> - 45> - - - 15>
11>"""
"""A goes out and writes 31."""


def refused(party: Any, body: str) -> RecordFault:
    with pytest.raises(RecordRefused) as found:
        party(body)
    return found.value.faults[0]


@pytest.mark.rule("DOM-3")
def test_another_result_on_its_own_line_after_plays_must_say_which_round(party: Any) -> None:
    fault = refused(party, f"{PLAYED}\n= A out 32")
    assert (fault.code, fault.expected) == (
        "domino-result-ambiguous",
        "2. = A out 32 | … = A out 32",
    )
    assert party(f"{PLAYED}\n= A out 31").state.party.points == (31, 0)
    assert party(f"{PLAYED}\n2. = A out 32").state.party.points == (63, 0)


@pytest.mark.rule("DOM-34")
def test_a_revoke_told_as_the_result_of_the_round_in_play(party: Any) -> None:
    assert party("45 - = B1 revoke").entries == party("45 -\n! B1 revoke").entries
    fault = refused(party, "45 - = B revoke")
    assert (fault.rule, fault.expected) == ("DOM-34", "B1 revoke | B2 revoke")


@pytest.mark.parametrize(
    ("body", "rule", "found", "expected"),
    [
        ("= A1 fish 42", "DOM-4", "A1", "A fish | B fish"),
        ("= A 41", "DOM-3", "41", "out fish revoke"),
        ("! B slow", "DOM-14", "slow", "B1 slow | B2 slow"),
        ("! A signs", "DOM-35", "signs", "A1 signs | A2 signs"),
        ("! A out of turn restart", "DOM-31", "out", "A1 out of turn | A2 out of turn"),
        ("3. = A out 4", "DOM-24", "3", "1"),
    ],
)
def test_a_refusal_has_its_rule(
    party: Any, body: str, rule: str, found: str, expected: str
) -> None:
    fault = refused(party, body)
    assert (fault.rule, fault.found, fault.expected) == (rule, found, expected)


@pytest.mark.rule("DOM-2")
@pytest.mark.parametrize("told", ["= party 205:150", "= partie 205:150", "партія = 205:150"])
def test_a_whole_game_in_other_words(party: Any, told: str) -> None:
    assert party(told).entries == party("party = 205:150").entries


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_penalty_without_a_reason_has_no_brackets(party: Any, language: str) -> None:
    view = rules.view(party("! A penalty 10").state, Role.SPECTATOR)
    assert "(" not in GAME.face.protocol(view, Words(language))


@pytest.mark.rule("DOM-34")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_says_that_the_referee_is_due(party: Any, language: str) -> None:
    words = Words(language)
    for body, due in (("45 - - -", True), ("45 - -", False), ("45 - - -\n! A2 revoke", False)):
        view = rules.view(party(body).state, Role.SPECTATOR)
        assert (words("domino-judge-due") in GAME.face.protocol(view, words)) is due, body
