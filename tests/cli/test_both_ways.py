"""Two players over the same chance, each once on each side."""

from dataclasses import replace
from typing import Any

import pytest

from kostka.game.definition import Timing, game_named, new_header
from kostka.game.errors import Refusal
from kostka.game.match import Deal, both_ways, in_a_row, two_sides
from kostka.game.player import RandomPlayer, Turn

Seen = list[tuple[int, Any]]


class Watcher:
    """Keeps what it can, or drops everything so often, and notes the dice it sees."""

    def __init__(self, seen: Seen, drops: int = 0) -> None:
        self._seen = seen
        self._drops = drops

    def choose(self, turn: Turn[Any, Any]) -> Any:
        self._seen.append((turn.seat, turn.view.die))
        self._drops -= 1
        return turn.moves[-1] if self._drops >= 0 else turn.moves[0]


def watched(where: Any, drops: int, seed: str = "7") -> tuple[Deal, Seen, Seen]:
    header = new_header(where, seats=[""] * where.seats.start)
    keeper: Seen = []
    dropper: Seen = []
    makers = (lambda: Watcher(keeper), lambda: Watcher(dropper, drops))
    return both_ways(where, header, makers, seed), keeper, dropper


def test_the_kth_throw_is_the_same_in_both_games() -> None:
    _, keeper, dropper = watched(game_named("pips"), 3)
    games: list[list[Any]] = []
    for mine, theirs in ((0, 1), (1, 0)):
        first = [die for seat, die in keeper if seat == mine]
        second = [die for seat, die in dropper if seat == theirs]
        turns = (first, second) if mine == 0 else (second, first)
        games.append([die for pair in zip(*turns, strict=False) for die in pair])
    shorter = min(map(len, games))
    assert shorter >= 6
    assert games[0][:shorter] == games[1][:shorter]
    assert len(set(games[0])) > 1, "not always the same die"


def first_throws(where: Any) -> list[dict[int, Any]]:
    """The first throw of every turn, in both games of one who throws often and one who does not."""
    games: list[dict[int, Any]] = []

    class Noting:
        def __init__(self, move: int) -> None:
            self._move = move

        def choose(self, turn: Turn[Any, Any]) -> Any:
            if not games or turn.view.turns < max(games[-1]):
                games.append({})
            games[-1].setdefault(turn.view.turns, turn.view.dice)
            return turn.moves[self._move]

    header = new_header(where, seats=["", ""], options={"columns": "1"})
    both_ways(where, header, (lambda: Noting(0), lambda: Noting(-1)), "5")
    return games


def test_chance_is_counted_within_a_part() -> None:
    there, back = first_throws(game_named("kamos"))
    assert len(there) > 10
    assert all(there[turn] == back[turn] for turn in there.keys() & back.keys())
    there, back = first_throws(replace(game_named("kamos"), timing=Timing()))
    assert any(there[turn] != back[turn] for turn in there.keys() & back.keys())


def test_a_player_against_itself_comes_out_even() -> None:
    for seed in "abcdefgh":
        for where in (game_named("pips"), game_named("mexiko"), game_named("kamos")):
            options = {"columns": "1"} if where.name == "kamos" else {}
            header = new_header(where, seats=["", ""], options=options)
            deal = both_ways(where, header, (RandomPlayer, RandomPlayer), seed)
            assert deal.margin == 0
            assert sum(deal.results) == 0


def test_the_better_player_wins_on_both_sides() -> None:
    deal, _, _ = watched(game_named("pips"), 1000)
    assert deal.results == (1, 1)
    assert deal.margins[0] > 0
    assert deal.margin == sum(deal.margins) / 2


def test_partners_sit_on_their_side() -> None:
    where = replace(game_named("pips"), seats=range(4, 5), sides=lambda _: ((0, 2), (1, 3)))
    deal, keeper, dropper = watched(where, 1000)
    half = len(keeper) // 2
    assert {seat for seat, _ in keeper[: half // 2]} == {0, 2}
    assert {seat for seat, _ in keeper[-half // 2 :]} == {1, 3}
    assert {seat for seat, _ in dropper} == {0, 1, 2, 3}
    assert deal.results == (1, 1), "the pair of the one who won"


def test_seconds_reach_the_players() -> None:
    given = set()

    class Patient:
        def choose(self, turn: Turn[Any, Any]) -> Any:
            given.add(turn.seconds)
            return turn.moves[0]

    game = game_named("pips")
    both_ways(game, new_header(game, seats=["", ""]), (Patient, Patient), "1", 2.5)
    assert given == {2.5}


def test_in_a_row_a_player_stays_on_its_side_and_knows_nothing_of_the_other() -> None:
    sat: list[list[int]] = []

    class Staying:
        def __init__(self) -> None:
            self.seats: list[int] = []
            sat.append(self.seats)

        def choose(self, turn: Turn[Any, Any]) -> Any:
            self.seats.append(turn.seat)
            return turn.moves[-1]

    game = game_named("pips")
    header, makers = new_header(game, seats=["", ""]), (Staying, RandomPlayer)
    deals = in_a_row(game, header, makers, ("1", "2", "3"))
    assert [set(seats) for seats in sat] == [{0}, {1}], "one player for each way, not for each deal"
    assert deals == [both_ways(game, header, makers, seed) for seed in ("1", "2", "3")]


@pytest.mark.parametrize("sides", [((0,), (1,), (2,)), ((0, 1),)])
def test_a_game_without_two_sides_is_refused(sides: tuple[tuple[int, ...], ...]) -> None:
    with pytest.raises(Refusal, match="match-sides"):
        two_sides(replace(game_named("pips"), sides=lambda _: sides))
