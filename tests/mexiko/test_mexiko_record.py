"""The record of a match: read forgivingly, written in one way, entry for entry the same."""

import contextlib
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kostka.game.errors import RecordFault, RecordRefused
from kostka.game.log import Insert, Log, Replace, Undo
from kostka.game.record import Record, read, write
from kostka.game.seats import Role
from kostka.locale.words import Words
from kostka.mexiko import rules
from kostka.mexiko.definition import GAME
from kostka.mexiko.report import score
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules import moves as m

Told = Callable[..., Log[State, Move]]
Refused = Callable[..., RecordFault]
RandomLog = Callable[..., Log[State, Move]]


def body(log: Log[State, Move]) -> str:
    text = write([Record(GAME, log)])
    return text.rsplit("]\n", 1)[-1].strip("\n")


def round_trip(log: Log[State, Move]) -> None:
    text = write([Record(GAME, log)])
    back = read(text)
    assert back[0].log.entries == log.entries
    assert back[0].log.state == log.state
    assert write(back) == text


@pytest.mark.rule("MX-17")
def test_the_example_is_written_as_the_law_writes_it(told: Told) -> None:
    text = "1. 31>52 ok 51>61 ok 61>62 no {guest 1}"
    assert body(told(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "1.31>52ok 51>61 OK 61>62 No",
        "31 > 52\n  ok 51\n>61 ok\n\n61 >62 no",
        "1. 31>52   ok 51>61 ok 61>62 no 61",
    ],
)
def test_spacing_case_and_numbers_do_not_matter(told: Told, text: str) -> None:
    plain = told("1. 31>52 ok 51>61 ok 61>62 no")
    assert told(text).entries == plain.entries


def test_tab_may_follow_ok(told: Told) -> None:
    assert told("31>52 ok tab 43").entries == told("31>52 tab 43").entries
    assert body(told("31>52 ok tab 43")) == "1. 31>52 tab 43 {home 1}"


@pytest.mark.parametrize(
    "text",
    [
        "1. 31",
        "1. 31>52",
        "1. 31>52 ok?",
        "1. 31>52 ok",
        "1. 31>52 ok 43",
        "1. 31>52 tab",
        "1. ?>52 no",
        "1. ?>52 no 43 {guest 1}",
        "1. 31>52 ok ? give {home 1}",
        "1. = home 2",
        "1. half",
        "1. 53/3>61",
        "1. 53/53>4i",
        "1. ?/3>M",
        "= match 1:0",
        "= 15:12",
        "! lineup guest 3 Berta, 4, 11 Jan Kos\n! lineup home 0\n\nset 1: home 0 guest 11\n1. 31",
        "set 1: guest 3",
        "1. 31>52\n! per partes\nno {guest 1}",
        "1. 54\n! off table\n>52 ok?\n! hand home\nbehind 43>M no {home 2}",
        "! timeout home 25\n! sub home 7\n1. 31>52\n! floor home yellow 7",
    ],
)
def test_every_beginning_of_a_match_has_one_form(told: Told, text: str) -> None:
    log = told(text)
    assert body(log) == text
    round_trip(log)


def test_sets_have_headings(told: Told) -> None:
    text = (
        "! foam guest 90\n\nset 1: beer new home 7 guest 3\n1. 31>52 tab 43 {home 1}\n"
        "= 15:12 {match 1:0}\n! finished guest\n\nset 2: beer new = 3:15 {match 1:1}"
    )
    log = told(text, beer="yes", best_of="2")
    assert body(log) == text


def test_corrections_are_lines_of_the_record(told: Told) -> None:
    text = (
        "1. 31>52 no {guest 1}\n2. = guest 1\n! replace 4 2. = home 2\n! insert 4 2. = guest 1\n"
        "! undo 5\n! replace 3 ok?\n! undo 8"
    )
    log = told(text)
    assert log.state.board.points == (0, 3)
    assert body(log).splitlines()[2:] == text.splitlines()[2:]
    round_trip(log)


def test_a_gam_put_right_after_the_end(told: Told) -> None:
    """The last gam of a match turns out to have been the guest's: the match goes on."""
    over = told("= home 1\n" * 14 + "= home 1")
    assert rules.actors(over.state) == ()
    again = over.append(Replace(15, m.GamResult(1, 1)))
    assert again.state.board.points == (14, 1)
    assert rules.actors(again.state) == (Role.CHANCE,)
    assert score(again)["winner"] == "open"
    round_trip(again.append(m.GamResult(0, 2)))


def test_a_result_that_became_impossible_is_pointed_out(told: Told) -> None:
    """A forgotten gam gives home more points than the set's reported result has."""
    log = told("= home 2\n= 3:15", best_of="3").append(Insert(2, m.GamResult(0, 2)))
    assert [number for number, _ in log.faults] == [2]
    assert log.faults[0][1].rule == "MX-20"
    assert log.state.board.points == (4, 0)
    round_trip(log)


