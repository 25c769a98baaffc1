"""Faults at a real table: MX-50 … MX-53."""

from collections.abc import Callable

import pytest

from kostka.game.errors import RecordFault
from kostka.game.log import Log
from kostka.game.record import read, write
from kostka.game.record.record import Record
from kostka.game.seats import Role
from kostka.mexiko import rules
from kostka.mexiko.definition import GAME
from kostka.mexiko.report import score
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.moves import PerPartes, Substitute
from kostka.mexiko.rules.state import Phase

Told = Callable[..., Log[State, Move]]
Refused = Callable[..., RecordFault]
TEAMS = "! lineup guest 3, 4\n! lineup home 7 Ferda, 8\nset 1: home 7 guest 3\n"
FAULTS = ["per partes", "off table"]


@pytest.mark.rule("MX-50")
def test_a_moved_hand_is_noted_and_changes_nothing(told: Told) -> None:
    before, after = told("54>61").state, told("54>61\n! hand home")
    assert after.state == before
    assert score(after)["faults"]["hand"] == 1


@pytest.mark.rule("MX-51", "MX-52")
@pytest.mark.parametrize("fault", FAULTS)
def test_the_throw_counts_as_31(told: Told, fault: str) -> None:
    assert told(f"54>52\n! {fault}\nno").state.board.points == (0, 1)
    assert told(f"54\n! {fault}\n>52 no").state.board.points == (0, 1)
    assert told(f"! {fault}\n>52 no").state.board.points == (0, 1)
    assert told(f"! {fault}\n>31 no").state.board.points == (1, 0)
    assert told("54>52 no").state.board.points == (1, 0)


@pytest.mark.rule("MX-51", "MX-52", "MX-14")
@pytest.mark.parametrize("fault", FAULTS)
def test_in_the_open_31_beats_nothing(told: Told, fault: str) -> None:
    assert told(f"54>31 tab\n! {fault}").state.board.points == (1, 0)
    assert told(f"54>M tab\n! {fault}").state.board.points == (2, 0)


@pytest.mark.rule("MX-51", "MX-16")
def test_everybody_knows_that_it_is_31(told: Told) -> None:
    state = told("54>52\n! per partes").state
    assert rules.view(state, 1).gam.dice == 0
    assert rules.author(state, PerPartes()) is Role.REFEREE


@pytest.mark.rule("MX-51", "MX-52")
def test_only_a_throw_that_lies_there_can_have_been_faulty(refused: Refused) -> None:
    assert refused("54>52 ok?\n! per partes").rule == "MX-51"
    assert refused("54>52 ok?\n! off table").rule == "MX-52"


@pytest.mark.rule("MX-53")
def test_yellow_then_red(told: Told) -> None:
    log = told(TEAMS + "! floor home\n= home 1\n! floor guest\n! floor home")
    assert score(log)["cards"] == [
        {"team": "home", "die": 7, "card": "yellow"},
        {"team": "guest", "die": 3, "card": "yellow"},
        {"team": "home", "die": 7, "card": "red"},
    ]


@pytest.mark.rule("MX-53")
def test_another_die_begins_with_yellow(told: Told) -> None:
    log = told(TEAMS + "! floor home\n= home 1\n! timeout home\n! sub home 8\n! floor home")
    assert [card["card"] for card in score(log)["cards"]] == ["yellow", "yellow"]


@pytest.mark.rule("MX-53")
def test_a_red_card_puts_the_die_out_at_once(told: Told, refused: Refused) -> None:
    red = TEAMS + "! floor home\n! floor home\n"
    state = told(red).state
    assert rules.actors(state) == (0,)
    assert rules.legal(state, 0) == (Substitute(0, 8),)
    assert refused(red + "31>52").code == "mexiko-replace-first"
    assert refused(red + "! sub home 7").code == "mexiko-sent-off"
    on = told(red + "! sub home 8").state
    assert on.board.fielded == (8, 3)
    assert on.board.timeouts == (0, 0)
    assert rules.actors(on) == (0,), "its throw counts as 31"


@pytest.mark.rule("MX-53", "MX-62")
def test_it_takes_no_further_part_in_the_match(told: Told, refused: Refused) -> None:
    later = TEAMS + "! floor home\n! floor home\n! sub home 8\n= 15:3\nguest 3 "
    assert refused(later + "home 7", best_of="3").code == "mexiko-sent-off"
    assert told(later + "home 8", best_of="3").state.board.fielded == (8, 3)


@pytest.mark.rule("MX-53")
def test_even_between_the_call_and_the_answer(told: Told) -> None:
    state = told(TEAMS + "! floor home\n= home 1\n54>52\n! floor home\n! sub home 8\nno").state
    assert state.board.points == (1, 1)


@pytest.mark.rule("MX-53")
def test_without_the_option_cards_are_only_noted(told: Told) -> None:
    log = told(TEAMS + "! floor home\n! floor home\n! floor home\n31>52 no", red_card="no")
    assert [card["card"] for card in score(log)["cards"]] == ["yellow", "red", "red"]
    assert log.state.board.points == (0, 1)


