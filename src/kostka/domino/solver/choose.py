"""Choosing a lay with hidden hands: every lay is tried in many imagined worlds, means compared.

Solving each world double dummy supposes that from the next move on everybody sees everything
("strategy fusion": I. Frank & D. Basin, "Search in games with incomplete information", Artificial
Intelligence 100, 1998): it takes for granted finds that nobody can make. Here a world is first
played on by habit, by players who see only their own hands, and solved double dummy when few enough
tiles are left for that to be nearly true.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from kostka.domino.solver.doubledummy import solve_array
from kostka.domino.solver.habits import BEGINNER, CLUB, EXPERT, Floats, Habit
from kostka.domino.solver.imagine import imagine
from kostka.domino.solver.layout import Ints
from kostka.domino.solver.playout import GOES_ON, play_worlds
from kostka.domino.solver.position import PASS, Lay, ends_after
from kostka.domino.solver.seen import Seen
from kostka.domino.solver.tiles import mask_of
from kostka.domino.solver.weigh import EVERY, VALUE, VALUES, WORTH

FIRST_WORLDS = 20
"""Tried before the clock is looked at."""


@dataclass(frozen=True)
class Thinking:
    """How to think: at most ``worlds`` worlds and ``seconds`` (None: no limit); ``trust`` (0…1):
    how much plays say about hands; ``open_at``: with so many tiles left or fewer a world is solved
    double dummy; ``habits``: what opponents may be like, the first being the seat's own pair's;
    ``keen``: points that winning a round is worth beside those written (for who is judged by rounds
    won); ``threads``: cores for solving."""

    worlds: int = 200
    seconds: float | None = None
    trust: float = 1.0
    open_at: int = 12
    habits: tuple[Habit, ...] = (EXPERT, CLUB, BEGINNER)
    keen: float = 0
    threads: int = 1


@dataclass(frozen=True)
class Thought:
    """What a lay is worth on the mean of the worlds to the seat's pair, with its standard error."""

    lay: Lay
    mean: float
    error: float


def think(
    seen: Seen, source: np.random.Generator, how: Thinking, lays: tuple[Lay, ...] = ()
) -> list[Thought]:
    """Every lay of the seat on move, or of those given, best first."""
    lays = lays or seen.lays()
    if len(lays) == 1:
        return [Thought(lays[0], 0.0, 0.0)]
    found = tried(seen, source, how, lays)
    worth = found + how.keen * np.sign(found)
    means, errors = worth.mean(axis=0), worth.std(axis=0) / (len(worth) - 1) ** 0.5
    thoughts = [Thought(*x) for x in zip(lays, means.tolist(), errors.tolist(), strict=True)]
    return sorted(thoughts, key=lambda thought: -thought.mean)


def tried(seen: Seen, source: np.random.Generator, how: Thinking, lays: tuple[Lay, ...]) -> Ints:
    """What each of the lays comes to in each world, to the seat's pair: (worlds, lays)."""
    return np.concatenate(list(_tried(seen, source, how, lays)))


def _tried(
    seen: Seen, source: np.random.Generator, how: Thinking, lays: tuple[Lay, ...]
) -> Iterator[Ints]:
    """What the lays come to, (n, k) for so many worlds at a time, until the time is used up."""
    start = time.perf_counter()
    worlds, habits = imagine(seen, source, how.worlds, how.habits, how.trust)
    done, step = 0, how.worlds if how.seconds is None else FIRST_WORLDS
    while done < how.worlds and step > 0:
        part = slice(done, done + step)
        begun = time.perf_counter()
        if sum(seen.sizes) - 1 <= how.open_at:
            yield _opened(seen, worlds[part], how, lays)
        else:
            seed = int(source.integers(1 << 30))
            yield _played(seen, (worlds[part], habits[part], seed), how, lays)
        done += step
        if how.seconds is not None:
            now = time.perf_counter()
            step = int(step * (start + how.seconds - now) / (now - begun) / 2)


def _opened(seen: Seen, worlds: Ints, how: Thinking, lays: tuple[Lay, ...]) -> Ints:
    """Each lay in each world, double dummy."""
    rows = np.tile([0, 0, 0, 0, *(seen.ends or (-1, -1)), seen.seat], (len(worlds), 1))
    rows[:, :4] = worlds
    found = solve_array(rows, want=EVERY, count=seen.count, threads=how.threads)
    column = {lay: VALUES + i for i, lay in enumerate(seen.lays())}
    return found[:, [column[lay] for lay in lays]]


def _played(
    seen: Seen, imagined: tuple[Ints, Floats, int], how: Thinking, lays: tuple[Lay, ...]
) -> Ints:
    """Each lay in each world, played on by habit (worlds, habits, seed), then double dummy."""
    worlds, habits, seed = imagined
    after = [ends_after(seen.ends, lay) for lay in lays]
    made = np.array([(lay.tile, 8 * e[0] + e[1]) for lay, e in zip(lays, after, strict=True)])
    laid = mask_of(play.tile for play in seen.plays if play != PASS)
    only = int(seen.count == "opponents")
    table = np.array([*seen.lacks, seen.seat, laid, how.open_at, seed, only], np.int64)
    played = np.zeros((len(worlds) * len(lays), 8), np.int64)
    play_worlds(habits, worlds, made, table, played)
    worth = played[:, 7].copy()
    going = worth == GOES_ON
    rows = np.ascontiguousarray(played[going, :7])
    found = solve_array(rows, want=WORTH, count=seen.count, threads=how.threads)
    worth[going] = np.where(rows[:, 6] % 2 == 0, 1, -1) * found[:, VALUE]
    sign = 1 if seen.seat % 2 == 0 else -1
    return (sign * worth).reshape(len(worlds), len(lays))
