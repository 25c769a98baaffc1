"""Dice as players: MX-60 … MX-63."""

from collections.abc import Callable

import pytest

from kostka.game.errors import RecordFault, RuleError
from kostka.game.log import Log
from kostka.game.record import write
from kostka.game.record.record import Record
from kostka.game.seats import Role
from kostka.mexiko import rules
from kostka.mexiko.definition import GAME
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.moves import Die, LineUp, Nominate, TimeOut

Told = Callable[..., Log[State, Move]]
Refused = Callable[..., RecordFault]
TEAMS = "! lineup guest 3 Beruška, 4\n! lineup home 7 Ferda Mravenec, 8\n"


@pytest.mark.rule("MX-60")
def test_the_guests_announce_first(told: Told, refused: Refused) -> None:
    home, guest = told(TEAMS).state.board.lineups
    assert home == (Die(7, "Ferda Mravenec"), Die(8))
    assert guest == (Die(3, "Beruška"), Die(4))
    assert refused("! lineup home 7").code == "mexiko-guests-first"


@pytest.mark.rule("MX-60")
def test_up_to_six_dice_once_before_the_match(told: Told, refused: Refused) -> None:
    assert told("! lineup guest 0, 1, 2, 3, 4, 5")
    assert refused("! lineup guest 0, 1, 2, 3, 4, 5, 6").code == "mexiko-lineup-size"
    assert refused(TEAMS + "! lineup guest 5").code == "mexiko-lineup-twice"
    assert refused("31>52 no\n! lineup guest 5").code == "mexiko-before-match-only"
    assert refused("= 15:3\n! lineup guest 5", best_of="3").rule == "MX-60"


@pytest.mark.rule("MX-61")
def test_numbers_are_whole_from_zero_and_differ(told: Told, refused: Refused) -> None:
    assert told("! lineup guest 0 Nula, 10").state.board.lineups[1][0] == Die(0, "Nula")
    assert refused("! lineup guest 3, 4, 3").code == "mexiko-die-number-twice"
    for impossible in ("-1", "x", "1.5", "9999999999"):
        assert refused(f"! lineup guest {impossible}").rule == "MX-61" or impossible == "1.5"
    start = told("").state
    with pytest.raises(RuleError, match="MX-61"):
        rules.apply(start, LineUp(1, (Die(-1),)))
    with pytest.raises(RuleError, match="MX-61"):
        rules.apply(start, Nominate(1, -1))


@pytest.mark.rule("MX-61")
@pytest.mark.parametrize(
    "name", [" a", "a  b", "a,b", "a!", "{a", "a\nb", "a;b", "[a", "a\u202eb", "x" * 41]
)
def test_names_that_no_record_can_hold_are_refused(told: Told, name: str) -> None:
    with pytest.raises(RuleError, match="mexiko-die-name"):
        rules.apply(told("").state, LineUp(1, (Die(1, name),)))


@pytest.mark.rule("MX-62")
def test_the_sets_server_nominates_first(told: Told, refused: Refused) -> None:
    state = told(TEAMS).state
    assert rules.actors(state) == (0,)
    assert rules.legal(state, 0) == (Nominate(0, 7), Nominate(0, 8))
    assert rules.actors(told(TEAMS + "home 7").state) == (1,)
    assert rules.actors(told(TEAMS + "home 7 guest 3").state) == (Role.CHANCE,)
    assert refused(TEAMS + "guest 3").code == "mexiko-nominate-order"
    second = TEAMS + "= 15:3\n"
    assert rules.actors(told(second, best_of="3").state) == (1,)
    assert refused(second + "home 7", best_of="3").rule == "MX-62"


@pytest.mark.rule("MX-62")
def test_no_gam_before_the_nominations(refused: Refused) -> None:
    for gam in ("31>52", "= home 1", "! per partes", "half"):
        assert refused(TEAMS + "home 7\n" + gam).code == "mexiko-nominate-first", gam


@pytest.mark.rule("MX-62", "MX-60")
def test_one_die_of_the_line_up_before_the_set(refused: Refused) -> None:
    assert refused(TEAMS + "home 9").code == "mexiko-not-in-lineup"
    assert refused(TEAMS + "home 7 home 8").code == "mexiko-nominated-twice"
    assert refused("31>52 no\nhome 7").code == "mexiko-before-set-only"


@pytest.mark.rule("MX-62")
def test_without_line_ups_a_die_may_be_named_but_need_not(told: Told) -> None:
    assert told("set 1: home 7 guest 3\n31>52").state.board.fielded == (7, 3)
    assert told("set 1: guest 3\n31>52").state.board.fielded == (None, 3)
    assert told("31>52").state.board.fielded == (None, None)


@pytest.mark.rule("MX-62")
def test_each_set_anew(told: Told) -> None:
    assert told(TEAMS + "home 7 guest 3\n= 15:3", best_of="3").state.board.fielded == (None, None)


