"""What leading is worth, and each opening tile, over many random deals with open hands.

Everything here is double dummy: what the lead is worth to four players who see all the tiles.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kostka.domino.solver.deals import random_deals
from kostka.domino.solver.doubledummy import solve_array
from kostka.domino.solver.layout import Ints
from kostka.domino.solver.position import HAND, Count
from kostka.domino.solver.tiles import HALVES, PIPS, TILES, WITH_NUMBER, tile_text
from kostka.domino.solver.weigh import LAYS, VALUE, VALUES, WORTH

CHUNK = 500
LEAD: Mapping[Count, float] = {"all": 16.9567, "opponents": 11.5791}
"""What leading is worth to the leader's pair on the mean, by what is counted (DOM-3): of the
100,000 deals in ``docs/strategy/domino_leads.csv``."""


@dataclass(frozen=True)
class Leads:
    """Many deals solved: ``value`` (n,), the leads as ``tiles`` (n, 7), lowest first, ``worth``
    (n, 7) what each comes to, ``mates`` (n, 7) how many other tiles of the hand share a number
    with it. Points of the leader's pair."""

    value: Ints
    tiles: Ints
    worth: Ints
    mates: Ints


@dataclass(frozen=True)
class Line:
    """One line of a table: over ``n`` deals (or leads) the mean worth and its standard error; the
    mean points lost against the best lead and its standard error; the share of cases in which it is
    a best lead; the share in which the leader's pair writes points after it."""

    group: str
    key: str
    n: int
    mean: float
    error: float
    loss: float
    loss_error: float
    best: float
    won: float


def solve_leads(
    seed: int, deals: int, threads: int = 1, done: Callable[[int], None] = lambda _: None
) -> Leads:
    """Solves the first ``deals`` deals of a seed; ``done(n)`` is told how many are solved."""
    parts = []
    for first in range(0, deals, CHUNK):
        rows = random_deals(seed, min(CHUNK, deals - first), first)
        parts.append(solve_array(rows, threads=threads))
        done(first + len(rows))
    found = np.concatenate(parts)
    tiles = found[:, LAYS : LAYS + HAND] >> 3
    return Leads(found[:, VALUE], tiles, found[:, VALUES : VALUES + HAND], mates(tiles))


def lead_values(
    seed: int,
    deals: int,
    count: Count,
    threads: int = 1,
    done: Callable[[int], None] = lambda _: None,
) -> Ints:
    """(n,) what the lead alone is worth in the first ``deals`` deals of a seed, counted so."""
    parts = []
    for first in range(0, deals, CHUNK):
        rows = random_deals(seed, min(CHUNK, deals - first), first)
        parts.append(solve_array(rows, want=WORTH, count=count, threads=threads)[:, VALUE])
        done(first + len(rows))
    return np.concatenate(parts)


def mates(tiles: Ints) -> Ints:
    """For each tile of each hand (n, 7): how many others of the hand share a number with it."""
    hands = (1 << tiles).sum(axis=1)
    sharing = np.array([WITH_NUMBER[low] | WITH_NUMBER[high] for low, high in TILES])[tiles]
    found: Ints = np.bitwise_count(sharing & hands[:, None]).astype(np.int64) - 1
    return found


def table(leads: Leads, opponents: Ints) -> Iterator[Line]:
    """The summary: all deals, by the doubles held, each tile, each kind of tile, by its company.

    ``opponents`` (n,): the values of the same deals where only the opponents' tiles are counted.
    """
    low, high = HALVES[leads.tiles, 0], HALVES[leads.tiles, 1]
    double = low == high
    points = low + high
    heaviest = points == points.max(axis=1, keepdims=True)
    held = double.sum(axis=1)
    every = np.ones(len(held), bool)
    yield from _deals("deals", [("all", every)], leads)
    counted = opponents[:, None]
    yield _line("deals", "opponents", every[:, None], counted, np.zeros_like(counted))
    yield from _deals("doubles held", ((str(k), held == k) for k in range(HAND + 1)), leads)
    yield from _leads("tile", ((tile_text(t), leads.tiles == t) for t in range(len(TILES))), leads)
    yield from _leads("kind", [("double", double), ("other", ~double)], leads)
    yield from _leads("points", ((str(p), points == p) for p in range(max(PIPS) + 1)), leads)
    yield from _leads("heaviest", [("yes", heaviest), ("no", ~heaviest)], leads)
    yield from _leads(
        "mates of a double", ((str(k), double & (leads.mates == k)) for k in range(HAND)), leads
    )
    yield from _leads(
        "mates of another", ((str(k), ~double & (leads.mates == k)) for k in range(HAND)), leads
    )


def histogram(leads: Leads) -> list[tuple[int, int]]:
    """How many deals have each value for the leader's pair."""
    values, counts = np.unique(leads.value, return_counts=True)
    return [(int(v), int(c)) for v, c in zip(values, counts, strict=True)]


def _deals(
    group: str, keys: Iterable[tuple[str, NDArray[np.bool_]]], leads: Leads
) -> Iterator[Line]:
    worth = leads.value[:, None]
    for key, which in keys:
        if which.any():
            yield _line(group, key, which[:, None], worth, np.zeros_like(worth))


def _leads(
    group: str, keys: Iterable[tuple[str, NDArray[np.bool_]]], leads: Leads
) -> Iterator[Line]:
    loss = leads.value[:, None] - leads.worth
    for key, which in keys:
        if which.any():
            yield _line(group, key, which, leads.worth, loss)


def _line(group: str, key: str, which: NDArray[np.bool_], worth: Ints, loss: Ints) -> Line:
    n = int(which.sum())
    return Line(
        group,
        key,
        n,
        *_mean(which, worth),
        *_mean(which, loss),
        float((loss[which] == 0).mean()),
        float((worth[which] > 0).mean()),
    )


def _mean(which: NDArray[np.bool_], values: Ints) -> tuple[float, float]:
    """Mean and standard error; leads from one hand hang together, so deals are what is counted."""
    n = int(which.sum())
    mean = float(values[which].mean())
    off = ((values - mean) * which).sum(axis=1)
    return mean, float((off**2).sum() ** 0.5 / n)
