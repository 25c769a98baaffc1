"""A series of games between bots and what came of it: the same numbers whoever computes them.

Every game has a seed of its own, made from the series' seed and the game's number, so games may be
played in any order, in any number of processes.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

from kostka.game.chance import Seeded
from kostka.game.header import Header
from kostka.game.log import begin
from kostka.game.play import play
from kostka.game.room import room

PIECE = 16  # games that one process plays before it reports
NORMAL_95 = 1.959963984540054


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


@dataclass(frozen=True, slots=True)
class Spread:
    """Numbers of many games in short: how many, their mean, its standard error, and the ends.

    >>> Spread.of([1, 2, 3, 4])
    Spread(count=4, mean=2.5, error=0.6454972243679028, least=1, most=4)
    """

    count: int
    mean: float
    error: float
    least: float
    most: float

    @classmethod
    def of(cls, numbers: Sequence[float]) -> "Spread":
        """The spread of at least one number; one alone has no known error: 0."""
        count = len(numbers)
        mean = math.fsum(numbers) / count
        squares = math.fsum((number - mean) ** 2 for number in numbers)
        error = math.sqrt(squares / (count - 1) / count) if count > 1 else 0.0
        return cls(count, mean, error, min(numbers), max(numbers))

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true mean lies with 95 % certainty, if the games are many."""
        return self.mean - NORMAL_95 * self.error, self.mean + NORMAL_95 * self.error


def share_interval(wins: int, games: int) -> tuple[float, float]:
    """Where the true share lies with 95 % certainty (Wilson's interval, good for few games too).

    >>> [round(end, 3) for end in share_interval(5, 10)]
    [0.237, 0.763]
    """
    square = NORMAL_95**2
    middle = (wins + square / 2) / (games + square)
    half = NORMAL_95 / (games + square) * math.sqrt(wins * (games - wins) / games + square / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def one_game(plan: Plan, number: int) -> Outcome:
    """The game of this number in the series, played to its end."""
    where = room(plan.game)
    seed = f"{plan.seed}/{number}"
    source = Seeded(seed)
    players = {seat: where.bots[kind]() for seat, kind in enumerate(plan.bots)}
    log = begin(where.game, plan.header)
    log = play(log, players, lambda _: source, Seeded(f"{seed}/thinking"))
    result = where.game.result(log.state)
    assert result is not None, "a game that waits for nobody has a result"
    return Outcome(result.winners, result.score, where.figures(log.state))


def a_piece(plan: Plan, numbers: range) -> list[Outcome]:
    """Some games of the series, in order."""
    return [one_game(plan, number) for number in numbers]


def play_series(
    plan: Plan, games: int, workers: int, advance: Callable[[int], None] = lambda _: None
) -> list[Outcome]:
    """All games of a series in order; ``advance`` is told how many more are done."""
    pieces = [range(first, min(first + PIECE, games)) for first in range(0, games, PIECE)]
    workers = min(workers, len(pieces))
    if workers == 1:
        outcomes: list[Outcome] = []
        for number in range(games):
            outcomes.append(one_game(plan, number))
            advance(1)
        return outcomes
    with ProcessPoolExecutor(workers) as executor:
        return _gathered(plan, pieces, executor, advance)


def _gathered(
    plan: Plan, pieces: Sequence[range], executor: Executor, advance: Callable[[int], None]
) -> list[Outcome]:
    jobs: dict[Future[list[Outcome]], int] = {
        executor.submit(a_piece, plan, piece): place for place, piece in enumerate(pieces)
    }
    done: dict[int, list[Outcome]] = {}
    try:
        for job in as_completed(jobs):
            done[jobs[job]] = job.result()
            advance(len(pieces[jobs[job]]))
    except BaseException:
        executor.shutdown(wait=False, cancel_futures=True)
        raise
    return [outcome for place in range(len(pieces)) for outcome in done[place]]


def summary(outcomes: Sequence[Outcome], plan: Plan) -> dict[str, Any]:
    """What ``kostka simulate --json`` prints of a series of at least one game."""
    games = len(outcomes)
    seats = []
    for seat, name in enumerate(plan.header.seats):
        wins = sum(seat in outcome.winners for outcome in outcomes)
        score = Spread.of([outcome.score[seat] for outcome in outcomes])
        seats.append(
            {
                "player": name,
                "bot": plan.bots[seat],
                "wins": wins,
                "win_rate": wins / games,
                "win_interval": share_interval(wins, games),
                "score": _numbers(score),
            }
        )
    names = dict.fromkeys(name for outcome in outcomes for name in outcome.figures)
    figures = {
        name: _numbers(Spread.of([o.figures[name] for o in outcomes if name in o.figures]))
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


def _numbers(spread: Spread) -> dict[str, Any]:
    return {
        "count": spread.count,
        "mean": spread.mean,
        "standard_error": spread.error,
        "interval": spread.interval,
        "min": spread.least,
        "max": spread.most,
    }
