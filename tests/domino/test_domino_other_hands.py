"""Records in other people's words: what the sketch of the notation leaves open is understood."""

from typing import Any

import pytest

from kostka.domino.rules.moves import Lay
from kostka.game.record import Record, read, write

HEAD = '[Game "domino"]\n'
FISH = "02 03 11 15 22 33 56 / 06 14 24 26 34 45 55 / 00 01 04 12 16 23 66 / 05 13 25 35 36 44 46\n"


def last_sides(record: Record) -> list[Any]:
    return [move.side for move in record.log.entries if isinstance(move, Lay)]


@pytest.mark.rule("DOM-23")
@pytest.mark.parametrize(
    ("plays", "sides"),
    [
        ("11 14 - 45<", [None, "left", "left"]),  # only if 14 lies at the left
        ("11 14 - 45>", [None, "right", "right"]),
        ("11 14 - 45", [None, "right", "right"]),
        ("11 14", [None, "right"]),
        ("11 14@3 -@2 45 <", [None, "left", "left"]),
        ("11 14\n! B1 slow\n- 45>", [None, "right", "right"]),
    ],
)
def test_a_sign_left_out_at_equal_ends_is_told_by_what_follows(
    plays: str, sides: list[Any]
) -> None:
    (record,) = read(HEAD + plays)
    assert last_sides(record) == sides
    assert read(write([record]))[0].log.entries == record.log.entries


@pytest.mark.rule("DOM-23")
def test_what_fits_neither_way_is_refused(party: Any) -> None:
    with pytest.raises(Exception, match="DOM-23 domino-no-fit"):
        party("11 14 - 25<")


@pytest.mark.rule("DOM-3")
def test_nothing_is_laid_on_the_line_after_a_round_has_ended(party: Any) -> None:
    whole = (
        "23 16 25 06 44 13 11 / 56 04 46 02 34 22 00 / "
        "05 33 14 03 35 36 12 / 66 55 01 24 26 45 15\n"
        "13 34> 14> 01< 16> 00< 05< 66> 25< 56> 35> 24< 44< 46< 36< - 23< 02< 03> - 06< 04> - 45> "
        "- - - 15> 11>"
    )
    assert party(whole).state.number == 2
    assert party(f"{whole}\n12").state.round.laid
    assert party(f"{whole} 2. 12").state.round.laid
    assert party(f"{whole} = A out 31 12").state.round.laid
    with pytest.raises(Exception, match="DOM-3 domino-round-over"):
        party(f"{whole} 12")


@pytest.mark.rule("DOM-4", "DOM-5")
@pytest.mark.parametrize(
    "text",
    [
        "draw fish",
        "drawn fish",
        "drawn",
        "- fish 0",
        "fish 0",
        "fish draw",
        "none fish",
        "Nobody by fish",
    ],
)
def test_a_drawn_fish_in_other_words(party: Any, text: str) -> None:
    (outcome,) = party(f"= {text}").state.party.rounds
    assert (outcome.winner, outcome.by, outcome.points) == (None, "fish", 0)


@pytest.mark.parametrize(
    "text", ["A fish: 42", "a by fish 42", "A ryba 42", "A риба 42", "A: fish 42"]
)
def test_a_result_in_other_words(party: Any, text: str) -> None:
    (outcome,) = party(f"= {text}").state.party.rounds
    assert (outcome.winner, outcome.by, outcome.points) == ("A", "fish", 42)


@pytest.mark.parametrize("heading", ["Round 1", "round 1:", "deal:", "1. Deal", "Round 1. Hands:"])
def test_headings_of_a_round(party: Any, heading: str) -> None:
    assert party(f"{heading}\n{FISH} 11").state.round.dealt.tiles
    with pytest.raises(Exception, match="domino-round-number"):
        party(f"round 2\n{FISH}")


@pytest.mark.rule("DOM-30", "DOM-35")
@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("penalty A 20", -20),
        ("A penalty 20", -20),
        ("A: penalty 20", -20),
        ("pair A, penalty 20 noise", -20),
        ("penalty 20 A", -20),
        ("fine A1 15", -15),
        ("penalty A touched", -20),
        ("penalty A touched 30", -30),
        ("touched A", -20),
        ("A signs 20", -20),
        ("slow A1", 0),
        ("A1: warning slow", 0),
        ("warning A1 time", 0),
        ("signs A2", 0),
    ],
)
def test_what_goes_wrong_in_other_words(party: Any, line: str, points: int) -> None:
    log = party(f"! {line}")
    assert log.state.party.points == (points, 0)
    assert read(write(read(f"{HEAD}! {line}")))[0].log.entries == log.entries


@pytest.mark.parametrize(
    "line",
    [
        "A slow",
        "A signs",
        "A warning",
        "warning A1",
        "penalty A",
        "A penalty noise",
        "A touched 34",
    ],
)
def test_a_line_that_leaves_open_who_or_what_is_refused(party: Any, line: str) -> None:
    with pytest.raises(Exception, match=r"record-(word|cut-short)"):
        party(f"! {line}")


@pytest.mark.rule("DOM-10")
@pytest.mark.parametrize(
    "line", ["time", "time is up", "Time up", "end of time", "party time over"]
)
def test_the_end_of_time_in_other_words(party: Any, line: str) -> None:
    assert party(f"= A out 30\n! {line}\n= B fish 20").state.party.points == (30, 20)
    with pytest.raises(Exception, match="DOM-2 domino-over"):
        party(f"= A out 30\n! {line}\n= B fish 20\n= B fish 20")


def test_a_tile_may_be_written_as_it_is_shown(party: Any, deal: str) -> None:
    plain = party(f"{deal}\n06 16> - - 03<").entries
    dashed = " ".join(f"{word[0]}-{word[1]}" if word != "/" else word for word in deal.split())
    assert party(f"{dashed}\n0-6 6-1> - - 3|0<@4").entries[:-1] == plain[:-1]
    assert party(f"{deal}\n0-6 6-1> - - 3|0<").entries == plain