@pytest.mark.rule("MX-63")
def test_two_time_outs_a_set_for_each_team(told: Told, refused: Refused) -> None:
    two = "! timeout home\n= home 1\n! timeout home 30\n"
    assert told(two + "! timeout guest").state.board.timeouts == (2, 1)
    assert refused(two + "! timeout home").code == "mexiko-timeouts-used"
    assert told(two + "= 15:3\n! timeout home", best_of="3").state.board.timeouts == (1, 0)
    assert rules.author(told("").state, TimeOut(1)) == 1


@pytest.mark.rule("MX-63")
def test_a_time_out_is_before_the_serve(refused: Refused) -> None:
    for moment in ("31", "31>52", "31>52 ok"):
        assert refused(moment + "\n! timeout home").rule == "MX-63", moment


@pytest.mark.rule("MX-63")
def test_a_die_is_changed_in_a_time_out(told: Told, refused: Refused) -> None:
    playing = TEAMS + "home 7 guest 3\n"
    assert told(playing + "! timeout home\n! sub home 8").state.board.fielded == (8, 3)
    assert told(playing + "! timeout home\n31>52").state.board.fielded == (7, 3)
    serve = "! timeout home\n31>52 ok"
    assert refused(playing + serve + "\n! sub home 8").rule == "MX-63", "it is over with the serve"
    assert refused(playing + "! sub home 8").code == "mexiko-sub-in-timeout"
    assert refused(playing + "! timeout home\n= home 1\n! sub home 8").rule == "MX-63"
    assert refused(playing + "! timeout home\n! sub home 7").code == "mexiko-already-plays"
    assert refused(playing + "! timeout home\n! sub home 9").code == "mexiko-not-in-lineup"


@pytest.mark.rule("MX-60")
def test_where_line_ups_are_agreed_nothing_begins_without_them(
    told: Told, refused: Refused
) -> None:
    state = told("", lineups="yes").state
    assert rules.actors(state) == (1,)
    assert rules.legal(state, 0) == ()
    assert rules.view(state, 0).lineup_due == 1
    (offered,) = rules.legal(state, 1)
    assert isinstance(offered, LineUp)
    assert len(offered.dice) == 6
    assert rules.actors(rules.apply(state, offered)) == (0,)
    assert rules.actors(told(TEAMS, lineups="yes").state) == (0,)
    assert refused("31>52", lineups="yes").code == "mexiko-lineup-first"
    assert refused("! lineup guest 3\n31>52", lineups="yes").expected == "lineup home"
    assert told(TEAMS + "= 15:3\n", lineups="yes", best_of="3").state.board.sets


@pytest.mark.rule("MX-63")
def test_a_side_is_ready_once_before_a_serve(told: Told, refused: Refused) -> None:
    assert told("! ready guest\n! ready home").state.board.ready == (1, 0)
    assert told("! ready guest\n31>52").state.board.ready == ()
    assert told("! ready guest\n! timeout home").state.board.ready == ()
    assert refused("! ready guest\n! ready guest").code == "mexiko-ready-twice"
    assert refused("31>52\n! ready home").code == "mexiko-not-now"


@pytest.mark.rule("MX-62")
@pytest.mark.parametrize("lineups", ["", "! lineup guest 3\n", TEAMS])
def test_who_serves_the_set_nominates_first(refused: Refused, lineups: str) -> None:
    fault = refused(lineups + "set 1: guest 3 home 7")
    assert fault.rule == "MX-62"
    assert fault.expected.startswith("home NUMBER")


@pytest.mark.rule("MX-60", "MX-62")
def test_one_line_up_does_not_make_the_other_compulsory(told: Told) -> None:
    assert told("! lineup guest 3\nguest 3\n31>52").state.board.fielded == (None, 3)


@pytest.mark.rule("MX-53")
def test_a_die_that_was_sent_off_is_not_offered(told: Told) -> None:
    text = "! lineup guest 3\n! lineup home 7, 8, 9\nhome 7 guest 3\n! floor home\n! floor home"
    state = told(text + "\n! sub home 8\n= 15:3\nguest 3", best_of="3").state
    assert [move.die for move in rules.legal(state, 0) if isinstance(move, Nominate)] == [8, 9]


@pytest.mark.rule("MX-63", "MX-33")
def test_a_pause_that_lasted_too_long_is_kept_and_noted(told: Told) -> None:
    log = told("! timeout home 45\n! timeout guest 30\n31>52 no")
    assert [getattr(step.move, "seconds", None) for step in log.steps()][:2] == [45, 30]
    text = write([Record(GAME, log)])
    assert "! timeout home 45 {too long: 30 s}" in text
    assert "! timeout guest 30\n" in text
    foam = write([Record(GAME, told("! foam home 121", beer="yes"))])
    assert "! foam home 121 {too long: 120 s}" in foam


@pytest.mark.rule("MX-33")
def test_foam_ends_being_ready(told: Told) -> None:
    assert told("! ready home\n! foam guest", beer="yes").state.board.ready == ()
