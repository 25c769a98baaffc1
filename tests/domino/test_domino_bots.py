"""The game's players, and a match of pairs over the same deals."""

from collections.abc import Callable

import pytest

from kostka.domino import rules
from kostka.domino.definition import GAME
from kostka.domino.rules import Move, State, View
from kostka.domino.rules.moves import Deal
from kostka.domino.solver.choose import Thinking
from kostka.domino.solver.players import Expert
from kostka.game.chance import Seeded, seeded_at
from kostka.game.definition import new_header
from kostka.game.log import Log, begin
from kostka.game.match import both_ways, two_sides
from kostka.game.play import play
from kostka.game.player import Player

HEADER = new_header(GAME, options=GAME.duplicate)


def played(name: str, seed: int) -> Log[State, Move]:
    players = {seat: GAME.bots[name]() for seat in range(4)}
    return play(begin(rules, HEADER), players, seeded_at(seed), Seeded(seed))


def test_partners_sit_opposite() -> None:
    assert two_sides(GAME) == ((0, 2), (1, 3))


@pytest.mark.parametrize("name", ["random", "novice", "club"])
def test_in_a_duplicate_a_game_is_one_deal_and_after_a_draw_another(name: str) -> None:
    drawn = 0
    for seed in range(40):
        log = played(name, seed)
        party = log.state.party
        deals = sum(isinstance(step.move, Deal) for step in log.steps())
        assert GAME.timing.part(log.state) == len(party.rounds) == deals
        *before, last = party.rounds
        assert all((one.winner, one.points) == (None, 0) for one in before)
        assert last.winner == party.winner
        assert max(party.points) == last.points > 0 == min(party.points)
        drawn += len(before)
    assert drawn <= 4  # a drawn fish is rare


@pytest.mark.parametrize("name", ["novice", "club"])
def test_a_pair_against_itself_comes_out_even(name: str) -> None:
    for seed in range(5):
        deal = both_ways(GAME, HEADER, (GAME.bots[name], GAME.bots[name]), f"{seed}")
        assert deal.margin == 0


def unhurried() -> Player[View, Move]:
    """An expert that counts worlds instead of seconds: as strong on a slow machine as on a fast."""
    return Expert(Thinking(worlds=40))


@pytest.mark.parametrize(
    ("better", "deals"), [(GAME.bots["novice"], 60), (GAME.bots["club"], 60), (unhurried, 12)]
)
def test_each_is_stronger_than_chance(better: Callable[[], Player[View, Move]], deals: int) -> None:
    """By the mean of some duplicate deals; the long measurement is in docs/strategy/domino.md."""
    makers = (better, GAME.bots["random"])
    assert sum(both_ways(GAME, HEADER, makers, f"{seed}").margin for seed in range(deals)) > 0
