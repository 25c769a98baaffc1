"""The beginner plays sensibly, only from its view; figures and scores are what they say."""

import time
from collections.abc import Callable

import pytest

from kostka.game.chance import Seeded, seeded_at
from kostka.game.log import Log, begin
from kostka.game.play import play
from kostka.game.player import Turn
from kostka.game.room import new_header, room, room_names
from kostka.mexiko import rules
from kostka.mexiko.bots import AT_LEAST, TO_BEAT, Beginner
from kostka.mexiko.report import figures, score
from kostka.mexiko.room import ROOM
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.moves import Accept, Behind, Doubt, HandOver, Say, ToTable

Told = Callable[..., Log[State, Move]]


def match(first: str, second: str, seed: int, **options: str) -> Log[State, Move]:
    players = {0: ROOM.bots[first](), 1: ROOM.bots[second]()}
    log: Log[State, Move] = begin(rules, new_header(ROOM, options=options))
    return play(log, players, seeded_at(seed), Seeded(seed))


def choice(log: Log[State, Move]) -> Move:
    seat = rules.actors(log.state)[0]
    assert isinstance(seat, int)
    view, legal = rules.view(log.state, seat), rules.legal(log.state, seat)
    return Beginner().choose(Turn(seat, view, legal, log.state.rules, Seeded(1)))


def test_the_room_is_found() -> None:
    assert "mexiko" in room_names()
    assert room("mexiko") is ROOM


def test_what_a_throw_is_worth() -> None:
    assert AT_LEAST[0] == 1
    assert AT_LEAST[20] == pytest.approx(1 / 18)
    assert TO_BEAT[20] == pytest.approx(1 / 18)
    assert TO_BEAT[13] == pytest.approx(8 / 36)


def test_the_beginners_sense(told: Told) -> None:
    assert choice(told("54")) == Say(8)
    assert choice(told("31>52 ok 61")) == Say(9)
    assert choice(told("31>5i ok 61")) == HandOver()
    assert isinstance(choice(told("31>52 ok 31")), Say)
    assert choice(told("31>41")) == Accept()
    assert choice(told("31>M")) == Doubt()
    assert choice(told("31>65 ok?")) == ToTable()
    assert choice(told("31>41 ok?")) == Behind()
    assert choice(told("54>61\n! per partes")) == Doubt()


def test_the_beginner_beats_chance_from_both_sides() -> None:
    won = sum(match("beginner", "random", seed).state.board.match[0] for seed in range(15))
    won += sum(match("random", "beginner", seed).state.board.match[1] for seed in range(15))
    assert won >= 27


def test_the_same_seed_gives_the_same_match() -> None:
    assert match("random", "random", 5).entries == match("random", "random", 5).entries


@pytest.mark.parametrize("options", [{"voluntary_open": "yes"}, {"best_of": "4", "beer": "yes"}])
def test_bots_play_by_any_options(options: dict[str, str]) -> None:
    for seed in range(3):
        log = match("beginner", "random", seed, **options)
        assert rules.result(log.state) is not None


def test_random_matches_are_fast() -> None:
    """At least 10,000 moves a second; the best of three, for a busy machine."""
    best = 0.0
    for _ in range(3):
        begun = time.perf_counter()
        moves = sum(len(match("random", "random", seed, best_of="3").entries) for seed in range(8))
        best = max(best, moves / (time.perf_counter() - begun))
        if best >= 10_000:
            break
    assert best >= 10_000


def test_figures_of_a_match_told_by_hand(told: Told) -> None:
    text = "31>52 ok 51>61 ok 61>62 no\n4i>4i tab M\n62>M ok 41 give\n= guest 1\n54>54 no\n= 15:7"
    log = told(text)
    assert figures(log.state) == {
        "sets": 1,
        "gams": 5,
        "points": 22,
        "calls": 6,
        "calls-a-gam": 6 / 5,
        "doubts": 2,
        "bluffs-caught": 1,
        "to-table": 1,
        "hand-overs": 1,
        "two-point-gams": 2,
        "gams-a-set": 5,
        "home-won": 1,
        "drawn": 0,
    }


def test_a_score_while_it_goes_on(told: Told) -> None:
    log = told("= 15:12\n= guest 2\n31>52", best_of="3")
    found = score(log)
    assert found["sets"] == [{"home": 15, "guest": 12}, {"home": 0, "guest": 2}]
    assert found["match"] == {"home": 1, "guest": 0}
    assert (found["winner"], found["server"]) == ("open", "guest")
    assert score(told(""))["sets"] == []
