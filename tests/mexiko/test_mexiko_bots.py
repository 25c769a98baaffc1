"""Bots play sensibly, only from their views; figures and scores are what they say."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from kostka.game.chance import Seeded, seeded_at
from kostka.game.definition import game_named, game_names, new_header
from kostka.game.log import Log, begin
from kostka.game.play import play
from kostka.game.player import Player, Turn
from kostka.mexiko import rules
from kostka.mexiko.bots import Club, Novice
from kostka.mexiko.bots.heuristic import AT_LEAST, TO_BEAT
from kostka.mexiko.bots.reader import watch
from kostka.mexiko.definition import GAME
from kostka.mexiko.report import figures, score
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.moves import Accept, Behind, Doubt, HandOver, Open, Say, ToTable
from kostka.mexiko.solver.dice import HAND_OVER, Floats
from kostka.mexiko.solver.reader import Habits
from kostka.mexiko.solver.solution import SERVE, solution

Told = Callable[..., Log[State, Move]]


def match(first: str, second: str, seed: int, **options: str) -> Log[State, Move]:
    players = {0: GAME.bots[first](), 1: GAME.bots[second]()}
    log: Log[State, Move] = begin(rules, new_header(GAME, options=options))
    return play(log, players, seeded_at(seed), Seeded(seed))


def choice(log: Log[State, Move], bot: Player[Any, Move] | None = None, seed: int = 1) -> Move:
    seat = rules.actors(log.state)[0]
    assert isinstance(seat, int)
    view, legal = rules.view(log.state, seat), rules.legal(log.state, seat)
    return (bot or Novice()).choose(Turn(seat, view, legal, Seeded(seed)))


def test_the_room_is_found() -> None:
    assert "mexiko" in game_names()
    assert game_named("mexiko") is GAME


def test_what_a_throw_is_worth() -> None:
    assert AT_LEAST[0] == 1
    assert AT_LEAST[20] == pytest.approx(1 / 18)
    assert TO_BEAT[20] == pytest.approx(1 / 18)
    assert TO_BEAT[13] == pytest.approx(8 / 36)


def test_the_novices_sense(told: Told) -> None:
    assert choice(told("54")) == Say(8)
    assert choice(told("31>52 ok 61")) == Say(9)
    assert choice(told("31>5i ok 61")) == HandOver()
    assert isinstance(choice(told("31>52 ok 31")), Say)
    assert choice(told("31>41")) == Accept()
    assert choice(told("31>M")) == Doubt()
    assert choice(told("31>65 ok?")) == ToTable()
    assert choice(told("31>41 ok?")) == Behind()
    assert choice(told("54>61\n! per partes")) == Doubt()


def test_the_novice_beats_chance_from_both_sides() -> None:
    won = sum(match("novice", "random", seed).state.board.match[0] for seed in range(15))
    won += sum(match("random", "novice", seed).state.board.match[1] for seed in range(15))
    assert won >= 27


def test_the_same_seed_gives_the_same_match() -> None:
    assert match("random", "random", 5).entries == match("random", "random", 5).entries


@pytest.mark.parametrize("options", [{"voluntary_open": "yes"}, {"best_of": "4", "beer": "yes"}])
@pytest.mark.parametrize("bot", [name for name in GAME.bots if name != "random"])
def test_bots_play_by_any_options(bot: str, options: dict[str, str]) -> None:
    for seats in ((bot, "random"), ("random", bot)):
        log = match(*seats, 1, **options)
        assert rules.result(log.state) is not None
        assert match(*seats, 1, **options).entries == log.entries


def test_the_club_players_sense(told: Told) -> None:
    club = Club()
    assert choice(told("54"), club) == Say(8)
    assert {choice(told("31"), club, seed) for seed in range(60)} == {
        Say(call) for call in (0, 6, 7, 8, 9, 10)
    }
    assert {choice(told("31>65 ok 31"), club, seed) for seed in range(30)} == {
        Say(call) for call in (14, 15, 16)
    }
    assert choice(told("31>6i ok 61"), club) == HandOver()
    assert choice(told("31>52"), club) == Accept()
    assert choice(told("31>52 ok 61>64"), club) == Doubt()
    assert choice(told("31>65 ok?"), club) == ToTable()


def test_the_equilibrium_plays_as_often_as_the_solution_says(told: Told) -> None:
    """2,000 serves with 31 on the dice, each call within four standard errors."""
    log, bot, count = told("31"), GAME.bots["equilibrium"](), 2000
    seen = Counter(choice(log, bot, seed) for seed in range(count))
    plan = solution().side(0, 0, serving=True).throw(SERVE, 0)
    for call in range(21):
        often = float(plan[call])
        error = (often * (1 - often) / count) ** 0.5
        assert abs(seen[Say(call)] / count - often) <= 4 * error
    assert sum(seen.values()) == count


def test_the_equilibrium_sees_what_lies_open(told: Told) -> None:
    bot = GAME.bots["equilibrium"]()
    assert choice(told("54>61\n! per partes"), bot) == Doubt()
    assert choice(told("open 54/54>54", voluntary_open="yes"), bot) == Accept()
    assert choice(told("open 54/54>61", voluntary_open="yes"), bot) == Doubt()
    assert choice(told("half 53/3>M", voluntary_open="yes"), bot) == Doubt()  # no three in it
    assert choice(told("", voluntary_open="yes"), bot) == Open(0)
    assert isinstance(choice(told("?"), bot), Say)


def test_the_reader_notes_what_it_could_see(told: Told) -> None:
    """From its turns alone: what was called, shown, doubted, asked for and handed over."""
    log = told("31>52 ok 51>61 ok 61>62 no\n4i>4i tab M\n62>63 ok 41 give\n54>54 no")
    home, guest = noted(log, 0), noted(log, 1)
    # what the guest saw of home: 52, 63 and 54 served, 61 beaten with a 62 that was a lie
    assert places(guest.called) == [(9, 10), (SERVE, 6), (SERVE, 8), (SERVE, 11)]
    assert places(guest.shown) == [(0, 10, 0), (1, 8, 1)]
    assert places(guest.answered) == [(6, 9, 0), (SERVE, 17, 0)]
    assert places(guest.asked) == [(6, 0), (11, 0)]
    # what home saw of the guest: 4i served and to table, 63 given up
    assert places(home.called) == [(6, 9), (11, HAND_OVER), (SERVE, 17)]
    assert places(home.shown) == []
    assert places(home.answered) == [(9, 10, 1), (SERVE, 6, 0), (SERVE, 8, 1), (SERVE, 11, 0)]
    assert places(home.asked) == [(9, 0), (17, 1)]


def test_open_throws_and_reports_tell_the_reader_nothing(told: Told) -> None:
    log = told("open 54/54>61 no\nhidden 31>52\n= home 1", voluntary_open="yes")
    assert noted(log, 0).sights == noted(log, 1).sights == 0


def noted(log: Log[State, Move], me: int) -> Habits:
    """What a seat saw of the other by its own decisions in a match, and at the end."""
    habits, before = Habits(), None
    for step in log.steps():
        if rules.author(step.before, step.move) == me:
            view = rules.view(step.before, me)
            if before is not None:
                watch(habits, *before, view)
            before = view, step.move
    if before is not None:
        watch(habits, *before, rules.view(log.state, me))
    return habits


def places(counts: Floats) -> list[tuple[int, ...]]:
    """Where something was counted, once each."""
    assert counts.max() <= 1
    return [tuple(map(int, place)) for place in np.argwhere(counts)]


def test_figures_of_a_match_told_by_hand(told: Told) -> None:
    text = "31>52 ok 51>61 ok 61>62 no\n4i>4i tab M\n62>M ok 41 give\n"
    text += "4. = guest 1\n54>54 no\n= 15:7"
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
