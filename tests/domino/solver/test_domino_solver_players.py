"""The bots on the rules' own table, and the solver's idea of a round held against the rules."""

import random
from functools import cache

import pytest

from kostka.domino import rules
from kostka.domino.rules.moves import Lay, Move, Pass
from kostka.domino.rules.seating import pair_of
from kostka.domino.rules.state import Due, State
from kostka.domino.solver.choose import Thinking
from kostka.domino.solver.doubledummy import solve_position
from kostka.domino.solver.players import Club, Expert
from kostka.domino.solver.table import position_in, seen_in
from kostka.game.chance import Seeded
from kostka.game.header import Header
from kostka.game.player import Player, Turn
from kostka.game.seats import Role

QUICK = Thinking(worlds=12, open_at=10)


def party(
    seed: int, players: dict[int, Player[rules.View, Move]], rounds: int, **options: str
) -> State:
    """Some rounds of a party; seats without a player move at random."""
    header = Header("domino", "sport-1", ("", "", "", ""), options)
    state, source = rules.start(header), Seeded(seed)
    while (actors := rules.actors(state)) and len(state.party.rounds) < rounds:
        if Role.CHANCE in actors:
            state = rules.apply(state, rules.draw(state, source))
            continue
        seat = next(actor for actor in actors if isinstance(actor, int))
        moves = rules.legal(state, seat)
        move = moves[source.below(len(moves))]
        if seat in players:
            turn = Turn(seat, rules.view(state, seat), moves, source)
            move = players[seat].choose(turn)
            assert move in moves
        state = rules.apply(state, move)
    return state


@pytest.mark.parametrize("bot", [Club(), Expert(QUICK)])
def test_a_pair_of_bots_plays_lawfully_and_beats_chance(bot: Player[rules.View, Move]) -> None:
    state = party(5, {1: bot, 3: bot}, rounds=12, target="9999")
    assert len(state.party.rounds) == 12
    assert state.party.of("B") > state.party.of("A")


def test_the_same_seed_makes_the_same_choices() -> None:
    bot = Expert(QUICK)
    assert party(2, {0: bot, 2: bot}, 2) == party(2, {0: bot, 2: bot}, 2)


@pytest.mark.parametrize("seed", range(5))
def test_what_is_seen_is_what_the_view_says(seed: int) -> None:
    state = random_state(seed, 14)
    assert state.round is not None
    position, turn = position_in(state), state.round.turn
    seen = seen_in(rules.view(state, turn))
    assert seen.hand == position.hands[turn]
    assert sorted(seen.ends or ()) == sorted(position.ends or ())
    places = [(seat - state.round.dealt.leader) % 4 for seat in range(4)]
    assert [mask.bit_count() for mask in position.hands] == [seen.sizes[p] for p in places]
    assert all(not position.hands[seat] & seen.lacks[places[seat]] for seat in range(4))


def random_state(seed: int, left: int, **options: str) -> State:
    """A round played at random by the rules until so many tiles are left."""
    source = random.Random(seed)
    header = Header("domino", "sport-1", ("", "", "", ""), {"reshuffle": "no", **options})
    while True:
        state = rules.start(header)
        chance = Seeded(source.randrange(1 << 30))
        while state.due is not Due.PLAY:
            state = rules.apply(state, rules.draw(state, chance))
        while state.due is Due.PLAY and tiles_left(state) > left:
            assert state.round is not None
            moves = rules.legal(state, state.round.turn)
            state = rules.apply(state, source.choice(moves))
        if state.due is Due.PLAY:
            return state


def tiles_left(state: State) -> int:
    assert state.round is not None
    return 28 - state.round.laid.bit_count()


@pytest.mark.parametrize("count", ["all", "opponents"])
def test_by_the_rules_themselves_the_values_are_the_same(count: str) -> None:
    """Every line of play, made with the rules' own moves and scored by them."""

    @cache
    def value(state: State) -> int:
        if state.party.rounds:
            outcome = state.party.rounds[0]
            return outcome.points if outcome.winner == "A" else -outcome.points
        assert state.round is not None
        turn = state.round.turn
        values = [value(rules.apply(state, move)) for move in rules.legal(state, turn)]
        return max(values) if pair_of(turn) == "A" else min(values)

    for seed in range(40):
        state = random_state(seed, 7, count=count)
        position = position_in(state)
        assert state.round is not None
        sign = 1 if pair_of(state.round.turn) == "A" else -1
        solved = solve_position(position, "all" if count == "all" else "opponents")
        assert solved.value == sign * value(state)
        moves = rules.legal(state, state.round.turn)
        assert len(moves) == len(position.lays())
        assert all(isinstance(move, Lay | Pass) for move in moves)


def test_no_position_without_a_round() -> None:
    state = rules.start(Header("domino", "sport-1", ("", "", "", ""), {}))
    with pytest.raises(ValueError, match="no round"):
        position_in(state)
