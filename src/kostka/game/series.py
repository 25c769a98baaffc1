"""A series of games between bots and what came of it: the same numbers whoever computes them.

Every game has a seed of its own, made from the series' seed and the game's number, so games may be
played in any order, in any number of processes.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from kostka.game.chance import Seeded
from kostka.game.definition import game_named
from kostka.game.estimates import Estimate, share_interval
from kostka.game.header import Header
from kostka.game.log import begin
from kostka.game.parallel import Pool
from kostka.game.play import play

ALONE = Pool()


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: the game, its header, a bot for each seat, and the series' seed."""

    game: str
    header: Header
    bots: tuple[str, ...]
    seed: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """One finished game: who won, everybody's score, and the game's own figures."""

    winners: tuple[int, ...]
    score: tuple[int, ...]
    figures: Mapping[str, float]


def one_game(plan: Plan, number: int) -> Outcome:
    """The game of this number in the series, played to its end."""
    game = game_named(plan.game)
    seed = f"{plan.seed}/{number}"
    source = Seeded(seed)
    players = {seat: game.bots[kind]() for seat, kind in enumerate(plan.bots)}
    log = begin(game.rules, plan.header)
    log = play(log, players, lambda _: source, Seeded(f"{seed}/thinking"))
    result = game.rules.result(log.state)
    assert result is not None, "a game that waits for nobody has a result"
    return Outcome(result.winners, result.score, game.figures(log.state))


def play_numbers(plan: Plan, numbers: range) -> list[Outcome]:
    """Some games of the series, in order."""
    return [one_game(plan, number) for number in numbers]


def play_series(
    plan: Plan, games: int, by: Pool = ALONE, advance: Callable[[int], None] = lambda _: None
) -> list[Outcome]:
    """All games of a series in order; ``advance`` is told how many more are done."""
    return by.compute(partial(play_numbers, plan), games, advance)


def summary(outcomes: Sequence[Outcome], plan: Plan) -> dict[str, Any]:
    """What ``kostka simulate --json`` prints of a series of at least one game."""
    games = len(outcomes)
    seats = []
    for seat, name in enumerate(plan.header.seats):
        wins = sum(seat in outcome.winners for outcome in outcomes)
        score = Estimate.of([outcome.score[seat] for outcome in outcomes])
        seats.append(
            {
                "player": name,
                "bot": plan.bots[seat],
                "wins": wins,
                "win_rate": wins / games,
                "win_interval": share_interval(wins, games),
                "score": score.report(),
            }
        )
    names = dict.fromkeys(name for outcome in outcomes for name in outcome.figures)
    figures = {
        name: Estimate.of([o.figures[name] for o in outcomes if name in o.figures]).report()
        for name in names
    }
    return {
        "game": plan.game,
        "games": games,
        "seed": plan.seed,
        "draws": sum(not outcome.winners for outcome in outcomes),
        "seats": seats,
        "figures": figures,
    }