@pytest.mark.rule("MX-53")
def test_when_no_die_is_left_the_referee_must_end_it(told: Told) -> None:
    log = told("! lineup guest 3\n! lineup home 7\nhome 7 guest 3\n! floor home\n! floor home")
    assert rules.actors(log.state) == (Role.REFEREE,)


@pytest.mark.rule("MX-53", "MX-52")
def test_a_die_on_the_floor_has_left_the_table(told: Told) -> None:
    assert told("54>52\n! floor home\nno").state.board.points == (0, 1)
    assert told("54>52 ok?\n! floor home").state.gam.phase is Phase.TABLE
    assert told("54>52 ok 61>62\n! floor home\nno").state.board.points == (1, 0)


@pytest.mark.rule("MX-53")
def test_a_card_told_in_the_record_must_be_the_one_that_is_due(
    told: Told, refused: Refused
) -> None:
    assert told(TEAMS + "! floor home yellow 7\n= home 1\n! floor guest Yellow")
    assert told("! floor home\n! floor home red\n31>52")
    assert refused(TEAMS + "! floor home red 7").expected == "yellow 7"
    assert refused(TEAMS + "! floor home yellow 8").rule == "MX-53"


@pytest.mark.rule("MX-51", "MX-52", "MX-53a")
@pytest.mark.parametrize("fault", [*FAULTS, "floor guest"])
def test_a_fault_told_after_the_throw_that_ended_a_gam_decides_it_anew(
    told: Told, fault: str
) -> None:
    before = told("61>62 tab M").state
    assert before.board.points == (0, 2)
    after = told(f"1. 61>62 tab M\n! {fault}\n2. = guest 1").state
    assert after.board.points == (1, 1)
    assert after.board.tally.gams == 2


@pytest.mark.rule("MX-51", "MX-24")
def test_also_the_gam_that_ended_a_set_or_the_match(told: Told) -> None:
    ended = "= home 2\n" * 7 + "61>61 no"
    assert told(ended).state.board.sets == ((15, 0),)
    for best_of in ("1", "3"):
        state = told(ended + "\n! off table", best_of=best_of).state
        assert (state.board.sets, state.board.points) == ((), (14, 1))
        assert state.gam.phase is Phase.THROW


@pytest.mark.rule("MX-51")
def test_a_fault_after_the_next_number_or_before_its_call_is_the_next_serve(told: Told) -> None:
    for text in ("61>62 no\n2.\n! per partes\n>52 no", "61>62 no\n! per partes\n>52 no"):
        log = told(text)
        assert log.state.board.points == (1, 1)
        (back,) = read(write([Record(GAME, log)]))
        assert back.log.entries == log.entries


@pytest.mark.rule("MX-53a")
def test_a_throw_of_which_a_die_lies_on_the_floor_counts_as_31(told: Told) -> None:
    assert told("61>62 tab\n! floor guest\n65").state.board.points == (1, 0), "was due"
    assert told("! floor home\n>52 no").state.board.points == (0, 1), "is due"
    assert told("! floor home\n64>52 no").state.board.points == (0, 1), "what had fallen"
    assert told("64>64 no\n! floor home").state.board.points == (0, 1), "had ended the gam"
    assert told("61>62 ok 65>65 no\n! floor home").state.board.points == (0, 1), "not their throw"


@pytest.mark.rule("MX-53")
def test_only_who_has_thrown_gets_a_card(refused: Refused) -> None:
    for text in ("61>62\n! floor guest", "! floor guest", "61>61 no\n! floor guest"):
        fault = refused(text)
        assert (fault.rule, fault.code) == ("MX-53", "mexiko-not-thrown")


@pytest.mark.rule("MX-53")
def test_offences_are_counted_by_die_or_by_line_up(told: Told) -> None:
    text = TEAMS + "! floor home\n= home 1\n! timeout home\n! sub home 8\n! floor home"
    for cards, colours in (("die", ["yellow", "yellow"]), ("team", ["yellow", "red"])):
        found = score(told(text, cards=cards))["cards"]
        assert [card["card"] for card in found] == colours
    replaced = told(text, cards="team").state
    assert rules.actors(replaced) == (0,)
    assert rules.legal(replaced, 0) == (Substitute(0, 7),), "8 is out, 7 had a yellow card only"


@pytest.mark.rule("MX-53")
def test_a_die_without_number_is_the_same_within_a_set_only(told: Told) -> None:
    same = told("! floor home\n! floor home", best_of="3")
    assert [card.red for card in same.state.board.cards] == [False, True]
    other = told("! floor home\n= 15:3\n31>52 ok\n! floor guest\n= 15:3\n! floor home", best_of="5")
    assert [card.red for card in other.state.board.cards] == [False, False, False]


@pytest.mark.rule("MX-51a")
def test_a_second_die_thrown_late_in_sight_is_a_throw_with_one_die_open(told: Told) -> None:
    log = told("53/3>61")
    view = rules.view(log.state, 1).gam
    assert (view.dice, view.die) == (None, 3)
    assert told("53/3>52 no").state.board.points == (1, 0), "it counts as it fell"
    assert told("53/3>52\n! per partes\nno").state.board.points == (0, 1), "it touched the first"
