"""Results told of a gam, a set, the match: taken exactly where some play from there gives them."""

import itertools
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from kostka.game.errors import RecordFault, Refusal
from kostka.game.log import Log
from kostka.mexiko import rules
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules import moves as m
from kostka.mexiko.rules.options import Fima1
from kostka.mexiko.rules.state import Board, Gam, Phase

Told = Callable[..., Log[State, Move]]
Refused = Callable[..., RecordFault]
SOME = (0, 13, 18, 19, 20)
"""31, 65, 5 and 6 indiáni, mexiko: enough to be below, between and above each other."""
RULES = [
    Fima1(two_points=two, open_mexiko_pays_two=pays, voluntary_open=chosen)
    for two in ("thrown-or-called", "called")
    for pays, chosen in ((True, False), (False, True))
]


def next_states(state: State) -> Iterator[State]:
    """Every state one move of play later, by the rules themselves, with some dice and calls."""
    gam = state.gam
    moves: list[Move] = [m.HandOver(), m.Accept(), m.Doubt(), m.Behind(), m.ToTable()]
    if gam.phase is Phase.HOW:
        moves = [m.Open(0), m.Open(2)]
    moves += [kind(call) for call in SOME for kind in (m.Throw, m.Say, m.Show)]
    for move in moves:
        try:
            after = rules.apply(state, move)
        except Refusal:
            continue
        bare = replace(after.gam, calls=())  # so that the same position is met once
        yield State(after.rules, replace(after.board, tally=Board().tally, last=None), bare)


def played_on(state: State, ended: Callable[[State], bool]) -> set[State]:
    """Every state in which play from here first ends, in the sense asked for."""
    found, seen, waiting = set(), {state}, [state]
    while waiting:
        for after in next_states(waiting.pop()):
            if ended(after):
                found.add(after)
            elif after not in seen:
                seen.add(after)
                waiting.append(after)
    return found


def taken(state: State, reports: Iterator[Move]) -> set[Move]:
    found = set()
    for report in reports:
        try:
            rules.apply(state, report)
        except Refusal:
            continue
        found.add(report)
    return found


def within_a_gam() -> Iterator[Gam]:
    """Positions of a gam: dice known and not, open and hidden, low calls and high ones."""
    for beat in (None, 18, 20):
        serve = Gam(Phase.THROW, server=0, thrower=1, beat=beat)
        yield serve
        if beat is not None:
            yield replace(serve, table=True, open=2)
        for dice in (None, 18, 20):
            yield replace(serve, phase=Phase.SAY, dice=dice)
            for said in (0, 18, 19, 20):
                if beat is None or said > beat or said == beat == 20:
                    yield replace(serve, phase=Phase.ANSWER, dice=dice, said=said)
                    yield replace(serve, phase=Phase.TABLE, dice=dice, said=said)
                    if dice is None:
                        yield replace(serve, phase=Phase.SHOW, said=said)


@pytest.mark.rule("MX-12", "MX-13", "MX-14", "MX-15")
@pytest.mark.parametrize("agreed", RULES)
def test_a_gam_is_told_as_play_could_end_it_and_not_otherwise(agreed: Fima1) -> None:
    for gam in within_a_gam():
        state = State(agreed, Board(points=(3, 3), gams=4), gam)
        ends = played_on(state, lambda after: after.board.gams > 4)
        gains = {(end.board.points[0] - 3, end.board.points[1] - 3) for end in ends}
        possible = {
            m.GamResult(seat, gain[seat]) for gain in gains for seat in (0, 1) if gain[seat]
        }
        reports = (m.GamResult(seat, points) for seat in (0, 1) for points in (1, 2))
        assert taken(state, reports) == possible, gam