def test_an_undone_set_is_played_again(told: Told) -> None:
    log = told("= 15:3\n= home 2", best_of="3").append(Undo(1))
    assert (log.state.board.sets, log.state.board.points) == ((), (2, 0))
    round_trip(log)


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_random_matches_with_reports_come_back(random_log: RandomLog, seed: int) -> None:
    round_trip(random_log(seed, steps=120))


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_random_matches_with_corrections_come_back(random_log: RandomLog, seed: int) -> None:
    round_trip(random_log(seed, steps=50, corrections=0.1))


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), cut=st.integers(0, 2000))
def test_a_record_cut_short_is_read_or_refused(random_log: RandomLog, seed: int, cut: int) -> None:
    text = write([Record(GAME, random_log(seed, steps=40))])
    with contextlib.suppress(RecordRefused):
        assert read(text[:cut])


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_what_is_legal_can_be_done_and_by_its_author(random_log: RandomLog, seed: int) -> None:
    for step in random_log(seed, steps=60).steps():
        for actor in rules.actors(step.before):
            if isinstance(actor, Role):
                continue
            legal = rules.legal(step.before, actor)
            assert legal
            assert rules.legal(step.before, 1 - actor) == ()
            for move in legal:
                rules.apply(step.before, move)
                assert rules.author(step.before, move) == actor


@pytest.mark.parametrize(
    ("text", "rule", "place"),
    [
        ("1. 77>52", "MX-1", (3, 4)),
        ("1. 13>52", "MX-1", (3, 4)),
        ("1. 44>4i", "MX-2", (3, 4)),
        ("1. 31>21", "MX-3", (3, 6)),
        ("1. 31>", "MX-4", None),
        ("1. 31>52 maybe", "MX-11", (3, 10)),
        ("1. = home 3", "MX-13", (3, 11)),
        ("1. = nobody 1", "MX-13", (3, 6)),
        ("! dance home", "", (3, 3)),
        ("! hand home twice", "", (3, 13)),
        ("! foam", "MX-33", None),
        ("set 1: beer warm", "MX-34", (3, 13)),
    ],
)
def test_refusals_say_where_and_why(
    refused: Refused, text: str, rule: str, place: tuple[int, int] | None
) -> None:
    fault = refused(text)
    assert fault.rule == rule
    assert place is None or (fault.line, fault.column) == place
    assert fault.found
    assert fault.expected


@pytest.mark.rule("MX-13", "MX-14", "MX-15", "MX-23")
@pytest.mark.parametrize(
    ("text", "rule", "code", "expected"),
    [
        ("1. 31>52 ok tab\n2. 31>52", "MX-14", "mexiko-open-throw-missing", "31 … M"),
        ("1. 31>52 ok\n2. 31>52", "MX-23", "mexiko-gam-not-over", "31 … M"),
        ("1. 31 ok", "MX-11", "mexiko-not-now", ">31 … >M"),
        ("1. 31>52 ok 61 ok", "MX-11", "mexiko-not-now", ">31 … >M | give"),
        ("= A 1", "MX-13", "record-word", "home 1 | guest 1 | 15:12 | match 3:1"),
        ("= home", "MX-13", "record-cut-short", "1 | 2"),
        ("! timeout", "MX-63", "record-cut-short", "home | guest"),
        ("! hand home twice", "", "record-surplus", "⏎"),
    ],
)
def test_refusals_say_what_is_missing(
    refused: Refused, text: str, rule: str, code: str, expected: str
) -> None:
    fault = refused(text)
    assert (fault.rule, fault.code, fault.expected) == (rule, code, expected)


@pytest.mark.parametrize("sign", ["1", "9", "?", ">", "=", "M", "31>52 ", "a", "/", ".", ":"])
def test_a_very_long_word_is_a_clear_refusal(sign: str) -> None:
    with pytest.raises(RecordRefused) as refusal:
        read('[Game "mexiko"]\n' + sign * 20_000)
    assert len(str(refusal.value)) < 400


@pytest.mark.rule("MX-24")
@pytest.mark.parametrize("language", ["cs", "en", "de", "uk"])
def test_a_match_told_whole_has_no_empty_brackets(told: Told, language: str) -> None:
    log = told("= match 1:0")
    said = GAME.face.protocol(rules.view(log.state, Role.SPECTATOR), Words(language))
    assert "1:0" in said
    assert "(" not in said


@pytest.mark.rule("MX-23")
@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("1. 31>52 no\n= guest 1", "= guest 1"),
        ("31>52 no\n= home 2", "= home 2"),
        ("31>52 ok ? give\n= home 1", "= home 1"),
        ("?>52 no 31\n= guest 1", "= guest 1"),
        ("31>52 tab 43\n= guest 1", "= guest 1"),
    ],
)
def test_a_result_after_a_played_gam_must_say_whose_it_is(
    told: Told, refused: Refused, text: str, result: str
) -> None:
    fault = refused(text)
    assert (fault.rule, fault.code, fault.found) == ("MX-23", "mexiko-result-ambiguous", result)
    assert fault.expected == f"2. {result} | … {result}"
    assert told(text.replace("\n", "\n2. ")).state.board.gams == 2
    assert fault.column == 1


