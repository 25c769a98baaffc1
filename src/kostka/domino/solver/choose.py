"""Choosing a lay with hidden hands: every lay is tried in many imagined worlds, means compared.

What is compared is the chance to win the party (party.py). A lay that wins it for certain
(certain.py) comes before all others.

Solving each world double dummy supposes that from the next move on everybody sees everything
("strategy fusion": I. Frank & D. Basin, "Search in games with incomplete information", Artificial
Intelligence 100, 1998): it takes for granted finds that nobody can make. Here a world is first
played on by habit, by players who see only their own hands, and solved double dummy when few enough
tiles are left for that to be nearly true. Where few worlds are left, all are tried, each weighed by
its chance, instead of some drawn.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import numpy as np

from kostka.domino.solver.certain import certain
from kostka.domino.solver.doubledummy import solve_array
from kostka.domino.solver.habits import Floats
from kostka.domino.solver.imagine import ANYBODY, Prior, imagine, ways_of, weighed
from kostka.domino.solver.layout import Ints
from kostka.domino.solver.party import MOST, Stand, prices
from kostka.domino.solver.playout import GOES_ON, play_worlds
from kostka.domino.solver.position import PASS, SolverLay, ends_after
from kostka.domino.solver.seen import Seen
from kostka.domino.solver.tiles import mask_of_numbers
from kostka.domino.solver.weigh import EVERY, VALUE, VALUES, WORTH

FIRST_WORLDS = 20
"""Tried before the clock is looked at."""
SEARCHED = 5000
"""A certain win is looked for where there are so many worlds or fewer."""


@dataclass(frozen=True)
class Thinking:
    """How to think: at most ``worlds`` worlds and ``seconds`` (None: no limit); ``trust`` (0…1):
    how much plays say about hands; ``open_at``: with so many tiles left or fewer a world is solved
    double dummy; ``few``: of so many worlds or fewer all are tried then; ``prior``: what the others
    may be like; ``aim``: what is wanted, to win the ``party`` or to write ``points``; ``threads``:
    cores for solving."""

    worlds: int = 200
    seconds: float | None = None
    trust: float = 1.0
    open_at: int = 12
    few: int = 600
    prior: Prior = ANYBODY
    aim: Literal["party", "points"] = "party"
    threads: int = 1


@dataclass(frozen=True)
class Tried:
    """What lays come to in worlds: ``points`` (n, k) to the seat's pair, and the chance of each
    world ``weights`` (n,), summing up to 1; ``exact``: these are all the worlds there are."""

    points: Ints
    weights: Floats
    exact: bool

    def means(self, worth: Floats) -> Floats:
        """The mean of each lay's worth, (k,); ``worth`` is by world and lay as ``points`` is."""
        return np.asarray(self.weights @ worth)

    def errors(self, worth: Floats) -> Floats:
        """The standard errors of the means, (k,): 0 where nothing was drawn."""
        if self.exact:
            return np.zeros(worth.shape[1])
        return np.asarray(worth.std(axis=0) / (len(worth) - 1) ** 0.5)


@dataclass(frozen=True)
class Thought:
    """What a lay is worth to the seat's pair on the mean of the worlds, with its standard error.

    ``mean``: the chance to win the party, or points, by what was aimed at; ``certain``: it
    wins the party whatever the others hold and do; ``points``: what it writes on the mean.
    """

    lay: SolverLay
    mean: float
    error: float
    certain: bool = False
    points: float = 0


def think(
    seen: Seen, source: np.random.Generator, how: Thinking, lays: tuple[SolverLay, ...] = ()
) -> list[Thought]:
    """Every lay of the seat on move, or of those given, best first.

    Certain wins first, then those that win in every world tried, then by the chance; lays that
    come to the same by the points.
    """
    lays = lays or seen.lays()
    if len(lays) == 1:
        return [Thought(lays[0], 0.0, 0.0)]
    found = tried(seen, source, how, lays)
    points = found.points.astype(float)
    stand = stand_of(seen)
    worth, wins, every = points, [False] * len(lays), [False] * len(lays)
    if how.aim == "party" and not stand.far:
        price = prices(stand)
        worth = price[MOST + found.points]
        wins, every = certain_wins(seen, lays, worth, price), won_in_all(worth)
    means, errors, written = found.means(worth), found.errors(worth), found.means(points)
    thoughts = [
        Thought(*one)
        for one in zip(lays, means.tolist(), errors.tolist(), wins, written.tolist(), strict=True)
    ]
    in_all = dict(zip(lays, every, strict=True))

    def rank(thought: Thought) -> tuple[bool, bool, float, float]:
        rounded = round(thought.mean, 9), round(thought.points, 9)
        return thought.certain, in_all[thought.lay], *rounded

    return sorted(thoughts, key=rank, reverse=True)