@pytest.mark.rule("MX-13", "MX-20", "MX-24")
@pytest.mark.parametrize("points", [(13, 13), (14, 12), (13, 14)])
def test_a_set_and_a_match_are_told_as_play_could_end_them(points: tuple[int, int]) -> None:
    agreed = Fima1(best_of=3)
    for gam in (
        Gam(Phase.THROW, 0, 0),
        Gam(Phase.SHOW, 0, 0, said=0),
        Gam(Phase.ANSWER, 0, 1, beat=0, said=20),
        Gam(Phase.THROW, 0, 1, beat=20, table=True),
        Gam(Phase.SAY, 0, 1, beat=19, dice=20),
    ):
        board = Board(points=points, gams=20, sets=((15, 3),), match=(1, 0))
        state = State(agreed, board, gam)
        ends = {end.board for end in played_on(state, lambda after: len(after.board.sets) > 1)}
        scores = (m.SetResult(*pair) for pair in itertools.product(range(17), repeat=2))
        assert taken(state, scores) == {m.SetResult(*end.sets[-1]) for end in ends}, gam
        possible = set()
        for end in ends:
            possible |= {(2, 0)} if end.match == (2, 0) else {(2, 1), (1, 2)}
        matches = (m.MatchResult(*pair) for pair in itertools.product(range(4), repeat=2))
        assert taken(state, matches) == {m.MatchResult(*pair) for pair in possible}, gam


@pytest.mark.rule("MX-13")
def test_once_mexiko_was_called_every_end_is_worth_two(refused: Refused) -> None:
    for begun in ("31>M = home 1", "31>M ok = guest 1", "31>M ok M>M = home 1"):
        fault = refused(begun)
        assert (fault.rule, fault.expected) == ("MX-13", "= home 2 | = guest 2")


@pytest.mark.rule("MX-13")
def test_a_mexiko_that_was_only_thrown_is_no_two_where_it_must_be_called(
    told: Told, refused: Refused
) -> None:
    assert told("M>52 no = home 1", two_points="called").state.board.points == (1, 0)
    assert refused("M>52 no = home 2", two_points="called").rule == "MX-13"
    assert refused("?/2>52 no = guest 2", two_points="called").rule == "MX-13"


@pytest.mark.rule("MX-18", "MX-13")
def test_the_die_that_lies_open_bounds_what_can_be_told(told: Told, refused: Refused) -> None:
    assert refused("?/3>52 no = home 2").expected == "= home 1 | = guest 1"
    assert told("?/2>52 no = home 2").state.board.points == (2, 0)


@pytest.mark.rule("MX-20")
def test_a_set_and_a_match_never_fall_below_what_either_side_had(
    told: Told, refused: Refused
) -> None:
    begun = "= home 2\n= guest 2\n= guest 1\n"
    assert refused(begun + "= 15:2").expected == "15:3…14 | 2…14:15"
    assert told(begun + "= 15:3").state.board.match == (1, 0)
    assert refused("?>31 no = 0:15").rule == "MX-20"
    late = "= home 2\n" * 7 + "= guest 2\n" * 6 + "= guest 1\n31>62 ok 61>M tab = 15:14"
    assert refused(late).expected == "15:13 | 14:15"
    fault = refused("= 3:15\n= match 2:0", best_of="3")
    assert (fault.rule, fault.expected) == ("MX-24", "2:1 1:2 0:2")


@pytest.mark.rule("MX-20")
def test_at_fourteen_two_points_may_be_told_as_the_one_they_count(told: Told) -> None:
    for points in (1, 2):
        log = told("= home 2\n" * 7 + f"31>M = home {points}")
        assert log.state.board.sets == ((15, 0),)


@pytest.mark.rule("MX-63")
def test_a_set_that_was_told_ends_its_time_out(refused: Refused) -> None:
    teams = "! lineup guest 3\n! lineup home 7, 8\n"
    fault = refused(teams + "home 7 guest 3\n! timeout home\n= 15:3\n! sub home 8", best_of="3")
    assert (fault.rule, fault.code) == ("MX-63", "mexiko-sub-in-timeout")


@pytest.mark.rule("MX-24")
def test_all_sets_are_played_where_that_was_agreed(told: Told, refused: Refused) -> None:
    agreed = {"best_of": "3", "play_all": "yes"}
    assert rules.result(told("= 15:1\n= 15:1", **agreed).state) is None
    log = told("= 15:1\n= 15:1\n= 1:15", **agreed)
    assert (log.state.board.match, log.state.gam.phase) == ((2, 1), Phase.OVER)
    assert refused("= match 2:0", **agreed).expected == "3:0 2:1 1:2 0:3"
