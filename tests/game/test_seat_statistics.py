"""What a seat did and what fell to it, counted over golden games and over games of bots."""

import pytest

from kostka.game.chance import Seeded, seeded_at
from kostka.game.definition import game_named, game_names, new_header
from kostka.game.log import AnyLog, begin
from kostka.game.play import play
from kostka.game.seat_statistics import SeatStatistics, total
from kostka.game.seats import Role

SHORT = {"kamos": {"columns": "1"}, "domino": {"target": "100"}}
GAMES = [name for name in game_names() if game_named(name).tools.habits is not None]


def played(game: str, seed: int) -> AnyLog:
    where = game_named(game)
    header = new_header(where, seats=("",) * where.usual_seats, options=SHORT.get(game, {}))
    players = {seat: where.bots["novice"]() for seat in range(where.usual_seats)}
    return play(begin(where.rules, header), players, seeded_at(seed), Seeded(seed))


def seats(log: AnyLog) -> list[SeatStatistics]:
    count = game_named(log.header.game).tools.habits
    assert count is not None
    return [count(log, seat) for seat in range(len(log.header.seats))]


@pytest.mark.parametrize("game", GAMES)
def test_counts_are_possible_and_chance_comes_to_what_is_expected(game: str) -> None:
    together = total(one for seed in range(25) for one in seats(played(game, seed)))
    for key, habit in together.habits.items():
        assert 0 <= habit.times <= habit.of, key
        assert habit.of > 0, key
        if habit.expected is not None:
            assert abs(habit.times - habit.expected) < 5 * habit.of**0.5, key
    if together.faces:
        mean = sum(together.faces) / 6
        assert all(abs(face - mean) < 5 * mean**0.5 for face in together.faces)


def test_every_die_of_mexiko_is_somebodys() -> None:
    log = played("mexiko", 1)
    throws = [
        step for step in log.steps() if log.rules.author(step.before, step.move) is Role.CHANCE
    ]
    both = total(seats(log))
    assert sum(both.faces) == 2 * len(throws)
    board = log.state.board.tally
    habits = both.habits
    assert habits["bluff"].of == board.calls
    assert habits["doubt"].times == board.doubts
    assert habits["caught"].times == board.caught == habits["right"].times


def test_every_die_of_kamos_is_counted_once() -> None:
    log = played("kamos", 2)
    turns = sum(one.habits["cross"].of for one in seats(log))
    assert turns == 10 * len(log.header.seats)
    thrown = 0
    for step in log.steps():
        if type(step.move).__name__ == "Throw":
            thrown += 5 - len(step.before.kept or ())
    assert sum(sum(one.faces) for one in seats(log)) == thrown


def test_every_tile_of_domino_is_dealt() -> None:
    log = played("domino", 3)
    rounds = len(log.state.party.rounds)
    assert sum(one.habits["double"].times for one in seats(log)) == 7 * rounds
    assert sum(one.habits["double"].of for one in seats(log)) == 28 * rounds
    won = [one.habits["round"].times for one in seats(log)]
    assert won[0] == won[2]
    assert won[0] + won[1] == seats(log)[0].habits["round"].of