def stand_of(seen: Seen) -> Stand:
    """The party as the seat's pair sees it."""
    us, them = seen.scores
    leads = seen.seat % 2 == 0
    return Stand(us, them, leads, seen.target, seen.count, seen.lead, seen.time_up)


def won_in_all(worth: Floats) -> list[bool]:
    """For each lay whether it wins the party in every world tried."""
    return [bool(one) for one in worth.min(axis=0) >= 1]


def certain_wins(
    seen: Seen, lays: tuple[SolverLay, ...], worth: Floats, price: Floats
) -> list[bool]:
    """For each lay whether it wins the party for certain; ``worth`` as tried, by world and lay."""
    may = won_in_all(worth)
    found = [False] * len(lays)
    if any(may) and (ways := ways_of(seen)).count <= SEARCHED:
        some = tuple(lay for lay, one in zip(lays, may, strict=True) if one)
        won = (price >= 1).astype(np.int64)
        wins = dict(zip(some, certain(seen, ways.all(), won, some), strict=True))
        found = [wins.get(lay, False) for lay in lays]
    return found


def tried(
    seen: Seen, source: np.random.Generator, how: Thinking, lays: tuple[SolverLay, ...]
) -> Tried:
    """What each of the lays comes to in each world."""
    start = time.perf_counter()
    opened = sum(seen.sizes) - 1 <= how.open_at
    if opened and (ways := ways_of(seen)).count <= how.few:
        likely = weighed(seen, ways.all(), how.prior, how.trust)
        order = np.argsort(-likely.weights, kind="stable")  # the likeliest first, by the clock
        worlds, weights = likely.worlds[order], likely.weights[order]
        found = _in_time(start, how, len(worlds), lambda p: _opened(seen, worlds[p], how, lays))
        weights = weights[: len(found)]
        return Tried(found, weights / weights.sum(), exact=len(found) == len(worlds))
    worlds, habits = imagine(seen, source, how.worlds, how.prior, how.trust)

    def part(some: slice) -> Ints:
        if opened:
            return _opened(seen, worlds[some], how, lays)
        seed = int(source.integers(1 << 30))
        return _played(seen, (worlds[some], habits[some], seed), how, lays)

    found = _in_time(start, how, how.worlds, part)
    return Tried(found, np.full(len(found), 1 / len(found)), exact=False)


def _in_time(start: float, how: Thinking, count: int, part: Callable[[slice], Ints]) -> Ints:
    """What the lays come to in so many worlds, some at a time, until the time is used up."""
    found: list[Ints] = []
    done, step = 0, count if how.seconds is None else FIRST_WORLDS
    while done < count and step > 0:
        begun = time.perf_counter()
        found.append(part(slice(done, done + step)))
        done += step
        if how.seconds is not None:
            now = time.perf_counter()
            step = int(step * (start + how.seconds - now) / (now - begun) / 2)
    return np.concatenate(found)


def _opened(seen: Seen, worlds: Ints, how: Thinking, lays: tuple[SolverLay, ...]) -> Ints:
    """Each lay in each world, double dummy."""
    rows = np.tile([0, 0, 0, 0, *(seen.ends or (-1, -1)), seen.seat], (len(worlds), 1))
    rows[:, :4] = worlds
    found = solve_array(rows, want=EVERY, count=seen.count, threads=how.threads)
    column = {lay: VALUES + i for i, lay in enumerate(seen.lays())}
    return found[:, [column[lay] for lay in lays]]


def _played(
    seen: Seen, imagined: tuple[Ints, Floats, int], how: Thinking, lays: tuple[SolverLay, ...]
) -> Ints:
    """Each lay in each world, played on by habit (worlds, habits, seed), then double dummy."""
    worlds, habits, seed = imagined
    after = [ends_after(seen.ends, lay) for lay in lays]
    made = np.array([(lay.tile, 8 * e[0] + e[1]) for lay, e in zip(lays, after, strict=True)])
    laid = mask_of_numbers(play.tile for play in seen.plays if play != PASS)
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
