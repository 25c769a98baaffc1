"""Certain wins: lays after which a party is won whatever the other three do and hold.

The search goes through what the seat can see: at its own turns it needs one lay that wins in every
world left, at the others' turns every play that one of those worlds allows must win, the partner's
too. So nothing is taken for granted that the seat does not know (no strategy fusion), and a win
found here is one that nobody can take away.

A node is a whole number: all tiles laid, the ends (28 bits up; 8 · one + other), the seat on move
(34 bits up). A play is tile · 2 + end, or ``PASSED``.
"""

from typing import TypeAlias

import numpy as np

from kostka.domino.solver.habits import EVERY_TILE, fitting_tiles, laid_to
from kostka.domino.solver.layout import Ints
from kostka.domino.solver.party import MOST
from kostka.domino.solver.playout import GOES_ON, round_over
from kostka.domino.solver.position import SolverLay, ends_after
from kostka.domino.solver.seen import Seen
from kostka.domino.solver.tiles import mask_of_numbers
from kostka.game.kernels import kernel

LEVELS = 64
"""How many plays one after another there is room for, passes too."""
VISITS = 2_000_000
"""Worlds looked at for one lay at most, each as often as a position comes up in it; a win not found
by then is not called certain."""
PASSED = 56
LEFT_OVER = 2
"""The place in a search's ``table`` of the visits that are left."""

Search: TypeAlias = tuple[Ints, Ints, Ints, Ints]
"""``worlds`` (n, 4); ``sets``: one after another the worlds (indices) that the plays so far leave;
``won`` (337,): 1 where so many points of seats 0 and 2 win the party; ``table`` (3,): the seat that
wants to know, 1 for ``count`` opponents, the visits that are left."""


def certain(
    seen: Seen, worlds: Ints, won: Ints, lays: tuple[SolverLay, ...], visits: int = VISITS
) -> list[bool]:
    """For each lay whether it wins for certain.

    ``worlds`` (n, 4): every world that agrees with what was seen; ``won`` (337,): 1 where a round
    that writes so many points to the seat's pair (place 168 + points) wins the party.
    """
    laid = mask_of_numbers(play.tile for play in seen.plays if play.tile >= 0)
    signed = np.ascontiguousarray(won if seen.seat % 2 == 0 else won[::-1])
    sets = np.zeros((LEVELS + 1) * len(worlds), np.int64)
    sets[: len(worlds)] = np.arange(len(worlds))
    found = []
    for lay in lays:
        left, right = ends_after(seen.ends, lay)
        node = laid | 1 << lay.tile | (8 * left + right) << 28 | (seen.seat + 1) % 4 << 34
        table = np.array([seen.seat, seen.count == "opponents", visits], np.int64)
        search = (worlds, sets, signed, table)
        came = over(search, node, 0, len(worlds))
        found.append(bool(wins(search, node, 0, len(worlds)) if came == GOES_ON else came))
    return found


@kernel
def wins(search: Search, node: int, first: int, stop: int) -> int:
    """1 if the party is won for certain in the worlds ``sets[first:stop]``, else 0."""
    _, sets, _, table = search
    table[LEFT_OVER] -= stop - first
    if table[LEFT_OVER] < 0 or 2 * stop - first > sets.size:
        return 0
    wanted = int(node >> 34 == table[0])
    for play in range(PASSED + 1):
        after = follow(node, play)
        end = stop if after < 0 else split(search, node, play, first, stop)
        if end == stop:
            continue
        came = GOES_ON if play == PASSED else over(search, after, stop, end)
        if came == GOES_ON:
            came = wins(search, after, stop, end)
        if came == wanted:  # the own lay that wins, or a play of somebody else that does not
            return came
    return 1 - wanted


@kernel
def follow(node: int, play: int) -> int:
    """The node after a play; -1 if the tile lies already or does not fit."""
    following = ((node >> 34) + 1 & 3) << 34
    if play == PASSED:
        return int(node & (1 << 34) - 1 | following)
    tile = play >> 1
    ends = -1 if node >> tile & 1 else laid_to(node >> 28 & 63, tile, play & 1)
    if ends < 0:
        return -1
    return int(node & EVERY_TILE | 1 << tile | ends << 28 | following)


@kernel
def split(search: Search, node: int, play: int, first: int, stop: int) -> int:
    """Writes down, from ``stop`` on, those of the worlds in which the play can be made; returns
    where they end."""
    worlds, sets, _, _ = search
    seat = node >> 34
    fits = fitting_tiles(node >> 28 & 63) & ~node & EVERY_TILE
    end = stop
    for i in range(first, stop):
        hand = worlds[sets[i], seat]
        can = hand & fits == 0 if play == PASSED else hand >> (play >> 1) & 1 == 1
        if can:
            sets[end] = sets[i]
            end += 1
    return end


@kernel
def over(search: Search, node: int, first: int, stop: int) -> int:
    """After a lay: GOES_ON, or 1 if the round's end wins the party in all these worlds, else 0.

    Everybody sees whether a round is over: it is in all of the worlds or in none.
    """
    worlds, sets, won, table = search
    hands = np.zeros(4, np.int64)
    stand = np.zeros(5, np.int64)
    stand[0] = node >> 28 & 63
    stand[4] = table[1]
    for i in range(first, stop):
        for seat in range(4):
            hands[seat] = worlds[sets[i], seat] & ~node & EVERY_TILE
        points = round_over(hands, stand, (node >> 34) + 3 & 3)
        if points == GOES_ON:
            return GOES_ON
        if won[MOST + points] == 0:
            return 0
    return 1
