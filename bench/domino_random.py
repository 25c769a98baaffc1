"""Random domino rounds a second: Kostka's public API against OpenSpiel's, a process each, in turn.

    script/with-uv run --group bench python bench/domino_random.py

The same work on both sides: deal, then uniformly random lawful moves until the round ends.
OpenSpiel plays its game python_team_dominoes through its own Python API, chance nodes sampled by
their weights.
Prints a JSON object: rounds a second of each (median of the repetitions) and their ratio.
"""

import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

ROUNDS = 3000
REPETITIONS = 5
SIDES = ("kostka", "open_spiel", "dominoes")


def kostka_rounds(count: int, seed: int) -> None:
    """Whole parties of random rounds until ``count`` rounds have ended."""
    from kostka.domino import rules  # noqa: PLC0415  (each side in its own process)
    from kostka.game.chance import Seeded  # noqa: PLC0415
    from kostka.game.definition import game_named, new_header  # noqa: PLC0415
    from kostka.game.seats import Role  # noqa: PLC0415

    source = Seeded(seed)
    header = new_header(game_named("domino"), seats=("a", "b", "c", "d"))
    finished = 0
    while finished < count:
        state = rules.start(header)
        while (actors := rules.actors(state)) and finished + len(state.party.rounds) < count:
            actor = actors[0]
            move: rules.Move
            if actor is Role.CHANCE:
                move = rules.draw(state, source)
            else:
                assert isinstance(actor, int)
                moves = rules.legal(state, actor)
                move = moves[source.below(len(moves))]
            state = rules.apply(state, move)
        finished += len(state.party.rounds)


def open_spiel_rounds(count: int, seed: int) -> None:
    """The same through pyspiel."""
    import open_spiel.python.games  # noqa: F401, PLC0415
    import pyspiel  # noqa: PLC0415

    chance = random.Random(seed)
    game = pyspiel.load_game("python_team_dominoes")
    for _ in range(count):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
        state.returns()


def dominoes_rounds(count: int, seed: int) -> None:
    """The same through the package ``dominoes``: for knowing where we stand, not the named peer."""
    import dominoes  # noqa: PLC0415

    chance = random.Random(seed)
    random.seed(seed)
    for number in range(count):
        game = dominoes.Game.new(starting_player=number % 4)
        while game.result is None:
            game.make_move(*chance.choice(game.valid_moves))


def one_side(side: str, seed: int) -> None:
    """Plays a few rounds to warm up, then prints rounds a second of CPU."""
    play: Callable[[int, int], None] = {
        "kostka": kostka_rounds,
        "open_spiel": open_spiel_rounds,
        "dominoes": dominoes_rounds,
    }[side]
    play(ROUNDS // 10, seed)
    begin = time.process_time()
    play(ROUNDS, seed + 1)
    print(ROUNDS / (time.process_time() - begin))


def main() -> None:
    """Every side in a process of its own, in turn, several times over."""
    speeds: dict[str, list[float]] = {side: [] for side in SIDES}
    for repetition in range(REPETITIONS):
        for side in SIDES:
            command = [sys.executable, __file__, side, str(repetition)]
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            speeds[side].append(float(done.stdout))
    medians = {side: statistics.median(found) for side, found in speeds.items()}
    report = {
        "rounds": ROUNDS,
        "repetitions": REPETITIONS,
        "rounds_per_second": {side: round(speed) for side, speed in medians.items()},
        "kostka_to_open_spiel": round(medians["kostka"] / medians["open_spiel"], 2),
        "kostka_to_dominoes": round(medians["kostka"] / medians["dominoes"], 2),
    }
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    if len(sys.argv) == 3:
        one_side(sys.argv[1], int(sys.argv[2]))
    else:
        main()
