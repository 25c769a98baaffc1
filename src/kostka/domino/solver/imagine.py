"""Imagining: worlds in which the plays so far were likely, and what the players there are like."""

import numpy as np

from kostka.domino.solver.habits import Floats, Habit, log_chance
from kostka.domino.solver.layout import Ints
from kostka.domino.solver.position import SEATS
from kostka.domino.solver.seen import Seen
from kostka.domino.solver.worlds import Worlds

NEVER = -1e9
PER_WORLD = 20
"""How many worlds are drawn evenly for each that is kept."""


def imagine(
    seen: Seen,
    source: np.random.Generator,
    worlds: int,
    habits: tuple[Habit, ...],
    trust: float = 1.0,
) -> tuple[Ints, Floats]:
    """Worlds as hands (n, 4), and how each seat in them plays on (n, 4, 8).

    Each opponent has one of the ``habits``, each as likely before the first play; the seat itself
    and its partner have the first. Worlds are drawn evenly, then by how likely the plays were in
    them to the power ``trust`` (0: the plays say nothing but who passed); habits by the same.
    """
    tells = np.array([habit.tells for habit in habits])
    ways = Worlds(seen)
    if ways.count == 0:  # somebody has passed without need (DOM-34): passes say nothing here
        ways = Worlds(seen, passes=False)
    many = PER_WORLD * worlds if trust else worlds
    drawn = ways.all() if ways.count <= many else ways.drawn(source, many)
    chance = np.zeros((len(drawn), SEATS, len(habits)))
    if trust:
        log_chance(tells, drawn, _plays(seen), seen.seat, chance)
    chance[:, seen.seat % 2 :: 2, 1:] = NEVER
    tops = chance.max(axis=2, keepdims=True)
    shares = np.cumsum(np.exp(chance - tops), axis=2)
    sums = (np.log(shares[:, :, -1]) + tops[:, :, 0]).sum(axis=1)
    picked = _picked(np.exp(trust * (sums - sums.max())), worlds, source)
    shares = shares[picked]
    kinds = (source.random((worlds, SEATS, 1)) * shares[:, :, -1:] >= shares).sum(axis=2)
    return drawn[picked], np.array([habit.plays for habit in habits])[kinds]


def _picked(weights: Floats, many: int, source: np.random.Generator) -> Ints:
    """Indices drawn by weight, as evenly as can be (systematic resampling), in random order."""
    steps = (np.arange(many) + source.random()) / many * weights.sum()
    found = np.searchsorted(np.cumsum(weights), steps).clip(max=len(weights) - 1)
    return source.permutation(found)


def _plays(seen: Seen) -> Ints:
    """The plays as rows: seat, tile (-1: a pass), ends after it."""
    ends = [(8 * e[0] + e[1]) for e in seen.ends_before[1:] if e is not None]
    rows = [(i % SEATS, play.tile, ends[i]) for i, play in enumerate(seen.plays)]
    return np.array(rows, np.int64).reshape(-1, 3)
