"""The chance to win a party, by its score, its time and who leads: what a round's points are worth.

A party is a Markov chain: its state is what both pairs still need and who leads next, a step is a
round. How rounds end is taken from rounds of the bot's own play (``rounds.csv``, made by
``bench/domino_rounds.py``), as points of the leader's pair; all that follows is exact.

>>> chance(Stand(195, 190)) > chance(Stand(190, 195))
True
>>> even = chance(Stand(0, 0, leads=True)) + chance(Stand(0, 0, leads=False))
>>> round(even, 9)
1.0
"""

import csv
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib.resources import files
from typing import Literal

import numpy as np

from kostka.domino.solver.habits import Floats
from kostka.domino.solver.layout import Ints
from kostka.domino.solver.position import Count
from kostka.domino.solver.tiles import PIPS
from kostka.game.kernels import kernel

Lead = Literal["rotate", "winner"]
"""Whose lead the next round is (the option of DOM-24)."""
MOST = sum(PIPS)
"""The most points that a round can write, and so the place of 0 in an array over its results."""
FAR = 500
"""A pair that needs more than this is taken to need so much; if both do, points are what counts."""


@dataclass(frozen=True)
class Stand:
    """Where a party stands before a round (or after it, before the next), as a pair sees it.

    ``us``, ``them``: the points; ``leads``: whether the own pair leads the round; ``target``,
    ``count``, ``lead``: the options of DOM-2, DOM-3, DOM-24; ``time_up``: the party's time has run
    out, so it ends with this round unless the points are equal (DOM-10, DOM-11).
    """

    us: int
    them: int
    leads: bool = True
    target: int = 200
    count: Count = "all"
    lead: Lead = "rotate"
    time_up: bool = False

    @property
    def far(self) -> bool:
        """Whether both pairs are so far from the target that only points count."""
        return not self.time_up and self.target - max(self.us, self.them) > FAR


def chance(stand: Stand) -> float:
    """The chance (0…1) that the own pair wins the party: no party is drawn (DOM-11)."""
    if stand.time_up:
        if stand.us != stand.them:
            return float(stand.us > stand.them)
        lead = _last_round(stand.count, stand.lead)
        return lead if stand.leads else 1 - lead
    us, them = stand.target - stand.us, stand.target - stand.them
    if min(us, them) <= 0:
        if us != them:
            return float(us < them)
        us = them = 1  # level at the target or above: whoever wins a round wins (DOM-11)
    table = table_of_chances(_size(us, them), stand.count, stand.lead)
    us, them = min(us, FAR), min(them, FAR)
    return float(table[us, them] if stand.leads else 1 - table[them, us])


@lru_cache(maxsize=64)
def prices(stand: Stand) -> Floats:
    """The chance to win the party after a round that writes each number of points, (337,).

    Place ``MOST + points``; points are the own pair's, negative if the others write them. It never
    falls as the points rise, so who plays for it plays double dummy as who plays for points. Kept
    for the rounds thought about last: not to be written to.
    """
    found = np.empty(2 * MOST + 1)
    for points in range(-MOST, MOST + 1):
        us, them = stand.us + max(points, 0), stand.them + max(-points, 0)
        leads = not stand.leads
        if stand.lead == "winner" and points:
            leads = points > 0  # who went out, or the next of the winning pair
        found[MOST + points] = chance(replace(stand, us=us, them=them, leads=leads))
    return found


@cache
def results(count: Count) -> tuple[Ints, Floats]:
    """How rounds end for the leader's pair: points (n,), ascending, and how likely each is (n,)."""
    text = files("kostka.domino.solver").joinpath("rounds.csv").read_text("utf-8")
    lines = csv.DictReader(line for line in text.splitlines() if not line.startswith("#"))
    rows = [(int(one["points"]), int(one["rounds"])) for one in lines if one["count"] == count]
    points, rounds = np.array(sorted(rows), np.int64).T
    return points, rounds / rounds.sum()


@cache
def table_of_chances(size: int, count: Count, lead: Lead) -> Floats:
    """The chance of the pair that leads, by what it needs and what the others need, each up to
    ``size``: (size + 1, size + 1). Row and column 0 are the parties that are over."""
    points, share = results(count)
    found = np.zeros((size + 1, size + 1))
    fill_table(points, share, int(lead == "winner"), found)
    return found


@kernel
def fill_table(points: Ints, share: Floats, winner_leads: int, found: Floats) -> None:
    """Fills the table from the last rounds back.

    A drawn round (DOM-5) changes nothing but the lead, so the two states that differ in who leads
    hang on each other: two linear equations.
    """
    size = found.shape[0] - 1
    found[0, 1:] = 1
    drawn = 0.0
    for i in range(points.shape[0]):
        if points[i] == 0:
            drawn = share[i]
    sure = 1 - drawn * drawn
    needs = np.zeros(2, np.int64)
    for total in range(2, 2 * size + 1):
        for less in range(max(1, total - size), total // 2 + 1):
            needs[0], needs[1] = less, total - less
            ahead = drawn + won_after(points, share, winner_leads, found, needs)
            needs[0], needs[1] = total - less, less
            behind = drawn + won_after(points, share, winner_leads, found, needs)
            found[less, total - less] = (ahead - drawn * behind) / sure
            found[total - less, less] = (behind - drawn * ahead) / sure


@kernel
def won_after(points: Ints, share: Floats, winner_leads: int, found: Floats, needs: Ints) -> float:
    """The leader's chance by way of a round that somebody wins, from what both pairs need (2,)."""
    us, them = needs
    total = 0.0
    for i in range(points.shape[0]):
        if points[i] > 0:
            left = us - points[i]
            if left <= 0:
                total += share[i]
            elif winner_leads:
                total += share[i] * found[left, them]
            else:
                total += share[i] * (1 - found[them, left])
        elif points[i] < 0 and them + points[i] > 0:
            total += share[i] * (1 - found[them + points[i], us])
    return float(total)


def _last_round(count: Count, lead: Lead) -> float:
    """The leader's chance where whoever wins a round wins the party."""
    return float(table_of_chances(1, count, lead)[1, 1])


def _size(us: int, them: int) -> int:
    """A table that is large enough, one of few sizes."""
    need = min(max(us, them), FAR)
    return min(FAR, -(-need // 100) * 100)
