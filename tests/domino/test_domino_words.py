"""A record's lines in the four languages: results, what a round begins with, and pas."""

from typing import Any

import pytest

from kostka.game.errors import RecordRefused


@pytest.mark.rule("DOM-2", "DOM-3", "DOM-4", "DOM-5", "DOM-11", "DOM-34")
@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("= A vyšel 41", "= A out 41"),
        ("= A2: poslední kámen: 41", "= A2 out 41"),
        ("= dvojice B ryba 42", "= B fish 42"),
        ("= Paar B Fisch 42", "= B fish 42"),
        ("= A letzter Stein 41", "= A out 41"),
        ("= пара А риба 42", "= A fish 42"),  # a Cyrillic А
        ("= В1 остання фішка 41", "= B1 out 41"),
        ("= ryba A 42", "= A fish 42"),
        ("= remíza", "= draw fish"),
        ("= Unentschieden", "= draw fish"),
        ("= риба нічия", "= draw fish"),
        ("= B1 chybný pas", "= B1 revoke"),
        ("= B1 falsch gepasst", "= B1 revoke"),
        ("= B1 хибний пас", "= B1 revoke"),
        ("partie = 120:150 čas vypršel", "party = 120:150 time"),
        ("Partie = 120:150 Zeit", "party = 120:150 time"),
        ("партія = 205:150", "party = 205:150"),
        ("kolo 1: = A out 41", "round 1: = A out 41"),
        ("Los 16 33 04 25", "lots 16 33 04 25"),
        ("жереб 16 33 04 25", "lots 16 33 04 25"),
        ("zamíchat\n66 passt", "shuffle\n66 -"),
        ("беру 66 пас", "draw 66 -"),
    ],
)
def test_results_and_openings_are_understood(party: Any, said: str, ours: str) -> None:
    assert party(said).entries == party(ours).entries


@pytest.mark.rule("DOM-23", "DOM-33")
@pytest.mark.parametrize("said", ["pas", "passe", "пас"])
def test_a_spoken_pass_does_not_hide_where_a_tile_without_sign_lies(party: Any, said: str) -> None:
    signed = party("06 16> 06".removesuffix(" 06") + " 01< - 11<")
    assert party(f"06 16 01 {said} 11<").entries == signed.entries


@pytest.mark.rule("DOM-30")
@pytest.mark.parametrize(
    ("said", "reason", "points"),
    [
        ("! A trest 10 kouření", "kouření", 10),
        ("! A penalty Übertretung 10", "übertretung", 10),
        ("! А1 штраф 10 куріння", "куріння", 10),
        ("! A penalty 10 too loud", "too-loud", 10),
        ("! A1 penalty out of turn", "out-of-turn", 20),
    ],
)
def test_a_reason_is_kept_in_the_words_of_whoever_wrote_it(
    party: Any, said: str, reason: str, points: int
) -> None:
    (one,) = party(said).state.party.sanctions
    assert (one.pair, one.reason, one.points) == ("A", reason, points)


@pytest.mark.parametrize(
    ("said", "rule", "expected"),
    [
        ("! A slow", "DOM-14", "A1 slow | A2 slow"),
        ("! B signs", "DOM-35", "B1 signs | B2 signs"),
        ("! A out of turn", "DOM-31", "A1 out of turn | A2 out of turn"),
        ("! A1 slow 10", "DOM-14", "A1 penalty 10 slow"),
        ("= 205:150", "DOM-2", "party = 205:150"),
        ("A out 20", "", "= A out 20"),
        ("= A out 20\n! insert 1 A penalty 20", "", "! A penalty 20"),
    ],
)
def test_a_line_that_says_too_little_is_told_how_it_is_written(
    party: Any, said: str, rule: str, expected: str
) -> None:
    with pytest.raises(RecordRefused) as refused:
        party(said)
    assert [(fault.rule, fault.expected) for fault in refused.value.faults] == [(rule, expected)]


@pytest.mark.rule("DOM-15", "DOM-31")
def test_a_last_round_is_taken_back_also_where_the_tile_is_told(party: Any) -> None:
    log = party("= B out 150\n= B out 60\n! A1 out of turn 45 restart")
    assert (len(log.state.party.rounds), log.state.party.points) == (1, (-20, 150))