def test_a_sets_result_after_its_last_gam_must_say_which_set(told: Told, refused: Refused) -> None:
    gams = "\n".join(["= home 2"] * 7) + "\n= home 1"
    fault = refused(f"{gams}\n= 15:0", best_of="3")
    assert (fault.rule, fault.code) == ("MX-24", "mexiko-result-ambiguous")
    assert told(f"{gams}\nset 2: = 15:0", best_of="3").state.board.match == (2, 0)
    assert told("= 15:12\n= 15:12", best_of="3").state.board.match == (2, 0)


@pytest.mark.rule("MX-12")
def test_gams_may_be_written_apart_and_without_numbers(told: Told, refused: Refused) -> None:
    assert told("31 > 52 no\n54 > 61 no") == told("1. 31>52 no\n2. 54>61 no")
    assert told("31 > 52 no 54 > 61 no") == told("1. 31>52 no\n2. 54>61 no")
    fault = refused("? > 52 no\n54 > 61 no")
    assert (fault.rule, fault.found) == ("MX-12", "54")
    assert fault.expected


@pytest.mark.rule("MX-40", "MX-41")
@pytest.mark.parametrize(
    ("text", "ours"),
    [
        ("1. 31>52 nevěřím", "1. 31>52 no"),
        ("1. 31>52 NEVERIM", "1. 31>52 no"),
        ("1. 31>52 na stůl 61", "1. 31>52 tab 61"),
        ("1. 31>52 beru na stul 61", "1. 31>52 tab 61"),
        ("1. 31>52 to table 61", "1. 31>52 tab 61"),
        ("1. 31>52 auf den Tisch 61", "1. 31>52 tab 61"),
        ("1. 31>52 beru 61>62 glaube ich nicht", "1. 31>52 ok 61>62 no"),
        ("1. 31>52 вірю 61>62 не вірю", "1. 31>52 ok 61>62 no"),
        ("1. 31>čtyři indiáni no", "1. 31>4i no"),
        ("1. 31>4 Indianer nein", "1. 31>4i no"),
        ("1. 31 > sixty-three no accept", "1. 31>63 no"),
        ("= domácí 2", "= home 2"),
        ("= HOSTE 1", "= guest 1"),
        ("= Gäste 1", "= guest 1"),
        ("= гості 1", "= guest 1"),
        ("! oddechový čas hosté", "! timeout guest"),
        ("! Auszeit Heim 25", "! timeout home 25"),
        ("! тайм-аут гості", "! timeout guest"),
        ("1. 61>62\n! žlutá karta domácí", "1. 61>62\n! floor home yellow"),
        ("1. 61>62\n! mimo stůl", "1. 61>62\n! off table"),
        ("1. 61>62\n! vom Tisch", "1. 61>62\n! off table"),
        ("! sestava hosté 3 Host, 4 Ruka", "! lineup guest 3 Host, 4 Ruka"),
    ],
)
def test_the_words_of_the_table_are_understood(told: Told, text: str, ours: str) -> None:
    assert told(text).entries == told(ours).entries


@pytest.mark.rule("MX-41")
def test_spanish_is_understood_where_it_was_agreed(told: Told, refused: Refused) -> None:
    said = "1. 31>cuatro indios a la mesa 61"
    assert told(said, spanish="yes").entries == told("1. 31>4i tab 61").entries
    assert refused(said).rule == "MX-4"


@pytest.mark.parametrize(("fault", "rule"), [("per partes", "MX-51"), ("off table", "MX-52")])
def test_a_fault_of_the_other_side_names_its_own_rule(
    refused: Refused, fault: str, rule: str
) -> None:
    found = refused(f"1. 31>52\n! {fault} guest")
    assert (found.rule, found.found, found.expected) == (rule, "guest", "home")


@pytest.mark.rule("MX-53a")
def test_a_gam_decided_anew_is_written_with_who_has_it_now() -> None:
    text = '[Game "mexiko"]\n\n1. 31>52 ok 61>61 no\n! off table\n'
    (record,) = read(text)
    written = write([record])
    assert "no {guest 1}\n! off table {home 1}\n" in written
    assert read(written)[0].log.entries == record.log.entries


@pytest.mark.rule("MX-53")
@pytest.mark.parametrize("line", ["žlutá karta", "yellow card", "floor"])
def test_a_card_without_a_team_asks_whose_it_is(line: str) -> None:
    with pytest.raises(RecordRefused) as refused:
        read(f'[Game "mexiko"]\n1. 31>52 ok\n! {line}')
    (fault,) = refused.value.faults
    assert (fault.rule, fault.expected, fault.line) == ("MX-53", "home | guest", 3)
