"""Imagining: worlds in which the plays so far were likely, and what the players there are like."""

from dataclasses import dataclass

import numpy as np

from kostka.domino.solver.habits import BEGINNER, CLUB, EXPERT, Floats, Habit, log_chance
from kostka.domino.solver.layout import Ints
from kostka.domino.solver.position import SEATS
from kostka.domino.solver.seen import Seen
from kostka.domino.solver.worlds import Worlds

NEVER = -1e9
PER_WORLD = 20
"""How many worlds are drawn evenly for each that is kept."""


@dataclass(frozen=True)
class Prior:
    """What the others may be like before the first play: the kinds, the first being the seat's own,
    and the share of each among opponents and partners."""

    habits: tuple[Habit, ...] = (EXPERT, CLUB, BEGINNER)
    opponents: tuple[float, ...] = (1 / 3, 1 / 3, 1 / 3)
    partner: tuple[float, ...] = (1 / 3, 1 / 3, 1 / 3)


ANYBODY = Prior()
"""Whoever sits there, partner and opponents alike."""
WITH_AN_EXPERT = Prior(partner=(1, 0, 0))
"""The partner is taken for one like oneself."""


@dataclass(frozen=True)
class Likely:
    """Worlds as hands (n, 4); the chance of each, up to a factor (n,); and, summed up over the
    kinds, how likely each seat there is of each kind (n, 4, h)."""

    worlds: Ints
    weights: Floats
    kinds: Floats


def imagine(
    seen: Seen, source: np.random.Generator, worlds: int, prior: Prior, trust: float = 1.0
) -> tuple[Ints, Floats]:
    """Worlds as hands (n, 4), and how each seat in them plays on (n, 4, 8).

    Worlds are drawn evenly, then by how likely the plays were in them to the power ``trust`` (0:
    the plays say nothing but who passed); the players' kinds by the same.
    """
    ways = ways_of(seen)
    many = PER_WORLD * worlds if trust else worlds
    drawn = ways.all() if ways.count <= many else ways.drawn(source, many)
    likely = weighed(seen, drawn, prior, trust)
    picked = _picked(likely.weights, worlds, source)
    shares = likely.kinds[picked]
    kinds = (source.random((worlds, SEATS, 1)) * shares[:, :, -1:] >= shares).sum(axis=2)
    return drawn[picked], np.array([habit.plays for habit in prior.habits])[kinds]


def ways_of(seen: Seen) -> Worlds:
    """Every world that agrees with what was seen."""
    ways = Worlds(seen)
    if ways.count == 0:  # somebody has passed without need (DOM-34): passes say nothing here
        ways = Worlds(seen, passes=False)
    return ways


def weighed(seen: Seen, worlds: Ints, prior: Prior, trust: float = 1.0) -> Likely:
    """The worlds weighed by how likely the plays were in them to the power ``trust``."""
    tells = np.array([habit.tells for habit in prior.habits])
    chance = np.zeros((len(worlds), SEATS, len(prior.habits)))
    if trust:
        log_chance(tells, worlds, _plays(seen), seen.seat, chance)
    with np.errstate(divide="ignore"):
        chance[:, (seen.seat + 1) % 2 :: 2] += np.log(prior.opponents)
        chance[:, (seen.seat + 2) % 4] += np.log(prior.partner)
    chance[:, seen.seat, 1:] = NEVER
    tops = chance.max(axis=2, keepdims=True)
    kinds = np.cumsum(np.exp(chance - tops), axis=2)
    sums = (np.log(kinds[:, :, -1]) + tops[:, :, 0]).sum(axis=1)
    return Likely(worlds, np.exp(trust * (sums - sums.max())), kinds)


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
