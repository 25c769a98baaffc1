"""Choosing a lay with hidden hands: worlds are drawn, every lay is tried in each, means compared.

Solving each world double dummy supposes that from the next move on everybody sees everything
("strategy fusion": I. Frank & D. Basin, "Search in games with incomplete information", Artificial
Intelligence 100, 1998): it takes for granted finds that nobody can make. Here a world is first
played on by habit, by players who see only their own hands, and solved double dummy when few enough
tiles are left for that to be nearly true.
"""

import time
from dataclasses import dataclass

import numpy as np

from kostka.domino.solver.doubledummy import solve_array
from kostka.domino.solver.habits import (
    BEGINNER,
    EXPERT,
    GOES_ON,
    Floats,
    Habit,
    log_chance,
    play_worlds,
)
from kostka.domino.solver.layout import Ints
from kostka.domino.solver.position import PASS, SEATS, Lay, ends_after
from kostka.domino.solver.seen import Seen
from kostka.domino.solver.tiles import mask_of
from kostka.domino.solver.weigh import EVERY, VALUE, VALUES, WORTH
from kostka.domino.solver.worlds import Worlds


@dataclass(frozen=True)
class Thinking:
    """How to think: at most ``worlds`` worlds and ``seconds`` (None: no limit); ``trust`` (0…1):
    how much plays say about hands; ``open_at``: with so many tiles left or fewer a world is solved
    double dummy; ``habits``: what the others may be like, each as likely; ``own``: which of these
    the seat itself and its partner have; ``threads``."""

    worlds: int = 200
    seconds: float | None = None
    trust: float = 1.0
    open_at: int = 16
    threads: int = 1
    habits: tuple[Habit, ...] = (EXPERT, BEGINNER)
    own: int = 0


@dataclass(frozen=True)
class Thought:
    """What a lay is worth on the mean of the worlds to the seat's pair, with its standard error."""

    lay: Lay
    mean: float
    error: float


def think(seen: Seen, source: np.random.Generator, how: Thinking) -> list[Thought]:
    """Every lay of the seat on move, best first."""
    lays = seen.lays()
    if len(lays) == 1:
        return [Thought(lays[0], 0.0, 0.0)]
    start = time.perf_counter()
    worlds, habits = imagined(seen, source, how)
    parts: list[Ints] = []
    first, step = 0, min(len(worlds), 16)
    while first < len(worlds):
        parts.append(
            _worth(
                seen,
                lays,
                (worlds[first : first + step], habits[first : first + step]),
                source,
                how,
            )
        )
        first += step
        if how.seconds is not None:
            spent = time.perf_counter() - start
            step = int(first * (how.seconds - spent) / spent / 2)
            if step < 1:
                break
        else:
            step = len(worlds)
    worth = np.concatenate(parts)
    means, errors = worth.mean(axis=0), worth.std(axis=0) / max(len(worth) - 1, 1) ** 0.5
    thoughts = [Thought(*x) for x in zip(lays, means.tolist(), errors.tolist(), strict=True)]
    return sorted(thoughts, key=lambda thought: -thought.mean)


def imagined(seen: Seen, source: np.random.Generator, how: Thinking) -> tuple[Ints, Floats]:
    """Worlds (n, 4) and the habits of each seat in them (n, 4, 8).

    With ``trust`` the worlds are drawn by how likely the plays were: each opponent has a habit, not
    known which (their chances follow from the plays as well), the partner that of the seat.
    """
    tells = np.array([habit.tells for habit in how.habits])
    plays = np.array([habit.plays for habit in how.habits])
    worlds = Worlds(seen)
    many = 20 * how.worlds if how.trust else how.worlds
    drawn = (
        worlds.hands(np.arange(worlds.count))
        if how.trust and worlds.count <= many
        else worlds.drawn(source, many)
    )
    chance = np.zeros((len(drawn), SEATS, len(tells)))
    if how.trust:
        log_chance(tells, drawn, _plays(seen), seen.seat, chance)
    chance[:, (seen.seat + 2) % SEATS] += np.where(np.arange(len(tells)) == how.own, 0, -1e9)
    chance[:, seen.seat] += np.where(np.arange(len(tells)) == how.own, 0, -1e9)
    tops = chance.max(axis=2, keepdims=True)
    shares = np.exp(chance - tops)
    sums = (np.log(shares.sum(axis=2)) + tops[:, :, 0]).sum(axis=1)
    weights = np.exp(how.trust * (sums - sums.max()))
    steps = (np.arange(how.worlds) + source.random()) / how.worlds  # systematic resampling
    picked = np.searchsorted(np.cumsum(weights) / weights.sum(), steps)
    picked = source.permutation(np.minimum(picked, len(drawn) - 1))
    shares = np.cumsum(shares[picked], axis=2)
    draws = source.random((len(picked), SEATS, 1)) * shares[:, :, -1:]
    kinds = (draws >= shares).sum(axis=2)
    return drawn[picked], plays[kinds]


def _plays(seen: Seen) -> Ints:
    rows = []
    for i, play in enumerate(seen.plays):
        ends = seen.ends_before[i + 1]
        assert ends is not None
        rows.append((i % SEATS, play.tile, 8 * ends[0] + ends[1]))
    return np.array(rows, np.int64).reshape(-1, 3)


def _worth(
    seen: Seen,
    lays: tuple[Lay, ...],
    imagined: tuple[Ints, Floats],
    source: np.random.Generator,
    how: Thinking,
) -> Ints:
    """What each lay comes to in each world, shape (n, k)."""
    worlds, habits = imagined
    left = sum(seen.sizes)
    sign = 1 if seen.seat % 2 == 0 else -1
    if left - 1 <= how.open_at:
        ends = seen.ends or (-1, -1)
        rows = np.hstack([worlds, np.tile([*ends, seen.seat], (len(worlds), 1))])
        found = solve_array(rows, want=EVERY, count=seen.count, threads=how.threads)
        return found[:, VALUES : VALUES + len(lays)]
    after = [ends_after(seen.ends, lay) for lay in lays]
    made = np.array([(lay.tile, 8 * e[0] + e[1]) for lay, e in zip(lays, after, strict=True)])
    laid = mask_of(play.tile for play in seen.plays if play != PASS)
    table = np.array(
        [*seen.lacks, seen.seat, laid, how.open_at, source.integers(1 << 30)], np.int64
    )
    played = np.zeros((len(worlds) * len(lays), 8), np.int64)
    play_worlds(habits, worlds, made, table, played)
    worth = played[:, 7].copy()
    going = worth == GOES_ON
    rows = np.ascontiguousarray(played[going, :7])
    found = solve_array(rows, want=WORTH, count=seen.count, threads=how.threads)
    worth[going] = np.where(rows[:, 6] % 2 == 0, 1, -1) * found[:, VALUE]
    return (sign * worth).reshape(len(worlds), len(lays))
